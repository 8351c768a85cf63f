"""Corrections, new games and the toy game, in the main window."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog

from belot_desktop.core import changes
from belot_desktop.core.game import new_game
from belot_desktop.core.rows import Adjustment, Deal, Result
from belot_desktop.models.table_text import table_text
from belot_desktop.store.exchange import read_games, write_game
from tests.said import row
from tests.toy import TOY
from tests.ui.dialogs.table import press

if TYPE_CHECKING:
    from belot_desktop.app.program import Program

ANOTHER = "5d0c2f0e-4b5e-4c7b-9a55-8f1f0a6f3b21"
CTRL = Qt.KeyboardModifier.ControlModifier


def opened() -> QDialog:
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, QDialog)
    dialog.activateWindow()
    QApplication.processEvents()
    return dialog


def key(program: Program, code: Qt.Key, modifiers: Qt.KeyboardModifier) -> None:
    """Press a key in the window, which is the active one again."""
    program.window.activateWindow()
    QApplication.processEvents()
    QTest.keyClick(program.window, code, modifiers)


def test_a_correction_is_entered_and_edited(program: Program) -> None:
    QTest.keyClick(program.window, Qt.Key.Key_F8)
    opened()
    press("-10", "Tab", "26", "Enter")
    assert program.pad.game.rows == (Adjustment((-10, 26)),)
    program.window.table.select_row(0)
    program.window.acts.edit.trigger()
    opened()
    press("5", "Enter")
    assert program.pad.game.rows == (Adjustment((5, 26)),)


def test_a_revoke_gives_26_to_the_others(program: Program) -> None:
    program.window.acts.revoke.trigger()
    opened()
    press("1", "Enter")
    (found,) = program.pad.game.rows
    assert isinstance(found, Adjustment)
    assert found.written == (0, 26)


def test_a_game_begun_on_paper_goes_on(program: Program) -> None:
    program.window.acts.take_over.trigger()
    opened()
    press("87", "Tab", "104", "Enter")
    assert program.pad.sheet.totals == (87, 104)


def test_a_new_game_keeps_the_people_and_is_undone(program: Program) -> None:
    program.window.acts.details.trigger()
    opened()
    press("Ана", "Tab")
    press("Enter")
    assert program.pad.game.player(0) == "Ана"
    details = changes.details(program.pad.game)
    program.pad.change_details(replace(details, place="Пловдив", note="на терасата"))
    program.pad.insert(0, row("pass"))
    old = program.pad.game.id
    key(program, Qt.Key.Key_N, CTRL)
    opened()
    press("Enter")
    assert program.pad.game.id != old
    assert (program.pad.game.player(0), program.pad.game.rows) == ("Ана", ())
    assert (program.pad.game.place, program.pad.game.note) == ("Пловдив", "")
    assert program.pad.game.first_dealer == 1
    key(program, Qt.Key.Key_Z, CTRL)
    assert program.pad.game.id == old


def test_the_toy_game_goes_through_dialog_table_and_file(program: Program) -> None:
    program.pad.start(new_game(TOY, ANOTHER))
    assert len(program.window.head.cards) == TOY.sides
    QTest.keyClick(program.window, Qt.Key.Key_F2)
    opened()
    press("3", "1", "9", "Enter")
    deal = Deal(2, contract="red", result=Result("points", values=(None, None, 9)))
    assert program.pad.game.rows == (deal,)
    lines = [" ".join(line.split()) for line in table_text(program.window.table.model())]
    assert lines[1] == "1 Отбор 1 Отбор 3 red 0 0 9 0 0 9 0 0 9"
    written = write_game(program.pad.game)
    assert read_games(written, {TOY.key: TOY}, lambda: ANOTHER) == (program.pad.game,)
    assert program.window.grab().size() == program.window.size()
