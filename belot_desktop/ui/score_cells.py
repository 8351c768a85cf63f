"""What stands in the cells of the score table, a function for each kind of column."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRect, QSize, Qt

from belot_desktop.models.score_roles import Mark, ScoreRole, Tone
from belot_desktop.printing.suits import suit_path
from belot_desktop.texts.columns import Column
from belot_desktop.ui.frame import paint_box
from belot_desktop.ui.look import shortened
from belot_desktop.ui.score_columns import MARK, SIGN, ScoreColumn, padding
from belot_desktop.ui.suits import draw_contract
from belot_desktop.ui.tokens import HEADING, QUIET, STRONG, TEXT, TINY

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QColor, QPainter

    from belot_desktop.ui.look import Look

Index = QModelIndex | QPersistentModelIndex

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter

# How the text of each kind of column is written: its size, and whether boldly.
HANDS: dict[Column, tuple[int, bool]] = {
    Column.NUMBER: (TEXT, False),
    Column.DEALER: (TEXT, False),
    Column.DECLARER: (TEXT, False),
    Column.CONTRACT: (TEXT, True),
    Column.POINTS: (TEXT, False),
    Column.ANNOUNCEMENTS: (QUIET, False),
    Column.OUTCOME: (HEADING, False),
    Column.WRITTEN: (STRONG, True),
    Column.TOTALS: (STRONG, True),
}
MARKS = {Mark.PROBLEM: "!", Mark.PAST_END: "»"}


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell to draw: what it says and where, for which column and in which look."""

    index: Index
    column: ScoreColumn
    rect: QRect
    look: Look
    text: str
    tone: str

    @property
    def inside(self) -> QRect:
        """The room within the padding."""
        space = padding(self.look)
        return self.rect.adjusted(space, 0, -space, 0)

    def told(self, role: ScoreRole) -> str:
        """Return what the model tells for ``role``, empty where it is silent."""
        return str(self.index.data(role) or "")

    def ink(self, usual: QColor) -> QColor:
        """Return the colour to write in, ``usual`` unless the tone is another."""
        colours = self.look.colours
        return {Tone.NOTE: colours.note.ink, Tone.QUIET: colours.quiet}.get(Tone(self.tone), usual)


def cell_at(index: Index, column: ScoreColumn, rect: QRect, look: Look) -> Cell:
    """Return the cell at ``index``, which ``rect`` is the place of."""
    text = index.data(ScoreRole.TEXT)
    tone = index.data(ScoreRole.TONE)
    return Cell(index, column, rect, look, "" if text is None else str(text), tone or Tone.PLAIN)


def is_cut(cell: Cell) -> bool:
    """Tell whether the text has more width than there is."""
    size, bold = HANDS[cell.column.kind]
    return cell.look.metrics(size, bold=bold).horizontalAdvance(cell.text) > _room(cell).width()


def paint_cell(painter: QPainter, cell: Cell) -> None:
    """Draw what stands in ``cell``."""
    _PAINTERS[cell.column.kind](painter, cell)


def _room(cell: Cell) -> QRect:
    """Return the room for the text."""
    if cell.column.kind is Column.NUMBER:
        return cell.inside.adjusted(0, 0, -cell.look.px(MARK), 0)
    if cell.column.kind is Column.OUTCOME:
        air = cell.look.gap(2.25)
        return cell.inside.adjusted(air, 0, -air, 0)
    return cell.inside


def _write(painter: QPainter, cell: Cell, ink: QColor, across: Qt.AlignmentFlag) -> None:
    size, bold = HANDS[cell.column.kind]
    room = _room(cell)
    metrics = cell.look.metrics(size, bold=bold)
    shown = shortened(cell.text, metrics, room.width())
    painter.setFont(cell.look.font(size, bold=bold))
    painter.setPen(ink)
    painter.drawText(room, across, shown)


def _number(painter: QPainter, cell: Cell) -> None:
    _write(painter, cell, cell.ink(cell.look.colours.quiet), RIGHT)
    mark = cell.told(ScoreRole.MARK)
    if mark:
        _mark(painter, cell, Mark(mark))


def _mark(painter: QPainter, cell: Cell, mark: Mark) -> None:
    """Draw a small badge behind the number, reaching into the space before the next column."""
    look, note = cell.look, cell.look.colours.note
    side = look.px(MARK + 3)
    badge = QRect(QPoint(), QSize(side, side))
    badge.moveCenter(cell.rect.center())
    badge.moveLeft(_room(cell).right() + look.px(4))
    paint_box(painter, badge, note.tint, note.ink, side / 2)
    painter.setFont(look.font(TINY, bold=True))
    painter.setPen(note.ink)
    painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, MARKS[mark])


def _quiet_words(painter: QPainter, cell: Cell) -> None:
    _write(painter, cell, cell.ink(cell.look.colours.quiet), LEFT)


def _words(painter: QPainter, cell: Cell) -> None:
    _write(painter, cell, cell.ink(cell.look.colours.text), LEFT)


def _quiet_figures(painter: QPainter, cell: Cell) -> None:
    _write(painter, cell, cell.ink(cell.look.colours.quiet), RIGHT)


def _side_figures(painter: QPainter, cell: Cell) -> None:
    _write(painter, cell, cell.ink(cell.look.colours.side(cell.column.side or 0).ink), RIGHT)


def _contract(painter: QPainter, cell: Cell) -> None:
    look, key = cell.look, cell.told(ScoreRole.SUIT)
    place = QRect(cell.inside.left(), 0, cell.inside.width(), look.px(SIGN))
    place.moveTop(cell.rect.top() + (cell.rect.height() - place.height()) // 2)
    draw_contract(painter, place, key, cell.text, look)
    contra = cell.told(ScoreRole.CONTRA)
    if contra:
        known = suit_path(key) is not None
        width = look.metrics(TEXT, bold=True).horizontalAdvance(cell.text)
        left = place.left() + (look.px(SIGN) if known else width) + look.gap(1.5)
        _badge(painter, cell, left, contra)


def _badge(painter: QPainter, cell: Cell, left: int, text: str) -> None:
    look, note = cell.look, cell.look.colours.note
    metrics = look.metrics(HEADING, bold=True)
    size = QSize(metrics.horizontalAdvance(text) + look.gap(2), metrics.height() + look.gap(0.5))
    badge = QRect(QPoint(left, 0), size)
    badge.moveTop(cell.rect.top() + (cell.rect.height() - badge.height()) // 2)
    paint_box(painter, badge, note.tint, note.tint, look.gap(1.25))
    painter.setFont(look.font(HEADING, bold=True))
    painter.setPen(note.ink)
    painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, text)


def _pill(painter: QPainter, cell: Cell) -> None:
    if not cell.text:
        return
    look, colours, room = cell.look, cell.look.colours, _room(cell)
    metrics = look.metrics(HEADING)
    width = min(metrics.horizontalAdvance(cell.text), room.width()) + 2 * look.gap(2.25)
    pill = QRect(QPoint(cell.inside.left(), 0), QSize(width, metrics.height() + look.gap(1)))
    pill.moveTop(cell.rect.top() + (cell.rect.height() - pill.height()) // 2)
    noted = cell.tone == Tone.NOTE
    fill, edge = (colours.note.tint, colours.note.ink) if noted else (colours.card, colours.line)
    paint_box(painter, pill, fill, edge, pill.height() / 2)
    _write(painter, cell, cell.ink(colours.text), LEFT)


_PAINTERS: dict[Column, Callable[[QPainter, Cell], None]] = {
    Column.NUMBER: _number,
    Column.DEALER: _quiet_words,
    Column.DECLARER: _words,
    Column.CONTRACT: _contract,
    Column.POINTS: _quiet_figures,
    Column.ANNOUNCEMENTS: _quiet_words,
    Column.OUTCOME: _pill,
    Column.WRITTEN: _side_figures,
    Column.TOTALS: _side_figures,
}
