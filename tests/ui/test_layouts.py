"""Ctrl with a letter, on a machine where only a Bulgarian layout is set up."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit

from belot_desktop.core.rows import Passed
from belot_desktop.ui.layouts import Layouts
from belot_desktop.ui.settings.dialog import SettingsDialog

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from belot_desktop.app.program import Program

CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
ALT = Qt.KeyboardModifier.AltModifier

# What the keys of Z, Y and N type in the two Bulgarian layouts, and in a Latin one.
PHONETIC, BDS, LATIN = "ЗЪН", "ЮЩХ", "ZYN"
Z, Y, N = 52, 29, 57
A, Q, EQUAL, COMMA = 38, 24, 21, 59


@pytest.fixture
def pad(program: Program) -> Program:
    """Have a row on the pad, and keys that count by their place."""
    watch(program.window)
    program.pad.insert(0, Passed())
    return program


def watch(window: QWidget) -> None:
    """Watch a window also here, where Qt shows no X screen."""
    Layouts(window).watch(window.windowHandle())


def press(place: int, letter: str, modifiers: Qt.KeyboardModifier = CONTROL) -> None:
    """Press the key in a place, which is known by its letter, as an X screen tells of it."""
    window = QApplication.focusWindow()
    assert window is not None
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        event = QKeyEvent(kind, ord(letter), modifiers, place, 0, 0, letter)
        QApplication.sendEvent(window, event)


@pytest.mark.parametrize("layout", [PHONETIC, BDS])
def test_undo_and_redo_are_where_z_and_y_are(pad: Program, layout: str) -> None:
    press(Z, layout[0])
    assert not pad.pad.game.rows
    press(Y, layout[1])
    assert pad.pad.game.rows == (Passed(),)
    press(Z, layout[0])
    press(Z, layout[0], CONTROL | SHIFT)
    assert pad.pad.game.rows == (Passed(),)


@pytest.mark.usefixtures("pad")
def test_the_comma_has_its_place_where_the_standard_has_a_letter() -> None:
    press(COMMA, "Р")
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, SettingsDialog)
    dialog.accept()


def test_signs_of_the_bulgarian_standard_are_places_too(pad: Program) -> None:
    press(EQUAL, ".")
    assert pad.theme.look.scale > 1
    press(Q, ",")
    assert not pad.window.isVisible()


@pytest.mark.parametrize(
    ("letter", "modifiers"),
    [
        ("Ю", Qt.KeyboardModifier.NoModifier),
        ("Ю", SHIFT),
        ("Ю", CONTROL | ALT),
        ("W", CONTROL),  # as a French keyboard has it
        (";", CONTROL),  # as Dvorak has it
    ],
)
def test_nothing_else_counts_by_its_place(
    pad: Program, letter: str, modifiers: Qt.KeyboardModifier
) -> None:
    press(Z, letter, modifiers)
    assert pad.pad.game.rows == (Passed(),)


def test_a_key_without_a_latin_letter_does_nothing(pad: Program) -> None:
    press(34, "Ц")
    assert pad.pad.game.rows == (Passed(),)


def test_who_types_undoes_what_was_typed(pad: Program) -> None:
    field = QLineEdit(pad.window)
    field.show()
    field.setFocus()
    field.insert("Ана")
    press(A, "Ь")
    assert field.selectedText() == "Ана"
    press(Z, "Ю")
    assert not field.text()
    assert pad.pad.game.rows == (Passed(),)


def test_in_a_dialog_only_what_works_there_works(pad: Program) -> None:
    pad.window.commands.new_deal()
    dialog = pad.window.commands.deals.dialog
    assert dialog is not None
    dialog.activateWindow()
    QApplication.processEvents()
    watch(dialog)
    press(Z, "Ю")
    press(N, "Х")
    assert pad.pad.game.rows == (Passed(),)
    assert QApplication.activeModalWidget() is dialog
    press(EQUAL, ".")
    assert pad.theme.look.scale > 1
