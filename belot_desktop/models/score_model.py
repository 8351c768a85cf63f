"""The score table as an item model: a row a line of the sheet, columns by the variant."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt

from belot_desktop.models.score_cells import ScoreCells
from belot_desktop.models.score_roles import ScoreRole
from belot_desktop.texts.columns import Column, Place, places

if TYPE_CHECKING:
    from collections.abc import Callable

    from belot_desktop.core.changes import RowChange
    from belot_desktop.core.scores import Line
    from belot_desktop.models.pad import Pad
    from belot_desktop.models.speech import Speech

Index = QModelIndex | QPersistentModelIndex

_ROOT = QModelIndex()
_AT_THE_RIGHT = frozenset({Column.POINTS, Column.WRITTEN, Column.TOTALS})


class ScoreModel(QAbstractTableModel):
    """The open game's sheet, kept up to date row by row."""

    def __init__(self, pad: Pad, speech: Speech) -> None:
        """Show the game of ``pad`` in the words of ``speech``."""
        super().__init__()
        self._pad, self._speech = pad, speech
        self._lines: tuple[Line, ...] = ()
        self._start_again()
        pad.row_changed.connect(self._follow)
        pad.details_changed.connect(self._say_again)
        pad.opened.connect(self._start_again)
        speech.changed.connect(self._say_again)

    # --- what Qt asks

    def rowCount(self, parent: Index = _ROOT) -> int:
        """Count the lines."""
        return 0 if parent.isValid() else len(self._lines)

    def columnCount(self, parent: Index = _ROOT) -> int:
        """Count the columns."""
        return 0 if parent.isValid() else len(self._places)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = ScoreRole.TEXT
    ) -> Any:
        """Say what a column holds; see :class:`ScoreRole`."""
        if orientation is Qt.Orientation.Vertical or not 0 <= section < len(self._places):
            return None
        place = self._places[section]
        if role == ScoreRole.TEXT:
            return self._cells.heading(place)
        if role == ScoreRole.GROUP:
            return None if place.side is None else self._speech.texts.column(place.kind)
        return _of_place(place, role)

    def data(self, index: Index, role: int = ScoreRole.TEXT) -> Any:
        """Say what a cell shows; see :class:`ScoreRole`."""
        if not index.isValid():
            return None
        line, place = self._lines[index.row()], self._places[index.column()]
        tell = self._tellers.get(role)
        return _of_place(place, role) if tell is None else tell(line, place)

    # --- words

    def _learn_words(self) -> None:
        self._cells = cells = ScoreCells(self._pad.game, self._speech.texts)
        self._tellers: dict[int, Callable[[Line, Place], Any]] = {
            ScoreRole.TEXT: cells.text,
            ScoreRole.SUIT: cells.suit,
            ScoreRole.CONTRA: cells.contra,
            ScoreRole.TONE: cells.tone,
            ScoreRole.MARK: cells.mark,
            Qt.ItemDataRole.ToolTipRole: cells.tip,
            Qt.ItemDataRole.AccessibleTextRole: self._spoken,
        }

    def _spoken(self, line: Line, place: Place) -> str:
        """Say a cell to somebody who does not see its column."""
        if place.kind is Column.NUMBER:
            row = self._speech.texts.row(line, self._pad.game)
            return " ".join((row, *self._cells.problems(line)))
        group = "" if place.side is None else self._speech.texts.column(place.kind)
        parts = (group, self._cells.heading(place), self._cells.text(line, place))
        return " ".join(filter(None, parts))

    # --- following the game

    def _follow(self, change: RowChange) -> None:
        """Take over one row that came, went or was replaced, then all lines behind it.

        In between the lines behind it say what they said before: Qt wants rows that only
        move to stay as they are.
        """
        at, before, after = change.at, self._lines, self._pad.sheet.lines
        if change.before is None:
            self.beginInsertRows(_ROOT, at, at)
            self._lines = (*before[:at], after[at], *before[at:])
            self.endInsertRows()
        elif change.after is None:
            self.beginRemoveRows(_ROOT, at, at)
            self._lines = (*before[:at], *before[at + 1 :])
            self.endRemoveRows()
        self._take_over()
        if at < len(self._lines):
            end = self.index(len(self._lines) - 1, len(self._places) - 1)
            self.dataChanged.emit(self.index(at, 0), end)

    def _take_over(self) -> None:
        self._lines = self._pad.sheet.lines

    def _say_again(self) -> None:
        """Say everything anew: another language, other names, other rules."""
        self._take_over()
        self._learn_words()
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(self._places) - 1)
        if self._lines:
            end = self.index(len(self._lines) - 1, len(self._places) - 1)
            self.dataChanged.emit(self.index(0, 0), end)

    def _start_again(self) -> None:
        """Show another game."""
        self.beginResetModel()
        self._take_over()
        self._places = places(self._pad.game.variant)
        self._learn_words()
        self.endResetModel()


def _of_place(place: Place, role: int) -> Any:
    """Answer what is alike for every cell of a column and for its heading."""
    if role == ScoreRole.KIND:
        return place.kind
    if role == ScoreRole.SIDE:
        return place.side
    if role == Qt.ItemDataRole.TextAlignmentRole:
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        return right if place.kind in _AT_THE_RIGHT else left
    return None
