"""Keys that are held down: by a glass, a cat, or somebody who is not sure of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from tests.said import row
from tests.ui.dialogs.table import press

if TYPE_CHECKING:
    from belot_desktop.app.program import Program
    from belot_desktop.ui.deal.dialog import DealDialog

PLAIN = Qt.KeyboardModifier.NoModifier


def hold(code: Qt.Key, text: str = "") -> None:
    """Send what a keyboard sends on and on while a key stays down."""
    for _ in range(5):
        target = QApplication.focusWidget()
        assert target is not None
        event = QKeyEvent(QEvent.Type.KeyPress, code, PLAIN, text, autorep=True)
        QApplication.sendEvent(target, event)
        QApplication.processEvents()


def opened(program: Program) -> DealDialog:
    program.window.acts.new_deal.trigger()
    dialog = program.window.commands.deals.dialog
    assert dialog is not None
    dialog.activateWindow()
    QApplication.processEvents()
    return dialog


def test_no_action_of_the_window_repeats_itself(program: Program) -> None:
    keyed = [each for each in program.window.acts.every() if each.shortcuts()]
    assert keyed
    assert not [each.text() for each in keyed if each.autoRepeat()]


def test_an_enter_that_closed_a_dialog_opens_no_row(program: Program) -> None:
    program.pad.insert(0, row("s0 H 87"))
    program.window.table.select_row(0)
    program.window.table.setFocus()
    hold(Qt.Key.Key_Return, "\r")
    assert program.window.commands.deals.dialog is None


@pytest.mark.parametrize("code", [Qt.Key.Key_F3, Qt.Key.Key_F4, Qt.Key.Key_F6, Qt.Key.Key_Return])
def test_a_key_that_is_still_held_does_nothing_in_the_dialog(
    program: Program, code: Qt.Key
) -> None:
    dialog = opened(program)
    press("1", "3", "87")
    before = dialog.form.draft
    hold(code)
    assert dialog.isVisible()
    assert dialog.form.draft == before


def test_a_figure_that_is_held_chooses_in_one_row(program: Program) -> None:
    dialog = opened(program)
    press("1")
    hold(Qt.Key.Key_1, "1")
    assert dialog.form.deal.declarer == 0
    assert dialog.form.deal.contract is None
