"""Sequences and fours of a kind: what they are, and which of them a contest lets count."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

H = TypeVar("H")


@dataclass(frozen=True, slots=True)
class Run:
    """A sequence in the hand of ``seat``: ``length`` cards of one suit in a row up to ``top``."""

    seat: int
    length: int
    top: str


@dataclass(frozen=True, slots=True)
class Carre:
    """Four of a kind, all in the hand of ``seat``."""

    seat: int
    rank: str


Combination = Run | Carre


@dataclass(frozen=True, slots=True)
class Claim:
    """One combination of ``side`` as far as it was told: all that it ``may_be``.

    They are all sequences or all fours, and any two of them are joined by others that
    differ in one thing each.
    """

    side: int
    may_be: tuple[Combination, ...]

    def open(self, about: str) -> tuple[int | str, ...]:
        """Return what ``about`` (length, top, rank, seat) may be; nothing where it has none."""
        found = (getattr(each, about) for each in self.may_be if hasattr(each, about))
        return tuple(dict.fromkeys(found))

    def told(self, about: str, value: int | str) -> Claim:
        """Return what is left of the claim once ``about`` is known to be ``value``."""
        left = (each for each in self.may_be if getattr(each, about, None) == value)
        return Claim(self.side, tuple(left))


@dataclass(frozen=True, slots=True)
class Question:
    """What has to be asked about the claim at ``claim``: its length, top, rank or seat."""

    claim: int
    about: str


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whose combinations count, and why.

    ``side`` is None where nobody's do. ``reason`` is

    - ``none``: nobody has any; ``alone``: only one side has
    - how the ``best`` is better than what is ``beaten``: ``longer``, ``higher`` (the top
      card), ``better`` (the fours), ``worth_more``, ``carre_first``, ``first_hand``
    - ``equal``: the best of several sides are
    - ``open``: what was told does not decide it yet. ``questions`` would.

    ``best`` begins with what decided it; ``beaten`` is the best of all others.
    """

    side: int | None
    reason: str
    best: tuple[Claim, ...] = ()
    beaten: Claim | None = None
    questions: tuple[Question, ...] = ()


@dataclass(frozen=True, slots=True)
class Contest:
    """The verdict on sequences and that on fours; where one best takes all they are the same."""

    sequences: Verdict
    carres: Verdict

    @property
    def verdicts(self) -> tuple[Verdict, ...]:
        """The verdicts that there are: one where one best takes all."""
        return (self.sequences, self.carres)[: 1 if self.sequences is self.carres else 2]

    def on(self, claim: Claim) -> Verdict:
        """Return the verdict that ``claim`` comes under."""
        return self.sequences if isinstance(claim.may_be[0], Run) else self.carres


@dataclass(frozen=True, eq=False)
class ContestRules(Generic[H]):
    """How a game decides which announcements count.

    ``ranks`` run from the lowest as in a sequence, ``lengths`` are those that a sequence
    may have, ``carres`` the ranks of which four count, the best first.

    ``weigh(claims, dealer, house)`` judges what was told of a deal that seat ``dealer``
    dealt; ``decide(combinations, dealer, house)`` the same where all is known.
    ``announced(combination, house)`` are the kinds of announcement that it is entered as.
    """

    ranks: tuple[str, ...]
    lengths: tuple[int, ...]
    carres: tuple[str, ...]
    weigh: Callable[[Sequence[Claim], int, H], Contest]
    decide: Callable[[Iterable[Combination], int, H], Contest]
    announced: Callable[[Combination, H], tuple[str, ...]]

    def held_by(self, seat: int) -> Iterator[Combination]:
        """Return every combination that ``seat`` may hold."""
        for length in self.lengths:
            yield from (Run(seat, length, top) for top in self.ranks[length - 1 :])
        yield from (Carre(seat, rank) for rank in reversed(self.carres))

    def told_as(
        self, kinds: tuple[str, ...], seats: Iterable[int], house: H
    ) -> Iterator[Combination]:
        """Return all that is entered as ``kinds`` where one of ``seats`` holds it."""
        for seat in seats:
            for each in self.held_by(seat):
                if self.announced(each, house) == kinds:
                    yield each

    def sorts(self, house: H) -> tuple[tuple[str, ...], ...]:
        """Return the kinds of each sort of combination: tierce, …, quinte with tierce, carre."""
        return tuple(dict.fromkeys(self.announced(each, house) for each in self.held_by(0)))
