"""The window opens where it stood."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from belot_desktop.models.settings import DIALOGS, SPLITTER, VIEW
from belot_desktop.store.database import Database
from belot_desktop.store.settings import Settings
from tests.said import row
from tests.ui.dialogs.table import press

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.ui.window.conftest import Started


def test_the_first_start_asks_nothing(start: Callable[..., Started]) -> None:
    with start() as program:
        assert program.window.commands.deals.dialog is None
        assert [card.accessibleName() for card in program.window.head.cards]
        assert program.pad.game.rows == ()


def test_game_row_and_size_are_as_they_were(start: Callable[..., Started]) -> None:
    with start() as program:
        for _ in range(30):
            program.pad.insert(0, row("s0 H 87"))
        program.window.resize(900, 640)
        program.window.table.select_row(12)
        program.window.table.verticalScrollBar().setValue(150)
        program.window.acts.other_language.trigger()
    with start(language="en") as program:
        assert len(program.pad.game.rows) == 30
        assert program.window.table.selected_row == 12
        assert program.window.table.verticalScrollBar().value() == 150
        assert program.window.size().width() == 900


def test_a_side_panel_for_which_there_was_no_room_yet_has_its_usual_width(
    start: Callable[..., Started], tmp_path: Path
) -> None:
    with start() as program:
        program.window.resize(800, 600)
    with Database(tmp_path / "belot.sqlite3") as database:
        Settings(database).put(SPLITTER.key, "")
    for width in (800, 1180):
        with start() as program:
            program.window.resize(width, 600)
            QApplication.processEvents()
            assert (program.window.side.width() > 200) is (width > 800)


def test_a_line_that_was_half_typed_is_typed_on(start: Callable[..., Started]) -> None:
    with start() as program:
        program.window.quick.type_first("н")
    with start() as program:
        assert QApplication.focusWidget() is program.window.quick.field.edit


@pytest.mark.parametrize("scroll", [10**12, -(10**12)])
def test_a_place_that_cannot_be_is_no_hindrance(start: Callable[..., Started], scroll: int) -> None:
    with start() as program:
        program.pad.insert(0, row("s0 H 87"))
        program.window.table.remember()
        place = program.settings.get(VIEW)
    with start() as program:
        program.settings.put(VIEW, {**place, "row": scroll, "scroll": scroll})
        program.window.table.restore()
        assert program.window.table.selected_row in (0, -1)
        program.settings.put(DIALOGS, {"deal 100": [10**12, 10**12]})
        program.window.commands.deals.enter(1)
        dialog = program.window.commands.deals.dialog
        assert dialog is not None
        assert dialog.screen().availableGeometry().contains(dialog.frameGeometry())


def test_what_was_half_typed_is_open_again(start: Callable[..., Started]) -> None:
    with start() as program:
        program.pad.insert(0, row("pass"))
        QTest.keyClick(program.window, Qt.Key.Key_F2)
        dialog = program.window.commands.deals.dialog
        assert dialog is not None
        dialog.activateWindow()
        QApplication.processEvents()
        press("1", "3", "8")
        program.desk.half_typed.flush()
        kept = program.desk.half_typed.half
        dialog.finished.disconnect()  # the power goes: nobody is told that it closes
    with start() as program:
        assert program.desk.half_typed.half == kept
        dialog = program.window.commands.deals.dialog
        assert dialog is not None
        press("7", "Enter")
        assert program.pad.game.rows == (row("pass"), row("s0 H 87"))


def test_what_was_given_up_is_gone(start: Callable[..., Started]) -> None:
    with start() as program:
        QTest.keyClick(program.window, Qt.Key.Key_F2)
        dialog = program.window.commands.deals.dialog
        assert dialog is not None
        dialog.reject()
    with start() as program:
        assert program.window.commands.deals.dialog is None
