"""The dialog in which files are chosen, in the language spoken now also where Qt has no words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QFileDialog

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtWidgets import QWidget


class FileDialog(QFileDialog):
    """Asks for files. Where the system has a dialog of its own, that one is shown."""

    def __init__(
        self,
        over: QWidget,
        words: Callable[[], tuple[str, str]],
        filters: Callable[[], Sequence[str]],
    ) -> None:
        """Ask over a window.

        ``words`` say what the dialog is about and what its button does, ``filters`` which
        kinds of files can be chosen.
        """
        super().__init__(over)
        self._words, self._kinds = words, filters
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language spoken now; the kind that was chosen stays."""
        title, accept = self._words()
        self.setWindowTitle(title)
        label = QFileDialog.DialogLabel
        for each, words in (
            (label.LookIn, self.tr("Folder:")),
            (label.FileName, self.tr("Name:")),
            (label.FileType, self.tr("What:")),
            (label.Accept, accept),
            (label.Reject, self.tr("Cancel")),
        ):
            self.setLabelText(each, words)
        before, chosen = self.nameFilters(), self.selectedNameFilter()
        filters = self._kinds()
        self.setNameFilters(filters)
        if chosen in before and len(before) == len(filters):
            self.selectNameFilter(filters[before.index(chosen)])

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language, after Qt did."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
