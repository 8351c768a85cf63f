"""The blocks that a page is made of, in ready words. Heights are millimetres."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from belot_desktop.texts.columns import Place

ROW = 6.2
LINE = 4.9  # of running text
FINE_LINE = 3.9  # of smaller text, and of what needs more than one line in a cell
LEAST_CHART = 30.0
_CHART = 52.0
PENCIL = 7.0  # the least height for what is written by hand
_BELOW_BLANKS = 4.0


@dataclass(frozen=True, slots=True)
class Title:
    """What the page is, and a few facts beside it; on later pages less ``large``."""

    words: str
    facts: tuple[str, ...] = ()
    large: bool = True

    @property
    def height(self) -> float:
        """How high it is."""
        return max(9.0, LINE * len(self.facts)) + 3.0


@dataclass(frozen=True, slots=True)
class Parties:
    """The sides, each with its players, if anybody is named."""

    sides: tuple[tuple[str, str], ...]

    @property
    def height(self) -> float:
        """How high it is."""
        return 15.0 if any(players for _, players in self.sides) else 9.0


@dataclass(frozen=True, slots=True)
class Blanks:
    """What is filled in by hand: words before a line each, ``across`` of them side by side."""

    words: tuple[str, ...]
    across: int = 1

    @property
    def height(self) -> float:
        """How high it is: enough for a hand."""
        return PENCIL * self.down + _BELOW_BLANKS

    @property
    def down(self) -> int:
        """How many lines there are below each other."""
        return -(-len(self.words) // self.across)


@dataclass(frozen=True, slots=True)
class Heads:
    """The heads of the columns, each in a line or two.

    ``groups`` stand over the columns of all sides together.
    """

    places: tuple[Place, ...]
    words: tuple[tuple[str, ...], ...]
    groups: tuple[str, ...]

    @property
    def height(self) -> float:
        """How high it is."""
        return 10.0 + 3.4 * (max(map(len, self.words), default=1) - 1)


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell: its lines of words, and in the contract's column the sign and the mark of contra."""

    lines: tuple[str, ...] = ()
    suit: str | None = None
    contra: str | None = None


@dataclass(frozen=True, slots=True)
class TableRow:
    """A row of the sheet, and what is said ``over`` it and the rows that follow.

    ``quiet``: it stands after the end of the game, or only carries over.
    """

    places: tuple[Place, ...]
    cells: tuple[Cell, ...]
    quiet: bool = False
    over: str = ""

    @property
    def height(self) -> float:
        """How high it is."""
        return self.head + ROW + FINE_LINE * max(0, *(len(each.lines) - 1 for each in self.cells))

    @property
    def head(self) -> float:
        """How much of that is taken by what stands over it."""
        return LINE if self.over else 0.0


@dataclass(frozen=True, slots=True)
class RuledRow:
    """A row of the sheet that is still to be written, by hand."""

    places: tuple[Place, ...]
    number: int
    height: float = PENCIL


@dataclass(frozen=True, slots=True)
class Result:
    """How the game stands: in a sentence, in figures, and what there is to add."""

    words: str
    figures: str
    more: tuple[str, ...] = ()

    @property
    def height(self) -> float:
        """How high it is."""
        return 14.0 + LINE * len(self.more)


@dataclass(frozen=True, slots=True)
class Lines:
    """A small heading, which may be left out, and lines under it."""

    words: str
    lines: tuple[str, ...]

    @property
    def height(self) -> float:
        """How high it is."""
        return 4.0 + LINE * (len(self.lines) + bool(self.words))


@dataclass(frozen=True, slots=True)
class Reading:
    """A reading of a house rule: what it is, what the example comes to under it."""

    words: str
    outcome: str
    agreed: bool


@dataclass(frozen=True, slots=True)
class Rule:
    """A house rule: its name and what it changes, in lines, its example and its readings."""

    name: tuple[str, ...]
    effect: tuple[str, ...]
    example: tuple[str, ...]
    readings: tuple[Reading, ...]

    @property
    def height(self) -> float:
        """How high it is: that of the higher of its two columns."""
        named = LINE * len(self.name) + FINE_LINE * len(self.effect)
        return 4.2 + max(named, FINE_LINE * len(self.example) + LINE * len(self.readings))


@dataclass(frozen=True, slots=True)
class Totals:
    """The totals as they grew, drawn: one tuple a row, with one total a side.

    It may be as low as ``LEAST_CHART`` where that saves a page.
    """

    words: str
    names: tuple[str, ...]
    totals: tuple[tuple[int, ...], ...]
    target: int | None
    height: float = _CHART


@dataclass(frozen=True, slots=True)
class Signatures:
    """A line to sign on for each side."""

    names: tuple[str, ...]

    @property
    def height(self) -> float:
        """How high it is."""
        return 20.0


Block = (
    Title
    | Parties
    | Blanks
    | Heads
    | TableRow
    | RuledRow
    | Result
    | Lines
    | Rule
    | Totals
    | Signatures
)
