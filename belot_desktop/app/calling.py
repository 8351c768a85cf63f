"""How a second start calls the window that is open already, and hands its files over.

It leaves a note in a folder that the first one watches, and waits for it to be taken
away. Nothing but the file system is needed, on all three systems. The note holds the
paths of the files as JSON, and is there whole or not at all.
"""

from __future__ import annotations

import json
import os
import time
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QFileSystemWatcher, QObject, Signal

from belot_desktop.models.arriving import MOST_FILES

if TYPE_CHECKING:
    from collections.abc import Sequence

_FOLDER = "calls"
_UNFINISHED = ".part"
_PATIENCE = 2.0  # seconds until a program that does not answer counts as hanging
_STEP = 0.02
_LONGEST = 2**20  # bytes of a note: nobody hands over more


class Calls(QObject):
    """Listens for second starts: ``called`` carries the files of each.

    ``early`` are those of somebody who has called while the program was starting.
    """

    called = Signal(object)

    def __init__(self, folder: Path) -> None:
        """Listen in the data ``folder``; where nobody may write there, nobody can call."""
        super().__init__()
        self._folder = folder / _FOLDER
        with suppress(OSError):
            self._folder.mkdir(exist_ok=True)
        self.early: Sequence[Path] = self._take_away(newer_than=time.time() - _PATIENCE) or []
        self._watcher = QFileSystemWatcher([str(self._folder)], self)
        self._watcher.directoryChanged.connect(self._answer)

    def _answer(self) -> None:
        files = self._take_away()
        if files is not None:
            self.called.emit(files)

    def _take_away(self, newer_than: float = 0) -> Sequence[Path] | None:
        """Take all calls away, which answers them; return their files, None for no call."""
        called, files = False, list[Path]()
        for note in self._notes():
            with suppress(OSError):  # who left it may take it away again, or nobody may
                named = _files_of(note) if note.lstat().st_mtime >= newer_than else []
                note.unlink(missing_ok=True)
                called, files = True, [*files, *named]
        return files if called else None

    def _notes(self) -> Sequence[Path]:
        with suppress(OSError):
            return [each for each in self._folder.iterdir() if each.suffix != _UNFINISHED]
        return ()


def call(folder: Path, files: Sequence[Path] = ()) -> bool:
    """Call the program that holds the data ``folder``; return whether it answered.

    It is asked to open ``files``, whose paths have to be absolute.
    """
    note = folder / _FOLDER / str(os.getpid())
    unfinished = note.with_suffix(_UNFINISHED)
    try:
        unfinished.write_text(json.dumps([str(each) for each in files[: MOST_FILES + 1]]), "ascii")
        unfinished.replace(note)
    except OSError:
        with suppress(OSError):
            unfinished.unlink(missing_ok=True)
        return False
    end = time.monotonic() + _PATIENCE
    while note.exists():
        if time.monotonic() > end:
            note.unlink(missing_ok=True)
            return False
        time.sleep(_STEP)
    return True


def _files_of(note: Path) -> list[Path]:
    """Return the files that a call names; nothing where it is not as we write it."""
    if note.is_symlink() or not note.is_file():
        return []
    with note.open("rb") as file:
        text = file.read(_LONGEST)
    try:
        names = json.loads(text)
    except (ValueError, RecursionError):
        return []
    named = names if isinstance(names, list) else []
    paths = [Path(each) for each in named if isinstance(each, str) and "\0" not in each]
    return [each for each in paths if each.is_absolute()]
