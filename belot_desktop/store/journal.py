"""The journal of a game: what was changed, before and after, as it is stored.

Entry 0 is the whole game as it was created or imported; done again in order, the
entries up to the game's cursor give the game.
"""

from __future__ import annotations

from functools import reduce
from typing import TYPE_CHECKING, Any

from belot_desktop.core.changes import (
    Details,
    DetailsChange,
    RowChange,
    apply,
    details,
    with_details,
)
from belot_desktop.store.exchange.games import game_from_json
from belot_desktop.store.exchange.rows import row_from_json
from belot_desktop.store.exchange.writing import details_to_json, game_to_json, row_to_json, to_text

if TYPE_CHECKING:
    from collections.abc import Mapping

    from belot_desktop.core.changes import Change
    from belot_desktop.core.game import Game
    from belot_desktop.core.rows import Row
    from belot_desktop.core.variant import Variant
    from belot_desktop.store.database import Database


class Journal:
    """The journals of all games in a database."""

    def __init__(self, database: Database, variants: Mapping[str, Variant[Any]]) -> None:
        """Keep the journals in ``database``; its games are of one of ``variants``."""
        self._database = database
        self._variants = variants

    def begin(self, game: Game) -> None:
        """Write down the whole ``game`` as it was created or imported."""
        self._write(game.id, 0, "game", None, None, to_text(game_to_json(game)))

    def write(self, game: Game, sequence: int, change: Change) -> None:
        """Write down a ``change`` of ``game``; what was undone before it is gone for good."""
        self._database.query(
            "DELETE FROM journal WHERE game = ? AND sequence >= ?", game.id, sequence
        )
        what, at = ("row", change.at) if isinstance(change, RowChange) else ("details", None)
        before, after = _text(game, change.before), _text(game, change.after)
        self._write(game.id, sequence, what, at, before, after)

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
        game = game_from_json(self._database.decoded(whole), self._variants)
        changes = (self.read(game, sequence) for sequence in range(1, cursor + 1))
        return reduce(apply, (each for each in changes if each is not None), game)

    def _change(
        self, game: Game, what: str, at: int, before: str | None, after: str | None
    ) -> Change:
        if what == "row":
            return RowChange(at, self._row(game, before), self._row(game, after))
        return DetailsChange(self._details(before), self._details(after))

    def _row(self, game: Game, text: str | None) -> Row | None:
        decoded = self._database.decoded
        return None if text is None else row_from_json(decoded(text), game.variant)

    def _details(self, text: str | None) -> Details:
        decoded = self._database.decoded(text or "null")
        return details(game_from_json(decoded | {"deals": []}, self._variants))


def _text(game: Game, entered: Row | Details | None) -> str | None:
    if entered is None:
        return None
    if isinstance(entered, Details):
        return to_text(details_to_json(with_details(game, entered)))
    return to_text(row_to_json(entered, game.variant))
