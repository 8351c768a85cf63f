"""The card points of a deal: doubled, with capot and announcements.

``rules/bulgarian.md``, "Points of a deal".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from belot_desktop.core.variants.bulgarian.declaration import (
    ANNOUNCEMENT,
    CAPOT,
    CONTRACT,
    FACTOR,
)

if TYPE_CHECKING:
    from belot_desktop.core.rows import Deal, Result
    from belot_desktop.core.tally import Tally
    from belot_desktop.core.variant import Contract
    from belot_desktop.core.variants.bulgarian.house import House


def announced(deal: Deal, side: int) -> int:
    """Return what ``side`` announced, in card points."""
    return sum(ANNOUNCEMENT[key].value for key in deal.announced(side) if key in ANNOUNCEMENT)


def entered(deal: Deal, _house: House) -> int | None:
    """Return what both sides' entries add up to: cards before doubling, and announcements."""
    contract = CONTRACT.get(deal.contract or "")
    return None if contract is None else contract.cards + announced(deal, 0) + announced(deal, 1)


def factor_of(deal: Deal, house: House) -> int:
    """Return what contra multiplies written points by, 1 where a capot takes it away."""
    falls_away = is_capot(deal) and not house.contra_on_capot
    return 1 if falls_away else FACTOR[deal.contra]


def is_capot(deal: Deal) -> bool:
    """Tell whether one side took all eight tricks."""
    return deal.result is not None and deal.result.kind == "capot"


def count(tally: Tally, deal: Deal, result: Result, contract: Contract, house: House) -> None:
    """Count what each side has, step by step.

    What nobody counted ("inside" was said) stands with the side that takes it all.
    """
    taker = _taker(deal, result)
    tally.put("cards", _cards(deal, result, contract, taker), contract=contract.key)
    capot_doubled = house.capot_in_no_trumps == "doubled"
    if taker is not None and is_capot(deal) and capot_doubled:
        tally.add("capot", taker, CAPOT)
    if contract.factor > 1:
        tally.times("doubled", contract.factor)
    if taker is not None and is_capot(deal) and not capot_doubled:
        tally.add("capot", taker, CAPOT)
    _announcements(tally, deal, None if _each_its_own(deal, taker, house) else taker)


def _taker(deal: Deal, result: Result) -> int | None:
    """Return who takes the whole deal without counting, None where it was counted."""
    if result.kind == "inside":
        return 1 - (deal.declarer or 0)
    return result.side


def _each_its_own(deal: Deal, taker: int | None, house: House) -> bool:
    """Tell whether the side without a trick still writes its announcements."""
    own = is_capot(deal) and house.capot_announcements == "own"
    return own and taker == deal.declarer and factor_of(deal, house) == 1


def _cards(deal: Deal, result: Result, contract: Contract, taker: int | None) -> tuple[int, int]:
    """Return both sides' card points, the last trick's ten in, before doubling."""
    if taker is not None:
        return (contract.cards, 0) if taker == 0 else (0, contract.cards)
    typed = [(side, value) for side, value in enumerate(result.values) if value is not None]
    if len(typed) != 1:
        raise ValueError("a deal is scored by the points of one side")
    side, value = typed[0]
    own = value - announced(deal, side)
    return (own, contract.cards - own) if side == 0 else (contract.cards - own, own)


def _announcements(tally: Tally, deal: Deal, taker: int | None) -> None:
    """Add every announcement to ``taker``, or to the side that made it."""
    for by, keys in enumerate(deal.announcements):
        for kind in dict.fromkeys(keys):
            times = keys.count(kind)
            to, amount = by if taker is None else taker, times * ANNOUNCEMENT[kind].value
            tally.add("announced", to, amount, kind=kind, times=times, by=by)
