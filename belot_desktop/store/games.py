"""The games in the database: each change, and its journal entry, in one transaction."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from belot_desktop.core.changes import DetailsChange, GameChange, RowChange, apply, reverse
from belot_desktop.store.journal import Journal
from belot_desktop.store.stored import Stored, details_text, row_text

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from belot_desktop.core.changes import Change
    from belot_desktop.core.game import Game
    from belot_desktop.core.variant import Variant
    from belot_desktop.store.database import Database


class Games:
    """The games of a database. Every method may raise StoreFault, and changes nothing then."""

    def __init__(self, database: Database, variants: Mapping[str, Variant[Any]]) -> None:
        """Keep games of ``variants`` in ``database``."""
        self._database = database
        self._stored = Stored(database.path, variants)
        self._journal = Journal(database, self._stored)

    def create(self, game: Game, after: str | None = None) -> None:
        """Keep a new ``game``, begun when the one with the id ``after`` was open.

        It takes the place of that one if nothing was ever entered there.
        """
        with self._database.transaction():
            previous = after
            if after is not None and self._is_untouched(after):
                previous = self._before(after)
                self._discard(after)
            self._create(game, previous)

    def bring(self, games: Iterable[Game]) -> None:
        """Keep ``games`` that a file had, all of them or none, see :meth:`bringing`."""
        for _ in self.bringing(games):
            pass

    def bringing(self, games: Iterable[Game]) -> Iterator[int]:
        """Keep ``games`` that a file had; give how many are done, which nobody else sees yet.

        One whose id is known takes the place of that game, which is a change of it like
        any other; the others are new here. All of them are kept or, where this is closed
        before its end, none. Nothing else may be written meanwhile.
        """
        with self._database.transaction():
            for done, game in enumerate(games, 1):
                before = self.twin(game)
                if before is None:
                    self._create(game, None)
                elif before != game:
                    self._record(before, GameChange(before, game))
                yield done

    def load(self, game_id: str) -> Game:
        """Return a game. Raises LookupError where there is none."""
        found = self._database.query("SELECT details FROM game WHERE id = ?", game_id)
        if not found:
            raise LookupError(game_id)
        game = self._stored.game(found[0][0])
        rows = self._database.query("SELECT entered FROM row WHERE game = ? ORDER BY at", game_id)
        row = self._stored.row
        return replace(game, rows=tuple(row(text, game.variant) for (text,) in rows))

    def known(self, game_id: str) -> Game | None:
        """Return a game, None where there is none with that id."""
        there = self._database.query("SELECT 1 FROM game WHERE id = ?", game_id)
        return self.load(game_id) if there else None

    def twin(self, game: Game) -> Game | None:
        """Return the game here that has the id of ``game``: that one itself if they are the same.

        What is written in the same way need not be read for that.
        """
        found = self._database.query("SELECT details FROM game WHERE id = ?", game.id)
        if not found:
            return None
        rows = self._database.query("SELECT entered FROM row WHERE game = ? ORDER BY at", game.id)
        written = [(details_text(game),), *((row_text(row, game.variant),) for row in game.rows)]
        return game if [*found, *rows] == written else self.load(game.id)

    def record(self, game: Game, change: Change) -> None:
        """Keep a ``change`` of ``game``, which is as it was before; what was undone is cut off."""
        with self._database.transaction():
            self._record(game, change)

    def undo(self, game: Game) -> Change | None:
        """Take the last change of ``game`` back; return what that changes now."""
        with self._database.transaction():
            cursor = self._cursor(game.id)
            change = self._journal.read(game, cursor)
            if change is None:
                return None
            self._take_effect(game, reverse(change), cursor - 1)
            return reverse(change)

    def redo(self, game: Game) -> Change | None:
        """Do the change of ``game`` again that was taken back last; return it."""
        with self._database.transaction():
            cursor = self._cursor(game.id) + 1
            change = self._journal.read(game, cursor)
            if change is not None:
                self._take_effect(game, change, cursor)
            return change

    def can_undo(self, game_id: str) -> bool:
        """Tell whether a change of the game is in force."""
        return self._cursor(game_id) > 0

    def can_redo(self, game_id: str) -> bool:
        """Tell whether a change of the game was taken back."""
        return self._cursor(game_id) < self._journal.length(game_id)

    def can_go_back(self, game_id: str) -> bool:
        """Tell whether :meth:`go_back` would open another game."""
        return self._before(game_id) is not None

    def go_back(self, game_id: str) -> Game | None:
        """Open the game again that was open when this one, still without rows, was begun.

        This one is let go if nothing was ever entered in it.
        """
        before = self._before(game_id)
        if before is None:
            return None
        game = self.load(before)
        with self._database.transaction():
            self._touch(before)
            if self._is_untouched(game_id):
                self._discard(game_id)
        return game

    def can_go_on(self, game_id: str) -> bool:
        """Tell whether :meth:`go_on` would open another game."""
        return self._behind(game_id) is not None

    def go_on(self, game_id: str) -> Game | None:
        """Open the game again from which :meth:`go_back` came here, if it was not let go."""
        behind = self._behind(game_id)
        if behind is None:
            return None
        game = self.load(behind)
        self.touch(behind)
        return game

    def touch(self, game_id: str) -> None:
        """Remember that the game was opened last."""
        with self._database.transaction():
            self._touch(game_id)

    def latest(self) -> str | None:
        """Return the id of the game that was opened or changed last."""
        found = self._database.query("SELECT id FROM game ORDER BY touched DESC LIMIT 1")
        return found[0][0] if found else None

    def ids(self) -> tuple[str, ...]:
        """Return the ids of all games, the newest first."""
        found = self._database.query("SELECT id FROM game ORDER BY number DESC")
        return tuple(game_id for (game_id,) in found)

    def names(self) -> tuple[str, ...]:
        """Return all names of players, those who played last first, each once."""
        found = self._database.query(
            "SELECT player.value FROM game, json_each(game.details, '$.teams') AS team,"
            " json_each(team.value, '$.players') AS player"
            " WHERE player.value <> '' ORDER BY game.touched DESC, player.key, team.key"
        )
        return tuple(dict.fromkeys(name for (name,) in found))

    def replayed(self, game_id: str) -> Game:
        """Return the game as its journal has it: the same as :meth:`load`, always."""
        return self._journal.replayed(game_id, self._cursor(game_id))

    def _create(self, game: Game, previous: str | None) -> None:
        self._database.query(
            "INSERT INTO game (id, details, previous, touched)"
            " SELECT ?, ?, ?, coalesce(max(touched), 0) + 1 FROM game",
            game.id,
            details_text(game),
            previous,
        )
        self._put_rows(game, 0)
        self._journal.begin(game)

    def _record(self, game: Game, change: Change) -> None:
        cursor = self._cursor(game.id) + 1
        self._database.query(
            "UPDATE game SET previous = NULL"
            " WHERE previous = ? AND cursor = 0 AND id NOT IN (SELECT game FROM row)",
            game.id,
        )
        self._journal.write(game, cursor, change)
        self._take_effect(game, change, cursor)

    def _before(self, game_id: str) -> str | None:
        """Return the id of the game that a game without rows leads back to."""
        [(previous,)] = self._database.query("SELECT previous FROM game WHERE id = ?", game_id)
        return None if self._has_rows(game_id) else previous

    def _behind(self, game_id: str) -> str | None:
        """Return the id of the game that was begun in this one, and undone to its beginning."""
        found = self._database.query(
            "SELECT id FROM game"
            " WHERE previous = ? AND cursor = 0 AND id NOT IN (SELECT game FROM row)"
            " ORDER BY touched DESC LIMIT 1",
            game_id,
        )
        return found[0][0] if found else None

    def _has_rows(self, game_id: str) -> bool:
        return bool(self._database.query("SELECT 1 FROM row WHERE game = ? LIMIT 1", game_id))

    def _is_untouched(self, game_id: str) -> bool:
        """Tell whether nothing was ever entered, be it undone or only half typed."""
        half = self._database.query("SELECT 1 FROM draft WHERE game = ?", game_id)
        return not (half or self._has_rows(game_id) or self._journal.length(game_id))

    def _discard(self, game_id: str) -> None:
        self._database.query("DELETE FROM game WHERE id = ?", game_id)

    def _cursor(self, game_id: str) -> int:
        [(cursor,)] = self._database.query("SELECT cursor FROM game WHERE id = ?", game_id)
        return int(cursor)

    def _take_effect(self, game: Game, change: Change, cursor: int) -> None:
        after = apply(game, change)
        if isinstance(change, DetailsChange | GameChange):
            self._database.query(
                "UPDATE game SET details = ? WHERE id = ?", details_text(after), game.id
            )
        if isinstance(change, RowChange | GameChange):
            self._put_rows(after, change.at if isinstance(change, RowChange) else 0)
            # What was half typed is in the row now, or was about rows that have moved.
            self._database.query("DELETE FROM draft WHERE game = ?", game.id)
        self._database.query("UPDATE game SET cursor = ? WHERE id = ?", cursor, game.id)
        self._touch(game.id)

    def _put_rows(self, game: Game, start: int) -> None:
        """Write the rows of ``game`` anew, from ``start`` on."""
        self._database.query("DELETE FROM row WHERE game = ? AND at >= ?", game.id, start)
        self._database.many(
            "INSERT INTO row VALUES (?, ?, ?)",
            (
                (game.id, at, row_text(row, game.variant))
                for at, row in enumerate(game.rows[start:], start)
            ),
        )

    def _touch(self, game_id: str) -> None:
        self._database.query(
            "UPDATE game SET touched = (SELECT max(touched) + 1 FROM game) WHERE id = ?", game_id
        )
