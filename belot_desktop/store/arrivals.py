"""What arrives in a file, whatever it is: a game, many games, or a backup of a database.

The file is read once, up to a bound. Nothing in it is executed, and no path in it followed.
"""

from __future__ import annotations

import stat
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, BinaryIO

from belot_desktop.store.backup import HEAD, is_backup, read_backup
from belot_desktop.store.errors import StoreFault, told_apart
from belot_desktop.store.exchange.faults import Fault, Unreadable
from belot_desktop.store.exchange.strict import LARGEST

if TYPE_CHECKING:
    from collections.abc import Iterator

    from belot_desktop.store.exchange.files import GameFile, Reader

LARGEST_BACKUP = 256  # MiB
_MIB = 2**20
_FAULTS = {
    "damaged": "damaged_backup",
    "not_a_database": "damaged_backup",
    "foreign": "foreign_database",
    "newer": "newer_backup",
    "full": "no_room",
    "too_big": "too_big",
}


def read_arrival(path: Path, reader: Reader, own: Path | None = None) -> GameFile:
    """Return the games in the file at ``path``.

    ``own`` is the database that is in use: it is never opened, since closing it again
    would let its lock go. Raises Unreadable with all that is wrong with the file, and
    whatever the reader's ``watch`` raises.
    """
    with _opened(path, own) as file:
        with _saying_why():
            head = file.read(len(HEAD))
        if not head:
            raise _refused("empty_file")
        if is_backup(head):
            return _from_backup(head, file, reader)
        with _saying_why():
            rest = file.read(LARGEST * _MIB)  # with the head too much, so that it is noticed
    return reader.file(head + rest)


def _from_backup(head: bytes, file: BinaryIO, reader: Reader) -> GameFile:
    """Read a copy: SQLite wants a file of its own, and an old one is brought up to date."""
    try:
        with TemporaryDirectory(prefix="belot-") as folder:
            copied = Path(folder) / "backup"
            with told_apart(copied):
                _copy(head, file, copied)
            return read_backup(copied, reader)
    except StoreFault as fault:
        name = _FAULTS.get(fault.reason, "not_readable")
        raise Unreadable([Fault("", name, {"most": LARGEST_BACKUP})]) from fault


def _copy(head: bytes, file: BinaryIO, copied: Path) -> None:
    left = LARGEST_BACKUP * _MIB
    with copied.open("wb") as copy:
        piece = head
        while piece:
            copy.write(piece)
            left -= len(piece)
            if left < 0:
                raise StoreFault(copied, "too_big")
            piece = file.read(_MIB)


def _opened(path: Path, own: Path | None) -> BinaryIO:
    """Open a plain file that is not our ``own``; a pipe or a device might never end."""
    with _saying_why():
        kind = path.stat().st_mode
        if stat.S_ISDIR(kind):
            raise _refused("is_a_folder")
        if not stat.S_ISREG(kind):
            raise _refused("not_a_file")
        if own is not None and own.exists() and path.samefile(own):
            raise _refused("own_database")
        return path.open("rb")


@contextmanager
def _saying_why() -> Iterator[None]:
    """Turn what the system says about the file into a fault of it."""
    try:
        yield
    except FileNotFoundError:
        raise _refused("no_such_file") from None
    except (OSError, ValueError):
        raise _refused("not_readable") from None


def _refused(name: str) -> Unreadable:
    return Unreadable([Fault("", name)])
