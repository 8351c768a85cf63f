"""The house rules of the open game: changed, undone, kept for another evening."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog

from belot_desktop.core.changes import details
from belot_desktop.core.game import new_game
from belot_desktop.core.variants.bulgarian import BULGARIAN
from belot_desktop.core.variants.bulgarian.house import House
from belot_desktop.models.score_roles import Mark, ScoreRole
from belot_desktop.ui.rules.dialog import RulesDialog
from belot_desktop.ui.rules.what_if_dialog import WhatIfDialog
from belot_desktop.ui.trouble import Trouble
from tests.said import deal, row
from tests.toy import TOY, ToyHouse
from tests.ui.dialogs.table import press

if TYPE_CHECKING:
    from collections.abc import Callable

    from belot_desktop.app.program import Program
    from tests.ui.window.conftest import Started

ANOTHER = "5d0c2f0e-4b5e-4c7b-9a55-8f1f0a6f3b21"
BOTH_ANNOUNCE = "s0 H 150 s0 tierce s1 carre"


def play(program: Program, *said: str) -> None:
    for at, each in enumerate(said):
        assert program.pad.insert(at, row(each))


def opened() -> QDialog:
    """Return the dialog that is on top, as the active window."""
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, QDialog)
    dialog.activateWindow()
    QApplication.processEvents()
    return dialog


def ask_for_rules(program: Program) -> RulesDialog:
    program.window.activateWindow()
    QApplication.processEvents()
    QTest.keyClick(program.window, Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    dialog = opened()
    assert isinstance(dialog, RulesDialog)
    return dialog


def agree(program: Program, **rules: str) -> None:
    """Agree to other rules, and to what they change."""
    dialog = ask_for_rules(program)
    for key, value in rules.items():
        dialog.form.set_rule(key, value)
    press("Enter")
    if isinstance(QApplication.activeModalWidget(), WhatIfDialog):
        opened()
        press("Enter")


def test_other_rules_score_the_game_anew_and_are_undone(program: Program) -> None:
    play(program, "s0 H 86", "s1 H 100")
    agree(program, odd_ten="larger")
    assert QApplication.activeModalWidget() is None
    assert program.pad.sheet.totals == (15, 17)
    assert program.window.notices.isVisible()
    program.window.notices.action.click()
    assert (program.pad.game.house, program.pad.sheet.totals) == (House(), (14, 18))
    assert program.pad.redo()
    assert program.pad.sheet.totals == (15, 17)


def test_rules_that_stay_as_they_are_say_nothing(program: Program) -> None:
    ask_for_rules(program)
    press("Enter")
    assert QApplication.activeModalWidget() is None
    assert not program.window.notices.isVisible()
    assert not program.pad.can_undo


def test_a_row_that_becomes_wrong_stays_and_says_why(program: Program) -> None:
    play(program, BOTH_ANNOUNCE)
    agree(program, contest="single")
    assert program.pad.game.rows == (row(BOTH_ANNOUNCE),)
    model = program.window.table.model()
    assert model is not None
    number = model.index(0, 0)
    assert model.data(number, ScoreRole.MARK) is Mark.PROBLEM
    sentence = program.speech.texts.problem(
        BULGARIAN.check(deal(BOTH_ANNOUNCE), House(contest="single"))[0], program.pad.game
    )
    assert sentence in model.data(number, Qt.ItemDataRole.ToolTipRole)
    assert sentence in model.data(number, Qt.ItemDataRole.AccessibleTextRole)
    program.window.table.select_row(0)
    why = program.window.side.why.toPlainText()
    assert sentence in why
    assert program.pad.undo()
    assert model.data(number, ScoreRole.MARK) is None


def test_the_language_is_switched_over_an_open_dialog(program: Program) -> None:
    play(program, "s0 H 86")
    dialog = ask_for_rules(program)
    dialog.form.set_rule("odd_ten", "larger")
    titles = [dialog.windowTitle()]
    QTest.keyClick(dialog, Qt.Key.Key_F12)
    QApplication.processEvents()
    titles.append(dialog.windowTitle())
    assert set(titles) == {"House rules", "Уговорки"}
    assert dialog.form.rule("odd_ten") == "larger"
    press("Enter")
    shown = opened()
    heard = [shown.windowTitle()]
    QTest.keyClick(shown, Qt.Key.Key_F12)
    QApplication.processEvents()
    heard.append(shown.windowTitle())
    assert len(set(heard)) == 2
    press("Enter")
    assert program.pad.game.house == House(odd_ten="larger")


def test_rules_and_presets_are_there_after_a_restart(start: Callable[..., Started]) -> None:
    with start() as program:
        play(program, "s0 H 86")
        agree(program, odd_ten="larger")
        program.desk.presets.save(BULGARIAN, "Клуб", House(target=201))
    with start() as program:
        assert program.pad.game.house == House(odd_ten="larger")
        assert program.desk.presets.named(BULGARIAN, House(target=201)) == "Клуб"
        assert program.pad.undo()
        assert program.pad.game.house == House()


def test_a_new_game_begins_with_the_last_rules_or_a_preset(program: Program) -> None:
    other = replace(details(program.pad.game), house=House(odd_ten="larger"))
    assert program.pad.change_details(other)
    assert program.pad.insert(0, row("pass"))
    program.window.acts.new_game.trigger()
    opened()
    press("Enter")
    assert program.pad.game.house == House(odd_ten="larger")


def test_what_cannot_be_saved_is_said_in_the_dialog(program: Program) -> None:
    dialog = ask_for_rules(program)
    dialog.form.set_rule("odd_ten", "larger")
    program.database.query("PRAGMA query_only = ON")
    press("Enter")
    assert dialog.isVisible()
    assert dialog.findChildren(Trouble)[0].isVisible()
    assert program.pad.game.house == House()
    program.database.query("PRAGMA query_only = OFF")
    press("Enter")
    assert program.pad.game.house == House(odd_ten="larger")


def test_the_toy_game(program: Program) -> None:
    program.pad.start(new_game(TOY, ANOTHER))
    agree(program, pairs="count_twice")
    assert program.pad.game.house == ToyHouse(pairs="count_twice")
