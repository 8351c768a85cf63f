"""Games whose sheets are known, and the sheet of the game that the program has kept."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from belot_desktop.core.variants import VARIANTS
from belot_desktop.store.exchange import read_games, write_game
from tests.e2e.program import kept_game
from tests.said import GAME_ID

if TYPE_CHECKING:
    from belot_desktop.core.game import Game

CASES = Path(__file__).parent.parent / "data" / "cases" / "bulgarian-games.json"


def case(name: str) -> tuple[Game, Any]:
    """Return a game of the right answers, and the sheet that it must give."""
    [found] = [each for each in json.loads(CASES.read_text("utf-8")) if each["name"] == name]
    [game] = read_games(json.dumps(found["game"]).encode(), VARIANTS, lambda: GAME_ID)
    return game, found["expect"]


def kept_sheet(folder: Path) -> Any:
    """Return the sheet of the game that was kept, as the command line computes it."""
    command = [sys.executable, "-m", "belot_desktop", "score", "-"]
    written = write_game(kept_game(folder)).encode()
    told = subprocess.run(command, input=written, capture_output=True, check=True)
    return json.loads(told.stdout)
