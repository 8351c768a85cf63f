"""A new game, and other names and rules for the open one."""

from collections.abc import Callable, Sequence

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from belot_desktop.core.game import Game, Team, new_game
from belot_desktop.core.variants.bulgarian import BULGARIAN
from belot_desktop.core.variants.bulgarian.house import House
from belot_desktop.models.game_form import GameForm
from belot_desktop.models.preset_shelf import PresetShelf
from belot_desktop.models.speech import Speech
from belot_desktop.ui.game_dialog import GameDialog
from belot_desktop.ui.give_up import GiveUp
from belot_desktop.ui.rules.dialog import RulesDialog
from belot_desktop.ui.rules.what_if_dialog import WhatIfDialog
from belot_desktop.ui.theme import Theme
from tests.said import GAME_ID
from tests.toy import TOY, ToyHouse
from tests.ui.dialogs.conftest import give_up
from tests.ui.dialogs.table import click, nameless, press, show, table

Ask = Callable[..., GameDialog]


@pytest.fixture
def ask(qtbot: QtBot, shelf: PresetShelf, bulgarian: Speech, theme: Theme) -> Ask:
    """Return what opens the dialog of a game."""

    def ask(
        game: Game,
        *,
        new: bool = True,
        known: Sequence[str] = (),
    ) -> GameDialog:
        form = GameForm(game, new=new, known=known)
        dialog = GameDialog(form, shelf, bulgarian, theme)
        form.setParent(dialog)
        qtbot.addWidget(dialog, before_close_func=give_up)
        show(dialog)
        return dialog

    return ask


def saved(dialog: GameDialog) -> bool:
    return dialog.result() == GameDialog.DialogCode.Accepted


def alt(key: Qt.Key) -> None:
    """Press Alt with ``key`` where the focus is."""
    focus = QApplication.focusWidget()
    assert focus is not None
    event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.AltModifier)
    QApplication.sendEvent(focus, event)


def test_a_new_game_with_the_same_people_is_one_key(ask: Ask) -> None:
    dialog = ask(table())
    press("Enter")
    assert saved(dialog)
    assert dialog.details().teams == table().teams


def test_names_by_keys(ask: Ask) -> None:
    dialog = ask(nameless())
    for name in ("Ана", "Вера", "Борис", "Георги"):
        press(name, "Down")
    press("3", "Down")
    dialog.house.rules[0].field.setFocus()
    QApplication.processEvents()
    press("Back", "Back", "Back", "51", "Enter")
    assert saved(dialog)
    details = dialog.details()
    assert details.teams == (Team("", ("Ана", "Борис")), Team("", ("Вера", "Георги")))
    assert (details.first_dealer, details.house.target) == (2, 51)


def test_the_teams_have_names_too(ask: Ask) -> None:
    dialog = ask(nameless())
    assert [each.placeholderText() for each in dialog.teams.names] == ["Ние", "Вие"]
    dialog.teams.names[1].setFocus()
    press(" Орли ", "Enter")
    assert [each.name for each in dialog.details().teams] == ["", "Орли"]


def test_the_place_and_a_note_can_be_told(ask: Ask) -> None:
    dialog = ask(table())
    dialog.occasion.place.setFocus()
    press("Пловдив", "Down", "у Георги", "Enter")
    assert saved(dialog)
    assert (dialog.details().place, dialog.details().note) == ("Пловдив", "у Георги")


def test_players_change_places_by_keys(ask: Ask) -> None:
    dialog = ask(table())
    dialog.seating.seats[0].name.setFocus()
    alt(Qt.Key.Key_Down)
    assert [each.name.text() for each in dialog.seating.seats] == ["Вера", "Ана", "Борис", "Георги"]
    assert dialog.seating.seats[1].name.hasFocus()
    alt(Qt.Key.Key_Up)
    alt(Qt.Key.Key_Up)
    assert dialog.details().teams == (Team("", ("Георги", "Борис")), Team("", ("Вера", "Ана")))


def test_players_change_places_by_mouse(ask: Ask) -> None:
    dialog = ask(table())
    click(dialog.seating.seats[3].up, dialog.seating.seats[0].down)
    assert dialog.form.players == ("Вера", "Ана", "Георги", "Борис")


def test_the_first_dealer_by_mouse(ask: Ask) -> None:
    dialog = ask(table())
    click(dialog.seating.dealer.buttons[2], dialog.bar.save)
    assert saved(dialog)
    assert dialog.details().first_dealer == 2


def test_the_dealers_are_called_as_was_typed(ask: Ask) -> None:
    dialog = ask(nameless())
    press("Ана")
    labels = [each.choice.label for each in dialog.seating.dealer.buttons]
    assert labels == ["Ана", "Вие 1", "Ние 2", "Вие 2"]


def test_known_names_are_offered(ask: Ask) -> None:
    dialog = ask(nameless(), known=("Ана", "Антон", "Борис"))
    press("ан")
    popup = dialog.seating.seats[0].name.completer().popup()
    assert popup is not None
    assert popup.model().rowCount() == 2
    press("Down", "Enter")
    assert not saved(dialog)
    assert dialog.form.players[0] == "Ана"


@pytest.mark.parametrize("target", ["0", "", "10001"])
def test_a_target_that_cannot_be_is_said_beside_it(ask: Ask, target: str) -> None:
    dialog = ask(table())
    field = dialog.house.rules[0].field
    field.setFocus()
    press("Back", "Back", "Back", target)
    dialog.bar.save.setFocus()
    press("Enter")
    assert not saved(dialog)
    assert field.hasFocus()
    assert "10000" in dialog.house.rules[0].problem


def test_what_other_rules_change_is_told_and_asked_about(ask: Ask) -> None:
    dialog = ask(table("s0 H 87"), new=False)
    heard = [dialog.warning.isVisible()]
    dialog.form.agreed.set_rule("target", 9)
    heard.append(dialog.warning.isVisible())
    assert heard == [False, True]
    assert dialog.warning.text() == "Край. Победител: Ние"
    dialog.bar.save.setFocus()
    press("Enter")
    assert not saved(dialog)
    (shown,) = dialog.findChildren(WhatIfDialog)
    shown.activateWindow()
    QApplication.processEvents()
    press("Enter")
    assert saved(dialog)
    assert dialog.details().house.target == 9


def test_a_preset_is_chosen_for_a_new_game(ask: Ask, shelf: PresetShelf) -> None:
    shelf.save(BULGARIAN, "Клуб & Ко", House(odd_ten="larger"))
    dialog = ask(table())
    choose = dialog.agreeing.choose
    assert choose.label.startswith("Обичайните")
    labels = [each.text() for each in choose.fill().actions() if each.text()]
    assert labels[1:] == ["Клуб && Ко"]
    choose.menu_of_presets.actions()[-1].trigger()
    assert choose.label.startswith("Клуб & Ко")
    assert "нагоре се закръгля по-голямото" in dialog.agreeing.told.text()
    press("Enter")
    assert saved(dialog)
    assert dialog.details().house == House(odd_ten="larger")


def test_all_rules_are_one_key_away(ask: Ask) -> None:
    dialog = ask(table("s0 H 86"), new=False)
    dialog.teams.names[0].setFocus()
    QTest.keyClick(dialog.teams.names[0], Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    (rules,) = dialog.findChildren(RulesDialog)
    rules.form.set_rule("odd_ten", "larger")
    rules.save()
    QApplication.processEvents()
    assert dialog.warning.text() == "Променя се 1 ред · 8 : 8 → 9 : 7"
    assert dialog.form.agreed.rule("odd_ten") == "larger"
    assert not saved(dialog)


def test_names_alone_are_not_warned_of(ask: Ask) -> None:
    dialog = ask(table("s0 H 87"), new=False)
    dialog.teams.names[0].setFocus()
    press("Орли", "Enter")
    assert saved(dialog)
    assert not dialog.warning.isVisible()


def test_escape_asks_if_something_was_typed(ask: Ask) -> None:
    dialog = ask(nameless())
    press("А", "Esc")
    assert dialog.isVisible()
    assert dialog.findChild(GiveUp) is not None


def test_the_language_may_change(ask: Ask, bulgarian: Speech) -> None:
    dialog = ask(nameless())
    press("Ана")
    bulgarian.speak("en")
    QApplication.processEvents()
    assert dialog.windowTitle() == "New game"
    assert dialog.form.players[0] == dialog.seating.seats[0].name.text() == "Ана"
    assert dialog.teams.names[0].placeholderText() == "We"


def test_the_toy_game(ask: Ask) -> None:
    dialog = ask(new_game(TOY, GAME_ID))
    press("Ада", "Down", "Бен", "Down", "Вик", "Enter")
    assert saved(dialog)
    details = dialog.details()
    assert [each.players for each in details.teams] == [("Ада",), ("Бен",), ("Вик",)]
    assert details.house == ToyHouse()
