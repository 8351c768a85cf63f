"""Those who double-click everything get what they meant."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from belot_desktop.core.rows import Passed

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from belot_desktop.app.program import Program

LEFT = Qt.MouseButton.LeftButton


def double_click(widget: QWidget) -> None:
    QTest.mouseClick(widget, LEFT)
    QTest.mouseDClick(widget, LEFT)
    QTest.mouseRelease(widget, LEFT)
    QApplication.processEvents()


def test_all_pass_is_written_once(program: Program) -> None:
    double_click(program.window.bar.all_pass)
    assert program.pad.game.rows == (Passed(),)


@pytest.mark.parametrize("kind", ["inside", "capot"])
def test_a_result_is_chosen_once(program: Program, kind: str) -> None:
    program.window.acts.new_deal.trigger()
    dialog = program.window.commands.deals.dialog
    assert dialog is not None
    double_click(dialog.buttons.results[kind])
    assert dialog.form.draft.kind == kind


def test_undo_is_pressed_as_often_as_one_likes(program: Program) -> None:
    for _ in range(3):
        program.pad.insert(0, Passed())
    double_click(program.window.bar.undo)
    assert program.pad.game.rows == (Passed(),)
