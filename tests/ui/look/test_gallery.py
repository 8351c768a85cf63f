"""All widgets together: nothing is cut off, everything has a name, every page can be painted."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from belot_desktop.ui.words import Prose
from tests.ui.look.gallery import PAGES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

    from belot_desktop.ui.theme import Theme

PAGE = QSize(1240, 900)


@pytest.fixture(params=sorted(PAGES))
def page(request: pytest.FixtureRequest, theme: Theme, qtbot: QtBot) -> Iterator[QWidget]:
    made = PAGES[request.param](theme)
    qtbot.addWidget(made)
    made.resize(PAGE)
    made.show()
    settle()
    yield made
    made.hide()


def settle() -> None:
    for _ in range(3):
        QApplication.processEvents()


def visible(page: QWidget) -> list[QWidget]:
    return [each for each in page.findChildren(QWidget) if each.isVisible()]


def test_everything_that_takes_the_focus_has_a_name(page: QWidget) -> None:
    controls = [each for each in visible(page) if each.focusPolicy() & Qt.FocusPolicy.TabFocus]
    nameless = [type(each).__name__ for each in controls if not spoken(each)]
    assert controls
    assert nameless == []


def test_every_button_has_a_name(page: QWidget) -> None:
    buttons = [each for each in visible(page) if isinstance(each, QAbstractButton)]
    assert [each for each in buttons if not spoken(each)] == []


def spoken(widget: QWidget) -> str:
    """Return the name by which a screen reader calls ``widget``."""
    interface = QAccessible.queryAccessibleInterface(widget)
    return interface.text(QAccessible.Text.Name)


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_no_widget_needs_more_room_than_it_has(page: QWidget, theme: Theme, scale: float) -> None:
    theme.apply("dark", scale)
    page.resize(PAGE)
    settle()
    page.resize(page.size().expandedTo(page.minimumSizeHint()))
    settle()
    cramped = {
        type(each).__name__: (each.width(), each.minimumSizeHint().width())
        for each in visible(page)
        if each.width() < each.minimumSizeHint().width() and each.parentWidget() is not None
    }
    assert cramped == {}
    for prose in page.findChildren(Prose):
        assert prose.isHidden() or prose.height() >= prose.heightForWidth(prose.width())


def test_light_and_dark_differ_everywhere(page: QWidget, theme: Theme) -> None:
    light = page.grab().toImage()
    theme.apply("dark", 1.0)
    settle()
    dark = page.grab().toImage()
    assert light.size() == dark.size()
    places = [(x, y) for x in range(0, dark.width(), 40) for y in range(0, dark.height(), 40)]
    bright = [place for place in places if dark.pixelColor(*place).lightnessF() > 0.97]
    assert bright == []
    assert all(light.pixelColor(*place) != dark.pixelColor(*place) for place in places)
