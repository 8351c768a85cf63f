"""The whole program in this process, on a database that a test may open again."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest

from belot_desktop.app.program import Program
from belot_desktop.models.settings import LANGUAGE
from belot_desktop.store.database import Database
from belot_desktop.store.exchange import write_game, write_games

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from contextlib import AbstractContextManager
    from pathlib import Path

    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from belot_desktop.core.game import Game

    Started = AbstractContextManager[Program]


@pytest.fixture
def start(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> Callable[..., Started]:
    """Return what starts the program, each time on the same database."""

    @contextmanager
    def started(language: str = "bg") -> Iterator[Program]:
        with Database(tmp_path / "belot.sqlite3") as database:
            program = Program(qapp, database, {LANGUAGE: language})
            program.window.show()
            program.window.activateWindow()
            program.window.resume()
            qtbot.waitUntil(lambda: qapp.activeWindow() is not None)
            try:
                yield program
            finally:
                dialog = program.window.commands.deals.dialog
                if dialog is not None:
                    dialog.done(0)
                program.close()
                qapp.setStyleSheet("")

    return started


@pytest.fixture
def program(start: Callable[..., Started]) -> Iterator[Program]:
    """Start the program in Bulgarian, with nothing written yet."""
    with start() as started:
        yield started


@pytest.fixture
def file(tmp_path: Path) -> Callable[..., Path]:
    """Return what writes games into a file."""

    def written(*games: Game) -> Path:
        path = tmp_path / f"{len(list(tmp_path.iterdir()))}.json"
        path.write_text(write_game(*games) if len(games) == 1 else write_games(games), "utf-8")
        return path

    return written
