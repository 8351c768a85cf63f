"""How a second start calls the window that is open already.

It leaves a file in a folder that the first one watches, and waits for it to be taken
away. Nothing but the file system is needed, on all three systems.
"""

from __future__ import annotations

import os
import time
from contextlib import suppress
from typing import TYPE_CHECKING

from PySide6.QtCore import QFileSystemWatcher, QObject, Signal

if TYPE_CHECKING:
    from pathlib import Path

_FOLDER = "calls"
_PATIENCE = 2.0  # seconds until a program that does not answer counts as hanging
_STEP = 0.02


class Calls(QObject):
    """Listens for second starts: ``called`` is emitted for each."""

    called = Signal()

    def __init__(self, folder: Path) -> None:
        """Listen in the data ``folder``; where nobody may write there, nobody can call."""
        super().__init__()
        self._folder = folder / _FOLDER
        with suppress(OSError):
            self._folder.mkdir(exist_ok=True)
        self._take_away()  # what a call left that nobody answered
        self._watcher = QFileSystemWatcher([str(self._folder)], self)
        self._watcher.directoryChanged.connect(self._answer)

    def _answer(self) -> None:
        if self._take_away():
            self.called.emit()

    def _take_away(self) -> bool:
        """Take all calls away, which answers them; tell whether there were any."""
        with suppress(OSError):
            calls = list(self._folder.iterdir())
            for call in calls:
                call.unlink(missing_ok=True)
            return bool(calls)
        return False


def call(folder: Path) -> bool:
    """Call the program that holds the data ``folder``; return whether it answered."""
    try:
        note = folder / _FOLDER / str(os.getpid())
        note.touch()
    except OSError:
        return False
    end = time.monotonic() + _PATIENCE
    while note.exists():
        if time.monotonic() > end:
            note.unlink(missing_ok=True)
            return False
        time.sleep(_STEP)
    return True
