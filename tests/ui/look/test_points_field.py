"""Points are typed in figures and sums, or follow from the other side."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from belot_desktop.ui.points_field import PointsField
from tests.ui.look import evening
from tests.ui.look.keys import KEYPAD, click, typed

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from belot_desktop.ui.theme import Theme


@pytest.fixture
def field(theme: Theme, qtbot: QtBot) -> PointsField:
    """Show the empty field of one side, with the focus in it."""
    made = PointsField(theme, 1)
    qtbot.addWidget(made)
    made.set_name("Вие")
    made.resize(300, 64)
    made.show()
    made.activateWindow()
    made.setFocus()
    qtbot.waitUntil(made.edit.hasFocus)
    QApplication.processEvents()
    return made


def test_figures_are_typed(field: PointsField) -> None:
    told = list[str]()
    field.edited.connect(told.append)
    typed("9")
    typed("8", KEYPAD)
    assert told == ["9", "98"]
    assert field.text == "98"


def test_sums_are_typed(field: PointsField) -> None:
    for text in "34+18+11":
        typed(text)
    assert field.text == "34+18+11"


@pytest.mark.parametrize("text", ["к", "k", "-", ".", "½"])
def test_nothing_else_gets_in(field: PointsField, qtbot: QtBot, text: str) -> None:
    typed("9")
    with qtbot.assertNotEmitted(field.edited):
        typed(text)
    assert field.text == "9"


def test_a_sum_with_spaces_can_be_pasted(field: PointsField) -> None:
    QGuiApplication.clipboard().setText(" 34 + 18 ")
    field.edit.paste()
    assert field.text == "34+18"


def test_what_follows_is_shown_without_being_told(field: PointsField, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(field.edited):
        field.show_points("104", typed=False)
    assert field.text == "104"
    assert not field.edit.font().bold()
    field.show_points("104", typed=True)
    assert field.edit.font().bold()


def test_typing_makes_it_typed(field: PointsField) -> None:
    field.show_points("104", typed=False)
    field.edit.selectAll()
    typed("9")
    assert field.text == "9"
    assert field.edit.font().bold()


def test_being_told_what_was_just_typed_leaves_the_cursor(field: PointsField) -> None:
    for text in "104":
        typed(text)
    field.edit.setCursorPosition(1)
    field.show_points("104", typed=True)
    assert field.edit.cursorPosition() == 1


def test_the_focus_selects_everything_so_that_typing_replaces_it(
    field: PointsField, qtbot: QtBot
) -> None:
    field.show_points("104", typed=True)
    field.edit.clearFocus()
    click(field, QPoint(20, 20))
    qtbot.waitUntil(lambda: field.edit.selectedText() == "104")
    typed("9")
    assert field.text == "9"


def test_keys_may_follow_the_focus_at_once(field: PointsField) -> None:
    field.show_points("104", typed=True)
    field.edit.clearFocus()
    field.setFocus()
    typed("8")
    QApplication.processEvents()
    typed("7")
    assert field.text == "87"


def test_a_click_on_the_figures_selects_them_once(field: PointsField) -> None:
    field.show_points("104", typed=True)
    field.edit.clearFocus()
    click(field.edit)
    assert field.edit.selectedText() == "104"
    click(field.edit)
    assert not field.edit.hasSelectedText()


def test_a_problem_is_told_and_drawn(field: PointsField) -> None:
    right = field.grab().toImage()
    field.set_problem("Точките са повече от 162.")
    assert field.edit.accessibleDescription() == "Точките са повече от 162."
    assert "повече от 162" in field.toolTip()
    assert field.grab().toImage() != right
    field.set_problem("")
    assert field.grab().toImage() == right


def test_it_has_the_name_of_its_side(field: PointsField) -> None:
    field.set_note("карти 58 + 40")
    assert field.edit.accessibleName() == "Вие"
    assert field.edit.accessibleDescription() == "карти 58 + 40"


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_a_long_name_and_a_long_sum_need_no_more_than_half_a_small_window(
    field: PointsField, theme: Theme, scale: float
) -> None:
    theme.apply("dark", scale)
    field.set_name(evening.WIDE)
    field.set_note("карти 58 + 40")
    field.show_points("34+18+11+150", typed=True)
    width = field.minimumSizeHint().width()
    assert width <= 370
    field.resize(width, field.sizeHint().height())
    QApplication.processEvents()
    assert field.edit.geometry().right() < field.width()
    shown = field.edit.fontMetrics().horizontalAdvance(field.text)
    assert shown <= field.edit.width()
    assert field.height() >= 40
    field.grab()
