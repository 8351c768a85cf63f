"""How a row of the score table is drawn: its ground, its lines, and the cells on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRect, Qt
from PySide6.QtGui import QHelpEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolTip,
)

from belot_desktop.texts.columns import Column
from belot_desktop.ui.score_cells import cell_at, is_cut, paint_cell
from belot_desktop.ui.tips import plain_tip

if TYPE_CHECKING:
    from belot_desktop.ui.score_columns import ScoreColumn
    from belot_desktop.ui.theme import Theme

Index = QModelIndex | QPersistentModelIndex

BAR = 3  # at the left of the selected row


class ScoreDelegate(QStyledItemDelegate):
    """Draws rows with thin lines between them; a selected one is tinted and has a bar."""

    def __init__(self, theme: Theme, view: QAbstractItemView) -> None:
        """Draw the cells of ``view``."""
        super().__init__(view)
        self._theme = theme
        self.columns: tuple[ScoreColumn, ...] = ()

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw what is under the cell, and then what is in it."""
        rect: QRect = option.rect
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        self._paint_ground(painter, rect, index.column(), selected=selected)
        paint_cell(painter, cell_at(index, self.columns[index.column()], rect, self._theme.look))
        painter.restore()

    def helpEvent(
        self,
        event: QHelpEvent,
        view: QAbstractItemView,
        option: QStyleOptionViewItem,
        index: Index,
    ) -> bool:
        """Tell what the model has to say of a cell, or else the whole of a text that is cut."""
        if event.type() != QEvent.Type.ToolTip or not index.isValid():
            return False
        cell = cell_at(index, self.columns[index.column()], option.rect, self._theme.look)
        told = index.data(Qt.ItemDataRole.ToolTipRole) or (cell.text if is_cut(cell) else "")
        QToolTip.showText(event.globalPos(), plain_tip(str(told)), view)
        return True

    def _paint_ground(self, painter: QPainter, rect: QRect, at: int, *, selected: bool) -> None:
        look, column = self._theme.look, self.columns[at]
        if column.kind is Column.TOTALS:
            painter.fillRect(rect, look.colours.side(column.side or 0).tint)
        elif selected:
            painter.fillRect(rect, look.colours.selection)
        painter.setPen(QPen(look.colours.line, 1))
        painter.drawLine(rect.left(), rect.bottom(), rect.right(), rect.bottom())
        if selected and at == 0:
            bar = QRect(rect.left(), rect.top(), look.gap(BAR / 4), rect.height())
            painter.fillRect(bar, look.colours.action)
