"""Why a row is written as it is: its steps, one a line, and what they come to."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFrameFormat,
    QTextLength,
    QTextOption,
    QTextTable,
    QTextTableCellFormat,
    QTextTableFormat,
)
from PySide6.QtWidgets import QTextEdit

from belot_desktop.ui.tokens import SENTENCE, TEXT

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from belot_desktop.ui.look import Look
    from belot_desktop.ui.theme import Theme


@dataclass(frozen=True, slots=True)
class WhyRow:
    """One step in ready words, the figure at its right, and whose it is, if anybody's."""

    words: str
    figure: str = ""
    side: int | None = None


@dataclass(frozen=True, slots=True)
class Why:
    """The heading, the steps, and under a line what they come to and for whom."""

    heading: str
    rows: tuple[WhyRow, ...] = ()
    result: tuple[WhyRow, ...] = ()


class Place(Enum):
    """Where a row stands, which says how it is written."""

    STEP = auto()
    FIRST_RESULT = auto()  # under the line
    RESULT = auto()


class WhyPanel(QTextEdit):
    """A card of text that wraps, scrolls when it is long, and can be selected and copied."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Start empty."""
        super().__init__(parent)
        self._theme = theme
        self._why = Why("")
        self.setProperty("card", True)  # noqa: FBT003 (a style sheet's condition)
        self.setReadOnly(True)
        self.setTabChangesFocus(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        theme.changed.connect(self._write)

    def show_why(self, why: Why) -> None:
        """Show ``why``, from its beginning."""
        self._why = why
        self.setAccessibleName(why.heading)
        self._write()

    def sizeHint(self) -> QSize:
        """Ask for a column of five or six steps."""
        return QSize(self._theme.look.px(290), self._theme.look.px(190))

    def minimumSizeHint(self) -> QSize:
        """Need a few words in width and the heading with two steps in height."""
        look = self._theme.look
        return QSize(look.px(120), 3 * look.metrics().height() + look.gap(8))

    def _write(self) -> None:
        look = self._theme.look
        self.document().setDocumentMargin(look.gap(3))
        self.document().setDefaultFont(look.font())
        write(self.document(), self._why, look)
        self.moveCursor(QTextCursor.MoveOperation.Start)


def write(document: QTextDocument, why: Why, look: Look) -> None:
    """Write ``why`` into ``document`` as plain text: names in it never become markup."""
    document.clear()
    cursor = QTextCursor(document)
    heading = QTextBlockFormat()
    heading.setBottomMargin(look.gap(1))
    cursor.setBlockFormat(heading)
    cursor.insertText(why.heading, _written(look.colours.text, look.font(TEXT, bold=True)))
    rows = (*why.rows, *why.result)
    if not rows:
        return
    table = cursor.insertTable(len(rows), 2, _table_format(rows, look))
    for at, row in enumerate(rows):
        place = Place.STEP if at < len(why.rows) else Place.RESULT
        _write_row(table, at, row, look, Place.FIRST_RESULT if at == len(why.rows) else place)


def _table_format(rows: tuple[WhyRow, ...], look: Look) -> QTextTableFormat:
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
    figure = _written(ink, look.font(size, bold=True))
    right = QTextBlockFormat()
    right.setAlignment(Qt.AlignmentFlag.AlignRight)
    for column, (text, letters) in enumerate(((row.words, words), (row.figure, figure))):
        cell = table.cellAt(at, column)
        cell.setFormat(_cell_format(look, place))
        cursor = cell.firstCursorPosition()
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


def _written(ink: QColor, font: QFont) -> QTextCharFormat:
    letters = QTextCharFormat()
    letters.setFont(font)
    letters.setForeground(ink)
    return letters
