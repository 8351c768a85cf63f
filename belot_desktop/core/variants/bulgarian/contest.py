"""Which announcements count (``rules/bulgarian.md``, "The contest of announcements")."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belot_desktop.core.combinations import (
    Carre,
    Combination,
    Contest,
    ContestRules,
    Run,
    Verdict,
)
from belot_desktop.core.variants.bulgarian.declaration import ANNOUNCEMENT, DECK, SEATS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from belot_desktop.core.variants.bulgarian.house import House

Strength = tuple[int, ...]

_CARRES = ("J", "9", "A", "10", "K", "Q")  # the best first
_CARRE_KINDS = {"J": "carre_jacks", "9": "carre_nines"}
_SEQUENCES = {3: ("tierce",), 4: ("quarte",), 5: ("quinte",), 6: ("quinte",), 7: ("quinte",)}
_EIGHT = 8
_EIGHT_IN_A_ROW = {120: ("quinte", "tierce"), 100: ("quinte",)}


def announced(combination: Combination, house: House) -> tuple[str, ...]:
    """Return the kinds of announcement that ``combination`` is entered as."""
    if isinstance(combination, Carre):
        return (_CARRE_KINDS.get(combination.rank, "carre"),)
    return _SEQUENCES.get(combination.length) or _EIGHT_IN_A_ROW[house.eight_in_a_row]


def decide(combinations: Iterable[Combination], dealer: int, house: House) -> Contest:
    """Decide which combinations count when seat ``dealer`` dealt; belotes never take part."""
    every = list(combinations)

    def verdict(
        contenders: list[Combination], strength: Callable[[Combination], Strength]
    ) -> Verdict:
        first_hand = dealer if house.contest_tie == "first_hand" else None
        return _verdict(contenders, strength, first_hand)

    if house.contest == "single":
        both = verdict(every, lambda each: _by_value(each, house))
        return Contest(both, both)
    runs: list[Combination] = [each for each in every if isinstance(each, Run)]
    carres: list[Combination] = [each for each in every if isinstance(each, Carre)]
    return Contest(verdict(runs, _in_its_group), verdict(carres, _in_its_group))


def _verdict(
    contenders: list[Combination],
    strength: Callable[[Combination], Strength],
    dealer: int | None,
) -> Verdict:
    """Compare ``contenders``; between equals the first hand after ``dealer``, if given, wins."""
    if not contenders:
        return Verdict(None, "none")
    most = max(map(strength, contenders))
    best = tuple(each for each in contenders if strength(each) == most)
    side = SEATS[best[0].seat or 0]
    if all(SEATS[each.seat or 0] == side for each in contenders):
        return Verdict(side, "alone", best)
    if all(SEATS[each.seat or 0] == side for each in best):
        return Verdict(side, "better", best)
    if dealer is None:
        return Verdict(None, "equal", best)
    first = min(best, key=lambda each: ((each.seat or 0) - dealer - 1) % len(SEATS))
    return Verdict(SEATS[first.seat or 0], "first_hand", (first,))


def _in_its_group(each: Combination) -> Strength:
    """Length before top card; carres by rank."""
    if isinstance(each, Run):
        return each.length, DECK.ranks.index(each.top or "7")
    return (-_CARRES.index(each.rank),)


def _by_value(each: Combination, house: House) -> Strength:
    """Value, then carres before sequences, then the rank or the top card."""
    value = sum(ANNOUNCEMENT[key].value for key in announced(each, house))
    return (value, int(isinstance(each, Carre)), _in_its_group(each)[-1])


CONTEST: ContestRules[House] = ContestRules(
    ranks=DECK.ranks,
    lengths=(*_SEQUENCES, _EIGHT),
    carres=_CARRES,
    decide=decide,
    announced=announced,
)
