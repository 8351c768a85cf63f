"""The way in for files: chosen, dropped, or handed over by the system, one import at a time."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QApplication, QDialog

from belot_desktop.models.settings import COPY_FOLDER
from belot_desktop.ui.entry import Entry

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtWidgets import QWidget

    from belot_desktop.ui.desk import Desk


class ImportEntry(Entry):
    """Opens files.

    ``replaced`` tells that a game took the place of another state of it, which can be
    undone; ``said`` carries any other sentence. ``keeping`` asks whoever still has
    something to write to do so now.
    """

    replaced = Signal()
    said = Signal(str)
    keeping = Signal()

    def __init__(self, desk: Desk, window: QWidget) -> None:
        """Open dialogs over ``window``."""
        super().__init__(desk, window)
        self._waiting: list[Path] = []

    def ask(self) -> None:
        """Let files be chosen, and open them."""
        from belot_desktop.ui.file_dialog import FileDialog  # noqa: PLC0415 (not at the start)

        asking = FileDialog(self.window, self._asking, self._kinds)
        asking.setDirectory(self.desk.settings.get(COPY_FOLDER))
        asking.setFileMode(FileDialog.FileMode.ExistingFiles)
        asking.accepted.connect(lambda: self._wait_for(map(Path, asking.selectedFiles())))
        asking.finished.connect(self._look_again)
        asking.finished.connect(asking.deleteLater)
        asking.open()

    def _asking(self) -> tuple[str, str]:
        return self.tr("Open a file"), self.tr("Open")

    def _kinds(self) -> list[str]:
        games, every = self.tr("Games and backups"), self.tr("All files")
        return [f"{games} (*.json *.sqlite3)", f"{every} (*)"]

    def open_files(self, paths: Iterable[Path]) -> None:
        """Show what is in files; where a dialog is open, only once that is closed.

        What is half typed in it would otherwise come to another game.
        """
        self._wait_for(paths)
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QDialog):
            dialog.finished.connect(self._look_again)
            self.said.emit(self.tr("The file is opened once the dialog is closed."))
        else:
            self._open_waiting()

    def _wait_for(self, paths: Iterable[Path]) -> None:
        self._waiting += paths

    def _look_again(self) -> None:
        """Open what waits once the dialog is gone that is being closed."""
        QTimer.singleShot(0, self, self._open_unless_busy)

    def _open_unless_busy(self) -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QDialog):  # another one: a question, or one below it
            dialog.finished.connect(self._look_again)
        else:
            self._open_waiting()

    def _open_waiting(self) -> None:
        paths, self._waiting = self._waiting, []
        if paths:
            from belot_desktop.ui.importing.import_in_use import (  # noqa: PLC0415 (not at the start)
                ImportInUse,
            )

            ImportInUse(self).show_files(paths)
