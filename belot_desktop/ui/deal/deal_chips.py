"""The chips of the deal dialog."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from belot_desktop.ui.chips import AnnouncementChips
from belot_desktop.ui.stops import UP_AND_DOWN


class DealChips(AnnouncementChips):
    """Chips that Up (-1) and Down (1) leave at once, however many lines they stand in.

    Left and Right go through all of them, and the points are one key away.
    """

    left = Signal(int)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take Up and Down before they go from line to line."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            step = UP_AND_DOWN.get(event.key())
            if step is not None:
                self.left.emit(step)
                return True
        return super().eventFilter(watched, event)


def below(name: QWidget, chips: DealChips) -> QWidget:
    """Return a column of ``chips`` below the ``name`` of the side that has them."""
    column = QWidget()
    layout = QVBoxLayout(column)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(0)
    layout.addWidget(name)
    layout.addWidget(chips)
    layout.addStretch()
    return column
