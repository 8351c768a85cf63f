"""The contest in the whole program: the keys of its window, and what a sudden end leaves."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog

from tests.said import row
from tests.ui.dialogs.table import press

if TYPE_CHECKING:
    from collections.abc import Callable

    from belot_desktop.app.program import Program
    from belot_desktop.ui.deal.contest.dialog import ContestDialog
    from belot_desktop.ui.deal.dialog import DealDialog
    from tests.ui.window.conftest import Started

D = TypeVar("D", bound=QDialog)


def deal_dialog(program: Program) -> DealDialog:
    found = program.window.commands.deals.dialog
    assert found is not None
    return brought_forward(found)


def contest(program: Program) -> ContestDialog:
    """Open a new deal of hearts, and the contest in it."""
    QTest.keyClick(program.window, Qt.Key.Key_F2)
    dialog = deal_dialog(program)
    press("1", "3", "F8")
    assert dialog.contesting.dialog is not None
    return brought_forward(dialog.contesting.dialog)


def brought_forward(dialog: D) -> D:
    dialog.activateWindow()
    QApplication.processEvents()
    return dialog


def test_the_language_is_switched_in_it(program: Program) -> None:
    opened = contest(program)
    press("1")
    QTest.keyClick(opened, Qt.Key.Key_F12)
    QApplication.processEvents()
    assert opened.windowTitle() == "Which announcements count?"
    assert opened.judged.accessibleName() == "We: tierce"


def test_a_contest_is_one_deal_to_undo(program: Program) -> None:
    contest(program)
    press("1", "Tab", "2", "Enter")
    deal_dialog(program)
    press("98", "Enter")
    assert program.pad.game.rows == (row("s0 H 98 s1 quarte"),)
    program.pad.undo()
    assert not program.pad.game.rows


def test_a_sudden_end_in_it_loses_nothing_of_the_deal(start: Callable[..., Started]) -> None:
    with start() as program:
        contest(program)
        press("1", "Enter")
        dialog = deal_dialog(program)
        press("F8", "2")
        program.desk.half_typed.flush()
        dialog.finished.disconnect()  # the power goes: nobody is told that it closes
    with start() as program:
        deal_dialog(program)
        press("98", "Enter")
        assert program.pad.game.rows == (row("s0 H 98 s0 tierce"),)
