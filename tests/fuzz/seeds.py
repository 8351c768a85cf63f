"""What the fuzzer starts from: files of games, a backup, and the words of the format.

Run as ``python -m tests.fuzz.seeds FOLDER``: makes ``FOLDER/corpus`` and ``FOLDER/words``.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from belot_desktop.core.house import house_rules
from belot_desktop.core.variants import VARIANTS
from belot_desktop.core.variants.bulgarian import BULGARIAN
from belot_desktop.store.database import Database
from belot_desktop.store.exchange import read_games, write_game, write_games
from belot_desktop.store.games import Games

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[2]
FORMAT = (
    *("format", "belot-game", "belot-games", "version", "game", "games", "rules", "teams"),
    *("name", "players", "first_dealer", "deals", "id", "started", "place", "note", "series"),
    *("passed", "dealer", "adjustment", "written", "announcements", "team", "value", "true"),
    *("declarer", "declarer_seat", "contract", "contra", "null", "NaN", "-1", "1e9", "\\\\ud800"),
)


def seeds() -> Iterator[bytes]:
    """Give files that can be read: each case alone, all in one, as a backup."""
    cases = ROOT / "tests" / "data" / "cases" / "bulgarian-games.json"
    texts = [json.dumps(each["game"]) for each in json.loads(cases.read_text("utf-8"))]
    texts += [each.read_text("utf-8") for each in (ROOT / "resources" / "games").glob("*.json")]
    numbers = iter(range(len(texts)))
    games = [
        game
        for text in texts
        for game in read_games(
            text, VARIANTS, lambda: f"00000000-0000-4000-8000-{next(numbers):012}"
        )
    ]
    yield from (write_game(each).encode() for each in games)
    yield write_games(games[:3]).encode()
    with TemporaryDirectory() as folder:
        backup = Path(folder) / "backup"
        with Database(backup) as database:
            Games(database, VARIANTS).bring(games[:2])
        yield backup.read_bytes()


def words() -> Iterator[str]:
    """Give the words that mean something in a file."""
    yield from FORMAT
    declared = (BULGARIAN.contracts, BULGARIAN.contras, BULGARIAN.announcements, BULGARIAN.results)
    for group in declared:
        yield from (each.key for each in group)
    yield from (each.key for each in house_rules(BULGARIAN.house))


def main(folder: Path) -> None:
    """Write everything into ``folder``."""
    corpus = folder / "corpus"
    corpus.mkdir(parents=True, exist_ok=True)
    for number, seed in enumerate(seeds()):
        (corpus / f"seed-{number:03}").write_bytes(seed)
    (folder / "words").write_text("".join(f'"{each}"\n' for each in words()), "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
