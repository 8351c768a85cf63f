"""The games that were found, one below the other: thousands of them if need be."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QListView

from belot_desktop.ui.importing.found_delegate import FACTS, FOUND, FoundDelegate, Shown
from belot_desktop.ui.wrapping_row import typed_figure

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from belot_desktop.models.import_form import ImportForm
    from belot_desktop.ui.importing.telling import Telling
    from belot_desktop.ui.theme import Theme

    Index = QModelIndex | QPersistentModelIndex

MOST_SHOWN = 6  # so many rows are seen at once without a larger window
_NOWHERE = QModelIndex()


class FoundModel(QAbstractListModel):
    """The games of an import, each with what is said of it; computed once it is looked at."""

    def __init__(self, form: ImportForm, telling: Telling) -> None:
        """Show ``form`` in the words of ``telling``."""
        super().__init__()
        self._form, self._telling = form, telling
        self._told: dict[int, tuple[str, str]] = {}
        form.changed.connect(self._follow)

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        """Return how many games there are."""
        return 0 if parent.isValid() else len(self._form.found)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return what is drawn of a game, or all of it as a line for who listens."""
        if role not in (FOUND, Qt.ItemDataRole.DisplayRole):
            return None
        shown = self._shown(index.row())
        return shown if role == FOUND else ". ".join(filter(None, shown[:-1]))

    def say_anew(self) -> None:
        """Say everything in the language spoken now."""
        self._told.clear()
        self._follow()

    def _shown(self, at: int) -> Shown:
        arrived, do = self._form.found[at], self._form.chosen(at)
        if at not in self._told:
            self._told[at] = self._telling.title(arrived.game), self._telling.facts(arrived.game)
        title, facts = self._told[at]
        return Shown(title, facts, self._telling.done(do), self._telling.here(arrived.here), do)

    def _follow(self) -> None:
        self.dataChanged.emit(self.index(0), self.index(self.rowCount() - 1))


class FoundList(QListView):
    """The list in use. ``figured`` carries a figure, ``stepped`` -1 or 1 for Left or Right."""

    figured = Signal(int)
    stepped = Signal(int)

    def __init__(self, theme: Theme, model: FoundModel) -> None:
        """Show ``model``."""
        super().__init__()
        self._theme = theme
        self.setProperty("card", True)  # noqa: FBT003 (a style sheet's condition)
        self.setUniformItemSizes(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setItemDelegate(FoundDelegate(theme, self))
        self.setModel(model)
        theme.changed.connect(self._dress)

    def sizeHint(self) -> QSize:
        """Ask for room for all games, or for some."""
        shown = min(self.model().rowCount(), round(MOST_SHOWN / self._theme.look.scale))
        return QSize(self._theme.look.px(FACTS), shown * self._row() + self._theme.look.gap(2))

    def minimumSizeHint(self) -> QSize:
        """Need room for a game or two."""
        shown = min(self.model().rowCount(), 2)
        return QSize(self._theme.look.px(200), shown * self._row() + self._theme.look.gap(2))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose by figures or by Left and Right; at its ends Up and Down lead out of it."""
        figure, key, at = typed_figure(event), event.key(), self.currentIndex().row()
        ends = {Qt.Key.Key_Up: 0, Qt.Key.Key_Down: self.model().rowCount() - 1}
        if figure is not None:
            self.figured.emit(figure)
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.stepped.emit(-1 if key == Qt.Key.Key_Left else 1)
        elif ends.get(Qt.Key(key)) == at:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def keyboardSearch(self, search: str) -> None:
        """Look for nothing by letters: that would say every game first."""

    def _row(self) -> int:
        return self.sizeHintForIndex(self.model().index(0, 0)).height()

    def _dress(self) -> None:
        self.scheduleDelayedItemsLayout()
        self.updateGeometry()
