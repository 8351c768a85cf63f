"""A program that is killed while it saves loses nothing that it has confirmed."""

from __future__ import annotations

import multiprocessing
import random
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from belot_desktop.core.rows import Adjustment
from belot_desktop.core.variants import VARIANTS
from belot_desktop.store.database import Database
from belot_desktop.store.games import Games
from tests.store.saver import save_rows

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from pathlib import Path

KILLS = 200
LONGEST_LIFE = 0.02  # seconds, from its first confirmed row on


def processes() -> Any:
    """Return what starts programs quickly where the system can, with the pad loaded already."""
    method = "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"
    context = multiprocessing.get_context(method)
    if method == "forkserver":
        context.set_forkserver_preload(["tests.store.saver"])
    return context


def test_every_confirmed_row_is_there_after_each_of_200_kills(tmp_path: Path) -> None:
    path, context, chance = tmp_path / "belot.sqlite3", processes(), random.Random()  # noqa: S311 - when to kill
    confirmed = dict[str, int]()
    for _ in range(KILLS):
        told, tells = context.Pipe(duplex=False)
        program = context.Process(target=save_rows, args=(path, tells))
        program.start()
        tells.close()
        confirmed.update([told.recv()])
        time.sleep(chance.uniform(0, LONGEST_LIFE))
        program.kill()
        program.join()
        confirmed.update(everything(told))
        see_that_all_is_there(path, confirmed)
    assert len(confirmed) > 1
    with Database(path) as database:
        games = Games(database, VARIANTS)
        assert {each: len(games.load(each).rows) for each in games.ids()}.keys() >= confirmed.keys()


def everything(told: Connection) -> dict[str, int]:
    """Return what else was confirmed: games and how many rows of them."""
    confirmed = dict[str, int]()
    with suppress(EOFError):
        while True:
            confirmed.update([told.recv()])
    told.close()
    return confirmed


def see_that_all_is_there(path: Path, confirmed: dict[str, int]) -> None:
    """Look into the file as the next start does."""
    with Database(path) as database:
        games = Games(database, VARIANTS)
        assert database.query("PRAGMA integrity_check") == [("ok",)]
        for game_id in list(confirmed)[-2:]:
            game = games.load(game_id)
            assert len(game.rows) >= confirmed[game_id]
            assert game.rows == tuple(Adjustment((n, -n)) for n in range(len(game.rows)))
            assert games.replayed(game_id) == game
