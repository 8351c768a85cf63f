"""Rows before and after, side by side: a table of text that is as high as what it says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import (
    QFont,
    QTextCharFormat,
    QTextCursor,
    QTextFrameFormat,
    QTextLength,
    QTextOption,
    QTextTableCellFormat,
    QTextTableFormat,
)
from PySide6.QtWidgets import QSizePolicy, QTextEdit

from belot_desktop.ui.tokens import HEADING, QUIET, TEXT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QColor, QResizeEvent, QTextTable

    from belot_desktop.texts.comparing import Compared
    from belot_desktop.ui.look import Look
    from belot_desktop.ui.theme import Theme

_COLUMNS = 4
_EDGE = 2  # pixels: the thin line of a card, and what makes up for the thicker one of the focus


class Comparison(QTextEdit):
    """What is compared, a line each; it can be selected and copied, and does not scroll itself."""

    def __init__(self, theme: Theme) -> None:
        """Start empty."""
        super().__init__()
        self._theme = theme
        self._head: tuple[str, ...] = ("",) * _COLUMNS
        self._lines: tuple[Compared, ...] = ()
        self._heights = dict[int, int]()  # by width, of what is written now
        self.setProperty("card", True)  # noqa: FBT003 (a style sheet's condition)
        self.setReadOnly(True)
        self.setTabChangesFocus(True)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        theme.changed.connect(self._write)

    def show_lines(self, head: Sequence[str], lines: Sequence[Compared]) -> None:
        """Show ``lines`` under ``head``: the number, the row, before and after."""
        self._head, self._lines = tuple(head), tuple(lines)
        self._write()

    def hasHeightForWidth(self) -> bool:
        """Tell the layout to ask for the height."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of everything at ``width``."""
        if width not in self._heights:
            measured, edge = self.document().clone(), 2 * _EDGE
            measured.setTextWidth(max(width - edge, 1))
            self._heights[width] = round(measured.size().height()) + edge
        return self._heights[width]

    def sizeHint(self) -> QSize:
        """Ask for a page of a few words a column."""
        width = self._theme.look.px(420)
        return QSize(width, self.heightForWidth(max(self.width(), width)))

    def minimumSizeHint(self) -> QSize:
        """Need a few letters a column, and the height of everything where it stands now."""
        look = self._theme.look
        least = look.px(200)
        if not self.testAttribute(Qt.WidgetAttribute.WA_Resized):
            return QSize(least, look.px(TEXT))
        return QSize(least, self.heightForWidth(max(self.width(), least)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Need another height at another width."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def _write(self) -> None:
        """Write everything as plain text: names in it never become markup.

        It is laid out once it is all there, and not anew after every word.
        """
        look, document = self._theme.look, self.document()
        document.clear()
        document.setDocumentMargin(look.gap(2))
        document.setDefaultFont(look.font())
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        document.setDefaultTextOption(option)
        writing = QTextCursor(document)
        writing.beginEditBlock()
        rows = 1 + sum(1 + len(_notes(each)) for each in self._lines)
        table = writing.insertTable(rows, _COLUMNS, _layout(look, self._lines))
        quiet = _letters(look.colours.quiet, look.font(HEADING))
        for column, words in enumerate(self._head):
            _say(table, 0, column, words, quiet)
        at = 1
        for line in self._lines:
            _write_line(table, at, line, look)
            at += 1 + len(_notes(line))
        writing.endEditBlock()
        self._heights.clear()
        self.moveCursor(QTextCursor.MoveOperation.Start)
        self.updateGeometry()


def _layout(look: Look, lines: Sequence[Compared]) -> QTextTableFormat:
    layout = QTextTableFormat()
    layout.setBorder(0)
    layout.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_None)
    layout.setBorderCollapse(True)
    layout.setCellPadding(look.gap(1))
    layout.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
    digits = max((len(each.number) for each in lines), default=0)
    number = look.metrics(TEXT).horizontalAdvance("8" * max(digits, 1)) + look.gap(3)
    layout.setColumnWidthConstraints(
        [
            QTextLength(QTextLength.Type.FixedLength, number),
            QTextLength(QTextLength.Type.PercentageLength, 40),
            QTextLength(QTextLength.Type.PercentageLength, 25),
            QTextLength(QTextLength.Type.VariableLength, 0),
        ]
    )
    return layout


def _write_line(table: QTextTable, at: int, line: Compared, look: Look) -> None:
    colours, loud = look.colours, not line.number
    plain = _letters(colours.text, look.font(TEXT, bold=loud))
    strong = _letters(colours.text, look.font(TEXT, bold=True))
    quiet = _letters(colours.quiet, look.font(TEXT))
    cells = ((line.number, quiet), (line.row, plain), (line.before, quiet), (line.after, strong))
    _draw_line_above(table, at, colours.line)
    for column, (words, letters) in enumerate(cells):
        _say(table, at, column, words, letters)
    note = _letters(colours.error.ink if line.wrong else colours.action, look.font(QUIET))
    for below, words in enumerate(_notes(line), at + 1):
        table.mergeCells(below, 1, 1, _COLUMNS - 1)
        _say(table, below, 1, words, note)


def _notes(line: Compared) -> tuple[str, ...]:
    """Return what is said under a line."""
    return (*line.wrong, line.right) if line.right else line.wrong


def _say(table: QTextTable, at: int, column: int, words: str, letters: QTextCharFormat) -> None:
    table.cellAt(at, column).firstCursorPosition().insertText(words, letters)


def _draw_line_above(table: QTextTable, at: int, colour: QColor) -> None:
    layout = QTextTableCellFormat()
    layout.setTopBorder(1)
    layout.setTopBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
    layout.setTopBorderBrush(colour)
    for column in range(_COLUMNS):
        table.cellAt(at, column).setFormat(layout)


def _letters(ink: QColor, font: QFont) -> QTextCharFormat:
    letters = QTextCharFormat()
    letters.setFont(font)
    letters.setForeground(ink)
    return letters
