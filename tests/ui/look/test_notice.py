"""A notice says what was done, offers to undo it, and goes away by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from belot_desktop.ui import notice as notices
from belot_desktop.ui.notice import Notice, NoticeText
from tests.ui.look import evening
from tests.ui.look.keys import click, press

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

    from belot_desktop.ui.theme import Theme

DELETED = NoticeText("Раздаване 7 е изтрито.", "Отмени", "Ctrl+Z")


@pytest.fixture
def notice(theme: Theme, qtbot: QtBot) -> Iterator[Notice]:
    """Put the strip under something else that can have the focus."""
    page, made = QWidget(), Notice(theme, "Затвори")
    qtbot.addWidget(page)
    column = QVBoxLayout(page)
    column.addWidget(QLineEdit())
    column.addWidget(made)
    page.move(400, 400)
    QCursor.setPos(1, 1)  # away from it, or it would stay for the mouse
    page.show()
    page.activateWindow()
    yield made
    page.hide()


def test_it_is_hidden_until_there_is_something_to_say(notice: Notice) -> None:
    assert notice.isHidden()
    notice.say(DELETED)
    assert notice.isVisible()
    assert notice.text == "Раздаване 7 е изтрито."
    assert notice.accessibleName() == "Раздаване 7 е изтрито."


def test_its_button_acts_and_closes_it(notice: Notice, qtbot: QtBot) -> None:
    notice.say(DELETED)
    with qtbot.waitSignal(notice.acted), qtbot.waitSignal(notice.closed):
        click(notice.action)
    assert notice.isHidden()


def test_it_acts_by_key(notice: Notice, qtbot: QtBot) -> None:
    notice.say(DELETED)
    notice.action.setFocus()
    qtbot.waitUntil(notice.action.hasFocus)
    with qtbot.waitSignal(notice.acted):
        press(Qt.Key.Key_Space)


def test_the_cross_closes_it_without_acting(notice: Notice, qtbot: QtBot) -> None:
    notice.say(DELETED)
    with qtbot.assertNotEmitted(notice.acted), qtbot.waitSignal(notice.closed):
        click(notice.close_button)
    assert notice.close_button.accessibleName() == "Затвори"


def test_it_goes_away_by_itself(notice: Notice, qtbot: QtBot) -> None:
    with qtbot.waitSignal(notice.closed, timeout=2000):
        notice.say(DELETED, seconds=0.01)
    assert notice.isHidden()


def test_it_stays_while_the_focus_is_in_it(
    notice: Notice, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notices, "LINGER", 10)
    notice.say(DELETED, seconds=0.05)
    notice.action.setFocus()
    qtbot.waitUntil(notice.action.hasFocus)
    with qtbot.assertNotEmitted(notice.closed, wait=120):
        pass
    with qtbot.waitSignal(notice.closed, timeout=2000):
        press(Qt.Key.Key_Backtab)


def test_without_an_action_there_is_no_button(notice: Notice) -> None:
    notice.say(NoticeText("Не можа да се запише: дискът е пълен.", tone="error"), seconds=0)
    assert notice.action.isHidden()
    notice.grab()


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_a_long_sentence_fits_into_a_small_window(
    notice: Notice, theme: Theme, scale: float
) -> None:
    theme.apply("dark", scale)
    notice.say(NoticeText(f"{evening.WIDE} вече раздава.", "Отмени", "Ctrl+Z"), seconds=0)
    assert notice.minimumSizeHint().width() <= 768
