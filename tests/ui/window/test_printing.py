"""The print preview opened from the window, and opened again."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from belot_desktop.models.settings import PAPER, PRINTOUT
from belot_desktop.ui.printing.dialog import PreviewDialog
from tests.printing.test_pages import EVENING
from tests.ui.dialogs.table import press

if TYPE_CHECKING:
    from belot_desktop.app.program import Program


@pytest.fixture
def evening(program: Program) -> Program:
    """Open the evening."""
    program.pad.start(EVENING)
    return program


def opened(program: Program) -> PreviewDialog:
    """Open the preview by its key."""
    QTest.keyClick(program.window, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    found = program.window.findChildren(PreviewDialog)[-1]
    found.activateWindow()
    QApplication.processEvents()
    return found


def test_it_opens_by_its_key_and_closes_by_esc(evening: Program) -> None:
    dialog = opened(evening)
    assert dialog.windowTitle() == "Печат"
    assert dialog.view.count == 1
    press("Esc")
    assert evening.window.findChildren(PreviewDialog) == []


def test_what_was_chosen_and_its_size_are_there_again(evening: Program) -> None:
    dialog = opened(evening)
    dialog.choices.rows[PRINTOUT].choose(1)
    dialog.choices.rows[PAPER].choose(1)
    dialog.resize(700, 640)
    press("Esc")
    again = opened(evening)
    assert again.choices.rows[PRINTOUT].current == 1
    assert again.choices.rows[PAPER].current == 1
    assert again.size() == QSize(700, 640)
    again.close()


def test_language_and_text_size_are_switched_in_it(evening: Program) -> None:
    dialog = opened(evening)
    press("F12")
    assert dialog.windowTitle() == "Print"
    assert evening.window.acts.printing.text() == "Print…"
    QTest.keyClick(dialog, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    QApplication.processEvents()
    assert evening.theme.look.scale > 1
    dialog.close()


def test_a_key_that_is_held_opens_it_once(evening: Program) -> None:
    first = opened(evening)
    QTest.keyClick(first, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    assert evening.window.findChildren(PreviewDialog) == [first]
    first.close()
