"""A house rule on paper, drawn: as on a ballot, a circle before each reading, one of them full."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

from belot_desktop.printing.blocks import FINE_LINE, LINE
from belot_desktop.printing.ink import BLACK, QUIET, SMALL
from belot_desktop.printing.sheet_of_paper import RIGHT, Hand
from belot_desktop.printing.table import two_columns

if TYPE_CHECKING:
    from belot_desktop.printing.blocks import Reading, Rule
    from belot_desktop.printing.sheet_of_paper import SheetOfPaper

_TOP = 2.1
_CIRCLE = 1.1
_LEAST = 0.42  # of the width of a reading is at least for what it comes to


def draw_rule(sheet: SheetOfPaper, box: QRectF, rule: Rule) -> None:
    """Draw what a rule is at the left, its example and its readings at the right."""
    sheet.line(box.topLeft(), box.topRight())
    named, shown = two_columns(box.width())
    line = QRectF(box.left(), box.top() + _TOP, named, LINE)
    for words in rule.name:
        sheet.words(line, words, Hand(bold=True))
        line.translate(0, LINE)
    line.setHeight(FINE_LINE)
    for words in rule.effect:
        sheet.words(line, words, Hand(SMALL, ink=QUIET))
        line.translate(0, FINE_LINE)
    line = QRectF(box.right() - shown, box.top() + _TOP, shown, FINE_LINE)
    for words in rule.example:
        sheet.words(line, words, Hand(SMALL, ink=QUIET))
        line.translate(0, FINE_LINE)
    line.setHeight(LINE)
    for reading in rule.readings:
        _draw_reading(sheet, line, reading)
        line.translate(0, LINE)


def _draw_reading(sheet: SheetOfPaper, line: QRectF, reading: Reading) -> None:
    centre = QPointF(line.left() + _CIRCLE + 0.2, line.center().y())
    sheet.circle(centre, _CIRCLE, BLACK, filled=reading.agreed)
    ink = BLACK if reading.agreed else QUIET
    hand = Hand(bold=reading.agreed, ink=ink)
    words = line.adjusted(2 * _CIRCLE + 2, 0, 0, 0)
    if reading.outcome:
        outcome = QRectF(words)
        spare = words.width() - sheet.width(reading.words, hand) - 3
        outcome.setLeft(words.right() - max(spare, words.width() * _LEAST))
        outcome.setLeft(max(outcome.left(), words.right() - sheet.width(reading.outcome, hand) - 1))
        sheet.words(outcome, reading.outcome, hand, RIGHT)
        words.setRight(outcome.left() - 2)
    sheet.words(words, reading.words, hand)
