"""The tables and cards of a help page."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtGui import QTextBlockFormat, QTextCharFormat

from belot_desktop.ui.help.letters import bare_table, card, cell, letters, right, wide_table
from belot_desktop.ui.tokens import HEADING, QUIET, SENTENCE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QColor, QTextCursor, QTextTable, QTextTableCell, QTextTableFormat

    from belot_desktop.texts.help.blocks import Figures, Keys
    from belot_desktop.ui.look import Look

_KEYS, _KEYS_AND_MOUSE = (56, 44), (44, 24, 32)  # the widths of columns in per cent


class Cell(NamedTuple):
    """One cell: what it says, in which letters, on which side."""

    words: str
    written: QTextCharFormat
    layout: QTextBlockFormat


def write_figures(cursor: QTextCursor, figures: Figures, look: Look) -> None:
    """Write a table whose columns of mere figures stand at the right."""
    numbers = [not any(map(_worded, column)) for column in zip(*figures.rows, strict=True)]
    rows = [
        [_figure(words, look, number=number) for words, number in zip(row, numbers, strict=True)]
        for row in figures.rows
    ]
    if any(figures.head):
        head = letters(look, HEADING, ink=look.colours.quiet)
        rows.insert(
            0,
            [
                Cell(words, head, _side(number=number))
                for words, number in zip(figures.head, numbers, strict=True)
            ],
        )
    _write(cursor, bare_table(look), rows, look)


def write_keys(cursor: QTextCursor, keys: Keys, look: Look) -> None:
    """Write what each key does, and how it is done without one."""
    plain, bold = letters(look, SENTENCE), letters(look, SENTENCE, bold=True)
    quiet = letters(look, QUIET, ink=look.colours.quiet)
    left = QTextBlockFormat()
    rows = [
        [
            Cell(each.words, plain, left),
            Cell(" · ".join(each.keys), bold, left),
            Cell(each.mouse, quiet, left),
        ]
        for each in keys.rows
    ]
    shares = _KEYS_AND_MOUSE if any(each.mouse for each in keys.rows) else _KEYS
    _write(cursor, wide_table(look, *shares), [row[: len(shares)] for row in rows], look)


def begin_card(cursor: QTextCursor, look: Look, *, bar: QColor, tint: QColor) -> QTextTableCell:
    """Begin a card with a ``bar`` at its left; return the room in it."""
    frame = cursor.insertTable(1, 1, wide_table(look, 100)).cellAt(0, 0)
    frame.setFormat(card(look, bar=bar, tint=tint))
    return frame


def keep_below(table: QTextTable, look: Look) -> None:
    """Leave some room below ``table``: paragraphs cannot keep apart from what is no paragraph."""
    layout = table.format()
    layout.setBottomMargin(look.gap(1))
    table.setFormat(layout)


def _write(
    cursor: QTextCursor, layout: QTextTableFormat, rows: Sequence[Sequence[Cell]], look: Look
) -> None:
    table = cursor.insertTable(len(rows), len(rows[0]), layout)
    for at, row in enumerate(rows):
        for column, (words, written, side) in enumerate(row):
            place = table.cellAt(at, column)
            place.setFormat(cell(look, last_column=column == len(row) - 1))
            inside = place.firstCursorPosition()
            inside.setBlockFormat(side)
            inside.insertText(words, written)


def _figure(words: str, look: Look, *, number: bool) -> Cell:
    return Cell(words, letters(look, SENTENCE, bold=number), _side(number=number))


def _side(*, number: bool) -> QTextBlockFormat:
    return right() if number else QTextBlockFormat()


def _worded(words: str) -> bool:
    return any(map(str.isalpha, words))
