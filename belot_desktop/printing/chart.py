"""The totals as they grew, drawn on paper: a line a side, told apart by more than colour."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPen

from belot_desktop.printing.ink import QUIET, SMALL, side_ink
from belot_desktop.printing.scale import Scale
from belot_desktop.printing.sheet_of_paper import Hand

if TYPE_CHECKING:
    from belot_desktop.printing.blocks import Totals
    from belot_desktop.printing.sheet_of_paper import SheetOfPaper

_STYLES = (Qt.PenStyle.SolidLine, Qt.PenStyle.DashLine, Qt.PenStyle.DotLine)
_LINE = 0.5
_TARGET_DASHES = (6, 6)  # widths of the line
_SAMPLE = 9.0
_LABEL = 4.9


def draw_totals(sheet: SheetOfPaper, box: QRectF, block: Totals) -> None:
    """Draw the heading, who is who, and the lines."""
    heading = QRectF(box.left(), box.top() + 3, box.width() / 3, _LABEL)
    sheet.words(heading, block.words, Hand(bold=True))
    _draw_names(sheet, box, block)
    room = QRectF(box.left(), box.top() + 10, box.width(), box.height() - 12)
    scale = Scale.of(block.totals, block.target, room)
    sheet.line(QPointF(room.left(), scale.y(0)), QPointF(room.right(), scale.y(0)))
    if block.target is not None:
        _draw_target(sheet, scale, block.target)
    for side in range(len(block.names)):
        totals = [0, *(row[side] for row in block.totals)]
        points = [QPointF(scale.x(row), scale.y(total)) for row, total in enumerate(totals)]
        sheet.lines(points, _pen(side))


def _draw_names(sheet: SheetOfPaper, box: QRectF, block: Totals) -> None:
    share = box.width() * 2 / 3 / len(block.names)
    for side, name in enumerate(block.names):
        left = box.left() + box.width() / 3 + share * side
        middle = box.top() + 3 + _LABEL / 2
        sheet.lines([QPointF(left, middle), QPointF(left + _SAMPLE, middle)], _pen(side))
        words = QRectF(left + _SAMPLE + 2, box.top() + 3, share - _SAMPLE - 4, _LABEL)
        sheet.words(words, name, Hand())


def _draw_target(sheet: SheetOfPaper, scale: Scale, target: int) -> None:
    y, room = scale.y(target), scale.room
    pen = QPen(QUIET, 0.25)
    pen.setDashPattern(_TARGET_DASHES)
    sheet.lines([QPointF(room.left(), y), QPointF(room.right(), y)], pen)
    sheet.words(QRectF(room.left(), y - 3.4, 20, 3.2), str(target), Hand(SMALL, ink=QUIET))


def _pen(side: int) -> QPen:
    return QPen(side_ink(side), _LINE, _STYLES[side % len(_STYLES)])
