"""Corrections, a revoke, and a game begun on paper."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from belot_desktop.core.game import Game, new_game
from belot_desktop.core.rows import Adjustment
from belot_desktop.models.correction_form import CorrectionForm, Purpose
from belot_desktop.models.speech import Speech
from belot_desktop.ui.correction_dialog import CorrectionDialog
from belot_desktop.ui.give_up import GiveUp
from belot_desktop.ui.theme import Theme
from tests.said import GAME_ID, game
from tests.toy import TOY
from tests.ui.dialogs.conftest import give_up
from tests.ui.dialogs.table import click, nameless, press, show

Correct = Callable[..., CorrectionDialog]


@pytest.fixture
def correct(qtbot: QtBot, bulgarian: Speech, theme: Theme) -> Correct:
    """Return what opens the dialog of a correction after the rows of a game."""

    def correct(
        played: Game, purpose: Purpose = Purpose.CORRECTION, *, at: int | None = None
    ) -> CorrectionDialog:
        place = len(played.rows) if at is None else at
        form = CorrectionForm(played, place, editing=at is not None, purpose=purpose)
        dialog = CorrectionDialog(form, bulgarian, theme)
        form.setParent(dialog)
        qtbot.addWidget(dialog, before_close_func=give_up)
        show(dialog)
        return dialog

    return correct


def saved(dialog: CorrectionDialog) -> bool:
    return dialog.result() == CorrectionDialog.DialogCode.Accepted


def said(dialog: CorrectionDialog) -> list[str]:
    return [each.text() for each in dialog.findChildren(QLabel) if each.isVisible()]


def test_a_correction_by_keys(correct: Correct) -> None:
    dialog = correct(nameless("s0 H 87"))
    press("-10", "Tab", "+26", "Down", "спор", "Enter")
    assert saved(dialog)
    assert dialog.row() == Adjustment((-10, 26), "спор")


def test_a_correction_by_mouse(correct: Correct) -> None:
    dialog = correct(nameless())
    click(dialog.fields[1])
    press("5")
    click(dialog.bar.save)
    assert saved(dialog)
    assert dialog.row() == Adjustment((0, 5))


def test_the_preview_has_the_totals_after_it(correct: Correct) -> None:
    dialog = correct(nameless("s0 H 87"))
    press("-10")
    assert dialog.preview.accessibleName() == "−10 : 0"
    assert "−1 : 7" in dialog.preview.accessibleDescription()


def test_a_revoke_takes_two_keys(correct: Correct) -> None:
    dialog = correct(nameless(), Purpose.REVOKE)
    press("2", "Enter")
    assert saved(dialog)
    assert dialog.row().written == (26, 0)
    assert "Вие" in dialog.row().note


def test_the_penalty_and_the_note_can_be_changed(correct: Correct) -> None:
    dialog = correct(nameless(), Purpose.REVOKE)
    press("1")
    dialog.fields[1].setFocus()
    QApplication.processEvents()
    press("16", "Down", "по-малко", "Enter")
    assert saved(dialog)
    assert dialog.row().written == (0, 16)
    assert "по-малко" in dialog.row().note


def test_a_note_that_was_written_stays(correct: Correct) -> None:
    dialog = correct(nameless(), Purpose.REVOKE)
    dialog.note.setFocus()
    press("наше")
    click(dialog.revoker.buttons[0])
    assert dialog.row() == Adjustment((0, 26), "наше")


def test_only_a_revoke_asks_who(correct: Correct) -> None:
    titles = []
    for purpose in Purpose:
        dialog = correct(nameless(), purpose)
        titles.append(dialog.windowTitle())
        assert dialog.revoker.isVisible() == (purpose is Purpose.REVOKE)
    assert len(set(titles)) == len(titles)


def test_a_correction_is_edited(correct: Correct) -> None:
    dialog = correct(game("s0 H 87", '+26 s1 "спор"'), at=1)
    assert [each.text for each in dialog.fields] == ["", "26"]
    assert dialog.note.text() == "спор"
    press("Esc")
    assert not dialog.isVisible()


def test_nothing_is_not_saved_and_says_so(correct: Correct) -> None:
    dialog = correct(nameless())
    before = said(dialog)
    press("Enter")
    assert not saved(dialog)
    assert len(said(dialog)) > len(before)
    assert dialog.fields[0].isAncestorOf(dialog.focusWidget())


def test_what_is_out_of_bounds_is_said_beside_its_field(correct: Correct) -> None:
    dialog = correct(nameless())
    press("Tab", "10001")
    sentence = dialog.preview.accessibleName()
    assert "10000" in sentence
    assert said(dialog).count(sentence) == 2
    assert sentence in dialog.fields[1].edit.accessibleDescription()
    press("Enter")
    assert not saved(dialog)


def test_only_a_signed_number_can_be_typed(correct: Correct) -> None:
    dialog = correct(nameless())
    press("-", "a", "1", "-", "ж", "0", "+")
    assert dialog.fields[0].text == "-10"


def test_up_and_down_go_through_the_lines(correct: Correct) -> None:
    dialog = correct(nameless(), Purpose.REVOKE)
    for place in (dialog.fields[0], dialog.note, dialog.bar.save):
        press("Down")
        assert place is dialog.focusWidget() or place.isAncestorOf(dialog.focusWidget())
    press("Up", "Up", "Up")
    assert dialog.revoker.holds_focus()


def test_escape_asks_if_something_was_typed(correct: Correct) -> None:
    dialog = correct(nameless())
    press("5", "Esc")
    assert dialog.isVisible()
    assert dialog.findChild(GiveUp) is not None


def test_the_language_may_change(correct: Correct, bulgarian: Speech) -> None:
    dialog = correct(nameless())
    press("-10", "Tab", "5")
    bulgarian.speak("en")
    QApplication.processEvents()
    assert dialog.windowTitle() == "Correction"
    assert dialog.row() == Adjustment((-10, 5))
    assert [each.text for each in dialog.fields] == ["-10", "5"]


def test_a_revoke_in_a_game_of_three_sides(correct: Correct) -> None:
    dialog = correct(new_game(TOY, GAME_ID), Purpose.REVOKE)
    click(dialog.revoker.buttons[1])
    assert dialog.row().written == (7, 0, 7)
