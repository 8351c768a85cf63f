"""What stands around a table on paper, drawn: titles, people, results, lines to fill in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from belot_desktop.printing.blocks import LINE, PENCIL
from belot_desktop.printing.ink import NAME, QUIET, RESULT, SMALL, TITLE, side_ink
from belot_desktop.printing.sheet_of_paper import CENTRE, RIGHT, Hand

if TYPE_CHECKING:
    from belot_desktop.printing.blocks import Blanks, Lines, Parties, Result, Signatures, Title
    from belot_desktop.printing.sheet_of_paper import SheetOfPaper

_ASIDE = Hand(ink=QUIET)
_BETWEEN = 8.0  # columns


def draw_title(sheet: SheetOfPaper, box: QRectF, title: Title) -> None:
    """Draw what the page is at the left, and the facts at the right."""
    half = box.width() * (0.45 if title.facts else 1)
    hand = Hand(TITLE if title.large else NAME, bold=True)
    sheet.words(QRectF(box.left(), box.top(), half, 9), title.words, hand)
    for at, fact in enumerate(title.facts):
        line = QRectF(box.left() + half, box.top() + LINE * at, box.width() - half, LINE)
        sheet.words(line, fact, _ASIDE, RIGHT)


def draw_parties(sheet: SheetOfPaper, box: QRectF, parties: Parties) -> None:
    """Draw a column for each side, under a line in its colour."""
    for side, column in enumerate(_columns(box, len(parties.sides))):
        name, players = parties.sides[side]
        sheet.line(column.topLeft(), column.topRight(), 0.6, side_ink(side))
        upper = QRectF(column.left(), column.top() + 1.4, column.width(), 5.6)
        sheet.words(upper, name, Hand(NAME, bold=True, ink=side_ink(side)))
        sheet.words(upper.translated(0, 5.2), players, _ASIDE)


def draw_blanks(sheet: SheetOfPaper, box: QRectF, blanks: Blanks) -> None:
    """Draw the words, and after each a line to write on."""
    for at, words in enumerate(blanks.words):
        column = _columns(box, blanks.across)[at % blanks.across]
        bottom = column.top() + PENCIL * (at // blanks.across + 1)
        line = QRectF(column.left(), bottom - LINE, column.width(), LINE)
        sheet.words(line, words, _ASIDE)
        line.setLeft(line.left() + sheet.width(words, _ASIDE) + 2)
        sheet.line(line.bottomLeft(), line.bottomRight(), 0.2, QUIET)


def draw_result(sheet: SheetOfPaper, box: QRectF, result: Result) -> None:
    """Draw the sentence at the left and the figures at the right, both loud."""
    upper = QRectF(box.left(), box.top() + 4, box.width(), 8)
    loud = Hand(RESULT, bold=True)
    figures = sheet.width(result.figures, loud) + 2
    sheet.words(upper, result.figures, loud, RIGHT)
    upper.setRight(box.right() - figures)
    sheet.words(upper, result.words, loud)
    for at, words in enumerate(result.more):
        line = QRectF(box.left(), box.top() + 12 + LINE * at, box.width(), LINE)
        sheet.words(line, words, _ASIDE)


def draw_lines(sheet: SheetOfPaper, box: QRectF, block: Lines) -> None:
    """Draw the lines below each other."""
    line = QRectF(box.left(), box.top() + 3, box.width(), LINE)
    if block.words:
        sheet.words(line, block.words, Hand(bold=True))
        line.translate(0, LINE)
    for words in block.lines:
        sheet.words(line, words, _ASIDE)
        line.translate(0, LINE)


def draw_signatures(sheet: SheetOfPaper, box: QRectF, block: Signatures) -> None:
    """Draw a line for each, with the name below."""
    for name, column in zip(block.names, _columns(box, len(block.names)), strict=True):
        lower = QRectF(column.left(), column.bottom() - 5, column.width(), 5)
        sheet.line(lower.topLeft(), lower.topRight(), 0.25, QUIET)
        sheet.words(lower, name, Hand(SMALL, ink=QUIET), CENTRE)


def _columns(box: QRectF, count: int) -> list[QRectF]:
    width = (box.width() - _BETWEEN * (count - 1)) / count
    return [
        QRectF(box.left() + at * (width + _BETWEEN), box.top(), width, box.height())
        for at in range(count)
    ]
