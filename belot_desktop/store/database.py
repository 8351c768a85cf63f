"""The database file: one program at a time, each change on the disk or not at all.

SQLite's own exclusive lock keeps others out. The system frees it with the process,
however that ends. It belongs to the process and not to one opening of the file: never
open the file in any other way while it is in use, since closing it would let the lock
go.
"""

from __future__ import annotations

import sqlite3
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Self

from belot_desktop.store.errors import Damaged, InUse, Newer, StoreFault, told_apart
from belot_desktop.store.migration import APPLICATION_ID, bring_up_to_date, copy, steps

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from pathlib import Path

_OLDEST_SQLITE = (3, 37)  # STRICT tables
_PATIENCE = 0.2  # seconds: enough for two programs that start at once to let one win


class Database:
    """An open database file that no other program can open."""

    def __init__(self, path: Path) -> None:
        """Open the file at ``path``, make it if it is not there, bring it up to date.

        Its folder has to be there. Raises InUse, Damaged, Newer or another StoreFault;
        the file is as it was then.
        """
        if sqlite3.sqlite_version_info < _OLDEST_SQLITE:
            raise StoreFault(path, "old_sqlite")
        self.path, known = path, steps()
        with told_apart(path):
            self._connection = sqlite3.connect(path, timeout=_PATIENCE, isolation_level=None)
        try:
            with told_apart(path):
                self._settle(known)
        except BaseException:
            self.close()
            raise

    def _settle(self, known: Sequence[str]) -> None:
        """Take the lock, see whose file it is, and bring it up to date by ``known`` steps."""
        run = self._connection.execute
        run("PRAGMA synchronous = FULL")
        run("PRAGMA foreign_keys = ON")
        run("BEGIN EXCLUSIVE")
        run("PRAGMA locking_mode = EXCLUSIVE")  # from here on the lock outlives its transaction
        version = self._version(len(known))
        run("COMMIT")
        bring_up_to_date(self._connection, version, known, self.path)

    def _version(self, newest: int) -> int:
        """Return the version of the file, 0 for a new one; refuse what is not ours."""
        [(version,)] = self.query("PRAGMA user_version")
        [(owner,)] = self.query("PRAGMA application_id")
        [(tables,)] = self.query("SELECT count(*) FROM sqlite_schema")
        if (owner, version, tables) == (0, 0, 0):
            return 0
        if owner != APPLICATION_ID:
            raise Damaged(self.path, "foreign")
        if version > newest:
            raise Newer(self.path, version, newest)
        return int(version)

    def query(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        """Run one statement and return its rows. Raises StoreFault."""
        with told_apart(self.path):
            return self._connection.execute(sql, values).fetchall()

    def many(self, sql: str, values: Iterable[tuple[Any, ...]]) -> None:
        """Run one statement for each of ``values``. Raises StoreFault."""
        with told_apart(self.path):
            self._connection.executemany(sql, values)

    def copy_to(self, target: Path) -> None:
        """Copy the whole file to ``target``, complete or not at all.

        Raises StoreFault; InUse where ``target`` is the file itself.
        """
        if target.resolve() == self.path.resolve():
            raise InUse(target, "in_use")
        with told_apart(target):
            copy(self._connection, target)

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """Keep all that is changed within, on the disk at the end of it, or nothing.

        Raises StoreFault, InUse within another one; whatever is raised within undoes the
        changes too.
        """
        if self._connection.in_transaction:
            raise InUse(self.path, "in_use")
        self.query("BEGIN IMMEDIATE")
        try:
            yield
            self.query("COMMIT")
        except BaseException:
            self._roll_back()
            raise

    def _roll_back(self) -> None:
        """Undo the transaction, unless SQLite did so itself when the disk failed."""
        if self._connection.in_transaction:
            self.query("ROLLBACK")

    def close(self) -> None:
        """Let the file go."""
        self._connection.close()

    def __enter__(self) -> Self:
        """Use the database for a while."""
        return self

    def __exit__(self, *_: object) -> None:
        """Let the file go."""
        self.close()
