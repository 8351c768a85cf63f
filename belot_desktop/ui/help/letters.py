"""How the text of the help looks: its letters, its paragraphs, its cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QColor,
    QTextBlockFormat,
    QTextCharFormat,
    QTextFrameFormat,
    QTextLength,
    QTextTableCellFormat,
    QTextTableFormat,
)

from belot_desktop.ui.tokens import TEXT

if TYPE_CHECKING:
    from belot_desktop.ui.look import Look

_LINE_HEIGHT = 130.0  # per cent
_BAR = 3


def letters(
    look: Look, size: int = TEXT, *, ink: QColor | None = None, bold: bool = False
) -> QTextCharFormat:
    """Return letters at a token's size, in the colour of usual text unless told otherwise."""
    made = QTextCharFormat()
    made.setFont(look.font(size, bold=bold))
    made.setForeground(ink or look.colours.text)
    return made


def leading_to(anchor: str, look: Look) -> QTextCharFormat:
    """Return the letters of a link to ``anchor``."""
    made = letters(look, ink=look.colours.action, bold=True)
    made.setAnchor(True)
    made.setAnchorHref(anchor)
    return made


def paragraph(look: Look, *, above: float = 0, below: float = 2) -> QTextBlockFormat:
    """Return a paragraph with so many steps of space around it."""
    made = QTextBlockFormat()
    made.setLineHeight(_LINE_HEIGHT, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
    made.setTopMargin(look.gap(above))
    made.setBottomMargin(look.gap(below))
    return made


def apart(look: Look) -> QTextBlockFormat:
    """Return a paragraph for what is higher than letters, its lines no higher than that."""
    made = QTextBlockFormat()
    made.setBottomMargin(look.gap(2))
    return made


def right() -> QTextBlockFormat:
    """Return a paragraph of figures, which stand under each other."""
    made = QTextBlockFormat()
    made.setAlignment(Qt.AlignmentFlag.AlignRight)
    return made


def bare_table(look: Look) -> QTextTableFormat:
    """Return a table without lines, a little apart from what is above and below it."""
    made = QTextTableFormat()
    made.setBorder(0)
    made.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_None)
    made.setBorderCollapse(True)
    made.setCellPadding(0)
    made.setCellSpacing(0)
    made.setTopMargin(look.gap(1))
    made.setBottomMargin(look.gap(2))
    return made


def wide_table(look: Look, *shares: float) -> QTextTableFormat:
    """Return a table as wide as the page, with columns of these shares in per cent."""
    made = bare_table(look)
    percent = QTextLength.Type.PercentageLength
    made.setWidth(QTextLength(percent, 100))
    made.setColumnWidthConstraints([QTextLength(percent, share) for share in shares])
    return made


def card(look: Look, *, bar: QColor, tint: QColor) -> QTextTableCellFormat:
    """Return the one cell of a quiet card with a ``bar`` at its left."""
    made = QTextTableCellFormat()
    made.setBackground(tint)
    made.setPadding(look.gap(3))
    made.setBottomPadding(look.gap(1.5))  # the lines are high
    made.setLeftBorder(_BAR)
    made.setLeftBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
    made.setLeftBorderBrush(bar)
    return made


def cell(look: Look, *, last_column: bool) -> QTextTableCellFormat:
    """Return a cell of a table with a thin line below it."""
    made = QTextTableCellFormat()
    made.setTopPadding(look.gap(1))
    made.setBottomPadding(look.gap(1))
    made.setRightPadding(0 if last_column else look.gap(5))
    made.setBottomBorder(1)
    made.setBottomBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
    made.setBottomBorderBrush(look.colours.line)
    return made
