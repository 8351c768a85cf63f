"""Which announcements count (``rules/bulgarian.md``, "The contest of announcements")."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from belot_desktop.core.variants.bulgarian.declaration import SEATS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from belot_desktop.core.variants.bulgarian.house import House

SEQUENCE_ORDER = ("7", "8", "9", "10", "J", "Q", "K", "A")
CARRE_ORDER = ("Q", "K", "10", "A", "9", "J")  # the best last

_SEQUENCE_VALUES = {3: 20, 4: 50, 5: 100, 6: 100, 7: 100}
_CARRE_VALUES = {"9": 150, "J": 200}
_OTHER_CARRES = 100


@dataclass(frozen=True, slots=True)
class Run:
    """A sequence: cards of one suit in a row, ``length`` of them, up to ``top``."""

    seat: int
    length: int
    top: str


@dataclass(frozen=True, slots=True)
class Carre:
    """Four of a kind, all in one hand."""

    seat: int
    rank: str


Combination = Run | Carre
Strength = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whose combinations count, and why.

    ``side`` is None where nobody's do. ``reason``: ``none`` (nobody has any),
    ``alone`` (only one side has), ``better``, ``equal`` or ``first_hand``. ``best``
    holds the combinations that decided it.
    """

    side: int | None
    reason: str
    best: tuple[Combination, ...] = ()


@dataclass(frozen=True, slots=True)
class Contest:
    """The verdict on sequences and that on fours; under ``single`` they are the same."""

    sequences: Verdict
    carres: Verdict


def contest(combinations: Iterable[Combination], dealer: int, house: House) -> Contest:
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
    side = SEATS[best[0].seat]
    if all(SEATS[each.seat] == side for each in contenders):
        return Verdict(side, "alone", best)
    if all(SEATS[each.seat] == side for each in best):
        return Verdict(side, "better", best)
    if dealer is None:
        return Verdict(None, "equal", best)
    first = min(best, key=lambda each: (each.seat - dealer - 1) % len(SEATS))
    return Verdict(SEATS[first.seat], "first_hand", (first,))


def _in_its_group(each: Combination) -> Strength:
    """Length before top card; carres by rank."""
    if isinstance(each, Run):
        return each.length, SEQUENCE_ORDER.index(each.top)
    return (CARRE_ORDER.index(each.rank),)


def _by_value(each: Combination, house: House) -> Strength:
    """Value, then carres before sequences, then the rank or the top card."""
    if isinstance(each, Run):
        value = _SEQUENCE_VALUES.get(each.length, house.eight_in_a_row)
        return value, 0, SEQUENCE_ORDER.index(each.top)
    return _CARRE_VALUES.get(each.rank, _OTHER_CARRES), 1, CARRE_ORDER.index(each.rank)
