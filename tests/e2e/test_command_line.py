"""The program as a child process on a machine without a screen."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from belot_desktop import __version__
from belot_desktop.app.application import has_screen
from belot_desktop.app.paths import DATABASE
from tests.e2e.program import kept_game

if TYPE_CHECKING:
    from pathlib import Path

SCREENS = ("DISPLAY", "QT_QPA_PLATFORM", "WAYLAND_DISPLAY")
NO_SCREEN = {name: value for name, value in os.environ.items() if name not in SCREENS}
OFFSCREEN = NO_SCREEN | {"QT_QPA_PLATFORM": "offscreen"}
SENTENCE = {
    "bg": "Тук няма екран, на който да се отвори прозорец.",
    "en": "There is no screen here on which a window could open.",
}


def run(*arguments: str, environment: dict[str, str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "belot_desktop", *arguments],
        env=environment | {"PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=60,
    )


def test_version_and_help_are_told() -> None:
    told = run("--version", environment=NO_SCREEN)
    assert (told.returncode, told.stdout) == (0, f"belot-desktop {__version__}\n")
    told = run("--help", environment=NO_SCREEN)
    assert told.returncode == 0
    assert "--data-dir" in told.stdout
    assert "belot-desktop score FILE" in told.stdout


def test_an_argument_that_it_does_not_know_is_refused() -> None:
    told = run("--windows", environment=NO_SCREEN)
    assert told.returncode == 2
    assert "--windows" in told.stderr


def test_it_leaves_after_the_first_paint(tmp_path: Path) -> None:
    told = run("--exit-after-paint", "--data-dir", str(tmp_path / "new"), environment=OFFSCREEN)
    assert told.returncode == 0
    assert not kept_game(tmp_path / "new").rows


def test_the_data_folder_can_be_named_by_a_variable(tmp_path: Path) -> None:
    there = OFFSCREEN | {"BELOT_DATA_DIR": str(tmp_path / "there")}
    assert run("--exit-after-paint", environment=there).returncode == 0
    assert (tmp_path / "there" / DATABASE).is_file()


@pytest.mark.parametrize("environment", [OFFSCREEN, NO_SCREEN], ids=["offscreen", "nothing"])
def test_the_example_is_shown(environment: dict[str, str], tmp_path: Path) -> None:
    picture = tmp_path / "pictures" / "example.png"
    told = run("--show-example", str(picture), "--lang", "en", environment=environment)
    assert told.returncode == 0
    assert picture.read_bytes().startswith(b"\x89PNG")
    assert told.stdout.splitlines()[-1].split()[-2:] == ["100", "45"]


def test_it_tries_itself() -> None:
    told = run("--self-test", environment=OFFSCREEN)
    assert told.returncode == 0, told.stderr
    assert all(line.endswith(": ok") for line in told.stdout.splitlines())


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a screen")
@pytest.mark.parametrize("language", SENTENCE)
def test_without_a_screen_it_says_so(language: str, tmp_path: Path) -> None:
    told = run("--lang", language, "--data-dir", str(tmp_path / "new"), environment=NO_SCREEN)
    assert told.returncode == 1
    assert told.stderr.startswith(SENTENCE[language])
    assert told.stderr.count("\n") == 1
    assert not (tmp_path / "new").exists()


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_is_told_of_by_a_variable(name: str) -> None:
    assert has_screen({name: "1"}, "linux")
    assert not has_screen({name: ""}, "linux")
    assert has_screen({}, "win32")
