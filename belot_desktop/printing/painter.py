"""One hand for every page: :func:`draw` serves preview, printer, file and picture."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from belot_desktop.printing.blocks import (
    Heads,
    Lines,
    Parties,
    Result,
    Signatures,
    TableRow,
    Title,
    Totals,
)
from belot_desktop.printing.chart import draw_totals
from belot_desktop.printing.ink import (
    BLACK,
    FIGURES,
    NAME,
    QUIET,
    RESULT,
    SHADE,
    SMALL,
    TEXT,
    TITLE,
    side_ink,
)
from belot_desktop.printing.page import FOOT
from belot_desktop.printing.paper import MARGIN
from belot_desktop.printing.sheet_of_paper import CENTRE, LEFT, RIGHT, Hand, SheetOfPaper
from belot_desktop.printing.suits import suit_path
from belot_desktop.printing.table import boxes
from belot_desktop.texts.columns import Column

if TYPE_CHECKING:
    from PySide6.QtCore import Qt
    from PySide6.QtGui import QPainter

    from belot_desktop.printing.blocks import Block, Cell
    from belot_desktop.printing.page import Page
    from belot_desktop.texts.columns import Place

_GAP = 1.2
_ASIDE = Hand(ink=QUIET)
_LOUD = frozenset({Column.WRITTEN, Column.TOTALS})
_FIGURES = frozenset({Column.NUMBER, Column.POINTS, *_LOUD})


def draw(painter: QPainter, page: Page, family: str = "") -> None:
    """Draw ``page`` with ``painter``, in which a unit is a millimetre of the paper.

    ``family`` is the font's, empty for the application's own.
    """
    painter.save()
    sheet = SheetOfPaper(painter, family)
    for placed in page.blocks:
        width = page.width - 2 * MARGIN
        _draw_block(sheet, QRectF(MARGIN, placed.top, width, placed.block.height), placed.block)
    foot = QRectF(MARGIN, page.height - MARGIN - FOOT, page.width - 2 * MARGIN, FOOT)
    sheet.words(foot, page.foot, Hand(SMALL, ink=QUIET), RIGHT)
    painter.restore()


def _draw_block(sheet: SheetOfPaper, box: QRectF, block: Block) -> None:
    match block:
        case Title():
            _draw_title(sheet, box, block)
        case Parties():
            _draw_parties(sheet, box, block)
        case Heads():
            _draw_heads(sheet, box, block)
        case TableRow():
            _draw_row(sheet, box, block)
        case Result():
            _draw_result(sheet, box, block)
        case Lines():
            _draw_lines(sheet, box, block)
        case Totals():
            draw_totals(sheet, box, block)
        case Signatures():
            _draw_signatures(sheet, box, block)


def _draw_title(sheet: SheetOfPaper, box: QRectF, title: Title) -> None:
    half = box.width() * (0.4 if title.facts else 1)
    words = QRectF(box.left(), box.top(), half, 9)
    sheet.words(words, title.words, Hand(TITLE if title.facts else NAME, bold=True))
    for at, fact in enumerate(title.facts):
        line = QRectF(box.left() + half, box.top() + 4.9 * at, box.width() - half, 4.9)
        sheet.words(line, fact, _ASIDE, RIGHT)


def _draw_parties(sheet: SheetOfPaper, box: QRectF, parties: Parties) -> None:
    for side, column in enumerate(_columns(box, len(parties.sides))):
        name, players = parties.sides[side]
        sheet.line(column.topLeft(), column.topRight(), 0.6, side_ink(side))
        upper = QRectF(column.left(), column.top() + 1.4, column.width(), 5.6)
        sheet.words(upper, name, Hand(NAME, bold=True, ink=side_ink(side)))
        sheet.words(upper.translated(0, 5.2), players, _ASIDE)


def _draw_heads(sheet: SheetOfPaper, box: QRectF, heads: Heads) -> None:
    cells = boxes(heads.places, box)
    for place, cell, words in zip(heads.places, cells, heads.words, strict=True):
        lower = QRectF(cell.left(), cell.top() + 4.4, cell.width(), 4.8)
        ink = QUIET if place.side is None else side_ink(place.side)
        sheet.words(_inside(lower), words, Hand(SMALL, bold=True, ink=ink), _align(place))
    for kind, group in dict(zip((p.kind for p in heads.places), heads.groups, strict=True)).items():
        over = [c for p, c in zip(heads.places, cells, strict=True) if p.kind is kind]
        if group:
            whole = QRectF(over[0].topLeft(), over[-1].bottomRight())
            upper = QRectF(whole.left(), whole.top() + 0.6, whole.width(), 4)
            sheet.words(_inside(upper), group, Hand(SMALL, ink=QUIET), RIGHT)
    sheet.line(box.bottomLeft(), box.bottomRight(), 0.4, BLACK)


def _draw_row(sheet: SheetOfPaper, box: QRectF, row: TableRow) -> None:
    if row.quiet:
        sheet.shade(box, SHADE)
    cells = boxes(row.places, box)
    for place, cell, content in zip(row.places, cells, row.cells, strict=True):
        _draw_cell(sheet, _inside(cell), place, content, quiet=row.quiet)
    for (before, _), (place, cell) in pairwise(zip(row.places, cells, strict=True)):
        if place.side == 0 and before.kind is not place.kind:
            sheet.line(cell.topLeft(), cell.bottomLeft())
    sheet.line(box.bottomLeft(), box.bottomRight())


def _draw_cell(sheet: SheetOfPaper, box: QRectF, place: Place, cell: Cell, *, quiet: bool) -> None:
    if cell.suit is not None:
        _draw_contract(sheet, box, cell)
        return
    loud = place.kind in _LOUD
    ink = BLACK if loud and not quiet else QUIET
    if place.kind in {Column.DECLARER, Column.OUTCOME} and not quiet:
        ink = BLACK
    hand = Hand(FIGURES if loud else TEXT, bold=loud, ink=ink)
    sheet.words(box, cell.words, hand, _align(place))


def _draw_contract(sheet: SheetOfPaper, box: QRectF, cell: Cell) -> None:
    """Draw the sign of the suit with its name, or the name alone, and the mark of contra."""
    side, contra = 3.1, cell.contra or ""
    mark = sheet.width(contra, Hand(bold=True)) + _GAP if contra else 0.0
    square = QRectF(box.left(), box.center().y() - side / 2, side, side)
    sheet.sign(square, cell.suit or "")
    name = QRectF(box)
    if suit_path(cell.suit or "") is not None:
        name.setLeft(box.left() + side + 0.9)
    name.setRight(box.right() - mark)
    sheet.words(name, cell.words, Hand())
    sheet.words(box, contra, Hand(bold=True), RIGHT)


def _draw_result(sheet: SheetOfPaper, box: QRectF, result: Result) -> None:
    upper = QRectF(box.left(), box.top() + 4, box.width(), 8)
    loud = Hand(RESULT, bold=True)
    figures = sheet.width(result.figures, loud) + 2
    sheet.words(upper, result.figures, loud, RIGHT)
    upper.setRight(box.right() - figures)
    sheet.words(upper, result.words, loud)
    for at, words in enumerate(result.more):
        line = QRectF(box.left(), box.top() + 12 + 4.9 * at, box.width(), 4.9)
        sheet.words(line, words, _ASIDE)


def _draw_lines(sheet: SheetOfPaper, box: QRectF, block: Lines) -> None:
    line = QRectF(box.left(), box.top() + 3, box.width(), 4.9)
    sheet.words(line, block.words, Hand(bold=True))
    for at, words in enumerate(block.lines, 1):
        sheet.words(line.translated(0, 4.9 * at), words, _ASIDE)


def _draw_signatures(sheet: SheetOfPaper, box: QRectF, block: Signatures) -> None:
    for name, column in zip(block.names, _columns(box, len(block.names)), strict=True):
        lower = QRectF(column.left(), column.bottom() - 5, column.width(), 5)
        sheet.line(lower.topLeft(), lower.topRight(), 0.25, QUIET)
        sheet.words(lower, name, Hand(SMALL, ink=QUIET), CENTRE)


def _columns(box: QRectF, count: int) -> list[QRectF]:
    gap = 8.0
    width = (box.width() - gap * (count - 1)) / count
    return [
        QRectF(box.left() + at * (width + gap), box.top(), width, box.height())
        for at in range(count)
    ]


def _inside(box: QRectF) -> QRectF:
    return box.adjusted(_GAP, 0, -_GAP, 0)


def _align(place: Place) -> Qt.AlignmentFlag:
    return RIGHT if place.kind in _FIGURES else LEFT
