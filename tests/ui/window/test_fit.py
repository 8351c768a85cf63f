"""The main window at every size: nothing sticks out, and everything has a name."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from belot_desktop.app.example import example_game
from belot_desktop.core.changes import details
from belot_desktop.core.game import Team
from belot_desktop.models.settings import TEXT_SIZE, THEME
from tests.ui.dialogs.table import LONGEST

if TYPE_CHECKING:
    from collections.abc import Callable

    from belot_desktop.app.program import Program
    from tests.ui.window.conftest import Started


def settle() -> None:
    for _ in range(4):
        QApplication.processEvents()


def with_long_names(program: Program) -> None:
    program.pad.start(example_game())
    teams = tuple(Team(players[0], players) for players in LONGEST)
    program.pad.change_details(replace(details(program.pad.game), teams=teams))


def sticks_out(widget: QWidget) -> bool:
    room = widget.parentWidget()
    return room is not None and not 0 <= widget.x() <= widget.x() + widget.width() <= room.width()


@pytest.mark.parametrize("language", ["bg", "en"])
@pytest.mark.parametrize("size", [100, 200])
@pytest.mark.parametrize("room", [(800, 600), (1920, 1080)])
def test_no_widget_needs_more_width_than_it_has(
    start: Callable[..., Started], language: str, size: int, room: tuple[int, int]
) -> None:
    with start(language=language) as program:
        program.settings.put(TEXT_SIZE, size)
        with_long_names(program)
        for _ in range(2):  # what a narrower window needs in height it learns when it is one
            program.window.resize(*room)
            settle()
        assert (program.window.width(), program.window.height()) == room
        parts = (program.window.head, program.window.bar, program.window.side)
        widgets = [each for part in parts for each in part.findChildren(QWidget)]
        shown = [each for each in widgets if each.isVisible()]
        assert shown
        assert [each for each in shown if each.width() < each.minimumSizeHint().width()] == []
        assert [each for each in shown if sticks_out(each)] == []


@pytest.mark.parametrize("language", ["bg", "en"])
def test_the_table_shows_every_number_without_scrolling(
    start: Callable[..., Started], language: str
) -> None:
    with start(language=language) as program:
        program.pad.start(example_game())
        program.window.resize(800, 600)
        settle()
        assert not program.window.table.horizontalScrollBar().isVisible()
        assert not any(program.window.table.isColumnHidden(at) for at in range(12))


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_it_is_drawn_in_the_colours_of_its_theme(start: Callable[..., Started], theme: str) -> None:
    with start() as program:
        program.settings.put(THEME, theme)
        program.pad.start(example_game())
        settle()
        ground = program.window.grab().toImage().pixelColor(3, program.window.height() // 2)
        assert ground == program.theme.look.colours.ground


def nameless(window: QWidget) -> list[str]:
    """Return the controls that somebody who does not see them cannot know."""
    found = []
    for each in window.findChildren(QWidget):
        if not each.isVisible() or not (isinstance(each, QAbstractButton) or each.focusPolicy()):
            continue
        interface = QAccessible.queryAccessibleInterface(each)
        if not interface.text(QAccessible.Text.Name):
            found.append(f"{type(each).__name__} in {type(each.parentWidget()).__name__}")
    return found


@pytest.mark.parametrize("language", ["bg", "en"])
def test_every_control_has_an_accessible_name(start: Callable[..., Started], language: str) -> None:
    with start(language=language) as program:
        program.pad.start(example_game())
        program.window.acts.all_pass.trigger()
        settle()
        assert nameless(program.window) == []
