"""What takes long says how far it is, and can be given up."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QTimer

from belot_desktop.models.settings import THEME
from belot_desktop.ui.stepping import run_in_steps
from tests.ui.dialogs.table import press
from tests.ui.window.arrived import FIRST, SECOND, active, closed, shown

if TYPE_CHECKING:
    from collections.abc import Callable, Generator
    from pathlib import Path

    from belot_desktop.app.program import Program
    from belot_desktop.core.game import Game


def test_taking_long_can_be_given_up(
    program: Program,
    file: Callable[..., Path],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("belot_desktop.ui.stepping.PATIENCE", 0)
    program.window.open_files([file(FIRST, SECOND)])
    dialog = shown()
    before = program.pad.game
    steps, bringing = list[int](), program.pad.bringing

    def endless(games: list[Game]) -> Generator[int, None, bool]:
        work = bringing(games)
        steps.append(next(work))
        try:
            while True:
                yield 1
        finally:
            work.close()

    def give_up() -> None:
        active()
        press("Esc")

    monkeypatch.setattr(program.pad, "bringing", endless)
    QTimer.singleShot(60, give_up)
    press("Enter")
    assert steps == [1]
    assert dialog.isVisible()
    assert program.pad.game == before
    assert program.pad.known(FIRST.id) is None
    program.settings.put(THEME, "dark")  # the database takes what is written again
    dialog.done(0)


def test_a_mistake_in_the_work_reaches_who_waits(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("belot_desktop.ui.stepping.PATIENCE", 0)

    def mistaken() -> Generator[tuple[int, int], None, None]:
        yield 1, 2
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        run_in_steps(mistaken(), program.theme, "…", program.window)
    assert closed()
