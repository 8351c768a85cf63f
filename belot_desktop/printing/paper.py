"""The paper, and what is wanted on it. Lengths are millimetres."""

from __future__ import annotations

from dataclasses import dataclass

MARGIN = 13.0


@dataclass(frozen=True, slots=True)
class Paper:
    """A size of paper, upright."""

    key: str
    width: float
    height: float


A4 = Paper("A4", 210.0, 297.0)
LETTER = Paper("Letter", 215.9, 279.4)
PAPERS = (A4, LETTER)


@dataclass(frozen=True, slots=True)
class Setup:
    """The paper, how it lies, and what a game sheet has besides its rows."""

    paper: Paper = A4
    landscape: bool = False
    rules: bool = True
    chart: bool = False
    signatures: bool = True

    @property
    def width(self) -> float:
        """How wide the page is."""
        return self.paper.height if self.landscape else self.paper.width

    @property
    def inner_width(self) -> float:
        """How wide the page is between its margins."""
        return self.width - 2 * MARGIN

    @property
    def height(self) -> float:
        """How high the page is."""
        return self.paper.width if self.landscape else self.paper.height
