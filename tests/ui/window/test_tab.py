"""Tab goes through every window as the eye does, and nothing holds it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tests.said import row

if TYPE_CHECKING:
    from belot_desktop.app.program import Program

MANY = 40
LINE = 30  # pixels: what stands less far below something is in its line


def stops(window: QWidget, key: Qt.Key) -> list[QWidget]:
    """Press ``key`` until the focus is where it was at first; return all that had it."""
    found: list[QWidget] = []
    for _ in range(MANY):
        focused = QApplication.focusWidget()
        assert focused is not None
        if focused in found:
            assert focused is found[0]
            return found
        found.append(focused)
        QTest.keyClick(focused, key)
    pytest.fail(f"{window.windowTitle()} holds the focus")


def as_read(window: QWidget, widgets: list[QWidget]) -> list[QWidget]:
    """Return ``widgets`` line by line, beginning with the first one that had the focus."""
    middles = {each: each.mapTo(window, each.rect().center()) for each in widgets}
    read: list[QWidget] = []
    left = sorted(widgets, key=lambda each: middles[each].y())
    while left:
        top = middles[left[0]].y()
        line = [each for each in left if middles[each].y() - top < LINE]
        read += sorted(line, key=lambda each: middles[each].x())
        left = left[len(line) :]
    first = read.index(widgets[0])
    return read[first:] + read[:first]


@pytest.mark.parametrize(
    "action", ["new_deal", "correct", "revoke", "take_over", "new_game", "details"]
)
def test_tab_goes_through_a_dialog_as_the_eye_does(program: Program, action: str) -> None:
    program.pad.insert(0, row("s0 H 87"))
    getattr(program.window.acts, action).trigger()
    dialog = QApplication.activeModalWidget()
    assert dialog is not None
    dialog.activateWindow()
    QApplication.processEvents()
    forth = stops(dialog, Qt.Key.Key_Tab)
    assert forth == as_read(dialog, forth)
    back = stops(dialog, Qt.Key.Key_Backtab)
    assert back == [forth[0], *reversed(forth[1:])]


def test_tab_goes_through_the_window_and_back(program: Program) -> None:
    program.window.activateWindow()
    QApplication.processEvents()
    forth = stops(program.window, Qt.Key.Key_Tab)
    back = stops(program.window, Qt.Key.Key_Backtab)
    assert back == [forth[0], *reversed(forth[1:])]
    assert program.window.table in forth
    assert program.window.bar.main in forth
