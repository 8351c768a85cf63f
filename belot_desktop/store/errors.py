"""What can go wrong with the database through nobody's fault in the program."""

from __future__ import annotations

import errno
import sqlite3
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from belot_desktop.store.exchange.faults import Fault

_BUSY = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}
_BROKEN = {sqlite3.SQLITE_CORRUPT: "damaged", sqlite3.SQLITE_NOTADB: "not_a_database"}
_TROUBLE = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_READONLY: "read_only",
    sqlite3.SQLITE_PERM: "read_only",
    sqlite3.SQLITE_CANTOPEN: "cannot_open",
    sqlite3.SQLITE_IOERR: "disk",
    sqlite3.SQLITE_TOOBIG: "too_big",
}
_SYSTEM = {
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EROFS: "read_only",
    errno.EACCES: "read_only",
    errno.EPERM: "read_only",
}
_PRIMARY = 0xFF  # an extended code of SQLite holds the primary one in its lowest byte


class StoreFault(Exception):  # noqa: N818 - a fault of the disk, not of the program
    """The database cannot be used, or not in this way; nothing was changed.

    ``reason`` is ``full``, ``read_only``, ``cannot_open``, ``disk``, ``too_big`` or
    ``old_sqlite``, or that of a subclass.
    """

    def __init__(self, path: Path, reason: str) -> None:
        """Tell which file, and why."""
        super().__init__(path, reason)
        self.path = path
        self.reason = reason


class InUse(StoreFault):
    """Another program holds the database; the reason is ``in_use``."""


class Damaged(StoreFault):
    """The file is not what was once written.

    The reason is ``damaged``, ``not_a_database``, or ``foreign`` for the database of
    some other program.
    """


class UnknownGame(StoreFault):
    """A game or a rule that this program does not know; the reason is ``unknown_game``.

    A newer program may have written it; ``faults`` say what it is.
    """

    def __init__(self, path: Path, faults: tuple[Fault, ...]) -> None:
        """Tell the ``faults`` of the game."""
        super().__init__(path, "unknown_game")
        self.faults = faults


class Newer(StoreFault):
    """The file was written by a newer program; the reason is ``newer``."""

    def __init__(self, path: Path, version: int, known: int) -> None:
        """Tell the ``version`` of the file, and the newest that is ``known`` here."""
        super().__init__(path, "newer")
        self.version = version
        self.known = known


@contextmanager
def told_apart(path: Path) -> Iterator[None]:
    """Turn what SQLite or the system says about the file into the faults of this module.

    What is a mistake of the program itself (wrong SQL) passes as it is.
    """
    try:
        yield
    except sqlite3.Error as error:
        fault = _fault(path, error)
        if fault is None:
            raise
        raise fault from error
    except UnicodeDecodeError as error:  # what SQLite says of a broken table repeats its name
        raise Damaged(path, "damaged") from error
    except OSError as error:
        raise StoreFault(path, _SYSTEM.get(error.errno or 0, "disk")) from error


def _fault(path: Path, error: sqlite3.Error) -> StoreFault | None:
    code = getattr(error, "sqlite_errorcode", None)
    if code is None:  # not SQLite says so, but Python, when a text is not UTF-8
        return Damaged(path, "damaged") if isinstance(error, sqlite3.OperationalError) else None
    code &= _PRIMARY
    if code in _BUSY:
        return InUse(path, "in_use")
    if code in _BROKEN:
        return Damaged(path, _BROKEN[code])
    return StoreFault(path, _TROUBLE[code]) if code in _TROUBLE else None
