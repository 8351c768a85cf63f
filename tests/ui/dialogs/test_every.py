"""Every dialog in both languages: nothing is cut off, and everything has a name."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QScrollBar, QWidget
from pytestqt.qtbot import QtBot

from belot_desktop.models.speech import Speech
from belot_desktop.ui.section import Section
from belot_desktop.ui.theme import Theme
from belot_desktop.ui.words import Prose
from tests.ui.dialogs.conftest import give_up
from tests.ui.dialogs.every import DIALOGS

SMALL = QSize(800, 600)
SCROLLING = {"house_rules", "a_quarrel", "games_of_an_evening", "refused_files"}  # lists, mostly

Open = Callable[[str], QDialog]


@pytest.fixture
def opened(qtbot: QtBot, speech: Speech, theme: Theme) -> Open:
    """Return what opens a dialog by its name."""

    def opened(name: str) -> QDialog:
        dialog = DIALOGS[name](speech, theme)
        qtbot.addWidget(dialog, before_close_func=give_up)
        dialog.show()
        settle()
        return dialog

    return opened


def settle() -> None:
    for _ in range(4):
        QApplication.processEvents()


def visible(dialog: QWidget) -> list[QWidget]:
    return [each for each in dialog.findChildren(QWidget) if each.isVisible()]


def sticks_out(widget: QWidget) -> bool:
    """Tell whether ``widget`` is wider than what holds it, or stands outside it."""
    room = widget.parentWidget()
    return room is not None and not 0 <= widget.x() <= widget.x() + widget.width() <= room.width()


@pytest.mark.parametrize("name", DIALOGS)
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_no_widget_needs_more_width_than_it_has(
    opened: Open, theme: Theme, name: str, scale: float
) -> None:
    theme.apply("light", scale)
    dialog = opened(name)
    dialog.resize(SMALL)
    settle()
    assert dialog.width() <= SMALL.width()
    assert dialog.height() <= SMALL.height()
    every = visible(dialog)
    cramped = {
        (type(each).__name__, each.accessibleName()): (each.width(), each.minimumSizeHint().width())
        for each in every
        if each.width() < each.minimumSizeHint().width()
    }
    assert cramped == {}
    assert [each for each in every if sticks_out(each)] == []
    for prose in dialog.findChildren(Prose):
        assert not prose.isVisible() or prose.height() >= prose.heightForWidth(prose.width())


@pytest.mark.parametrize("name", DIALOGS)
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_nothing_stands_on_something_else(
    opened: Open, theme: Theme, name: str, scale: float
) -> None:
    theme.apply("light", scale)
    dialog = opened(name)
    for section in dialog.findChildren(Section):
        held = [each for each in section.children() if isinstance(each, QWidget)]
        places = [each.geometry() for each in held if each.isVisible()]
        assert [pair for pair in pairs(places) if pair[0].intersects(pair[1])] == []
        assert all(section.rect().contains(place) for place in places)


def pairs(places: list[QRect]) -> list[tuple[QRect, QRect]]:
    return [(one, other) for at, one in enumerate(places) for other in places[:at]]


@pytest.mark.parametrize("name", set(DIALOGS) - SCROLLING)
def test_a_dialog_opens_large_enough_for_all_it_shows(opened: Open, name: str) -> None:
    dialog = opened(name)
    assert [each for each in visible(dialog) if isinstance(each, QScrollBar)] == []


@pytest.mark.parametrize("name", DIALOGS)
def test_everything_has_a_name(opened: Open, name: str) -> None:
    dialog = opened(name)
    controls = [
        each
        for each in visible(dialog)
        if isinstance(each, QAbstractButton) or each.focusPolicy() & Qt.FocusPolicy.TabFocus
    ]
    assert controls
    assert [each for each in controls if not spoken(each)] == []
    assert dialog.windowTitle()


def spoken(widget: QWidget) -> str:
    """Return the name by which a screen reader calls ``widget``."""
    return QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)


@pytest.mark.parametrize("name", DIALOGS)
def test_targets_are_large_enough(opened: Open, name: str) -> None:
    dialog = opened(name)
    small = [
        (type(each).__name__, each.height())
        for each in visible(dialog)
        if each.focusPolicy() & Qt.FocusPolicy.TabFocus
        and type(each).__module__.startswith("belot_desktop")
        and each.height() < 40
    ]
    assert small == []
