"""A file that is written whole or not at all."""

from __future__ import annotations

import errno
import os
import shutil
import stat
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

_SHORT = 60  # characters: with them a name has less than the 255 bytes of most disks


def write_whole(path: Path, content: bytes) -> None:
    """Put ``content`` into the file ``path``, in place of what was there. Raises OSError.

    Its folder is made if it is not there. Where anything fails, what was there stays. What
    is no file but a device or a pipe takes the content as it is.
    """
    if path.exists() and not path.is_file() and not path.is_dir():
        path.write_bytes(content)
        return
    path.resolve().parent.mkdir(parents=True, exist_ok=True)
    with written_beside(path) as part:
        part.write_bytes(content)


@contextmanager
def written_beside(path: Path) -> Iterator[Path]:
    """Give a file to be filled, which then takes the place of ``path`` or else is gone.

    It is on the disk before it does. Raises OSError, also for a ``path`` that is marked as
    one that is only read.
    """
    path = path.resolve()  # a link stays one
    if path.is_file() and not path.stat().st_mode & stat.S_IWRITE:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
    part = path.with_name(f".{path.name[:_SHORT]}.part")
    part.unlink(missing_ok=True)  # left behind by a program that was killed
    try:
        yield part
        with part.open("rb+") as file:
            os.fsync(file.fileno())
        if path.is_file():
            shutil.copymode(path, part)
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)
