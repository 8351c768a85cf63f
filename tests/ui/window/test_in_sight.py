"""The row that everybody talks about is in sight."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.said import row

if TYPE_CHECKING:
    from belot_desktop.app.program import Program

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def evening(program: Program) -> Program:
    """Have more rows than there is room for."""
    for _ in range(30):
        program.pad.insert(len(program.pad.game.rows), row("s0 NT 65"))
    settle()
    return program


def settle() -> None:
    """Let layouts ask and answer each other."""
    for _ in range(3):
        QApplication.processEvents()


def in_sight(program: Program) -> bool:
    table = program.window.table
    whole = table.visualRect(table.model().index(table.selected_row, 0))
    return table.viewport().rect().contains(whole)


def test_what_was_saved_is_not_hidden_by_the_notice_that_says_so(evening: Program) -> None:
    evening.window.notices.dismiss()
    settle()
    evening.window.acts.all_pass.trigger()
    settle()
    assert evening.window.notices.isVisible()
    assert evening.window.table.selected_row == 30
    assert in_sight(evening)


def test_who_looks_elsewhere_is_left_there(evening: Program) -> None:
    table = evening.window.table
    table.select_row(29)
    table.verticalScrollBar().setValue(0)
    evening.window.resize(1180, 600)
    settle()
    assert table.verticalScrollBar().value() == 0


def test_undo_and_redo_show_what_they_changed(evening: Program) -> None:
    evening.pad.replace(2, row("s1 H 100"))
    table = evening.window.table
    table.select_row(29)
    for key in (Qt.Key.Key_Z, Qt.Key.Key_Y):
        table.select_row(29)
        QTest.keyClick(evening.window, key, CTRL)
        settle()
        assert table.selected_row == 2
        assert in_sight(evening)


def test_a_row_that_was_deleted_is_selected_once_it_is_back(evening: Program) -> None:
    table = evening.window.table
    table.select_row(5)
    evening.window.acts.remove.trigger()
    assert table.selected_row == 5
    evening.window.acts.undo.trigger()
    assert table.selected_row == 5


def test_after_the_last_row_went_the_one_before_it_is_selected(program: Program) -> None:
    for said in ("s0 H 87", "pass"):
        program.pad.insert(len(program.pad.game.rows), row(said))
    for left in (0, -1):
        program.window.acts.remove.trigger()
        assert program.window.table.selected_row == left
