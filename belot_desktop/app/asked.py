"""Files that the system asks the program to open: macOS tells so while it runs."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QFileOpenEvent

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication


class FilesAsked(QObject):
    """Watches an application; ``asked`` carries the paths of files that are to be opened."""

    asked = Signal(object)

    def __init__(self, application: QApplication) -> None:
        """Watch ``application``."""
        super().__init__(application)
        application.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take what names a file; an address of anything else is nothing to open."""
        if event.type() is QEvent.Type.FileOpen and isinstance(event, QFileOpenEvent):
            if event.file():
                self.asked.emit([Path(event.file())])
            return True
        return False
