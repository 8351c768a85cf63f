"""What is wrong with the games is said at the start, in a sentence."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox

from belot_desktop.app.arguments import parse
from belot_desktop.app.paths import DATABASE
from belot_desktop.app.start import open_window
from belot_desktop.core.variants import VARIANTS
from belot_desktop.store.database import Database
from belot_desktop.store.exchange import write_game
from belot_desktop.store.games import Games
from belot_desktop.ui.importing.dialog import ImportDialog
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


def test_a_file_of_the_command_line_is_opened(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)  # the program puts its own there
    friday = game("s0 H 87")
    (tmp_path / "friday.json").write_text(write_game(friday), "utf-8")

    def take_over() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, ImportDialog):
            dialog.accept()
            qapp.exit()
        else:
            QTimer.singleShot(20, take_over)

    take_over()
    options = parse(["--data-dir", str(tmp_path), str(tmp_path / "friday.json")])
    assert open_window(options) == 0
    qapp.setStyleSheet("")
    with Database(tmp_path / DATABASE) as database:
        assert Games(database, VARIANTS).latest() == friday.id
