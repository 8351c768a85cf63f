"""One hand for every page: :func:`draw` serves preview, printer, file and picture."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from belot_desktop.printing.blocks import (
    Blanks,
    Heads,
    Lines,
    Parties,
    Result,
    Rule,
    RuledRow,
    Signatures,
    TableRow,
    Title,
    Totals,
)
from belot_desktop.printing.chart import draw_totals
from belot_desktop.printing.drawn_rule import draw_rule
from belot_desktop.printing.drawn_table import draw_heads, draw_row, draw_ruled_row
from belot_desktop.printing.drawn_words import (
    draw_blanks,
    draw_lines,
    draw_parties,
    draw_result,
    draw_signatures,
    draw_title,
)
from belot_desktop.printing.ink import QUIET, SMALL
from belot_desktop.printing.page import FOOT
from belot_desktop.printing.paper import MARGIN
from belot_desktop.printing.sheet_of_paper import RIGHT, Hand, SheetOfPaper

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from belot_desktop.printing.blocks import Block
    from belot_desktop.printing.page import Page


def draw(painter: QPainter, page: Page, family: str = "") -> None:
    """Draw ``page`` with ``painter``, in which a unit is a millimetre of the paper.

    ``family`` is the font's, empty for the application's own.
    """
    painter.save()
    try:
        _draw_all(SheetOfPaper(painter, family), page)
    finally:  # whoever gives up in the middle ends the painter, which then has nothing left
        painter.restore()


def _draw_all(sheet: SheetOfPaper, page: Page) -> None:
    width = page.width - 2 * MARGIN
    for placed in page.blocks:
        box = QRectF(MARGIN, placed.top, width, placed.block.height)
        _draw_block(sheet, box, placed.block)
    foot = QRectF(MARGIN, page.height - MARGIN - FOOT, width, FOOT)
    sheet.words(foot, page.foot, Hand(SMALL, ink=QUIET), RIGHT)


def _draw_block(sheet: SheetOfPaper, box: QRectF, block: Block) -> None:  # noqa: C901 (one a line)
    match block:
        case Title():
            draw_title(sheet, box, block)
        case Parties():
            draw_parties(sheet, box, block)
        case Blanks():
            draw_blanks(sheet, box, block)
        case Heads():
            draw_heads(sheet, box, block)
        case TableRow():
            draw_row(sheet, box, block)
        case RuledRow():
            draw_ruled_row(sheet, box, block)
        case Result():
            draw_result(sheet, box, block)
        case Lines():
            draw_lines(sheet, box, block)
        case Rule():
            draw_rule(sheet, box, block)
        case Totals():
            draw_totals(sheet, box, block)
        case Signatures():
            draw_signatures(sheet, box, block)
