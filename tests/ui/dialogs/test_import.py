"""The import dialog with very many games, and in another language while it is open."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING
from uuid import UUID

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from belot_desktop.models.import_form import Arrived, Here, ImportForm
from belot_desktop.ui.importing.dialog import ImportDialog
from belot_desktop.ui.importing.telling import Telling
from tests.ui.dialogs.conftest import give_up
from tests.ui.dialogs.table import EVENING, nameless, press, show

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from belot_desktop.core.game import Game
    from belot_desktop.models.speech import Speech
    from belot_desktop.ui.theme import Theme

    Open = Callable[[int], ImportDialog]


@pytest.fixture
def opened(qtbot: QtBot, bulgarian: Speech, theme: Theme) -> Open:
    """Return what opens the dialog on so many games of which each second one differs here."""

    def opened(count: int) -> ImportDialog:
        mine, theirs = nameless(*EVENING[:4]), nameless(*EVENING)
        games = [replace(theirs, id=str(UUID(int=number))) for number in range(count)]
        found = [
            Arrived(each, (Here.NEW, Here.OTHER)[at % 2], mine if at % 2 else None)
            for at, each in enumerate(games)
        ]
        form = ImportForm(found, str)
        dialog = ImportDialog(form, bulgarian, theme)
        form.setParent(dialog)
        qtbot.addWidget(dialog, before_close_func=give_up)
        show(dialog)
        return dialog

    return opened


def test_of_thousands_of_games_only_those_are_computed_that_are_seen(
    opened: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[Game] = []
    facts = Telling.facts

    def counted(telling: Telling, game: Game) -> str:
        told.append(game)
        return facts(telling, game)

    monkeypatch.setattr(Telling, "facts", counted)
    dialog = opened(5000)
    dialog.grab()
    press("Down", "Down", "x")
    dialog.list.setCurrentIndex(dialog.list.model().index(4999, 0))
    dialog.grab()
    assert 0 < len(told) < 60
    press("2")
    dialog.alike.click()
    assert dialog.outlook.text().startswith("Ще се вземат: 5000. От моите се заменят: 2500.")
    assert len(told) < 60


def test_the_words_follow_the_language(opened: Open, bulgarian: Speech) -> None:
    dialog = opened(2)
    assert dialog.list.model().index(0, 0).data().endswith("взима се. нова")
    bulgarian.speak("en")
    QApplication.processEvents()
    assert dialog.windowTitle() == "Games from a file"
    assert dialog.list.model().index(0, 0).data().endswith("is taken. new")
    assert dialog.outlook.text() == "Will be taken: 1. Left out: 1."


def test_how_a_game_differs_is_said_of_the_one_that_is_current(opened: Open) -> None:
    dialog = opened(3)
    assert dialog.detail.text() == "Тази игра още я няма тук."
    press("Down")
    assert dialog.detail.text().endswith("Файлът продължава след ред 4.")
    assert dialog.choices.current == 0


def test_by_the_mouse_the_keyboard_goes_on_to_the_list(opened: Open, qtbot: QtBot) -> None:
    dialog = opened(3)
    dialog.choices.buttons[1].setFocus(Qt.FocusReason.MouseFocusReason)
    dialog.choices.buttons[1].click()
    assert dialog.list.hasFocus()
    qtbot.waitUntil(lambda: "Пропускат се: 2." in dialog.outlook.text())
