"""Where rows and totals lie in a chart, on the screen and on paper."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QRectF

HEADROOM = 1.08  # of the highest value, so that no line touches what is above


@dataclass(frozen=True, slots=True)
class Scale:
    """From the row before the first to the last, from the lowest total to above the highest."""

    room: QRectF
    rows: int
    lowest: float
    highest: float

    @classmethod
    def of(cls, totals: Sequence[Sequence[int]], target: int | None, room: QRectF) -> Scale:
        """Return the scale on which all ``totals`` (a row's, one a side) and the target fit."""
        every = [total for row in totals for total in row]
        highest = max(*every, target or 0, 1) * HEADROOM
        return cls(room, len(totals), min(*every, 0), highest)

    def x(self, row: int) -> float:
        """Return where ``row`` lies, counted from 1; 0 is where the game began."""
        return self.room.left() + self.room.width() * row / self.rows

    def y(self, total: float) -> float:
        """Return how high ``total`` lies."""
        share = (total - self.lowest) / (self.highest - self.lowest)
        return self.room.bottom() - self.room.height() * share
