"""Figures of all sides in a row, each in its side's colour: 120 : 45."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent

    from belot_desktop.ui.theme import Theme

BETWEEN = " : "


class Figures(QWidget):
    """The figures of all sides in their order, bold, at the right end of the room."""

    def __init__(self, theme: Theme, size: int, parent: QWidget | None = None) -> None:
        """Start without figures; draw them at a token's ``size``."""
        super().__init__(parent)
        self._theme, self._size = theme, size
        self._figures: tuple[str, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)

    def set_figures(self, figures: Sequence[str]) -> None:
        """Show one figure a side, or nothing."""
        if tuple(figures) == self._figures:
            return
        self._figures = tuple(figures)
        self.setAccessibleName(BETWEEN.join(self._figures))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Ask for exactly what the figures take."""
        metrics = self._theme.look.metrics(self._size, bold=True)
        return QSize(metrics.horizontalAdvance(BETWEEN.join(self._figures)), metrics.height())

    def minimumSizeHint(self) -> QSize:
        """Need the same."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the figures one after the other."""
        look, painter = self._theme.look, QPainter(self)
        metrics = look.metrics(self._size, bold=True)
        painter.setFont(look.font(self._size, bold=True))
        left = self.width() - self.sizeHint().width()
        for side, figure in enumerate(self._figures):
            parts = [(figure, look.colours.side(side).ink)]
            if side:
                parts.insert(0, (BETWEEN, look.colours.text))
            for text, colour in parts:
                width = metrics.horizontalAdvance(text)
                painter.setPen(colour)
                room = QRect(left, 0, width, self.height())
                painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, text)
                left += width
