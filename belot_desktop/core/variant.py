"""What makes one game of the family: a declaration and four pure functions."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from belot_desktop.core.cards import Deck
    from belot_desktop.core.combinations import ContestRules
    from belot_desktop.core.rows import Deal
    from belot_desktop.core.scores import Carried, Line, Problem, Score, Standing

H = TypeVar("H")


class Takes(Enum):
    """What has to be said with a kind of result."""

    NOTHING = auto()
    SIDE = auto()
    ONE = auto()  # the points of one side


@dataclass(frozen=True, slots=True)
class ResultKind:
    """A way for a deal to end, such as points, inside or capot."""

    key: str
    takes: Takes


@dataclass(frozen=True, slots=True)
class Contract:
    """A contract: its card points before ``factor`` multiplies them.

    ``sign`` is its short neutral name in the notation. ``never`` holds the card
    points that no set of tricks can give. ``trumps`` are the suits that are trumps in it.
    """

    key: str
    sign: str
    cards: int
    factor: int = 1
    never: frozenset[int] = frozenset()
    trumps: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Contra:
    """How often a contract was doubled, and what that multiplies written points by."""

    key: str
    factor: int


@dataclass(frozen=True, slots=True)
class Announcement:
    """A kind of announcement: its value in card points and how many cards it needs."""

    key: str
    value: int
    group: str
    cards: int


@dataclass(frozen=True, eq=False)
class Variant(Generic[H]):
    """One game of the family.

    ``seats`` names the side that sits in each seat, in playing order. ``house`` is
    the frozen dataclass of its house rules (see :mod:`belot_desktop.core.house`).
    ``penalty`` is what a revoke gives the other sides by custom, in written points.
    ``deck`` is what it is played with, None where its cards are not counted here.
    ``contest`` is how it decides which announcements count, None where all do.

    ``check(deal, house)`` finds every problem of a deal, a half typed one too, and
    never raises. ``entered(deal, house)`` is what the entries of all sides add up to,
    None while that is open. ``score(deal, house, carried)`` takes a deal without
    missing parts. ``standing(lines, house)`` judges the game after the last line.
    """

    key: str
    sides: int
    seats: tuple[int, ...]
    contracts: tuple[Contract, ...]
    contras: tuple[Contra, ...]
    announcements: tuple[Announcement, ...]
    results: tuple[ResultKind, ...]
    house: type[H]
    check: Callable[[Deal, H], Sequence[Problem]]
    entered: Callable[[Deal, H], int | None]
    score: Callable[[Deal, H, Carried], Score]
    standing: Callable[[Sequence[Line], H], Standing]
    penalty: int = 0
    deck: Deck | None = None
    contest: ContestRules[H] | None = None

    def contract(self, key: str | None) -> Contract | None:
        """Return the contract called ``key``, None where there is none."""
        return next((each for each in self.contracts if each.key == key), None)

    def result(self, key: str | None) -> ResultKind | None:
        """Return the kind of result called ``key``, None where there is none."""
        return next((each for each in self.results if each.key == key), None)

    def seats_of(self, side: int) -> tuple[int, ...]:
        """Return the seats of ``side`` in playing order."""
        return tuple(seat for seat, owner in enumerate(self.seats) if owner == side)

    def after(self, seat: int) -> int:
        """Return the seat that follows ``seat`` in playing order."""
        return (seat + 1) % len(self.seats)

    def announced(self, deal: Deal, side: int) -> int:
        """Return what ``side`` announced in ``deal``, in card points."""
        values = {each.key: each.value for each in self.announcements}
        return sum(values.get(key, 0) for key in deal.announced(side))
