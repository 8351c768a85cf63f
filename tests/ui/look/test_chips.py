"""Announcements are counted by clicks or keys, and taken back by others."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QToolTip

from belot_desktop.ui.chips import AnnouncementChips
from tests.ui.look import evening
from tests.ui.look.keys import KEYPAD, click, press, typed

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from belot_desktop.ui.theme import Theme


@pytest.fixture
def chips(theme: Theme, qtbot: QtBot) -> AnnouncementChips:
    """Show one tierce, no room for a carré, and the focus on the first chip."""
    made = AnnouncementChips(theme)
    qtbot.addWidget(made)
    made.set_chips(evening.chips(терца=1))
    made.resize(600, 60)
    made.show()
    made.activateWindow()
    made.setFocus()
    qtbot.waitUntil(made.holds_focus)
    return made


def focus(chips: AnnouncementChips) -> str:
    return next(each.chip.key for each in chips.buttons if each.hasFocus())


def test_what_is_counted_is_written_on_the_chip(chips: AnnouncementChips) -> None:
    assert [each.words() for each in chips.buttons] == [
        "терца 1",
        "кварта",
        "квинта",
        "каре",
        "белот",
    ]
    assert chips.buttons[0].accessibleName() == "терца 1"


@pytest.mark.parametrize(
    "ask",
    [
        lambda: press(Qt.Key.Key_Return),
        lambda: press(Qt.Key.Key_Enter),
        lambda: press(Qt.Key.Key_Space),
        lambda: typed("+"),
        lambda: typed("+", KEYPAD),
        lambda: typed("1"),
    ],
    ids=["return", "enter", "space", "plus", "keypad plus", "figure"],
)
def test_a_key_adds_one(chips: AnnouncementChips, qtbot: QtBot, ask: Callable[[], None]) -> None:
    with qtbot.waitSignal(chips.added) as added:
        ask()
    assert added.args == ["терца"]


@pytest.mark.parametrize(
    "ask",
    [
        lambda: press(Qt.Key.Key_Backspace),
        lambda: press(Qt.Key.Key_Delete),
        lambda: typed("-"),
        lambda: typed("-", KEYPAD),
        lambda: typed("\N{MINUS SIGN}"),
    ],
    ids=["backspace", "delete", "minus", "keypad minus", "true minus"],
)
def test_a_key_takes_one_back(
    chips: AnnouncementChips, qtbot: QtBot, ask: Callable[[], None]
) -> None:
    with qtbot.waitSignal(chips.removed) as removed:
        ask()
    assert removed.args == ["терца"]


def test_a_figure_adds_wherever_the_focus_is(chips: AnnouncementChips, qtbot: QtBot) -> None:
    with qtbot.waitSignal(chips.added) as added:
        typed("5")
    assert added.args == ["белот"]
    assert focus(chips) == "белот"


def test_letters_are_nothing_to_it(chips: AnnouncementChips, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(chips.added), qtbot.assertNotEmitted(chips.removed):
        for text in ("т", "t", "9"):
            typed(text)


def test_the_mouse_adds_and_takes_back(chips: AnnouncementChips, qtbot: QtBot) -> None:
    tierce = chips.buttons[0]
    with qtbot.waitSignal(chips.added) as added:
        click(tierce, QPoint(10, 20))
    assert added.args == ["терца"]
    with qtbot.waitSignal(chips.removed) as removed, qtbot.assertNotEmitted(chips.added):
        click(tierce, QPoint(tierce.width() - 10, 20))
    assert removed.args == ["терца"]
    with qtbot.waitSignal(chips.removed), qtbot.assertNotEmitted(chips.added):
        click(tierce, button=Qt.MouseButton.RightButton)


def test_nothing_is_taken_back_from_nothing(chips: AnnouncementChips, qtbot: QtBot) -> None:
    press(Qt.Key.Key_Right)
    with qtbot.assertNotEmitted(chips.removed):
        press(Qt.Key.Key_Backspace)
        click(chips.buttons[1], button=Qt.MouseButton.RightButton)


def test_the_right_end_of_an_uncounted_chip_adds(chips: AnnouncementChips, qtbot: QtBot) -> None:
    quarte = chips.buttons[1]
    with qtbot.waitSignal(chips.added):
        click(quarte, QPoint(quarte.width() - 10, 20))


def test_what_cannot_be_is_grey_and_says_why(chips: AnnouncementChips, qtbot: QtBot) -> None:
    carre = chips.buttons[3]
    assert not carre.isEnabled()
    assert "За каре няма място" in carre.toolTip()
    asks: tuple[Callable[[], None], ...] = (lambda: typed("4"), lambda: click(carre))
    for ask in asks:
        QToolTip.hideText()
        with qtbot.assertNotEmitted(chips.added):
            ask()
        assert "За каре няма място" in QToolTip.text()


def test_one_that_is_full_can_still_be_taken_back(chips: AnnouncementChips, qtbot: QtBot) -> None:
    chips.set_chips(evening.chips(каре=1))
    assert chips.buttons[3].isEnabled()
    press(Qt.Key.Key_End, Qt.Key.Key_Left)
    assert focus(chips) == "каре"
    with qtbot.assertNotEmitted(chips.added):
        press(Qt.Key.Key_Return)
    with qtbot.waitSignal(chips.removed) as removed:
        press(Qt.Key.Key_Backspace)
    assert removed.args == ["каре"]


def test_the_focus_stays_on_its_chip_while_the_count_changes(chips: AnnouncementChips) -> None:
    press(Qt.Key.Key_Right)
    chips.set_chips(evening.chips(терца=1, кварта=1))
    assert focus(chips) == "кварта"


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("width", [240, 370, 600])
def test_the_chips_flow_and_stay_large_enough(
    chips: AnnouncementChips, theme: Theme, scale: float, width: int
) -> None:
    theme.apply("dark", scale)
    chips.set_chips(evening.chips(терца=3, белот=4))
    chips.resize(width, chips.heightForWidth(width))
    for button in chips.buttons:
        assert chips.rect().contains(button.geometry())
        assert button.width() == button.sizeHint().width()
        assert button.height() >= 40
    chips.grab()
