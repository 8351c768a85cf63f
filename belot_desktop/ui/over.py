"""A dialog opened over another one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belot_desktop.ui.keys_ahead import open_and_type

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDialog


def open_over(below: QDialog, dialog: QDialog) -> None:
    """Open ``dialog`` over the one ``below``; the keys of that one's actions work in it too."""
    dialog.addActions(below.actions())
    dialog.finished.connect(below.activateWindow)  # some systems leave nobody active
    dialog.finished.connect(dialog.deleteLater)
    open_and_type(dialog)
