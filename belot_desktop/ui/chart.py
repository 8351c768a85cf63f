"""The totals as they grew: a line a side, the target above them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from belot_desktop.printing.scale import Scale
from belot_desktop.ui.frame import paint_box
from belot_desktop.ui.look import LINE_STYLES, shortened
from belot_desktop.ui.tokens import HEADING, QUIET, TINY

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from belot_desktop.ui.theme import Theme

LINE = 2.2
DOT = 4.0
SAMPLE = 22  # the piece of line before a side's name
LOWEST = 150


@dataclass(frozen=True, slots=True)
class ChartView:
    """What the chart draws, in ready words and written points.

    ``totals`` has one tuple a row, with one total a side, from the first row on;
    ``names`` tells the lines apart besides their style. ``target`` is None where
    there is none. ``empty`` is said while there are no rows, ``told`` to who cannot see.
    """

    title: str
    names: tuple[str, ...]
    totals: tuple[tuple[int, ...], ...]
    target: int | None = None
    target_label: str = ""
    selected: int | None = None
    empty: str = ""
    told: str = ""


class TotalsChart(QWidget):
    """A card with the chart on it."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Start without rows."""
        super().__init__(parent)
        self._theme = theme
        self._view = ChartView("", (), ())
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        theme.changed.connect(self.updateGeometry)

    def show_chart(self, view: ChartView) -> None:
        """Show ``view``."""
        self._view = view
        self.setAccessibleName(view.title)
        self.setAccessibleDescription(view.told or view.empty)
        self.update()

    def sizeHint(self) -> QSize:
        """Ask for a landscape."""
        return QSize(self._theme.look.px(290), self._theme.look.px(230))

    def minimumSizeHint(self) -> QSize:
        """Need room for the title and something like a line."""
        return QSize(self._theme.look.px(120), self._theme.look.gap(LOWEST / 4))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the card, the title, who is who, and the lines or what is said instead."""
        look, painter, view = self._theme.look, QPainter(self), self._view
        paint_box(painter, self.rect(), look.colours.card, look.colours.line)
        around = look.gap(3.5)
        room = self.rect().adjusted(around, around, -around, -around)
        painter.setFont(look.font(QUIET))
        painter.setPen(look.colours.quiet)
        title = shortened(view.title, look.metrics(QUIET), room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignTop, title)
        if not view.totals:
            flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(room, flags, view.empty)
            return
        room.setTop(room.top() + look.metrics(QUIET).height() + look.gap(1))
        room.setTop(room.top() + self._paint_names(painter, room) + look.gap(2))
        self._paint_lines(painter, QRectF(room))

    def _paint_names(self, painter: QPainter, room: QRect) -> int:
        """Draw a piece of each line with its side's name; return the height that took."""
        look, names = self._theme.look, self._view.names
        if not names:
            return 0
        metrics, gap = look.metrics(HEADING), look.gap(1.5)
        share = room.width() // len(names)
        sample = min(look.px(SAMPLE), share // 3)
        left, height = room.left(), metrics.height()
        painter.setFont(look.font(HEADING))
        for side, name in enumerate(names):
            painter.setPen(self._pen(side))
            middle = room.top() + height / 2
            painter.drawLine(QPointF(left, middle), QPointF(left + sample, middle))
            shown = shortened(name, metrics, share - sample - 2 * gap)
            painter.setPen(look.colours.text)
            baseline = room.top() + metrics.ascent()
            painter.drawText(left + sample + gap, baseline, shown)
            left += sample + 2 * gap + metrics.horizontalAdvance(shown) + gap
        return height

    def _paint_lines(self, painter: QPainter, room: QRectF) -> None:
        look, view = self._theme.look, self._view
        inside = room.adjusted(DOT, DOT, -2 * DOT, -DOT)
        scale = Scale.of(view.totals, view.target, inside)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
        painter.setPen(QPen(look.colours.line, 1))
        zero = round(scale.y(0))
        painter.drawLine(int(room.left()), zero, int(room.right()), zero)
        if view.selected is not None and view.selected < len(view.totals):
            self._paint_selected(painter, scale, view.selected + 1)
        if view.target is not None:
            self._paint_target(painter, room, round(scale.y(view.target)))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for side in range(len(view.totals[-1])):
            self._paint_side(painter, scale, side)

    def _paint_target(self, painter: QPainter, room: QRectF, y: int) -> None:
        """Draw the target, its label at the left where every line is still low."""
        look = self._theme.look
        painter.setPen(QPen(look.colours.quiet, 1.2, Qt.PenStyle.DashLine))
        painter.drawLine(int(room.left()), y, int(room.right()), y)
        painter.setFont(look.font(TINY))
        above = y - look.metrics(TINY).descent() - 1
        painter.drawText(int(room.left()), above, self._view.target_label)

    def _paint_selected(self, painter: QPainter, scale: Scale, row: int) -> None:
        painter.setPen(QPen(self._theme.look.colours.action, 1))
        x = round(scale.x(row))
        painter.drawLine(x, int(scale.room.top()), x, int(scale.room.bottom()))

    def _paint_side(self, painter: QPainter, scale: Scale, side: int) -> None:
        totals = [0, *(row[side] for row in self._view.totals)]
        points = [QPointF(scale.x(row), scale.y(total)) for row, total in enumerate(totals)]
        painter.setPen(self._pen(side))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(QPolygonF(points))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._ink(side))
        painter.drawEllipse(points[-1], DOT, DOT)

    def _pen(self, side: int) -> QPen:
        style = LINE_STYLES[side % len(LINE_STYLES)]
        pen = QPen(self._ink(side), LINE, style)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        return pen

    def _ink(self, side: int) -> QColor:
        return self._theme.look.colours.side(side).ink
