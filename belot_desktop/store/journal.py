"""The journal of a game: what was changed, before and after, as it is stored.

Entry 0 is the whole game as it was created or imported; done again in order, the
entries up to the game's cursor give the game. A later entry with a whole game is one
that took its place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from belot_desktop.core.changes import DetailsChange, GameChange, RowChange, apply
from belot_desktop.store.stored import details_text, game_text, row_text

if TYPE_CHECKING:
    from belot_desktop.core.changes import Change
    from belot_desktop.core.game import Game
    from belot_desktop.store.database import Database
    from belot_desktop.store.stored import Stored


class Journal:
    """The journals of all games in a database; to be used within a transaction."""

    def __init__(self, database: Database, stored: Stored) -> None:
        """Keep the journals in ``database``, and read them by ``stored``."""
        self._database = database
        self._stored = stored

    def begin(self, game: Game) -> None:
        """Write down the whole ``game`` as it was created or imported."""
        self._write(game.id, 0, "game", None, None, game_text(game))

    def write(self, game: Game, sequence: int, change: Change) -> None:
        """Write down a ``change`` of ``game``; what was undone before it is gone for good."""
        self._database.query(
            "DELETE FROM journal WHERE game = ? AND sequence >= ?", game.id, sequence
        )
        if isinstance(change, RowChange):
            rows = (change.before, change.after)
            texts = [None if row is None else row_text(row, game.variant) for row in rows]
            self._write(game.id, sequence, "row", change.at, *texts)
        elif isinstance(change, GameChange):
            both = (game_text(change.before), game_text(change.after))
            self._write(game.id, sequence, "game", None, *both)
        else:
            texts = [details_text(game, each) for each in (change.before, change.after)]
            self._write(game.id, sequence, "details", None, *texts)

    def _write(self, *entry: str | int | None) -> None:
        self._database.query("INSERT INTO journal VALUES (?, ?, ?, ?, ?, ?)", *entry)

    def read(self, game: Game, sequence: int) -> Change | None:
        """Return a change of ``game`` by its number from 1, None where there is none."""
        entries = self._database.query(
            "SELECT what, at, before, after FROM journal"
            " WHERE game = ? AND sequence = ? AND sequence > 0",
            game.id,
            sequence,
        )
        return self._change(game, *entries[0]) if entries else None

    def _change(self, game: Game, what: str, at: int, *texts: str | None) -> Change:
        if what == "row":
            variant = game.variant
            rows = [None if text is None else self._stored.row(text, variant) for text in texts]
            return RowChange(at, *rows)
        both = [text for text in texts if text is not None]
        if what == "game":
            return GameChange(*map(self._stored.game, both))
        return DetailsChange(*map(self._stored.details, both))

    def length(self, game_id: str) -> int:
        """Return how many changes of a game are written down, those undone included."""
        [(length,)] = self._database.query(
            "SELECT count(*) FROM journal WHERE game = ? AND sequence > 0", game_id
        )
        return int(length)

    def replayed(self, game_id: str, cursor: int) -> Game:
        """Return a game as its journal has it after ``cursor`` changes."""
        [(whole,)] = self._database.query(
            "SELECT after FROM journal WHERE game = ? AND sequence = 0", game_id
        )
        game = self._stored.game(whole)
        for sequence in range(1, cursor + 1):
            change = self.read(game, sequence)
            game = game if change is None else apply(game, change)
        return game
