"""The field in which words of the help are searched for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLineEdit

from belot_desktop.ui.stops import ENTER, UP_AND_DOWN

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

LONGEST = 80


class SearchField(QLineEdit):
    """A field from which the hits are gone through: ``stepped`` carries 1 or -1.

    Esc empties it; ``left`` tells that there was nothing to empty.
    """

    stepped = Signal(int)
    left = Signal()

    def __init__(self) -> None:
        """Start empty."""
        super().__init__()
        self.setMaxLength(LONGEST)
        self.setClearButtonEnabled(True)

    def begin(self, letters: str) -> None:
        """Go on with ``letters`` that were typed elsewhere."""
        self.setFocus()
        self.insert(letters)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from hit to hit without leaving the field."""
        if event.key() in ENTER:
            back = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self.stepped.emit(-1 if back else 1)
        elif event.key() in UP_AND_DOWN:
            self.stepped.emit(UP_AND_DOWN[event.key()])
        elif event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self.text():
            self.clear()
        else:
            self.left.emit()
