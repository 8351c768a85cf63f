"""Columns of the database and the values they hold, both ways."""

from __future__ import annotations

import json
from contextlib import contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from belot_desktop.core.changes import Details, details, with_details
from belot_desktop.store.errors import Damaged, UnknownGame
from belot_desktop.store.exchange.faults import Unreadable
from belot_desktop.store.exchange.games import game_from_json
from belot_desktop.store.exchange.rows import row_from_json
from belot_desktop.store.exchange.writing import game_to_json, row_to_json, to_text

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

    from belot_desktop.core.game import Game
    from belot_desktop.core.rows import Row
    from belot_desktop.core.variant import Variant


class Stored:
    """Reads columns. Raises Damaged for what is no JSON, UnknownGame for what it says."""

    def __init__(self, path: Path, variants: Mapping[str, Variant[Any]]) -> None:
        """Read games of ``variants``; ``path`` is the file that faults are about."""
        self._path = path
        self._variants = variants

    def game(self, text: str) -> Game:
        """Return a game, with the rows that ``text`` has."""
        with self._reading():
            return game_from_json(json.loads(text), self._variants)

    def row(self, text: str, variant: Variant[Any]) -> Row:
        """Return a row of ``variant``."""
        with self._reading():
            return row_from_json(json.loads(text), variant)

    def details(self, text: str) -> Details:
        """Return the details of a game."""
        return details(self.game(text))

    @contextmanager
    def _reading(self) -> Iterator[None]:
        try:
            yield
        except json.JSONDecodeError as error:
            raise Damaged(self._path, "damaged") from error
        except Unreadable as error:
            raise UnknownGame(self._path, error.faults) from error


def game_text(game: Game) -> str:
    """Return the text for a whole game."""
    return to_text(game_to_json(game))


def details_text(game: Game, new: Details | None = None) -> str:
    """Return the text for a game without its rows, with ``new`` details if given."""
    return game_text(replace(with_details(game, new or details(game)), rows=()))


def row_text(row: Row, variant: Variant[Any]) -> str:
    """Return the text for a row of ``variant``."""
    return to_text(row_to_json(row, variant))
