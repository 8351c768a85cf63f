"""A dialog shows everything in each language and at each text size, unless a size was chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QApplication, QScrollArea

from belot_desktop.models.settings import DIALOGS, TEXT_SIZE
from belot_desktop.ui.form_dialog import FormDialog
from belot_desktop.ui.game_dialog import GameDialog

if TYPE_CHECKING:
    from belot_desktop.app.program import Program

SMALL = (640, 420)


def settle() -> None:
    """Let layouts ask and answer each other."""
    for _ in range(3):
        QApplication.processEvents()


def opened(program: Program, action: str = "new_deal") -> FormDialog:
    getattr(program.window.acts, action).trigger()
    settle()
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, FormDialog)
    dialog.activateWindow()
    settle()
    return dialog


def scrolls(dialog: FormDialog) -> bool:
    return dialog.findChildren(QScrollArea)[0].verticalScrollBar().maximum() > 0


@pytest.mark.parametrize("action", ["new_deal", "revoke", "new_game"])
def test_it_follows_language_and_text_size(program: Program, action: str) -> None:
    dialog = opened(program, action)
    usual = dialog.size()
    program.window.acts.other_language.trigger()
    settle()
    assert not scrolls(dialog)
    program.settings.put(TEXT_SIZE, 150)
    settle()
    assert not scrolls(dialog)
    assert dialog.screen().availableGeometry().contains(dialog.frameGeometry())
    program.settings.put(TEXT_SIZE, 100)
    program.window.acts.other_language.trigger()
    settle()
    assert dialog.size() == usual
    dialog.done(0)
    assert program.settings.get(DIALOGS) == {}


def test_it_follows_the_rules_that_are_agreed(program: Program) -> None:
    dialog = opened(program, "new_game")
    assert isinstance(dialog, GameDialog)
    dialog.form.agreed.set_rule("odd_ten", "larger")
    dialog.form.agreed.set_rule("recontra", "multiply_first")
    settle()
    assert not scrolls(dialog)
    dialog.done(0)


def test_a_chosen_size_stays_and_is_remembered(program: Program) -> None:
    dialog = opened(program)
    dialog.resize(*SMALL)
    program.window.acts.other_language.trigger()
    settle()
    assert dialog.size().toTuple() == SMALL
    dialog.done(0)
    again = opened(program)
    assert again.size().toTuple() == SMALL
    again.done(0)


def test_in_little_room_what_has_the_focus_stays_in_sight(program: Program) -> None:
    dialog = opened(program)
    deal = program.window.commands.deals.dialog
    assert deal is not None
    deal.counting.usual_field.setFocus()
    dialog.resize(*SMALL)
    settle()
    view = dialog.findChildren(QScrollArea)[0].viewport()
    edit = deal.counting.usual_field.edit
    for size in (150, 100):
        assert view.rect().contains(QRect(edit.mapTo(view, QPoint(0, 0)), edit.size()))
        program.settings.put(TEXT_SIZE, size)
        settle()
