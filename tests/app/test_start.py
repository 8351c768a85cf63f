"""What is wrong with the games is said at the start, in a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox

from belot_desktop.app.arguments import parse
from belot_desktop.app.paths import DATABASE
from belot_desktop.app.start import open_window
from belot_desktop.core.variants import VARIANTS
from belot_desktop.store.database import Database
from belot_desktop.store.games import Games
from tests.said import game

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

HEAD = 8192  # bytes of the file that say what it is


def answer(said: list[str]) -> None:
    """Press OK in the box once it is there."""
    box = QApplication.activeModalWidget()
    if isinstance(box, QMessageBox):
        said.append(box.text())
        box.accept()
    else:
        QTimer.singleShot(20, lambda: answer(said))


def test_damage_that_shows_only_in_a_game_is_said(
    qapp: QApplication, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, said = tmp_path / DATABASE, list[str]()
    with Database(file) as database:
        Games(database, VARIANTS).create(game("s0 H 87"))
    whole = file.read_bytes()
    file.write_bytes(whole[:HEAD] + b"\x55" * (len(whole) - HEAD))
    answer(said)
    assert open_window(parse(["--data-dir", str(tmp_path), "--lang", "en"])) == 1
    qapp.setStyleSheet("")
    assert len(said) == 1
    assert "is damaged. Nothing was changed." in said[0]
    assert said[0] in capsys.readouterr().err
