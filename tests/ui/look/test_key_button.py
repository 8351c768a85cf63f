"""A button tells its key, and why it cannot be used."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QToolTip

from belot_desktop.ui.key_button import KeyButton
from tests.ui.look.keys import click, press

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from belot_desktop.ui.theme import Theme


@pytest.fixture
def button(theme: Theme, qtbot: QtBot) -> KeyButton:
    made = KeyButton(theme, "Отмени", "Ctrl+Z")
    qtbot.addWidget(made)
    made.show()
    qtbot.waitExposed(made)
    return made


def test_it_is_pressed_by_mouse_and_by_key(button: KeyButton, qtbot: QtBot) -> None:
    with qtbot.waitSignal(button.clicked):
        click(button)
    button.setFocus()
    with qtbot.waitSignal(button.clicked):
        press(Qt.Key.Key_Space)


def test_a_grey_button_says_why_when_it_is_clicked(button: KeyButton, qtbot: QtBot) -> None:
    button.set_unavailable("Няма какво да се отмени.")
    assert not button.isEnabled()
    assert "Няма какво" in button.toolTip()
    assert button.accessibleDescription() == "Няма какво да се отмени."
    with qtbot.assertNotEmitted(button.clicked), qtbot.waitSignal(button.refused) as refused:
        click(button)
    assert refused.args == ["Няма какво да се отмени."]
    assert "Няма какво" in QToolTip.text()


def test_it_can_be_used_again(button: KeyButton, qtbot: QtBot) -> None:
    button.set_unavailable("Няма какво да се отмени.")
    button.set_unavailable("")
    assert button.toolTip() == ""
    assert button.accessibleDescription() == "Ctrl+Z"
    with qtbot.waitSignal(button.clicked):
        click(button)


def test_the_key_gives_way_before_the_label(button: KeyButton) -> None:
    assert button.minimumSizeHint().width() < button.sizeHint().width()
    button.set_words("Отмени")
    assert button.minimumSizeHint() == button.sizeHint()


def test_a_reason_never_becomes_markup(button: KeyButton) -> None:
    button.set_unavailable("<b>Ана</b> & Борис")
    assert "&lt;b&gt;Ана&lt;/b&gt; &amp; Борис" in button.toolTip()


def test_it_grows_with_the_text(button: KeyButton, theme: Theme) -> None:
    before = button.sizeHint()
    theme.apply("dark", 2.0)
    assert button.sizeHint().width() > 1.5 * before.width()
    assert button.sizeHint().height() > before.height()
    button.grab()
