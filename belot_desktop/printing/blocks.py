"""The blocks that a page is made of, in ready words. Heights are millimetres."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from belot_desktop.texts.columns import Place

ROW = 6.2
_LINE = 4.9


@dataclass(frozen=True, slots=True)
class Title:
    """What the page is, and a few facts beside it; on later pages only whose it is."""

    words: str
    facts: tuple[str, ...] = ()

    @property
    def height(self) -> float:
        """How high it is."""
        return max(9.0, _LINE * len(self.facts)) + 3.0


@dataclass(frozen=True, slots=True)
class Parties:
    """The sides, each with its players."""

    sides: tuple[tuple[str, str], ...]

    @property
    def height(self) -> float:
        """How high it is."""
        return 15.0


@dataclass(frozen=True, slots=True)
class Heads:
    """The heads of the columns: ``groups`` stand over the columns of all sides together."""

    places: tuple[Place, ...]
    words: tuple[str, ...]
    groups: tuple[str, ...]

    @property
    def height(self) -> float:
        """How high it is."""
        return 10.0


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell: its words, and in the contract's column the sign and the mark of contra."""

    words: str = ""
    suit: str | None = None
    contra: str | None = None


@dataclass(frozen=True, slots=True)
class TableRow:
    """A row of the sheet. ``quiet``: it stands after the end of the game, or only carries over."""

    places: tuple[Place, ...]
    cells: tuple[Cell, ...]
    quiet: bool = False

    @property
    def height(self) -> float:
        """How high it is."""
        return ROW


@dataclass(frozen=True, slots=True)
class Result:
    """How the game stands: in a sentence, in figures, and what there is to add."""

    words: str
    figures: str
    more: tuple[str, ...] = ()

    @property
    def height(self) -> float:
        """How high it is."""
        return 14.0 + _LINE * len(self.more)


@dataclass(frozen=True, slots=True)
class Lines:
    """A small heading, and lines under it."""

    words: str
    lines: tuple[str, ...]

    @property
    def height(self) -> float:
        """How high it is."""
        return 4.0 + _LINE * (len(self.lines) + 1)


@dataclass(frozen=True, slots=True)
class Totals:
    """The totals as they grew, drawn: one tuple a row, with one total a side."""

    words: str
    names: tuple[str, ...]
    totals: tuple[tuple[int, ...], ...]
    target: int | None

    @property
    def height(self) -> float:
        """How high it is."""
        return 52.0


@dataclass(frozen=True, slots=True)
class Signatures:
    """A line to sign on for each side."""

    names: tuple[str, ...]

    @property
    def height(self) -> float:
        """How high it is."""
        return 20.0


Block = Title | Parties | Heads | TableRow | Result | Lines | Totals | Signatures
