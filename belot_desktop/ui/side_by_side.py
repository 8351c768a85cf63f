"""What is shown once a side: in columns of equal width, or one below the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect

from belot_desktop.ui.placed import Placed, height_at

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from PySide6.QtWidgets import QWidget

    from belot_desktop.ui.theme import Theme


class SideBySide(Placed):
    """Widgets beside each other as long as each has the width that it needs."""

    def __init__(self, theme: Theme, columns: Sequence[QWidget]) -> None:
        """Hold ``columns``, one a side."""
        super().__init__(theme, columns)
        self._columns = columns

    def wanted_width(self) -> int:
        """Return the width of the widest column, as often as there are columns."""
        widest = max((each.sizeHint().width() for each in self._columns), default=0)
        return (widest + self._gap()) * len(self._columns) - self._gap()

    def least_width(self) -> int:
        """Return what the widest column needs."""
        return max((each.minimumSizeHint().width() for each in self._columns), default=0)

    def places(self, width: int) -> Iterator[tuple[QWidget, QRect]]:
        """Stand in columns of equal width and height, or else in lines."""
        gap, count = self._gap(), len(self._columns)
        each = (width - gap * (count - 1)) // count
        if each >= self.least_width():
            height = max(height_at(column, each) for column in self._columns)
            for at, column in enumerate(self._columns):
                yield column, QRect(at * (each + gap), 0, each, height)
        else:
            top = 0
            for column in self._columns:
                height = height_at(column, width)
                yield column, QRect(0, top, width, height)
                top += height + gap

    def _gap(self) -> int:
        return self.theme.look.gap(2)
