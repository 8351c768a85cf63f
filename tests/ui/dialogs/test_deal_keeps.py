"""Nothing that happens while the deal dialog is open loses what was entered."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from belot_desktop.core.game import Game
from belot_desktop.models.deal_draft import draft_from_json, draft_to_json
from belot_desktop.models.deal_form import DealForm
from belot_desktop.models.speech import Speech
from belot_desktop.ui.deal.dialog import DealDialog
from belot_desktop.ui.give_up import GiveUp
from belot_desktop.ui.theme import Theme
from tests.said import deal
from tests.ui.dialogs.conftest import give_up
from tests.ui.dialogs.table import press, show, table

Enter = Callable[[Game], DealDialog]


def half_typed(enter: Enter) -> DealDialog:
    dialog = enter(table())
    press("2", "3", "Up", "1", "Down", "34+1")
    return dialog


def standing(dialog: DealDialog) -> tuple[object, ...]:
    """Return what stands in the dialog and where it is."""
    fields = dialog.counting.fields
    return (dialog.row(), fields[0].text, fields[1].text, fields[1].edit.cursorPosition())


def test_the_language_may_change(enter: Enter, bulgarian: Speech) -> None:
    dialog = half_typed(enter)
    before, focus = standing(dialog), dialog.focusWidget()
    bulgarian.speak("en")
    QApplication.processEvents()
    assert (standing(dialog), dialog.focusWidget()) == (before, focus)
    assert dialog.windowTitle() == "Deal 1"
    assert dialog.buttons.save.label == "Save"
    press("7", "Enter")
    assert dialog.row() == deal("p1 H s1 tierce 51")


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_theme_and_the_text_size_may_change(enter: Enter, theme: Theme, scale: float) -> None:
    dialog = half_typed(enter)
    before, focus = standing(dialog), dialog.focusWidget()
    theme.apply("dark", scale)
    QApplication.processEvents()
    assert (standing(dialog), dialog.focusWidget()) == (before, focus)


def test_escape_closes_what_nothing_was_entered_in(enter: Enter) -> None:
    dialog = enter(table())
    press("Esc")
    assert not dialog.isVisible()


def question(dialog: DealDialog) -> GiveUp:
    QApplication.processEvents()
    found = dialog.findChild(GiveUp)
    assert isinstance(found, GiveUp)
    return found


def test_escape_asks_if_something_was_entered(enter: Enter) -> None:
    dialog = half_typed(enter)
    press("Esc")
    asked = question(dialog)
    assert asked.isVisible()
    assert asked.defaultButton() is asked.go_on
    asked.go_on.click()
    assert dialog.isVisible()
    show(dialog)
    press("8")
    assert dialog.counting.fields[1].text == "34+18"


@pytest.mark.parametrize("key", ["Esc", "Enter"])
def test_escape_and_enter_go_on_with_the_deal(enter: Enter, key: str) -> None:
    dialog = half_typed(enter)
    press("Esc")
    question(dialog).activateWindow()
    QApplication.processEvents()
    press(key)
    assert dialog.isVisible()


def test_giving_up_closes(enter: Enter) -> None:
    dialog = half_typed(enter)
    press("Esc")
    question(dialog).give_up.click()
    assert not dialog.isVisible()
    assert dialog.result() == DealDialog.DialogCode.Rejected


def test_closing_the_window_asks_as_well(enter: Enter) -> None:
    dialog = half_typed(enter)
    dialog.close()
    assert dialog.isVisible()
    assert question(dialog).isVisible()


def test_the_question_follows_the_language(enter: Enter, bulgarian: Speech) -> None:
    dialog = half_typed(enter)
    press("Esc")
    asked = question(dialog)
    before = asked.text()
    bulgarian.speak("en")
    QApplication.processEvents()
    assert (before, asked.text()) == (
        "Въведеното тук не е записано.",
        "What was typed here is not saved.",
    )


def test_what_was_half_typed_stands_there_after_a_crash(
    enter: Enter, qtbot: QtBot, bulgarian: Speech, theme: Theme
) -> None:
    before = half_typed(enter)
    kept = draft_to_json(before.form.draft)
    form = DealForm(table(), 0)
    form.resume(draft_from_json(kept))
    after = DealDialog(form, bulgarian, theme)
    qtbot.addWidget(after, before_close_func=give_up)
    show(after)
    assert standing(after)[:3] == standing(before)[:3]
    assert after.counting.fields[1].isAncestorOf(after.focusWidget())
