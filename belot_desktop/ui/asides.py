"""Small controls beside something else: in a line, on further lines where there is no room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect

from belot_desktop.ui.flow import greedy, starts
from belot_desktop.ui.placed import Placed

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from PySide6.QtWidgets import QWidget

    from belot_desktop.ui.theme import Theme


class Asides(Placed):
    """Controls that are each as wide as they ask for, in as few lines as they need."""

    def __init__(self, theme: Theme, held: Sequence[QWidget], apart: float = 4) -> None:
        """Hold ``held``, of which some may be hidden, with so many steps of space between."""
        self._held, self._apart = held, apart
        super().__init__(theme, held)

    def wanted_width(self) -> int:
        """Return the width of one line."""
        widths = self._widths()
        return sum(widths) + self._gap() * max(len(widths) - 1, 0)

    def least_width(self) -> int:
        """Return what each needs."""
        return max((each.minimumSizeHint().width() for each in self._shown()), default=0)

    def places(self, width: int) -> Iterator[tuple[QWidget, QRect]]:
        """Stand one after the other, on a further line where there is no room."""
        shown, top = iter(self._shown()), 0
        height = max((each.sizeHint().height() for each in self._shown()), default=0)
        for line in greedy(self._widths(), width, self._gap()):
            for start, wide in zip(starts(line, self._gap()), line, strict=False):
                yield next(shown), QRect(start, top, min(wide, width - start), height)
            top += height

    def _shown(self) -> list[QWidget]:
        return [each for each in self._held if not each.isHidden()]

    def _widths(self) -> list[int]:
        return [each.sizeHint().width() for each in self._shown()]

    def _gap(self) -> int:
        return self.theme.look.gap(self._apart)
