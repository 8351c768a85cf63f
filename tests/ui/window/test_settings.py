"""The settings, opened from the window: each choice is seen at once, and kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from belot_desktop.models.settings import LANGUAGE, SIDE_PANEL, TEXT_SIZE, THEME
from belot_desktop.store.database import Database
from belot_desktop.store.settings import Settings as Kept
from belot_desktop.ui.settings.dialog import SettingsDialog
from belot_desktop.ui.whole_field import WholeField
from tests.ui.dialogs.table import click, press

if TYPE_CHECKING:
    from collections.abc import Callable
    from contextlib import AbstractContextManager
    from pathlib import Path

    from belot_desktop.app.program import Program
    from belot_desktop.models.settings import Setting
    from belot_desktop.ui.settings.setting_field import SettingField

    Start = Callable[..., AbstractContextManager[Program]]


def opened(program: Program) -> SettingsDialog:
    """Open the settings by their key."""
    QTest.keyClick(program.window, Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    found = program.window.findChildren(SettingsDialog)[-1]
    found.activateWindow()
    QApplication.processEvents()
    return found


def field(dialog: SettingsDialog, setting: Setting) -> SettingField:
    return next(each for each in dialog.fields if each.setting is setting)


def number(dialog: SettingsDialog) -> WholeField:
    found = field(dialog, TEXT_SIZE).field
    assert isinstance(found, WholeField)
    return found


def test_another_language_is_spoken_at_once(program: Program) -> None:
    dialog = opened(program)
    assert dialog.windowTitle() == "Настройки"
    press("3")
    assert dialog.windowTitle() == "Settings"
    assert program.window.acts.settings.text() == "Settings…"
    assert program.settings.get(LANGUAGE) == "en"
    press("F12")  # of the window, in the open dialog too
    assert dialog.windowTitle() == "Настройки"
    assert field(dialog, LANGUAGE).field.holds_focus()  # type: ignore[union-attr]


def test_colours_and_the_side_panel_follow_at_once(program: Program) -> None:
    dialog = opened(program)
    press("Down", "3")
    assert program.theme.look.colours.dark
    field(dialog, SIDE_PANEL).field.setFocus()
    press("3")
    assert not program.window.side.isVisible()
    assert program.settings.get(SIDE_PANEL) == "hidden"


def test_the_text_grows_as_it_is_typed_and_stepped(program: Program) -> None:
    dialog = opened(program)
    before = dialog.width()
    number(dialog).setFocus()
    number(dialog).edit.selectAll()
    press("1", "5")
    assert program.theme.look.scale == 1.0
    assert field(dialog, TEXT_SIZE).problem == "Цяло число от 100 до 200."
    press("0")
    assert program.theme.look.scale == 1.5
    assert field(dialog, TEXT_SIZE).problem.startswith("Колко голямо е всичко")
    assert dialog.width() > before
    click(number(dialog).more)
    assert program.settings.get(TEXT_SIZE) == 160
    press("-", "-")
    assert (program.settings.get(TEXT_SIZE), number(dialog).edit.text()) == (140, "140")
    program.window.acts.usual_size.trigger()
    assert number(dialog).edit.text() == "100"
    click(number(dialog).less)
    assert program.settings.get(TEXT_SIZE) == 100


def test_a_number_between_two_steps_goes_to_the_next_one(program: Program) -> None:
    dialog = opened(program)
    program.settings.put(TEXT_SIZE, 125)
    number(dialog).step(1)
    assert program.settings.get(TEXT_SIZE) == 130
    program.settings.put(TEXT_SIZE, 125)
    number(dialog).step(-1)
    assert program.settings.get(TEXT_SIZE) == 120
    number(dialog).edit.clear()
    number(dialog).step(1)
    assert program.settings.get(TEXT_SIZE) == 110


def test_it_closes_by_enter_and_by_esc_and_all_is_kept(program: Program) -> None:
    opened(program)
    press("Down", "2", "Enter")
    assert QApplication.activeModalWidget() is None
    assert program.settings.get(THEME) == "light"
    opened(program)
    press("Esc")
    assert QApplication.activeModalWidget() is None
    assert Kept(program.database).get(THEME.key) == "light"


def test_everything_as_at_first(program: Program) -> None:
    program.settings.put(TEXT_SIZE, 150)
    dialog = opened(program)
    click(dialog.start_again)
    assert (program.settings.get(TEXT_SIZE), program.settings.get(LANGUAGE)) == (100, "")
    assert dialog.start_again.reason


def test_down_leads_from_setting_to_setting(program: Program) -> None:
    dialog = opened(program)
    for each in dialog.fields:
        focus = dialog.focusWidget()
        assert each.field is focus or each.field.isAncestorOf(focus)
        press("Down")
    assert dialog.focusWidget() is dialog.close_button
    press("Up")
    assert dialog.fields[-1].field.isAncestorOf(dialog.focusWidget())


def test_what_cannot_be_read_is_said_once_and_set_again(start: Start, tmp_path: Path) -> None:
    with Database(tmp_path / "belot.sqlite3") as database:
        Kept(database).put(THEME.key, "sepia")
        Kept(database).put(TEXT_SIZE.key, 1000)
    with start() as program:
        notices = program.window.notices
        assert notices.text.startswith(
            "2 настройки не се прочетоха и са както в началото: Цветове, "
        )
        assert notices.isVisible()
        program.settings.put(LANGUAGE, "en")
        QApplication.processEvents()
        assert notices.text.startswith(
            "2 settings could not be read, and are as at first: Colours, "
        )
        assert Kept(program.database).get(THEME.key) == "sepia"
        notices.dismiss()
    with start() as program:
        notices = program.window.notices
        assert notices.isVisible(), "nobody has chosen anything yet"
        program.settings.put(TEXT_SIZE, 110)
        assert notices.isVisible()
        assert notices.action.label == "Настройки…"
        click(notices.action)
        [dialog] = program.window.findChildren(SettingsDialog)
        dialog.activateWindow()
        QApplication.processEvents()
        press("Down", "1")
        assert Kept(program.database).get(THEME.key) == "system"
        dialog.accept()
    with start() as program:
        assert not program.window.notices.isVisible()


def test_the_sentence_goes_once_all_is_set_again(start: Start, tmp_path: Path) -> None:
    with Database(tmp_path / "belot.sqlite3") as database:
        Kept(database).put(THEME.key, "sepia")
    with start() as program:
        assert program.window.notices.isVisible()
        program.settings.put(THEME, "dark")
        assert not program.window.notices.isVisible()


def test_after_it_a_notice_offers_undo_again(start: Start, tmp_path: Path) -> None:
    with Database(tmp_path / "belot.sqlite3") as database:
        Kept(database).put(THEME.key, "sepia")
    with start() as program:
        program.window.commands.all_pass()
        click(program.window.notices.action)
        assert program.pad.game.rows == ()
