"""What all dialogs have in common while they are in use."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from belot_desktop.ui.keys_ahead import open_and_type
from belot_desktop.ui.sizes import remember_size
from belot_desktop.ui.trouble import Trouble

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from belot_desktop.core.game import Game
    from belot_desktop.ui.desk import Desk
    from belot_desktop.ui.form_dialog import FormDialog


class Entry(QObject):
    """Opens dialogs, and lets each go once it is closed. ``opened`` carries the dialog."""

    opened = Signal(object)

    def __init__(self, desk: Desk, window: QWidget) -> None:
        """Open dialogs over ``window``."""
        super().__init__(window)
        self.desk, self.window = desk, window

    def changed_since(self, game: Game) -> bool:
        """Tell whether ``game`` is not as it was: what was kept may have been nothing new."""
        return self.desk.pad.game is not game

    def open(self, dialog: FormDialog, form: QObject, name: str, keep: Callable[[], bool]) -> None:
        """Open ``dialog`` on its ``form``; it closes once ``keep`` has kept what was entered.

        Its size is remembered under ``name``. Where somebody types fast it is closed again
        already by the end.
        """
        form.setParent(dialog)
        dialog.keep = keep
        dialog.say_above_foot(Trouble(self.desk))
        dialog.finished.connect(self.window.activateWindow)  # some systems leave nobody active
        dialog.finished.connect(dialog.deleteLater)
        remember_size(dialog, name, self.desk.settings)
        self.opened.emit(dialog)
        open_and_type(dialog)
