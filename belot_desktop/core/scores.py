"""What the rules make of the rows: scores, their explanation, lines, the standing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from belot_desktop.core.rows import Row

Fact = int | str | tuple[int, ...]
Facts = Mapping[str, Fact]


class Outcome(StrEnum):
    """How a row ended for its declarers, or which row without any it was."""

    MADE = "made"
    INSIDE = "inside"
    HANGING = "hanging"
    PASSED = "passed"
    ADJUSTMENT = "adjustment"


@dataclass(frozen=True, slots=True)
class Carried:
    """What a deal leaves for the next one: hanging written points that nobody has yet."""

    hanging: int = 0


class Step(NamedTuple):
    """One named step of a calculation; a named tuple, for a sheet is made of thousands.

    ``sides`` is where each side stands after it, in card points until the step that
    rounds and in written points from there on; ``facts`` is what a sentence about
    the step needs.
    """

    name: str
    sides: tuple[int, ...]
    facts: Facts = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Score:
    """What one row is worth.

    ``points`` are card points with announcements, None where nobody knows them.
    ``written`` are the row's own written points, ``collected`` the hanging ones taken
    with it. ``carried`` is what goes on to the next row. The last of ``steps`` stands
    at written plus collected.
    """

    outcome: Outcome
    points: tuple[int, ...] | None
    written: tuple[int, ...]
    collected: tuple[int, ...]
    carried: Carried
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Line:
    """A row in its place on the sheet.

    ``number`` counts from 1, ``dealer`` is a seat (None for a correction), ``totals``
    are written points after the row. ``past_end``: an earlier row ended the game.
    """

    number: int
    dealer: int | None
    row: Row
    score: Score
    totals: tuple[int, ...]
    past_end: bool


@dataclass(frozen=True, slots=True)
class Standing:
    """Whether the game is over and who won; past the target, what it waits for."""

    over: bool = False
    winner: int | None = None
    waiting: str | None = None
    target: int | None = None


@dataclass(frozen=True, slots=True)
class Problem:
    """What is wrong with a deal, where (a path of field names and sides), and how badly.

    A ``warning`` lets the deal be saved.
    """

    name: str
    place: tuple[str | int, ...]
    warning: bool = False
    facts: Facts = field(default_factory=dict)
