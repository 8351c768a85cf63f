"""The paper, and what is wanted on it. Lengths are millimetres."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QLocale

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
_ENDLESS = Paper("", A4.width, 1e6)
_COUNTRY = QLocale.Country
_OF_LETTERS = frozenset(
    {
        *(_COUNTRY.UnitedStates, _COUNTRY.Canada, _COUNTRY.Mexico, _COUNTRY.Philippines),
        *(_COUNTRY.Chile, _COUNTRY.Colombia, _COUNTRY.Venezuela, _COUNTRY.PuertoRico),
    }
)


def usual_paper(locale: QLocale) -> Paper:
    """Return the paper that is usual in the country of ``locale``."""
    return LETTER if locale.territory() in _OF_LETTERS else A4


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

    def endless(self) -> Setup:
        """Return the same on a roll of paper, without lines to sign on: for a picture."""
        return replace(self, paper=_ENDLESS, landscape=False, signatures=False)
