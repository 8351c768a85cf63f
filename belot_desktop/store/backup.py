"""A backup: a copy of the whole database, whose games can be read back.

It may come from anybody, so that nothing in it is believed: before anything else is done
with it, its tables have to be those that this program makes, without a view, a trigger or
a generated column of its own, and its pages have to hang together. A game in it is then
read as one in a file.
"""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing, contextmanager
from typing import TYPE_CHECKING, Any

from belot_desktop.store.database import Database
from belot_desktop.store.errors import Damaged, Newer, StoreFault, told_apart
from belot_desktop.store.exchange.faults import Unreadable
from belot_desktop.store.exchange.strict import LARGEST, parsed
from belot_desktop.store.migration import APPLICATION_ID, steps

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from belot_desktop.store.exchange.files import GameFile, Reader

HEAD = b"SQLite format 3\0"
_MOST_ROWS = 1_000_000
_PATIENCE = 60  # seconds: a sound file of the largest size is looked through in a few
_STEPS = 100_000  # of SQLite's machine, between two looks at the clock
_SCHEMA = "SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY type, name"


def is_backup(head: bytes) -> bool:
    """Tell by the first bytes of a file whether it can be a backup."""
    return head.startswith(HEAD)


def read_backup(copied: Path, reader: Reader) -> GameFile:
    """Return the games of a backup, the oldest first.

    ``copied`` is a file that may be changed: it is brought up to date. Raises Unreadable,
    or the StoreFault of a file that is damaged, somebody else's or a newer program's.
    """
    with _believing_nothing(copied):
        with _opened(copied) as connection:
            _check(connection, copied)
        Database(copied).close()
        with _opened(copied) as connection:
            [(count,)] = connection.execute("SELECT count(*) FROM game")
            return reader.listed(_games(connection, copied), count)


@contextmanager
def _believing_nothing(path: Path) -> Iterator[None]:
    """Blame the file for whatever SQLite has against it: the program's SQL is right."""
    try:
        with told_apart(path):
            yield
    except sqlite3.Error as error:
        raise Damaged(path, "damaged") from error


def _opened(path: Path) -> closing[sqlite3.Connection]:
    """Open a database that can only be read, and holds no value larger than a file may be."""
    connection = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)
    connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, LARGEST * 2**20)
    connection.execute("PRAGMA trusted_schema = OFF")
    return closing(connection)


def _check(connection: sqlite3.Connection, path: Path) -> None:
    """Refuse what is not ours, and what is damaged or made to do harm: even to look may not end.

    The tables are strict ones, so that the check finds a text that is none, too.
    """
    end = time.monotonic() + _PATIENCE
    connection.set_progress_handler(lambda: time.monotonic() > end, _STEPS)
    [(version,)] = connection.execute("PRAGMA user_version")
    [(owner,)] = connection.execute("PRAGMA application_id")
    known = steps()
    if owner != APPLICATION_ID:
        raise Damaged(path, "foreign")
    if version > len(known):
        raise Newer(path, version, len(known))
    sound = version > 0 and connection.execute(_SCHEMA).fetchall() == _schema(known[:version])
    if not sound or connection.execute("PRAGMA quick_check(1)").fetchall() != [("ok",)]:
        raise Damaged(path, "damaged")
    [(rows,)] = connection.execute("SELECT count(*) FROM row")
    if rows > _MOST_ROWS:
        raise StoreFault(path, "too_big")


def _schema(scripts: tuple[str, ...]) -> list[tuple[Any, ...]]:
    """Return the tables that ``scripts`` make."""
    with closing(sqlite3.connect(":memory:")) as made:
        for script in scripts:
            made.executescript(script)
        return made.execute(_SCHEMA).fetchall()


def _games(connection: sqlite3.Connection, path: Path) -> Iterator[object]:
    """Give each game as it would stand in a file."""
    for game_id, details in connection.execute("SELECT id, details FROM game ORDER BY number"):
        rows = connection.execute("SELECT entered FROM row WHERE game = ? ORDER BY at", [game_id])
        game = _value(details, path)
        if isinstance(game, dict):
            game["deals"] = [_value(entered, path) for (entered,) in rows]
        yield game


def _value(text: str, path: Path) -> object:
    try:
        return parsed(text)
    except Unreadable as error:
        raise Damaged(path, "damaged") from error
