"""A row of choices in a form."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from belot_desktop.ui.choice_row import ChoiceRow
from belot_desktop.ui.stops import ENTER, UP_AND_DOWN

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent


class FormRow(ChoiceRow):
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
