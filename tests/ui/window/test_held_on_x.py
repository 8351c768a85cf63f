"""Keys that are held down, as an X screen tells of them when Qt does not notice it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit

from belot_desktop.ui.held_keys import HeldKeys
from tests.said import row

if TYPE_CHECKING:
    from belot_desktop.app.program import Program

PRESS, RELEASE = QEvent.Type.KeyPress, QEvent.Type.KeyRelease
CLAIM = QEvent.Type.ShortcutOverride


@pytest.fixture
def pad(program: Program) -> Program:
    """Have a row on the pad, and held keys known also here, where Qt shows no X screen."""
    HeldKeys(program.window).watch(program.window.windowHandle())
    program.pad.insert(0, row("s0 H 87"))
    program.window.table.setFocus()
    return program


def send(kind: QEvent.Type, code: Qt.Key, moment: int, text: str = "") -> QKeyEvent:
    """Send what X tells of a key, in a moment in milliseconds."""
    event = QKeyEvent(kind, code, Qt.KeyboardModifier.NoModifier, text)
    event.setTimestamp(moment)
    event.ignore()
    window = QApplication.focusWindow()
    assert window is not None
    QApplication.sendEvent(window, event)
    return event


def test_a_held_key_is_no_shortcut(pad: Program) -> None:
    assert pad.window.isVisible()
    assert not send(CLAIM, Qt.Key.Key_F4, 10).isAccepted()
    send(RELEASE, Qt.Key.Key_F4, 700)
    assert send(CLAIM, Qt.Key.Key_F4, 700).isAccepted()


def test_an_enter_that_is_still_held_opens_no_row(pad: Program) -> None:
    send(RELEASE, Qt.Key.Key_Return, 700, "\r")
    send(PRESS, Qt.Key.Key_Return, 700, "\r")
    assert pad.window.commands.deals.dialog is None
    send(PRESS, Qt.Key.Key_Return, 740, "\r")
    assert pad.window.commands.deals.dialog is not None


def test_another_key_in_the_same_moment_is_not_held(pad: Program) -> None:
    send(RELEASE, Qt.Key.Key_F4, 700)
    send(PRESS, Qt.Key.Key_Return, 700, "\r")
    assert pad.window.commands.deals.dialog is not None


def test_who_types_may_hold_a_key(pad: Program) -> None:
    field = QLineEdit(pad.window)
    field.show()
    field.setFocus()
    send(PRESS, Qt.Key.Key_1, 10, "1")
    send(RELEASE, Qt.Key.Key_1, 700, "1")
    send(PRESS, Qt.Key.Key_1, 700, "1")
    assert field.text() == "11"
