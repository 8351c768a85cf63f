"""Light, dark or as the system has it, at any size of text, changed while it runs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit

from belot_desktop.ui.tokens import DARK, LIGHT
from belot_desktop.ui.words import Words

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from belot_desktop.ui.theme import Theme


class System:
    """A system that can turn dark at sunset."""

    def __init__(self, application: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
        self._hints = application.styleHints()
        self._scheme = Qt.ColorScheme.Light
        monkeypatch.setattr(type(self._hints), "colorScheme", lambda _: self._scheme)

    def turn(self, scheme: Qt.ColorScheme) -> None:
        self._scheme = scheme
        self._hints.colorSchemeChanged.emit(scheme)


@pytest.fixture
def system(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> System:
    return System(qapp, monkeypatch)


def test_the_system_is_followed_while_it_runs(theme: Theme, system: System, qtbot: QtBot) -> None:
    theme.apply("system", 1.0)
    assert theme.look.colours is LIGHT
    with qtbot.waitSignal(theme.changed):
        system.turn(Qt.ColorScheme.Dark)
    assert theme.look.colours is DARK
    assert QApplication.palette().color(QPalette.ColorRole.Window) == DARK.ground


def test_a_choice_of_ones_own_is_kept_whatever_the_system_does(
    theme: Theme, system: System, qtbot: QtBot
) -> None:
    theme.apply("light", 1.0)
    with qtbot.assertNotEmitted(theme.changed):
        system.turn(Qt.ColorScheme.Dark)
    assert theme.look.colours is LIGHT
    assert theme.choice == "light"


def test_text_grows_and_space_grows_half_as_fast(theme: Theme) -> None:
    theme.apply("dark", 2.0)
    assert theme.look.font().pixelSize() == 28
    assert QApplication.font().pixelSize() == 28
    assert theme.look.gap(2) == 12
    assert theme.look.colours.dark


def test_what_qt_draws_follows_too(theme: Theme, qtbot: QtBot) -> None:
    label, edit = QLabel("Ние"), QLineEdit("Вие")
    qtbot.addWidget(label)
    qtbot.addWidget(edit)
    theme.apply("dark", 1.5)
    QApplication.processEvents()
    assert label.font().pixelSize() == 21
    assert edit.palette().color(QPalette.ColorRole.Text) == DARK.text


def test_figures_are_all_as_wide(theme: Theme) -> None:
    metrics = theme.look.metrics(17, bold=True)
    assert {metrics.horizontalAdvance(figure) for figure in "0123456789"} == {
        metrics.horizontalAdvance("0")
    }


def test_a_label_asks_for_more_room_when_the_text_grows(theme: Theme, qtbot: QtBot) -> None:
    words = Words(theme)
    qtbot.addWidget(words)
    words.setText("Раздава Георги")
    before = words.sizeHint()
    theme.apply("light", 2.0)
    assert words.sizeHint().width() > 1.9 * before.width()
