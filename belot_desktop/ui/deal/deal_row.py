"""A row of choices in the deal dialog."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from belot_desktop.ui.choice_row import ChoiceRow

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class DealRow(ChoiceRow):
    """A row in which Enter chooses, and on what is chosen already is the dialog's own."""

    def pressed(self, at: int, event: QKeyEvent) -> bool:
        """Do what the key means on button ``at``; Enter once more means to save."""
        again = event.key() in ENTER and at == self.current
        return not again and super().pressed(at, event)
