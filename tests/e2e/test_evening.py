"""A game entered by keyboard alone into the real program, which is killed on the way."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from belot_desktop.core.variants import VARIANTS
from belot_desktop.store.exchange import read_games, write_game
from tests.e2e.fingers import keys_of
from tests.e2e.program import TITLES, kept_draft, kept_game
from tests.e2e.writer import Writer
from tests.said import GAME_ID

if TYPE_CHECKING:
    from collections.abc import Callable

    from belot_desktop.core.game import Game
    from tests.e2e.program import RunningPad
    from tests.e2e.screen import Screen

    Start = Callable[..., RunningPad]

CASES = Path(__file__).parent.parent / "data" / "cases" / "bulgarian-games.json"


def case(name: str) -> tuple[Game, Any]:
    """Return a game of the right answers, and the sheet that it must give."""
    [found] = [each for each in json.loads(CASES.read_text("utf-8")) if each["name"] == name]
    [game] = read_games(json.dumps(found["game"]).encode(), VARIANTS, lambda: GAME_ID)
    return game, found["expect"]


def sheet_of(folder: Path) -> Any:
    """Return the sheet of the game that was kept, as the command line computes it."""
    command = [sys.executable, "-m", "belot_desktop", "score", "-"]
    written = write_game(kept_game(folder))
    told = subprocess.run(command, input=written.encode(), capture_output=True, check=True)
    return json.loads(told.stdout)


@pytest.mark.parametrize("language", TITLES)
def test_a_game_survives_every_kill_and_comes_out_right(
    language: str, screen: Screen, start: Start, tmp_path: Path
) -> None:
    game, expected = case("game 11")
    writer, folder, rows = Writer(screen, language), tmp_path / "data", game.rows

    pad = start(language)
    writer.choose_dealer(game.first_dealer)
    for number, row in enumerate(rows[:3], 1):
        writer.enter(number, row)
    pad.kill()
    assert kept_game(folder).rows == rows[:3]

    pad = start(language)
    writer.enter(4, rows[3])
    keys, before = keys_of(rows[4]), pad.written
    writer.open_deal(5)
    screen.press(*keys[:-2])
    pad.wait_until_kept(before)
    pad.kill()
    assert kept_game(folder).rows == rows[:4]
    assert kept_draft(folder)["deal"]["announcements"] == [[], ["quarte"]]

    pad = start(language)
    writer.wait_for_deal(5)
    screen.press(*keys[-2:])
    writer.save()
    for number, row in enumerate(rows[5:], 6):
        writer.enter(number, row)
    pad.kill()
    assert sheet_of(folder) == expected
