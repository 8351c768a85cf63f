"""Where nothing was changed no Undo is offered: it would undo something else."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QApplication

from belot_desktop.core.rows import Adjustment
from belot_desktop.ui.form_dialog import FormDialog
from tests.said import row

if TYPE_CHECKING:
    from belot_desktop.app.program import Program

ROWS = (row("s0 H 87"), Adjustment((0, 26)))


@pytest.fixture
def played(program: Program) -> Program:
    for each in ROWS:
        program.pad.insert(len(program.pad.game.rows), each)
    program.window.table.select_row(0)
    return program


def save() -> None:
    """Save what the dialog shows."""
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, FormDialog)
    dialog.save()


@pytest.mark.parametrize("at", range(len(ROWS)))
def test_a_row_saved_as_it_was(played: Program, at: int) -> None:
    played.window.commands.edit(at)
    save()
    assert QApplication.activeModalWidget() is None
    assert not played.window.notices.isVisible()


def test_names_saved_as_they_were(played: Program) -> None:
    played.window.acts.details.trigger()
    save()
    assert not played.window.notices.isVisible()


def test_the_dealer_who_dealt_anyway(played: Program) -> None:
    played.window.commands.put_dealer(0, 0)
    assert not played.window.notices.isVisible()
    played.window.commands.put_dealer(0, 1)
    assert played.window.notices.action.isVisible()
