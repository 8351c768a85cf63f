"""``belot-desktop score`` where the shell has closed what it would write to."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from belot_desktop.store.exchange import write_game
from tests.said import game

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.skipif(os.name != "posix", reason="other shells close nothing")

PROGRAM = [sys.executable, "-m", "belot_desktop", "score"]
FAR_TOO_MUCH = "s0 H 163"


def run(closed: str, path: Path) -> subprocess.CompletedProcess[str]:
    """Run the real program with one of its streams ``closed``."""
    shell = ["sh", "-c", f'exec "$@" {closed}', "sh", *PROGRAM, str(path)]
    return subprocess.run(shell, capture_output=True, text=True, check=False)


def file(path: Path, *said: str) -> Path:
    """Write a game with these rows."""
    path.write_text(write_game(game(*said)), "utf-8")
    return path


def test_nobody_takes_the_sheet(tmp_path: Path) -> None:
    done = run(">&-", file(tmp_path / "game.json", "s0 H 87"))
    assert done.returncode == 1
    assert done.stderr.startswith(f"{tmp_path / 'game.json'}: ")


def test_nobody_hears_what_is_wrong(tmp_path: Path) -> None:
    done = run("2>&-", file(tmp_path / "game.json", FAR_TOO_MUCH))
    assert (done.returncode, done.stdout) == (2, "")


def test_nobody_hears_a_warning(tmp_path: Path) -> None:
    done = run("2>&-", file(tmp_path / "game.json", "s0 H 161"))
    assert done.returncode == 0
    assert '"totals": [16, 0]' in done.stdout


def test_who_listens_has_heard_enough(tmp_path: Path) -> None:
    path = file(tmp_path / "game.json", *[FAR_TOO_MUCH] * 5000)
    with subprocess.Popen([*PROGRAM, path], stderr=-1, stdout=-1, text=True) as program:
        assert program.stderr
        assert program.stdout
        program.stderr.readline()
        program.stderr.close()
        assert program.stdout.read() == ""
    assert program.returncode == 2
