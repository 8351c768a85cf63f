"""Choosing who declared and what, by figures, arrows or the mouse."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QToolTip

from belot_desktop.ui.choice_row import Choice, ChoiceRow
from tests.ui.look import evening
from tests.ui.look.keys import CONTROL, KEYPAD, click, focused, press, typed

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from belot_desktop.ui.theme import Theme


@pytest.fixture
def row(theme: Theme, qtbot: QtBot) -> ChoiceRow:
    """Offer the six contracts, wide enough for one line, with the focus on the first."""
    made = ChoiceRow(theme)
    qtbot.addWidget(made)
    made.set_choices(evening.CONTRACTS)
    made.resize(900, 60)
    made.show()
    made.activateWindow()
    made.setFocus()
    qtbot.waitUntil(made.holds_focus)
    return made


def focus(row: ChoiceRow) -> str:
    return next(each.choice.label for each in row.buttons if each.hasFocus())


def test_a_figure_chooses_wherever_the_focus_is(row: ChoiceRow, qtbot: QtBot) -> None:
    with qtbot.waitSignal(row.chosen) as chosen:
        typed("3")
    assert chosen.args == [2]
    assert row.current == 2
    assert [each.isChecked() for each in row.buttons] == [False, False, True, False, False, False]
    assert focus(row) == "купа"


def test_the_keypad_and_any_layout_choose_alike(row: ChoiceRow, qtbot: QtBot) -> None:
    with qtbot.waitSignal(row.chosen) as chosen:
        typed("5", KEYPAD)
    assert chosen.args == [4]
    with qtbot.waitSignal(row.chosen) as chosen:
        typed("6", key=Qt.Key.Key_Minus)  # where the shifted key sends the figure
    assert chosen.args == [5]


@pytest.mark.parametrize("text", ["0", "7", "к", "k", "²", "12"])
def test_anything_else_typed_chooses_nothing(row: ChoiceRow, qtbot: QtBot, text: str) -> None:
    with qtbot.assertNotEmitted(row.chosen):
        typed(text)


def test_a_figure_with_control_is_somebody_elses(row: ChoiceRow, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(row.chosen):
        typed("3", CONTROL)


def test_arrows_move_and_only_enter_chooses(row: ChoiceRow, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(row.chosen):
        press(Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left)
    assert focus(row) == "каро"
    with qtbot.waitSignal(row.chosen) as chosen:
        press(Qt.Key.Key_Return)
    assert chosen.args == [1]
    press(Qt.Key.Key_End)
    assert focus(row) == "всичко коз"
    press(Qt.Key.Key_Right)
    assert focus(row) == "всичко коз"
    press(Qt.Key.Key_Home)
    with qtbot.waitSignal(row.chosen) as chosen:
        press(Qt.Key.Key_Space)
    assert chosen.args == [0]


def test_choosing_the_same_again_tells_it_again(row: ChoiceRow, qtbot: QtBot) -> None:
    typed("3")
    with qtbot.waitSignal(row.chosen) as chosen:
        typed("3")
    assert chosen.args == [2]
    assert row.buttons[2].isChecked()


def test_a_click_chooses(row: ChoiceRow, qtbot: QtBot) -> None:
    with qtbot.waitSignal(row.chosen) as chosen:
        click(row.buttons[3])
    assert chosen.args == [3]
    click(row.buttons[3])
    assert row.buttons[3].isChecked()


def test_being_told_chooses_silently(row: ChoiceRow, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(row.chosen):
        row.set_current(4)
    assert row.buttons[4].isChecked()
    row.set_current(None)
    assert row.current is None
    assert not any(each.isChecked() for each in row.buttons)


def test_the_row_is_one_stop_for_tab(row: ChoiceRow) -> None:
    row.set_current(3)
    stops = [each.focusPolicy() & Qt.FocusPolicy.TabFocus for each in row.buttons]
    assert [bool(stop) for stop in stops] == [False, False, False, True, False, False]


def test_a_grey_choice_says_why_it_cannot_be(row: ChoiceRow, qtbot: QtBot) -> None:
    row.set_choices(evening.CONTRAS)
    button = row.buttons[2]
    assert not button.isEnabled()
    assert button.accessibleDescription() == "Реконтра има само след контра."
    asks: tuple[Callable[[], None], ...] = (lambda: typed("3"), lambda: click(button))
    for ask in asks:
        with qtbot.assertNotEmitted(row.chosen), qtbot.waitSignal(row.refused) as refused:
            ask()
        assert refused.args == [2]
        assert "Реконтра има само" in QToolTip.text()
    assert row.current is None


def test_arrows_pass_over_what_cannot_be(row: ChoiceRow) -> None:
    row.set_choices([Choice("Ана"), Choice("Вера", reason="Не играе."), Choice("Борис")])
    press(Qt.Key.Key_Right)
    assert focus(row) == "Борис"


def test_the_focus_stays_in_the_row_when_its_choice_turns_grey(row: ChoiceRow) -> None:
    press(Qt.Key.Key_End)
    greyed = [*evening.CONTRACTS[:5], Choice("всичко коз", reason="Не се играе.")]
    row.set_choices(greyed)
    assert focus(row) == "спатия"


def test_two_lines_where_one_is_too_narrow(row: ChoiceRow) -> None:
    row.resize(row.sizeHint().width() - 120, 200)
    tops = [each.y() for each in row.buttons]
    assert tops[:3] == [0, 0, 0]
    assert tops[3:] == [tops[3]] * 3
    assert tops[3] > 0
    assert row.heightForWidth(row.width()) == row.buttons[5].geometry().bottom() + 1
    press(Qt.Key.Key_Down)
    assert focus(row) == "пика"
    press(Qt.Key.Key_Up)
    assert focus(row) == "спатия"


def test_up_and_down_go_on_where_there_is_no_other_line(row: ChoiceRow) -> None:
    press(Qt.Key.Key_Down)
    assert focused() is row.buttons[0]


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("width", [400, 560, 752])
def test_every_button_is_in_the_row_and_large_enough(
    row: ChoiceRow, theme: Theme, scale: float, width: int
) -> None:
    theme.apply("light", scale)
    row.set_choices(evening.declarers((evening.LONG, evening.WIDE, "Борис", "Георги")))
    width = max(width, row.minimumSizeHint().width())
    row.resize(width, row.heightForWidth(width))
    assert row.minimumSizeHint().width() <= 752
    for button in row.buttons:
        assert row.rect().contains(button.geometry())
        assert button.height() >= 40
    for one, other in pairwise(row.buttons):
        assert not one.geometry().intersects(other.geometry())
    row.grab()


def test_a_name_that_is_cut_stands_whole_in_the_tooltip(row: ChoiceRow) -> None:
    row.set_choices(evening.declarers((evening.LONG, "Вера", "Борис", "Георги")))
    row.resize(420, 60)
    assert evening.LONG in row.buttons[0].toolTip()
    assert row.buttons[1].toolTip() == ""
    assert row.buttons[0].accessibleName() == evening.LONG


@pytest.mark.parametrize("width", [650, 430, 220])
def test_a_whole_row_takes_more_lines_before_it_cuts(
    theme: Theme, qtbot: QtBot, width: int
) -> None:
    made = ChoiceRow(theme, whole=True)
    qtbot.addWidget(made)
    made.set_choices([Choice(f"заедно с анонсите {number}") for number in range(3)])
    made.resize(width, made.heightForWidth(width))
    made.show()
    assert all(each.width() >= each.sizeHint().width() for each in made.buttons)
    assert all(each.toolTip() == "" for each in made.buttons)
