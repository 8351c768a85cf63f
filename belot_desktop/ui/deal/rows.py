"""The rows of the deal dialog: some of their keys are the dialog's own."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QKeyEvent

from belot_desktop.ui.chips import AnnouncementChips
from belot_desktop.ui.choice_row import ChoiceRow
from belot_desktop.ui.stops import ENTER, UP_AND_DOWN


class DealRow(ChoiceRow):
    """A row in which Enter chooses, and on what is chosen already means to save.

    ``left`` tells that Up (-1) or Down (1) was pressed where there is no further line.
    """

    left = Signal(int)

    def pressed(self, at: int, event: QKeyEvent) -> bool:
        """Do what the key means on button ``at``."""
        if event.key() in UP_AND_DOWN:
            self.left.emit(UP_AND_DOWN[event.key()])
            return True
        again = event.key() in ENTER and at == self.current
        return not again and super().pressed(at, event)


class DealChips(AnnouncementChips):
    """Chips that Up (-1) and Down (1) leave at once, however many lines they stand in.

    Left and Right go through all of them, and the points are one key away.
    """

    left = Signal(int)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take Up and Down before they go from line to line."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            step = UP_AND_DOWN.get(event.key())
            if step is not None:
                self.left.emit(step)
                return True
        return super().eventFilter(watched, event)
