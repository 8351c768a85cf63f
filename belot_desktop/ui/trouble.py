"""Why what was entered could not be kept, said in the dialog in which it still stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QAccessible, QAccessibleEvent

from belot_desktop.ui.section import error_ink
from belot_desktop.ui.words import Prose

if TYPE_CHECKING:
    from belot_desktop.store.errors import StoreFault
    from belot_desktop.ui.desk import Desk


class Trouble(Prose):
    """A sentence that is hidden until there is trouble: the window's own notice is covered."""

    def __init__(self, desk: Desk) -> None:
        """Tell what the pad of ``desk`` tells of faults."""
        super().__init__(desk.theme, ink=error_ink)
        self._desk = desk
        self._fault: StoreFault | None = None
        self.hide()
        desk.pad.failed.connect(self._tell)
        desk.speech.changed.connect(self._say)

    def _tell(self, fault: StoreFault) -> None:
        self._fault = fault
        self._say()
        self.show()
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))

    def _say(self) -> None:
        """Say it in the language spoken now."""
        if self._fault is not None:
            self.setText(self._desk.speech.texts.store_problem(self._fault))
