"""The head of the score table: what a column holds, and over the sides' columns what of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPen
from PySide6.QtWidgets import QHeaderView

from belot_desktop.texts.columns import Column
from belot_desktop.ui.look import shortened
from belot_desktop.ui.score_columns import FIGURES, MARK, padding
from belot_desktop.ui.tokens import HEADING

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter
    from PySide6.QtWidgets import QWidget

    from belot_desktop.ui.score_columns import ScoreColumn
    from belot_desktop.ui.theme import Theme


class ScoreHeader(QHeaderView):
    """Two lines: groups such as "points" over the names of the sides, and the other titles."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        """Start without columns."""
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._theme = theme
        self._columns: tuple[ScoreColumn, ...] = ()
        self.setMinimumSectionSize(0)
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setSectionsClickable(False)
        self.setHighlightSections(False)
        self.viewport().setAutoFillBackground(False)

    def show_columns(self, columns: tuple[ScoreColumn, ...]) -> None:
        """Show the titles of ``columns``."""
        self._columns = columns
        self.updateGeometry()
        self.viewport().update()

    def sizeHint(self) -> QSize:
        """Ask for one line of titles, or two where there are groups."""
        look = self._theme.look
        lines = 2 if any(column.group for column in self._columns) else 1
        return QSize(0, lines * look.metrics(HEADING).height() + look.gap(3.5))

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        """Draw a title, this column's part of its group, and the line under the head."""
        look, column = self._theme.look, self._columns[section]
        painter.save()
        painter.setClipRect(rect)
        painter.setFont(look.font(HEADING))
        painter.setPen(QPen(look.colours.line, 1))
        painter.drawLine(rect.left(), rect.bottom(), rect.right(), rect.bottom())
        inside = rect.adjusted(padding(look), 0, -padding(look), -look.gap(1.5))
        if column.kind is Column.NUMBER:
            inside.setRight(inside.right() - look.px(MARK))
        title = shortened(column.title, look.metrics(HEADING), inside.width())
        colours, side = look.colours, column.side
        ink = colours.quiet if side is None else colours.side(side).ink
        painter.setPen(ink)
        across = (
            Qt.AlignmentFlag.AlignRight if column.kind in FIGURES else Qt.AlignmentFlag.AlignLeft
        )
        painter.drawText(inside, across | Qt.AlignmentFlag.AlignBottom, title)
        if column.group:
            self._paint_group(painter, rect, section)
        painter.restore()

    def _paint_group(self, painter: QPainter, rect: QRect, section: int) -> None:
        """Draw the group over all its columns, of which only this one's part shows."""
        look, place = self._theme.look, self._group_place(section, rect)
        inside = place.adjusted(padding(look), look.gap(1.5), -padding(look), 0)
        metrics = look.metrics(HEADING)
        text = shortened(self._columns[section].group, metrics, inside.width())
        painter.setPen(look.colours.quiet)
        painter.drawText(inside, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop, text)
        below = inside.top() + metrics.height()
        painter.setPen(QPen(look.colours.line, 1))
        painter.drawLine(inside.left(), below, inside.right(), below)

    def _group_place(self, section: int, rect: QRect) -> QRect:
        group, first, last = self._columns[section].group, section, section
        while first > 0 and self._columns[first - 1].group == group:
            first -= 1
        while last + 1 < len(self._columns) and self._columns[last + 1].group == group:
            last += 1
        left = self.sectionViewportPosition(first)
        right = self.sectionViewportPosition(last) + self.sectionSize(last)
        return QRect(left, rect.top(), right - left, rect.height())
