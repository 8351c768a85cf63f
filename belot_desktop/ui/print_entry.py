"""The print preview in use."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QObject, Signal

from belot_desktop.ui.keys_ahead import open_and_type
from belot_desktop.ui.sizes import remember_size

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from belot_desktop.ui.desk import Desk
    from belot_desktop.ui.printing.dialog import PreviewDialog


class PrintEntry(QObject):
    """Opens the print preview. ``opened`` carries the dialog."""

    opened = Signal(object)

    def __init__(self, desk: Desk, window: QWidget) -> None:
        """Print the game of ``desk``, with dialogs over ``window``."""
        super().__init__(window)
        self._desk, self._window = desk, window

    def show(self) -> PreviewDialog:
        """Open the dialog on what was printed last, of the game that is open now."""
        # Neither pages nor printers are needed at the start.
        from belot_desktop.models.print_form import PrintForm  # noqa: PLC0415 (see above)
        from belot_desktop.printing.paper import usual_paper  # noqa: PLC0415 (see above)
        from belot_desktop.ui.printing.dialog import PreviewDialog  # noqa: PLC0415 (see above)

        desk = self._desk
        form = PrintForm(desk.settings, desk.speech, usual_paper(QLocale.system()).key)
        dialog = PreviewDialog(desk, form, parent=self._window)
        form.setParent(dialog)
        dialog.finished.connect(self._window.activateWindow)  # some systems leave nobody active
        dialog.finished.connect(dialog.deleteLater)
        remember_size(dialog, "print", desk.settings)
        self.opened.emit(dialog)
        open_and_type(dialog)
        return dialog
