"""Files are opened: what they hold is shown first, taken as a whole, and nothing is lost."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QFileDialog

from belot_desktop.models.import_form import Do
from belot_desktop.store.exchange import write_game
from belot_desktop.texts.help import FILES
from belot_desktop.ui.at_hand import help_for
from belot_desktop.ui.importing.dialog import ImportDialog
from belot_desktop.ui.trouble import Trouble
from tests.ui.dialogs.table import press
from tests.ui.window.arrived import FIRST, GONE_ON, SECOND, closed, refused, shown

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from belot_desktop.app.program import Program


def test_a_new_game_is_taken_by_enter_and_open(program: Program, file: Callable[..., Path]) -> None:
    program.window.open_files([file(FIRST)])
    shown()
    press("Enter")
    assert closed()
    assert program.pad.game == FIRST
    assert program.window.notices.text == "Играта е взета и сега е отворена."
    assert not program.window.notices.action.isVisible()


def test_esc_takes_nothing(program: Program, file: Callable[..., Path]) -> None:
    before = program.pad.game
    program.window.open_files([file(FIRST)])
    shown()
    press("Esc")
    assert closed()
    assert program.pad.game == before
    assert program.pad.known(FIRST.id) is None


def test_help_is_at_hand(program: Program, file: Callable[..., Path]) -> None:
    program.window.open_files([file(FIRST)])
    dialog = shown()
    assert help_for(dialog.focusWidget()) == FILES
    dialog.done(0)
    program.window.commands.help.open_at(FILES)
    window = program.window.commands.help.window
    assert window is not None
    assert window.contents.currentIndex().data() == "Файлове"
    window.close()


def test_many_games_are_taken_at_once(program: Program, file: Callable[..., Path]) -> None:
    program.window.open_files([file(FIRST, SECOND)])
    shown()
    press("Enter")
    assert program.pad.known(FIRST.id) == FIRST
    assert program.pad.game == SECOND
    assert program.window.notices.text == "Взети игри: 2. Отворена е Ние : Вие."


def test_another_state_replaces_mine_and_undo_brings_mine_back(
    program: Program, file: Callable[..., Path]
) -> None:
    program.pad.bring([FIRST])
    program.window.open_files([file(GONE_ON)])
    dialog = shown()
    assert not dialog.bar.save.isEnabled()
    press("Enter")  # there is nothing to take yet
    assert dialog.isVisible()
    press("2", "Enter")
    assert program.pad.game == GONE_ON
    assert program.window.notices.action.isVisible()
    program.window.acts.undo.trigger()
    assert program.pad.game == FIRST


def test_both_are_kept_by_the_mouse(program: Program, file: Callable[..., Path]) -> None:
    program.pad.bring([FIRST])
    program.window.open_files([file(GONE_ON)])
    dialog = shown()
    dialog.choices.buttons[2].click()
    dialog.bar.save.click()
    assert program.pad.known(FIRST.id) == FIRST
    assert replace(program.pad.game, id=FIRST.id) == GONE_ON
    assert program.pad.game.id != FIRST.id


def test_a_game_that_is_here_is_only_opened(program: Program, file: Callable[..., Path]) -> None:
    program.pad.bring([FIRST, SECOND])
    program.window.open_files([file(FIRST)])
    dialog = shown()
    assert dialog.opens
    press("Enter")
    assert program.pad.game == FIRST


def test_keys_go_through_the_list(program: Program, file: Callable[..., Path]) -> None:
    program.pad.bring([FIRST])
    third = replace(SECOND, id="33333333-3333-4333-8333-333333333333")
    program.window.open_files([file(GONE_ON, SECOND, third)])
    dialog = shown()
    press("Right", "Down", "2", "Down", "Left", "Right")
    assert [dialog.form.chosen(at) for at in range(3)] == [Do.REPLACE, Do.SKIP, Do.SKIP]
    press("Left")
    assert dialog.form.chosen(2) is Do.TAKE
    assert not dialog.alike.isHidden()
    dialog.alike.click()
    assert dialog.form.chosen(1) is Do.TAKE
    press("Down")
    assert dialog.choices.holds_focus()
    dialog.done(0)


def test_what_cannot_be_read_is_said_and_can_be_copied(program: Program, tmp_path: Path) -> None:
    wrong = json.loads(write_game(FIRST))
    wrong["deals"][0]["contract"] = "trumps"
    (tmp_path / "wrong.json").write_text(json.dumps(wrong), "utf-8")
    program.window.open_files([tmp_path / "wrong.json"])
    dialog = refused()
    dialog.copy.click()
    copied = QGuiApplication.clipboard().text()
    assert copied.startswith("wrong.json: deals[0].contract: ")
    assert dialog.faults.toPlainText() == copied
    press("Esc")
    assert closed()


def test_what_cannot_be_kept_is_said_in_the_dialog(
    program: Program, file: Callable[..., Path]
) -> None:
    program.window.open_files([file(FIRST, SECOND)])
    dialog = shown()
    program.database.query("PRAGMA query_only = ON")
    press("Enter")
    program.database.query("PRAGMA query_only = OFF")
    assert dialog.isVisible()
    assert program.pad.known(FIRST.id) is None
    (trouble,) = dialog.findChildren(Trouble)
    assert trouble.isVisible()
    press("Enter")
    assert program.pad.game == SECOND


def test_a_file_without_games(program: Program, file: Callable[..., Path]) -> None:
    program.window.open_files([file()])
    assert program.window.notices.text == "В този файл няма игра."


def test_the_pads_own_database_is_not_read(program: Program) -> None:
    program.window.open_files([program.database.path])
    dialog = refused()
    assert "бележник" in dialog.faults.toPlainText()
    dialog.done(0)


def test_a_deal_that_is_half_typed_is_closed_first(
    program: Program, file: Callable[..., Path], qtbot: QtBot
) -> None:
    program.window.acts.new_deal.trigger()
    deal = program.window.commands.deals.dialog
    assert deal is not None
    deal.form.choose_declarer(0)
    program.window.come_forward([file(FIRST)])
    assert QApplication.activeModalWidget() is deal
    assert program.window.notices.text == "Файлът се отваря, щом този прозорец се затвори."
    deal.done(0)
    qtbot.waitUntil(lambda: isinstance(QApplication.activeModalWidget(), ImportDialog))
    shown().done(0)


def test_what_was_begun_in_the_game_before_waits_there(
    program: Program, file: Callable[..., Path]
) -> None:
    program.pad.bring([FIRST])
    program.desk.half_typed.put_next_dealer(3)
    program.window.commands.quick.type("ние купа 8")
    program.window.open_files([file(SECOND)])
    shown()
    press("Enter")
    assert program.pad.game == SECOND
    assert program.window.commands.quick.text == "ние купа 8"
    assert program.desk.half_typed.next_dealer is None
    program.window.open_files([file(FIRST)])
    shown()
    press("Enter")
    assert program.desk.half_typed.next_dealer == 3


def test_files_are_chosen_by_the_key(
    program: Program, file: Callable[..., Path], qtbot: QtBot
) -> None:
    path = file(FIRST)
    program.window.acts.open_file.trigger()
    asking = QApplication.activeModalWidget()
    assert isinstance(asking, QFileDialog)
    label = QFileDialog.DialogLabel
    words = [asking.labelText(each) for each in (label.LookIn, label.FileType, label.Accept)]
    assert words == ["Папка:", "Какво:", "Отвори"]
    asking.setDirectory(str(path.parent))
    asking.selectFile(path.name)
    asking.accept()
    qtbot.waitUntil(lambda: isinstance(QApplication.activeModalWidget(), ImportDialog))
    shown().done(0)
