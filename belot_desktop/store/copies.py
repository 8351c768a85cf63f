"""Copies of what the database holds, in files that somebody chose; never over its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belot_desktop.store.errors import InUse, told_apart
from belot_desktop.store.whole_file import write_whole

if TYPE_CHECKING:
    from collections.abc import Generator
    from pathlib import Path

    from belot_desktop.core.game import Game
    from belot_desktop.store.database import Database
    from belot_desktop.store.games import Games

_OWN = ("", "-journal", "-wal", "-shm")  # what SQLite keeps, behind the name of the database


class Copies:
    """All games together, and files written beside them."""

    def __init__(self, database: Database, games: Games) -> None:
        """Copy what ``database`` holds."""
        self._database, self._games = database, games

    def every_game(self) -> Generator[tuple[int, int], None, tuple[Game, ...]]:
        """Read all games, and give how far it is; return them, the oldest first.

        Raises StoreFault, such as UnknownGame.
        """
        ids = self._games.ids()
        found: list[Game] = []
        for game_id in reversed(ids):
            yield len(found), len(ids)
            found.append(self._games.load(game_id))
        return tuple(found)

    def write(self, path: Path, content: bytes) -> None:
        """Put ``content`` into ``path``, whole or not at all.

        Raises StoreFault; InUse where ``path`` is the database itself.
        """
        self._refuse_own(path)
        with told_apart(path):
            write_whole(path, content)

    def back_up(self, path: Path) -> None:
        """Copy the whole database to ``path``, complete or not at all. Raises as :meth:`write`."""
        self._refuse_own(path)
        self._database.copy_to(path)

    def _refuse_own(self, path: Path) -> None:
        own = self._database.path
        names = {own.with_name(own.name + end).resolve() for end in _OWN}
        with told_apart(path):
            if path.resolve() in names or (path.exists() and path.samefile(own)):
                raise InUse(path, "in_use")
