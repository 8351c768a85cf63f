"""The program is started again while it runs, and again after it was killed."""

from __future__ import annotations

import subprocess
from typing import TYPE_CHECKING

import pytest

from tests.e2e.program import TITLES, command
from tests.e2e.writer import Writer

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.e2e.program import RunningPad
    from tests.e2e.screen import Screen

    Start = Callable[..., RunningPad]

EXAMPLE = "resources/games/example.json"
FOUND = {"bg": "Игри от файл", "en": "Games from a file"}
SAID = {
    "bg": "Бележникът вече е отворен.",
    "en": "The score pad is open already.",
}
HANDED_OVER = {
    "bg": "Бележникът вече е отворен: файловете",
    "en": "The score pad is open already: the files",
}


@pytest.mark.parametrize("language", TITLES)
def test_the_window_that_is_open_comes_forward(
    language: str, screen: Screen, start: Start, tmp_path: Path
) -> None:
    other = "en" if language == "bg" else "bg"
    start(language)
    screen.wait_for(TITLES[language].pad)
    start(other, "another")
    screen.wait_for(TITLES[other].pad)
    start_again(language, screen, tmp_path / "data")
    screen.wait_for(TITLES[language].pad)
    screen.minimise()
    start_again(language, screen, tmp_path / "data")
    screen.wait_for(TITLES[language].pad)


def test_a_dialog_comes_forward_with_it(screen: Screen, start: Start, tmp_path: Path) -> None:
    start("bg")
    Writer(screen, "bg").open_deal(1)
    start("en", "another")
    screen.wait_for(TITLES["en"].pad)
    start_again("bg", screen, tmp_path / "data")
    Writer(screen, "bg").wait_for_deal(1)


@pytest.mark.parametrize("language", TITLES)
def test_a_file_is_opened_in_the_window_that_is_open(
    language: str, screen: Screen, start: Start, tmp_path: Path
) -> None:
    start(language)
    screen.wait_for(TITLES[language].pad)
    start_again(language, screen, tmp_path / "data", EXAMPLE)
    screen.wait_for(FOUND[language])


def start_again(language: str, screen: Screen, folder: Path, *files: str) -> None:
    """Start the program on a database that is in use: it says so and leaves."""
    told = subprocess.run(
        [*command(folder, language), *files],
        env=screen.environment,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert told.returncode == 0
    assert told.stderr.startswith((HANDED_OVER if files else SAID)[language])
    assert told.stderr.count("\n") == 1


def test_after_a_kill_it_starts_at_once(screen: Screen, start: Start) -> None:
    first = start("bg")
    screen.wait_for(TITLES["bg"].pad)
    first.kill()
    start("en")
    screen.wait_for(TITLES["en"].pad)


def test_it_starts_where_a_call_was_left_unanswered(
    screen: Screen, start: Start, tmp_path: Path
) -> None:
    (tmp_path / "data" / "calls").mkdir(parents=True)
    (tmp_path / "data" / "calls" / "4711").touch()
    start("bg")
    screen.wait_for(TITLES["bg"].pad)
