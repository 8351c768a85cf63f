"""Games that arrive in files, and the dialogs that ask about them."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QWidget

from belot_desktop.ui.importing.dialog import ImportDialog
from belot_desktop.ui.importing.refused_dialog import RefusedDialog
from tests.said import game

FIRST = replace(game("s0 H 87", "pass"), id="11111111-1111-4111-8111-111111111111")
SECOND = replace(game("s1 C 90"), id="22222222-2222-4222-8222-222222222222")
GONE_ON = replace(FIRST, rows=game("s0 H 87", "pass", "s1 S 100").rows)


def active() -> QWidget:
    """Return the dialog that is open, once it has the keyboard."""
    dialog = QApplication.activeModalWidget()
    assert dialog is not None
    dialog.activateWindow()
    QApplication.processEvents()
    return dialog


def shown() -> ImportDialog:
    dialog = active()
    assert isinstance(dialog, ImportDialog)
    return dialog


def refused() -> RefusedDialog:
    dialog = active()
    assert isinstance(dialog, RefusedDialog)
    return dialog


def closed() -> bool:
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return QApplication.activeModalWidget() is None
