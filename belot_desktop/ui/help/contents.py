"""The list beside a page of the help: its chapters, or where words were found."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QListView, QListWidget, QListWidgetItem

from belot_desktop.ui.help.entry_delegate import ENTRY, Entry, EntryDelegate

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QResizeEvent

    from belot_desktop.texts.help.places import Place
    from belot_desktop.ui.theme import Theme


class Contents(QListWidget):
    """Entries of which one is current. ``chosen`` carries the place of what the user chose.

    ``typed`` carries letters that were typed here and are meant for the search.
    """

    chosen = Signal(object)
    typed = Signal(str)

    def __init__(self, theme: Theme) -> None:
        """Start empty."""
        super().__init__()
        self._theme = theme
        self.setProperty("card", True)  # noqa: FBT003 (a style sheet's condition)
        self.setItemDelegate(EntryDelegate(theme, self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)  # narrower lists have higher entries
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.currentRowChanged.connect(self._tell)
        theme.changed.connect(self.doItemsLayout)

    def show_entries(self, entries: Sequence[Entry], current: int) -> None:
        """Show ``entries``, of which that number is current; tells nobody."""
        self.blockSignals(True)  # noqa: FBT003 (Qt's own way to say it)
        self.clear()
        for entry in entries:
            item = QListWidgetItem(str(entry), self)
            item.setData(ENTRY, entry)
        self.setCurrentRow(current)
        self.blockSignals(False)  # noqa: FBT003 (likewise)

    def set_current(self, row: int) -> None:
        """Mark another entry as current; tells nobody."""
        self.blockSignals(True)  # noqa: FBT003 (Qt's own way to say it)
        self.setCurrentRow(row)
        self.blockSignals(False)  # noqa: FBT003 (likewise)
        self.viewport().update()

    def step(self, step: int) -> None:
        """Go to the next entry (1) or the one before (-1), from the last one to the first."""
        if self.count():
            self.setCurrentRow((self.currentRow() + step) % self.count())

    def place(self) -> Place | None:
        """Return where the current entry leads, None where there is none."""
        index = self.currentIndex()
        return index.data(ENTRY).place if index.isValid() else None

    def keyboardSearch(self, search: str) -> None:
        """Hand on letters instead of going to a chapter that begins with them."""
        self.typed.emit(search)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the current entry in sight."""
        super().resizeEvent(event)
        self.scrollTo(self.currentIndex())

    def sizeHint(self) -> QSize:
        """Ask for a column of some words in width."""
        look = self._theme.look
        return QSize(look.px(230), look.px(300))

    def minimumSizeHint(self) -> QSize:
        """Need the longest word in width, and three entries in height."""
        look = self._theme.look
        return QSize(look.px(150), 3 * look.metrics().height() + look.gap(12))

    def _tell(self, _row: int) -> None:
        place = self.place()
        if place is not None:
            self.chosen.emit(place)
