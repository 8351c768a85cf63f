"""No window is larger than its screen, the frame around it included."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QApplication, QWidget

from belot_desktop.models.settings import DIALOGS, TEXT_SIZE
from belot_desktop.ui.room import room_for
from tests.said import row

if TYPE_CHECKING:
    from belot_desktop.app.program import Program


def opened(program: Program) -> QWidget:
    program.window.acts.rules.trigger()
    QApplication.processEvents()
    dialog = QApplication.activeModalWidget()
    assert dialog is not None
    return dialog


def framed(window: QWidget) -> QSize:
    """Return the size with a frame that is at least a title high."""
    return QSize(window.width(), window.height() + 20).expandedTo(window.frameSize())


@pytest.mark.parametrize("size", [100, 200])
def test_a_dialog_leaves_room_for_its_title(program: Program, size: int) -> None:
    program.settings.put(TEXT_SIZE, size)
    dialog = opened(program)
    room = dialog.screen().availableSize()
    assert framed(dialog).boundedTo(room) == framed(dialog)


def test_so_does_one_whose_chosen_size_was_good_for_a_larger_screen(program: Program) -> None:
    program.settings.put(DIALOGS, {"rules 100": [9000, 9000]})
    dialog = opened(program)
    room = dialog.screen().availableSize()
    assert framed(dialog).boundedTo(room) == framed(dialog)


def test_large_text_does_not_make_the_help_larger_than_the_screen(program: Program) -> None:
    program.settings.put(TEXT_SIZE, 200)
    program.window.acts.help.trigger()
    QApplication.processEvents()
    window = program.window.commands.help.window
    assert window is not None
    room = window.screen().availableSize()
    assert framed(window).boundedTo(room) == framed(window)


def test_a_window_without_a_frame_yet_has_the_one_it_opens_over_in_mind(program: Program) -> None:
    owner = program.window
    owner.setGeometry(QRect(50, 50, 900, 600))
    dialog = QWidget(owner)
    frame = owner.frameSize() - owner.size()
    room = room_for(dialog)
    assert room.width() == owner.screen().availableSize().width() - frame.width()


def test_a_notice_at_the_largest_text_fits_a_small_screen_too(program: Program) -> None:
    program.settings.put(TEXT_SIZE, 200)
    for said in ("s0 H 87", "s0 C contra 98", "s1 D 101"):
        program.pad.insert(0, row(said))
    program.window.resize(800, 560)
    program.window.acts.all_pass.trigger()
    QApplication.processEvents()
    assert program.window.notices.isVisible()
    assert program.window.height() == 560
    assert not program.window.table.horizontalScrollBar().isVisible()
