"""Sequences and fours of a kind: what they are, and which of them a contest lets count."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

H = TypeVar("H")


@dataclass(frozen=True, slots=True)
class Run:
    """A sequence: cards of one suit in a row, ``length`` of them, up to ``top``.

    ``seat`` is its holder. Holder and top card are None while nobody has told them.
    """

    seat: int | None
    length: int
    top: str | None


@dataclass(frozen=True, slots=True)
class Carre:
    """Four of a kind, all in the hand of ``seat``, None while nobody has told whose."""

    seat: int | None
    rank: str


Combination = Run | Carre


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
    """The verdict on sequences and that on fours; where one best takes all they are the same."""

    sequences: Verdict
    carres: Verdict


@dataclass(frozen=True, eq=False)
class ContestRules(Generic[H]):
    """How a game decides which announcements count.

    ``ranks`` run from the lowest as in a sequence, ``lengths`` are those that a sequence
    may have, ``carres`` the ranks of which four count, the best first.

    ``decide(combinations, dealer, house)`` takes combinations whose holders and top cards
    are known, of a deal that seat ``dealer`` dealt. ``announced(combination, house)`` are
    the kinds of announcement that a combination is entered as.
    """

    ranks: tuple[str, ...]
    lengths: tuple[int, ...]
    carres: tuple[str, ...]
    decide: Callable[[Iterable[Combination], int, H], Contest]
    announced: Callable[[Combination, H], tuple[str, ...]]
