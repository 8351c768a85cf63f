"""Settings and what is half typed: JSON values by key."""

from __future__ import annotations

import json
import logging
from typing import TYPE_CHECKING, Any

from belot_desktop.store.exchange.writing import to_text

if TYPE_CHECKING:
    from belot_desktop.store.database import Database

logger = logging.getLogger(__name__)


class Settings:
    """Values that are kept by key."""

    def __init__(self, database: Database) -> None:
        """Keep them in ``database``."""
        self._database = database

    def get(self, key: str) -> Any:
        """Return the JSON value of ``key``, None where there is none.

        Raises ValueError where there is one that cannot be read.
        """
        found = self._database.query("SELECT value FROM setting WHERE key = ?", key)
        return _decoded(found, f"the setting {key}")

    def put(self, key: str, value: object) -> None:
        """Keep a JSON ``value`` under ``key``. Raises StoreFault."""
        with self._database.transaction():
            self._database.query("REPLACE INTO setting VALUES (?, ?)", key, to_text(value))


class Drafts:
    """What was half typed in each game."""

    def __init__(self, database: Database) -> None:
        """Keep them in ``database``."""
        self._database = database

    def load(self, game_id: str) -> Any:
        """Return the JSON value kept for a game, None where there is none or it cannot be read."""
        found = self._database.query("SELECT value FROM draft WHERE game = ?", game_id)
        try:
            return _decoded(found, f"the draft of {game_id}")
        except ValueError:
            return None

    def save(self, game_id: str, value: object) -> None:
        """Keep a JSON ``value`` for a game that is in the database. Raises StoreFault."""
        with self._database.transaction():
            self._database.query("REPLACE INTO draft VALUES (?, ?)", game_id, to_text(value))

    def clear(self, game_id: str) -> None:
        """Forget what was half typed in a game. Raises StoreFault."""
        with self._database.transaction():
            self._database.query("DELETE FROM draft WHERE game = ?", game_id)


def _decoded(found: list[tuple[Any, ...]], what: str) -> Any:
    try:
        return json.loads(found[0][0]) if found else None
    except (ValueError, RecursionError):
        logger.warning("%s cannot be read and is left out", what)
        raise ValueError(what) from None
