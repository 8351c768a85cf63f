"""Why a row is written as it is, in ready words, and written into a document."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFrameFormat,
    QTextLength,
    QTextTable,
    QTextTableCellFormat,
    QTextTableFormat,
)

from belot_desktop.ui.tokens import SENTENCE, TEXT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from belot_desktop.ui.look import Look


@dataclass(frozen=True, slots=True)
class WhyRow:
    """One step in ready words, the figure at its right, and whose it is, if anybody's.

    ``anchor`` is where the help says its rule; empty where it does not.
    """

    words: str
    figure: str = ""
    side: int | None = None
    anchor: str = ""


@dataclass(frozen=True, slots=True)
class Why:
    """The heading, the steps, and under a line what they come to and for whom."""

    heading: str
    rows: tuple[WhyRow, ...] = ()
    result: tuple[WhyRow, ...] = ()

    @property
    def every(self) -> tuple[WhyRow, ...]:
        """The rows in the order in which they stand."""
        return (*self.rows, *self.result)


class Place(Enum):
    """Where a row stands, which says how it is written."""

    STEP = auto()
    FIRST_RESULT = auto()  # under the line
    RESULT = auto()


def write(document: QTextDocument, why: Why, look: Look) -> None:
    """Write ``why`` into ``document`` as plain text: names in it never become markup."""
    document.clear()
    cursor = QTextCursor(document)
    heading = QTextBlockFormat()
    heading.setBottomMargin(look.gap(1))
    cursor.setBlockFormat(heading)
    cursor.insertText(why.heading, _written(look.colours.text, look.font(TEXT, bold=True)))
    if why.every:
        write_rows(cursor, why, look)


def write_rows(cursor: QTextCursor, why: Why, look: Look) -> QTextTable:
    """Write the rows of ``why`` as a table, and return it.

    The state of a block is the number of its row.
    """
    rows = why.every
    table = cursor.insertTable(len(rows), 2, _table_format(rows, look))
    for at, row in enumerate(rows):
        place = Place.STEP if at < len(why.rows) else Place.RESULT
        _write_row(table, at, row, look, Place.FIRST_RESULT if at == len(why.rows) else place)
    return table


def _table_format(rows: Sequence[WhyRow], look: Look) -> QTextTableFormat:
    figures = max(look.metrics(SENTENCE, bold=True).horizontalAdvance(row.figure) for row in rows)
    layout = QTextTableFormat()
    layout.setBorder(0)
    layout.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_None)
    layout.setBorderCollapse(True)
    layout.setCellPadding(0)
    layout.setTopMargin(look.gap(1))
    layout.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
    words = QTextLength(QTextLength.Type.VariableLength, 0)
    own = QTextLength(QTextLength.Type.FixedLength, figures + look.gap(1) if figures else 1)
    layout.setColumnWidthConstraints([words, own])
    return layout


def _write_row(table: QTextTable, at: int, row: WhyRow, look: Look, place: Place) -> None:
    ink = look.colours.text if row.side is None else look.colours.side(row.side).ink
    loud = place is not Place.STEP
    size = SENTENCE if loud else TEXT
    words = _written(ink if loud else look.colours.text, look.font(size, bold=loud))
    if row.anchor:
        _link(words, row.anchor, look)
    figure = _written(ink, look.font(size, bold=True))
    right = QTextBlockFormat()
    right.setAlignment(Qt.AlignmentFlag.AlignRight)
    told = ((row.words, words), (row.figure, figure))
    if not row.figure:  # a sentence, which has the whole width
        table.mergeCells(at, 0, 1, 2)
    for column, (text, letters) in enumerate(told if row.figure else told[:1]):
        cell = table.cellAt(at, column)
        cell.setFormat(_cell_format(look, place))
        cursor = cell.firstCursorPosition()
        cursor.block().setUserState(at)
        if column:
            cursor.setBlockFormat(right)
        cursor.insertText(text, letters)


def _cell_format(look: Look, place: Place) -> QTextTableCellFormat:
    layout = QTextTableCellFormat()
    layout.setTopPadding(look.gap(0.5))
    layout.setBottomPadding(look.gap(1))
    if place is Place.FIRST_RESULT:
        layout.setTopPadding(look.gap(2))
        layout.setTopBorder(1)
        layout.setTopBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
        layout.setTopBorderBrush(look.colours.line)
    return layout


def _link(letters: QTextCharFormat, anchor: str, look: Look) -> None:
    """Let ``letters`` lead to ``anchor``, and show it quietly."""
    letters.setAnchor(True)
    letters.setAnchorHref(anchor)
    letters.setUnderlineStyle(QTextCharFormat.UnderlineStyle.DotLine)
    letters.setUnderlineColor(look.colours.quiet)


def _written(ink: QColor, font: QFont) -> QTextCharFormat:
    letters = QTextCharFormat()
    letters.setFont(font)
    letters.setForeground(ink)
    return letters
