"""Which announcements cannot stand together (``rules/bulgarian.md``).

The sections "Points of a deal" and "What is wrong with an entry".
"""

from __future__ import annotations

from collections import Counter
from itertools import chain, combinations
from typing import TYPE_CHECKING

from belot_desktop.core.scores import Problem
from belot_desktop.core.variants.bulgarian.declaration import ANNOUNCEMENT, CONTRACT, SIDES

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from belot_desktop.core.rows import Deal
    from belot_desktop.core.variants.bulgarian.house import House

_HAND = 8
_HANDS = 2
_CONTESTED = {
    "sequence": Problem("sequences_of_both", ("announcements",)),
    "carre": Problem("carres_of_both", ("announcements",)),
}
_ONCE_IN_THE_CARDS = ("carre_nines", "carre_jacks")
_BELOTES = {"no_trumps": 0, "all_trumps": 4}
_BELOTES_IN_SUIT = 1


def announcing(deal: Deal, house: House) -> Iterator[Problem]:
    """Find every problem with what was announced."""
    known = [key for key in chain(*deal.announcements) if key in ANNOUNCEMENT]
    yield from _unknown(deal)
    yield from _contract(deal, Counter(known))
    yield from _hands(deal, Counter(known))
    yield from _contest(deal, house)


def _unknown(deal: Deal) -> Iterator[Problem]:
    for side, keys in enumerate(deal.announcements):
        if keys and side >= SIDES:
            yield Problem("unknown_side", ("announcements", side))
        for key in dict.fromkeys(keys):
            if key not in ANNOUNCEMENT:
                yield Problem("unknown_announcement", ("announcements", side, key))


def _contract(deal: Deal, counts: Counter[str]) -> Iterator[Problem]:
    """Judge what the contract allows; without one, the one that allows most."""
    if deal.contract == "no_trumps":
        if counts:
            yield Problem("announcements_in_no_trumps", ("announcements",))
        return
    in_suit = deal.contract in CONTRACT and deal.contract not in _BELOTES
    most = _BELOTES_IN_SUIT if in_suit else max(_BELOTES.values())
    if counts["belote"] > most:
        yield Problem("too_many_belotes", ("announcements",), facts={"most": most})


def _hands(deal: Deal, counts: Counter[str]) -> Iterator[Problem]:
    for key in _ONCE_IN_THE_CARDS:
        if counts[key] > 1:
            yield Problem("only_one_in_the_cards", ("announcements",), facts={"kind": key})
    for side, keys in enumerate(deal.announcements):
        if not _fit([ANNOUNCEMENT[key].cards for key in keys if key in ANNOUNCEMENT]):
            yield Problem("too_many_cards", ("announcements", side), facts={"side": side})


def _fit(cards: list[int]) -> bool:
    """Tell whether combinations of so many cards fit into two hands."""
    needed = [each for each in cards if each]
    whole = sum(needed)
    if whole > _HANDS * _HAND:
        return False
    one_hand = chain.from_iterable(combinations(needed, n) for n in range(len(needed) + 1))
    return any(whole - _HAND <= sum(each) <= _HAND for each in one_hand)


def _contest(deal: Deal, house: House) -> Iterator[Problem]:
    """Only one side's sequences count, and one side's fours; or only one side's of both."""
    groups = [
        {ANNOUNCEMENT[key].group for key in keys if key in ANNOUNCEMENT}
        for keys in deal.announcements
    ]
    if house.contest == "single":
        if _sides_with(groups, _CONTESTED) > 1:
            yield Problem("announcements_of_both", ("announcements",))
        return
    for group, problem in _CONTESTED.items():
        if _sides_with(groups, (group,)) > 1:
            yield problem


def _sides_with(groups: Iterable[set[str]], wanted: Iterable[str]) -> int:
    return sum(not each.isdisjoint(wanted) for each in groups)
