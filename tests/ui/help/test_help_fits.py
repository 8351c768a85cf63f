"""Nothing of the help is cut off, and everything has a name, however large the text is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication

from belot_desktop.models.settings import TEXT_SIZE
from tests.ui.dialogs.test_every import spoken, sticks_out, visible

if TYPE_CHECKING:
    from belot_desktop.app.program import Program
    from belot_desktop.ui.help.window import HelpWindow

SMALL = QSize(800, 600)


@pytest.fixture(params=[100, 200])
def small(helped: HelpWindow, program: Program, request: pytest.FixtureRequest) -> HelpWindow:
    """Make the window small, its text as large as usual or twice as large."""
    program.settings.put(TEXT_SIZE, request.param)
    helped.resize(SMALL)
    for _ in range(4):
        QApplication.processEvents()
    return helped


def test_it_fits_a_small_screen(small: HelpWindow) -> None:
    assert small.size() == SMALL
    every = visible(small)
    assert [each for each in every if each.width() < each.minimumSizeHint().width()] == []
    assert [each for each in every if sticks_out(each)] == []


def test_every_title_has_room_for_its_lines(small: HelpWindow) -> None:
    look = small.page.theme.look
    contents = small.contents
    for row, chapter in enumerate(small.chapters):
        room = contents.visualItemRect(contents.item(row)).adjusted(look.gap(3), 0, -look.gap(2), 0)
        assert room.width() <= contents.viewport().width()
        needed = look.metrics().boundingRect(room, Qt.TextFlag.TextWordWrap, chapter.title)
        assert needed.height() <= room.height()
        assert needed.width() <= room.width()


def test_the_current_chapter_stays_in_sight(small: HelpWindow) -> None:
    for anchor in ("entry", "terms"):
        small.resize(900, 900)
        small.open_at(anchor)
        small.resize(SMALL)
        QApplication.processEvents()
        contents = small.contents
        assert contents.viewport().rect().contains(contents.visualItemRect(contents.currentItem()))


def test_no_chapter_is_wider_than_its_page(small: HelpWindow) -> None:
    for row in range(small.contents.count()):
        small.contents.setCurrentRow(row)
        QApplication.processEvents()
        document = small.page.document()
        room = small.page.viewport().width() + document.documentMargin()  # it is free at the right
        assert document.size().width() <= room


def test_everything_has_a_name(small: HelpWindow) -> None:
    controls = [
        each
        for each in visible(small)
        if isinstance(each, QAbstractButton) or each.focusPolicy() & Qt.FocusPolicy.TabFocus
    ]
    assert len(controls) >= 5
    assert [each for each in controls if not spoken(each)] == []
    assert small.windowTitle()
