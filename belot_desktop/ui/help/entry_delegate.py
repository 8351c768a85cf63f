"""How an entry beside a page of the help looks: a chapter, or words that were found in it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRect, QSize, Qt
from PySide6.QtGui import QTextCharFormat, QTextLayout, QTextOption
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from belot_desktop.ui.look import shortened
from belot_desktop.ui.tokens import QUIET, TEXT

if TYPE_CHECKING:
    from PySide6.QtCore import QModelIndex, QPersistentModelIndex
    from PySide6.QtGui import QPainter

    from belot_desktop.texts.help.places import Place
    from belot_desktop.ui.look import Look
    from belot_desktop.ui.theme import Theme

    Index = QModelIndex | QPersistentModelIndex

ENTRY = Qt.ItemDataRole.UserRole
_BAR = 3
_LINES = 2


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry: where it leads, its title, and what was found there with the words around it."""

    place: Place
    title: str
    before: str = ""
    found: str = ""
    after: str = ""

    @property
    def around(self) -> str:
        """What was found, with the words around it."""
        return f"{self.before}{self.found}{self.after}"

    def __str__(self) -> str:
        """Return what a screen reader says."""
        return f"{self.title}: {self.around}" if self.found else self.title


class EntryDelegate(QStyledItemDelegate):
    """Draws entries from the tokens."""

    def __init__(self, theme: Theme) -> None:
        """Draw by ``theme``."""
        super().__init__()
        self._theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Take a line for a chapter, and two more for words that were found."""
        look = self._theme.look
        height = look.metrics(TEXT).height() + look.gap(4)
        if index.data(ENTRY).found:
            height = look.metrics(QUIET).height() + look.gap(4)
            height += _LINES * look.metrics(TEXT).height()
        return QSize(look.px(120), height)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw the tint and the bar of the current entry, and its words."""
        look, entry = self._theme.look, index.data(ENTRY)
        room = QRect(option.rect)
        state = option.state
        painter.save()
        if state & QStyle.StateFlag.State_Selected:
            painter.fillRect(room, look.colours.selection)
            painter.fillRect(QRect(room.topLeft(), QSize(_BAR, room.height())), look.colours.action)
        inside = room.adjusted(look.gap(3), look.gap(1.5), -look.gap(2), -look.gap(1.5))
        if entry.found:
            _draw_hit(painter, inside, entry, look)
        else:
            chosen = bool(state & QStyle.StateFlag.State_Selected)
            painter.setPen(look.colours.text)
            painter.setFont(look.font(TEXT, bold=chosen))
            title = shortened(entry.title, look.metrics(TEXT, bold=chosen), inside.width())
            painter.drawText(inside, Qt.AlignmentFlag.AlignVCenter, title)
        painter.restore()


def _draw_hit(painter: QPainter, room: QRect, entry: Entry, look: Look) -> None:
    painter.setPen(look.colours.quiet)
    painter.setFont(look.font(QUIET))
    title = shortened(entry.title, look.metrics(QUIET), room.width())
    painter.drawText(room, Qt.AlignmentFlag.AlignTop, title)
    painter.setPen(look.colours.text)
    below = QPointF(room.left(), room.top() + look.metrics(QUIET).height())
    _around(entry, room.width(), look).draw(painter, below)


def _around(entry: Entry, width: int, look: Look) -> QTextLayout:
    """Lay out what was found, bold, with as many of the words around it as fit."""
    layout = QTextLayout(entry.around, look.font(TEXT))
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    bold = QTextLayout.FormatRange()
    bold.start, bold.length = len(entry.before), len(entry.found)
    bold.format = QTextCharFormat()
    bold.format.setFont(look.font(TEXT, bold=True))
    layout.setFormats([bold])
    layout.beginLayout()
    for number in range(_LINES):
        line = layout.createLine()
        if not line.isValid():
            break
        line.setLineWidth(width)
        line.setPosition(QPointF(0, number * look.metrics(TEXT).height()))
    layout.endLayout()
    return layout
