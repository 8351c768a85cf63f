"""What is wrong with an entry (``rules/bulgarian.md``, "What is wrong with an entry")."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belot_desktop.core.scores import Problem
from belot_desktop.core.variants.bulgarian.announcing import announcing
from belot_desktop.core.variants.bulgarian.counting import announced
from belot_desktop.core.variants.bulgarian.declaration import (
    CONTRACT,
    CONTRACTS,
    FACTOR,
    RESULT,
    SEATS,
    SIDES,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from belot_desktop.core.rows import Deal, Result
    from belot_desktop.core.variants.bulgarian.house import House


def check(deal: Deal, house: House) -> Sequence[Problem]:
    """Find every problem of ``deal``, which may be half typed. Never raises."""
    return (*_who(deal), *_what(deal), *_result(deal), *announcing(deal, house))


def _who(deal: Deal) -> Iterator[Problem]:
    if deal.declarer is None:
        yield Problem("no_declarer", ("declarer",))
    elif not 0 <= deal.declarer < SIDES:
        yield Problem("unknown_side", ("declarer",))
    seat = deal.declarer_seat
    if seat is not None and not (0 <= seat < len(SEATS) and SEATS[seat] == deal.declarer):
        yield Problem("seat_of_another_side", ("declarer_seat",))
    if deal.dealer is not None and not 0 <= deal.dealer < len(SEATS):
        yield Problem("unknown_seat", ("dealer",))


def _what(deal: Deal) -> Iterator[Problem]:
    if deal.contract is None:
        yield Problem("no_contract", ("contract",))
    elif deal.contract not in CONTRACT:
        yield Problem("unknown_contract", ("contract",))
    if deal.contra not in FACTOR:
        yield Problem("unknown_contra", ("contra",))


def _result(deal: Deal) -> Iterator[Problem]:
    result = deal.result
    if result is None:
        yield Problem("no_result", ("result",))
    elif result.kind not in RESULT:
        yield Problem("unknown_result", ("result",))
    elif result.kind == "points":
        yield from _points(deal, result)
    elif result.kind == "capot" and result.side is None:
        yield Problem("no_result", ("result",))
    elif result.side is not None and not (result.kind == "capot" and 0 <= result.side < SIDES):
        yield Problem("unknown_side", ("result",))


def _points(deal: Deal, result: Result) -> Iterator[Problem]:
    typed = [(side, value) for side, value in enumerate(result.values) if value is not None]
    if not typed:
        yield Problem("no_result", ("points",))
    elif len(typed) > 1 or typed[0][0] >= SIDES or result.side is not None:
        yield Problem("points_of_one_side", ("points",))
    else:
        yield from _count(deal, *typed[0])


def _count(deal: Deal, side: int, value: int) -> Iterator[Problem]:
    """Judge the points of one side; without a contract by the richest one."""
    contract = CONTRACT.get(deal.contract or "")
    most = max(each.cards for each in CONTRACTS) if contract is None else contract.cards
    own = announced(deal, side)
    if value < own:
        yield Problem("points_below", ("points", side), facts={"points": value, "least": own})
    elif value > own + most:
        yield Problem("points_above", ("points", side), facts={"points": value, "most": own + most})
    elif contract is not None and value - own in contract.never:
        facts = {"points": value, "cards": value - own}
        yield Problem("count_again", ("points", side), warning=True, facts=facts)
