"""The table of a sheet, drawn: heads, rows as they were written, rows for a pencil."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from belot_desktop.printing.blocks import FINE_LINE
from belot_desktop.printing.ink import BLACK, FIGURES, QUIET, SHADE, SMALL, TEXT, side_ink
from belot_desktop.printing.sheet_of_paper import LEFT, RIGHT, Hand
from belot_desktop.printing.suits import suit_path
from belot_desktop.printing.table import GAP, boxes
from belot_desktop.texts.columns import Column

if TYPE_CHECKING:
    from PySide6.QtCore import Qt
    from PySide6.QtGui import QColor

    from belot_desktop.printing.blocks import Cell, Heads, RuledRow, TableRow
    from belot_desktop.printing.sheet_of_paper import SheetOfPaper
    from belot_desktop.texts.columns import Place

_SIGN = 3.1
_HEAVY = 0.4
_LOUD = frozenset({Column.WRITTEN, Column.TOTALS})
_PLAIN = frozenset({Column.DECLARER, Column.OUTCOME})
_FIGURES = frozenset({Column.NUMBER, Column.POINTS, *_LOUD})


def draw_heads(sheet: SheetOfPaper, box: QRectF, heads: Heads) -> None:
    """Draw the names of the columns, and over those of all sides what they hold."""
    cells = boxes(heads.places, box)
    for place, cell, lines in zip(heads.places, cells, heads.words, strict=True):
        ink = QUIET if place.side is None else side_ink(place.side)
        lowest = _inside(QRectF(cell.left(), cell.bottom() - 5.6, cell.width(), 4.8))
        hand = sheet.fitting(lines, lowest.width(), Hand(SMALL, bold=True, ink=ink))
        for up, words in enumerate(reversed(lines)):
            sheet.words(lowest.translated(0, -3.4 * up), words, hand, _align(place))
    for kind, words in dict(zip((p.kind for p in heads.places), heads.groups, strict=True)).items():
        over = [c for p, c in zip(heads.places, cells, strict=True) if p.kind is kind]
        upper = QRectF(over[0].left(), box.top() + 0.6, over[-1].right() - over[0].left(), 4)
        sheet.words(_inside(upper), words, Hand(SMALL, ink=QUIET), RIGHT)
    sheet.line(box.bottomLeft(), box.bottomRight(), _HEAVY, BLACK)


def draw_row(sheet: SheetOfPaper, box: QRectF, row: TableRow) -> None:
    """Draw a row, after what is said over it."""
    if row.over:
        over = QRectF(box.left(), box.top(), box.width(), row.head)
        sheet.line(over.topLeft(), over.topRight(), _HEAVY, BLACK)
        sheet.words(_inside(over), row.over, Hand(SMALL, bold=True))
        sheet.line(over.bottomLeft(), over.bottomRight())
    box = box.adjusted(0, row.head, 0, 0)
    if row.quiet:
        sheet.shade(box, SHADE)
    cells = boxes(row.places, box)
    for place, cell, content in zip(row.places, cells, row.cells, strict=True):
        _draw_cell(sheet, _inside(cell), place, content, quiet=row.quiet)
    for (before, _), (place, cell) in pairwise(zip(row.places, cells, strict=True)):
        if place.side == 0 and before.kind is not place.kind:
            sheet.line(cell.topLeft(), cell.bottomLeft())
    sheet.line(box.bottomLeft(), box.bottomRight())


def draw_ruled_row(sheet: SheetOfPaper, box: QRectF, row: RuledRow) -> None:
    """Draw the number and empty cells, each with its edges."""
    cells = boxes(row.places, box)
    sheet.words(_inside(cells[0]), str(row.number), Hand(SMALL, ink=QUIET), RIGHT)
    for (before, _), (place, cell) in pairwise(zip(row.places, cells, strict=True)):
        begins = place.side == 0 and before.kind is not place.kind
        ink = QUIET if begins else None
        sheet.line(cell.topLeft(), cell.bottomLeft(), *((0.25, ink) if ink else ()))
    for edge in (box.topLeft(), box.topRight()):
        down = edge + (box.bottomLeft() - box.topLeft())
        sheet.line(edge, down)
    sheet.line(box.bottomLeft(), box.bottomRight(), 0.2, QUIET)


def _draw_cell(sheet: SheetOfPaper, box: QRectF, place: Place, cell: Cell, *, quiet: bool) -> None:
    if cell.suit is not None:
        _draw_contract(sheet, box, cell, QUIET if quiet else BLACK)
        return
    loud = place.kind in _LOUD
    ink = BLACK if (loud or place.kind in _PLAIN) and not quiet else QUIET
    hand = Hand(FIGURES if loud else TEXT, bold=loud, ink=ink)
    hand = sheet.fitting(cell.lines, box.width(), hand)
    top = box.center().y() - FINE_LINE * len(cell.lines) / 2
    for at, words in enumerate(cell.lines):
        line = QRectF(box.left(), top + FINE_LINE * at, box.width(), FINE_LINE)
        sheet.words(line, words, hand, _align(place))


def _draw_contract(sheet: SheetOfPaper, box: QRectF, cell: Cell, ink: QColor) -> None:
    """Draw the sign of the suit with its name, or the name alone, and the mark of contra."""
    contra, name = cell.contra or "", QRectF(box)
    square = QRectF(box.left(), box.center().y() - _SIGN / 2, _SIGN, _SIGN)
    sheet.sign(square, cell.suit or "")
    if suit_path(cell.suit or "") is not None:
        name.setLeft(box.left() + _SIGN + 0.9)
    if contra:
        name.setRight(box.right() - sheet.width(contra, Hand(bold=True)) - GAP)
    for words in cell.lines:
        sheet.words(name, words, Hand(ink=ink))
    sheet.words(box, contra, Hand(bold=True, ink=ink), RIGHT)


def _inside(box: QRectF) -> QRectF:
    return box.adjusted(GAP, 0, -GAP, 0)


def _align(place: Place) -> Qt.AlignmentFlag:
    return RIGHT if place.kind in _FIGURES else LEFT
