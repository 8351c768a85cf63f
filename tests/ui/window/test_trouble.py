"""What could not be saved is said where it was entered, in the language spoken now."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QApplication

from belot_desktop.ui.form_dialog import FormDialog
from belot_desktop.ui.trouble import Trouble
from tests.said import row
from tests.ui.dialogs.table import press

if TYPE_CHECKING:
    from collections.abc import Iterator

    from belot_desktop.app.program import Program


@contextmanager
def nothing_can_be_written(program: Program) -> Iterator[None]:
    """Let the database refuse every change for a while."""
    program.database.query("PRAGMA query_only = ON")
    yield
    program.database.query("PRAGMA query_only = OFF")


def opened() -> FormDialog:
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, FormDialog)
    dialog.activateWindow()
    QApplication.processEvents()
    return dialog


def trouble(dialog: FormDialog) -> Trouble:
    (found,) = dialog.findChildren(Trouble)
    return found


@pytest.mark.parametrize(
    ("action", "keys"),
    [("new_deal", ("1", "3", "87")), ("correct", ("5",)), ("new_game", ()), ("details", ("А",))],
)
def test_it_is_said_in_the_dialog_that_stays_open(
    program: Program, action: str, keys: tuple[str, ...]
) -> None:
    program.pad.insert(0, row("pass"))
    getattr(program.window.acts, action).trigger()
    dialog = opened()
    assert trouble(dialog).isHidden()
    press(*keys)
    with nothing_can_be_written(program):
        dialog.save()
    assert trouble(dialog).isVisible()
    assert "не е записана" in trouble(dialog).text()
    dialog.save()
    assert not dialog.isVisible()


def test_the_dialog_says_it_in_another_language(program: Program) -> None:
    program.window.acts.new_deal.trigger()
    dialog = opened()
    press("1", "3", "87")
    with nothing_can_be_written(program):
        dialog.save()
    said = trouble(dialog).text()
    program.window.acts.other_language.trigger()
    assert trouble(dialog).isVisible()
    assert trouble(dialog).text() != said


def test_the_window_says_it_in_another_language(program: Program) -> None:
    notices = program.window.notices
    with nothing_can_be_written(program):
        program.window.acts.all_pass.trigger()
    said = notices.text
    switch_language(program)
    assert notices.isVisible()
    assert notices.text != said


def test_what_was_closed_is_not_said_again(program: Program) -> None:
    with nothing_can_be_written(program):
        program.window.acts.all_pass.trigger()
    program.window.notices.dismiss()
    switch_language(program)
    assert not program.window.notices.isVisible()


def test_what_went_well_since_then_is_not_said_again(program: Program) -> None:
    with nothing_can_be_written(program):
        program.window.acts.all_pass.trigger()
    program.window.acts.all_pass.trigger()
    switch_language(program)
    assert not program.window.notices.isVisible()


def switch_language(program: Program) -> None:
    program.window.acts.other_language.trigger()
    QApplication.processEvents()
