"""Everything that can be done in the main window, by key and by mouse."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from belot_desktop.core.rows import Adjustment, Passed
from belot_desktop.models.settings import LANGUAGE, TEXT_SIZE, THEME
from tests.said import row
from tests.ui.dialogs.table import press

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QWidget

    from belot_desktop.app.program import Program
    from belot_desktop.ui.deal.dialog import DealDialog

PLAIN = Qt.KeyboardModifier.NoModifier
CTRL = Qt.KeyboardModifier.ControlModifier
LEFT = Qt.MouseButton.LeftButton


def key(program: Program, code: Qt.Key, modifiers: Qt.KeyboardModifier = PLAIN) -> None:
    """Press a key in the window."""
    QTest.keyClick(program.window, code, modifiers)


def write(program: Program, *said: str) -> None:
    for each in said:
        program.pad.insert(len(program.pad.game.rows), row(each))


def dialog(program: Program) -> DealDialog:
    found = program.window.commands.deals.dialog
    assert found is not None
    found.activateWindow()
    QApplication.processEvents()
    return found


@contextmanager
def nothing_can_be_written(program: Program) -> Iterator[None]:
    """Let the database refuse every change for a while."""
    program.database.query("PRAGMA query_only = ON")
    yield
    program.database.query("PRAGMA query_only = OFF")


def test_f2_enters_a_deal_in_a_few_keys(program: Program) -> None:
    key(program, Qt.Key.Key_F2)
    dialog(program)
    press("1", "3", "87", "Enter")
    assert program.pad.game.rows == (row("s0 H 87"),)
    assert program.window.commands.deals.dialog is None
    assert "9 : 7" in program.window.notices.text


def test_the_green_button_enters_a_deal_too(program: Program) -> None:
    QTest.mouseClick(program.window.bar.main, LEFT)
    assert dialog(program).isVisible()


@pytest.mark.parametrize("by", ["key", "mouse"])
def test_inside_opens_the_dialog_with_it_chosen(program: Program, by: str) -> None:
    if by == "key":
        key(program, Qt.Key.Key_F3)
    else:
        QTest.mouseClick(program.window.bar.inside, LEFT)
    dialog(program)
    press("2", "4", "Enter")
    assert program.pad.game.rows == (row("s1 S inside"),)


@pytest.mark.parametrize("by", ["key", "mouse"])
def test_all_pass_is_saved_at_once_and_undone_at_once(program: Program, by: str) -> None:
    if by == "key":
        key(program, Qt.Key.Key_F4)
    else:
        QTest.mouseClick(program.window.bar.all_pass, LEFT)
    assert program.pad.game.rows == (Passed(),)
    assert program.window.table.selected_row == 0
    QTest.mouseClick(program.window.notices.action, LEFT)
    assert not program.pad.game.rows


@pytest.mark.parametrize("by", ["key", "mouse"])
def test_undo_and_redo(program: Program, by: str) -> None:
    write(program, "s0 H 87", "pass")
    if by == "key":
        key(program, Qt.Key.Key_Z, CTRL)
    else:
        QTest.mouseClick(program.window.bar.undo, LEFT)
    assert len(program.pad.game.rows) == 1
    key(program, Qt.Key.Key_Y, CTRL)
    assert len(program.pad.game.rows) == 2


def test_nothing_to_undo_is_said(program: Program) -> None:
    key(program, Qt.Key.Key_Z, CTRL)
    assert program.window.notices.text
    assert not program.window.bar.undo.isEnabled()
    assert program.window.bar.undo.reason
    key(program, Qt.Key.Key_Y, CTRL)
    assert program.window.notices.isVisible()


@pytest.mark.parametrize("by", ["Enter", "double click"])
def test_any_row_is_edited_in_place(program: Program, by: str) -> None:
    write(program, "s0 H 87", "s1 S 90", "pass")
    table = program.window.table
    table.select_row(1)
    table.setFocus()
    if by == "Enter":
        QTest.keyClick(table, Qt.Key.Key_Return)
    else:
        middle = table.visualRect(table.model().index(1, 0)).center()
        QTest.mouseClick(table.viewport(), LEFT, pos=middle)
        QTest.mouseDClick(table.viewport(), LEFT, pos=middle)
    dialog(program).counting.usual_field.setFocus()
    press("100", "Enter")
    assert program.pad.game.rows[1] == row("s1 S 100")
    assert len(program.pad.game.rows) == 3


def test_a_row_is_deleted_and_comes_back(program: Program) -> None:
    write(program, "s0 H 87", "s1 S 90")
    program.window.table.select_row(0)
    program.window.table.setFocus()
    key(program, Qt.Key.Key_Delete)
    assert program.pad.game.rows == (row("s1 S 90"),)
    assert program.window.notices.action.isVisible()
    key(program, Qt.Key.Key_Z, CTRL)
    assert len(program.pad.game.rows) == 2


def test_a_forgotten_deal_is_inserted_before_another(program: Program) -> None:
    write(program, "s0 H 87", "s1 S 90")
    program.window.table.select_row(1)
    key(program, Qt.Key.Key_Insert)
    dialog(program)
    press("1", "6", "130", "Enter")
    assert program.pad.game.rows == tuple(map(row, ("s0 H 87", "s0 AT 130", "s1 S 90")))


def test_a_row_has_to_be_chosen_first(program: Program) -> None:
    for action in (program.window.acts.edit, program.window.acts.remove):
        program.window.notices.dismiss()
        action.trigger()
        assert program.window.notices.isVisible()


def test_the_next_dealer_is_put_right_by_a_seat(program: Program) -> None:
    program.window.head.seat_chosen.emit(2)
    assert program.pad.game.first_dealer == 2
    write(program, "pass")
    program.window.head.seat_chosen.emit(1)
    assert program.desk.half_typed.next_dealer == 1
    key(program, Qt.Key.Key_F4)
    assert program.pad.game.rows == (Passed(), Passed(1))
    assert program.pad.sheet.next_dealer == 2


def menu_of(widget: QWidget, at: QPoint) -> QMenu:
    """Open the context menu of ``widget`` as a right click or the menu key does."""
    reason = QContextMenuEvent.Reason.Mouse
    QApplication.sendEvent(widget, QContextMenuEvent(reason, at, widget.mapToGlobal(at)))
    popup = QApplication.activePopupWidget()
    assert isinstance(popup, QMenu)
    return popup


def entry(menu: QMenu, *path: str) -> QAction:
    """Find an entry of a menu by its words."""
    found = next(each for each in menu.actions() if each.text() == path[0])
    if len(path) == 1:
        return found
    inner = found.menu()
    assert isinstance(inner, QMenu)
    return entry(inner, *path[1:])


def test_the_dealer_of_any_row_is_put_right_from_there_on(program: Program) -> None:
    write(program, "s0 H 87", "pass", "pass")
    table = program.window.table
    table.select_row(1)
    menu = menu_of(table.viewport(), QPoint(20, 20))
    entry(menu, "Кой раздава", "Ние 2").trigger()
    menu.close()
    assert [line.dealer for line in program.pad.sheet.lines] == [0, 2, 3]
    key(program, Qt.Key.Key_Z, CTRL)
    assert [line.dealer for line in program.pad.sheet.lines] == [0, 1, 2]


def test_nobody_deals_a_correction(program: Program) -> None:
    program.pad.insert(0, Adjustment((0, 26)))
    program.window.table.select_row(0)
    menu = menu_of(program.window.table.viewport(), QPoint(20, 20))
    assert "Кой раздава" not in [each.text() for each in menu.actions()]
    menu.close()


def test_why_follows_the_selected_row(program: Program) -> None:
    write(program, "s0 H 87", "s0 S capot", "+26 s1", "pass")
    headings = []
    for at in range(4):
        program.window.table.select_row(at)
        headings.append(program.window.side.why.accessibleName())
    assert headings == [
        "Защо 9 : 7? — раздаване 1",
        "Защо 25 : 0? — раздаване 2",
        "Ред 3",
        "Раздаване 4",
    ]


def test_once_the_game_is_over_the_main_button_begins_another(program: Program) -> None:
    write(program, "+151 s0")
    bar = program.window.bar
    assert bar.main.label == "Нова игра"
    assert not bar.inside.isEnabled()
    key(program, Qt.Key.Key_F2)
    assert "Край" in program.window.notices.text
    key(program, Qt.Key.Key_F4)
    assert len(program.pad.game.rows) == 1
    key(program, Qt.Key.Key_Z, CTRL)
    assert bar.main.label == "Нова раздача"


def test_the_language_is_switched_by_a_key(program: Program) -> None:
    key(program, Qt.Key.Key_F12)
    QApplication.processEvents()
    assert program.window.windowTitle() == "Belot Score Pad"
    assert program.window.bar.main.label == "New deal"
    assert program.settings.get(LANGUAGE) == "en"


def test_the_language_is_switched_with_a_dialog_open_and_nothing_is_lost(program: Program) -> None:
    key(program, Qt.Key.Key_F2)
    opened = dialog(program)
    press("1", "3", "87")
    QTest.keyClick(opened, Qt.Key.Key_F12)
    QApplication.processEvents()
    assert opened.windowTitle() == "Deal 1"
    press("Enter")
    assert program.pad.game.rows == (row("s0 H 87"),)


def test_theme_and_text_size_are_chosen_in_menus(program: Program) -> None:
    dark = next(each for each in program.window.acts.themes.actions() if each.data() == "dark")
    dark.trigger()
    assert program.theme.look.colours.dark
    assert program.settings.get(THEME) == "dark"
    program.window.acts.larger.trigger()
    assert program.settings.get(TEXT_SIZE) == 110
    for _ in range(20):
        program.window.acts.larger.trigger()
    assert program.settings.get(TEXT_SIZE) == 200
    program.window.acts.usual_size.trigger()
    assert program.theme.look.scale == 1.0


def test_the_side_panel_goes_and_comes(program: Program) -> None:
    assert program.window.side.isVisible()
    key(program, Qt.Key.Key_F9)
    assert not program.window.side.isVisible()
    key(program, Qt.Key.Key_F9)
    assert program.window.side.isVisible()


def test_a_narrow_window_is_the_tables_alone(program: Program) -> None:
    program.window.resize(800, 600)
    QApplication.processEvents()
    assert not program.window.side.isVisible()


def test_what_cannot_be_saved_stays_typed_and_is_said(program: Program) -> None:
    key(program, Qt.Key.Key_F2)
    opened = dialog(program)
    press("1", "3", "87")
    with nothing_can_be_written(program):
        press("Enter")
        assert opened.isVisible()
        assert program.window.notices.isVisible()
        assert not program.pad.game.rows
    press("Enter")
    assert program.pad.game.rows == (row("s0 H 87"),)
