"""A program that saves rows as fast as it can, until it is killed."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from typing import TYPE_CHECKING
from uuid import uuid4

from belot_desktop.core.changes import details
from belot_desktop.core.game import new_game
from belot_desktop.core.rows import Adjustment
from belot_desktop.core.variants import VARIANTS
from belot_desktop.core.variants.bulgarian import BULGARIAN
from belot_desktop.session import resume
from belot_desktop.store.database import Database
from belot_desktop.store.games import Games

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from pathlib import Path

    from belot_desktop.core.game import Game

ROWS_OF_A_GAME = 40


def fresh() -> Game:
    """Return a game without a row."""
    return new_game(BULGARIAN, str(uuid4()))


def save_rows(path: Path, confirmed: Connection) -> None:
    """Save row after row, game after game; tell of each game and row once it is saved.

    Row N of a game says N, so that it can be known again.
    """
    with Database(path) as database:
        session = resume(Games(database, VARIANTS), fresh)
        for turn in count():
            number = len(session.game.rows)
            if number == ROWS_OF_A_GAME:
                session.start(fresh())
                number = 0
            session.append(Adjustment((number, -number)))
            confirmed.send((session.game.id, number + 1))
            if turn % 3 == 0:
                session.change_details(replace(details(session.game), note=str(uuid4())))
                session.undo()
