"""What the tests of the dialogs share: a dialog in which a deal is entered."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QDialog

from belot_desktop.models.deal_form import DealForm
from belot_desktop.models.rules_form import RulesForm
from belot_desktop.ui.deal.dialog import DealDialog
from belot_desktop.ui.rules.dialog import RulesDialog
from tests.ui.dialogs.table import show

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from belot_desktop.core.game import Game
    from belot_desktop.models.preset_shelf import PresetShelf
    from belot_desktop.models.speech import Speech
    from belot_desktop.ui.theme import Theme


@pytest.fixture
def enter(qtbot: QtBot, bulgarian: Speech, theme: Theme) -> Callable[[Game], DealDialog]:
    """Return what opens the dialog of the next deal of a game."""
    return lambda game: _opened(qtbot, DealForm(game, len(game.rows)), bulgarian, theme)


@pytest.fixture
def edit(qtbot: QtBot, bulgarian: Speech, theme: Theme) -> Callable[[Game, int], DealDialog]:
    """Return what opens the dialog of a row (from 0) of a game."""
    return lambda game, at: _opened(qtbot, DealForm(game, at, editing=True), bulgarian, theme)


def _opened(qtbot: QtBot, form: DealForm, speech: Speech, theme: Theme) -> DealDialog:
    dialog = DealDialog(form, speech, theme)
    form.setParent(dialog)
    qtbot.addWidget(dialog, before_close_func=give_up)
    show(dialog)
    return dialog


def give_up(dialog: QDialog) -> None:
    """Close ``dialog`` without its asking."""
    dialog.done(QDialog.DialogCode.Rejected)


@pytest.fixture
def ask_rules(
    qtbot: QtBot, shelf: PresetShelf, bulgarian: Speech, theme: Theme
) -> Callable[[Game], RulesDialog]:
    """Return what opens the house rules of a game."""

    def ask(game: Game) -> RulesDialog:
        form = RulesForm(game)
        dialog = RulesDialog(form, shelf, bulgarian, theme)
        form.setParent(dialog)
        qtbot.addWidget(dialog, before_close_func=give_up)
        show(dialog)
        return dialog

    return ask
