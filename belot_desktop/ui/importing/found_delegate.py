"""How a game that was found looks in the list: who and how far, and what becomes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QStyle, QStyledItemDelegate

from belot_desktop.models.import_form import Do
from belot_desktop.ui.look import shortened
from belot_desktop.ui.tokens import QUIET, TEXT

if TYPE_CHECKING:
    from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex
    from PySide6.QtGui import QColor, QPainter
    from PySide6.QtWidgets import QStyleOptionViewItem

    from belot_desktop.ui.theme import Theme

    Index = QModelIndex | QPersistentModelIndex

FOUND = Qt.ItemDataRole.UserRole
FACTS = 420  # pixels at the usual text size
_BAR = 3
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class Shown(NamedTuple):
    """What is seen of a game."""

    title: str
    facts: str
    done: str
    here: str
    do: Do


class FoundDelegate(QStyledItemDelegate):
    """Draws two lines a game from the tokens, cut with … where there is no room."""

    def __init__(self, theme: Theme, parent: QObject) -> None:
        """Draw by ``theme``."""
        super().__init__(parent)
        self._theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Take two lines."""
        look = self._theme.look
        lines = look.metrics(TEXT, bold=True).height() + look.metrics(QUIET).height()
        return QSize(look.px(200), lines + look.gap(4))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw the tint and the bar of the current game, its lines, and the thin line below."""
        look, room, shown = self._theme.look, QRect(option.rect), index.data(FOUND)
        colours = look.colours
        painter.save()
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(room, colours.selection)
            painter.fillRect(QRect(room.topLeft(), QSize(_BAR, room.height())), colours.action)
        painter.setPen(colours.line)
        painter.drawLine(room.bottomLeft(), room.bottomRight())
        inner = room.adjusted(look.gap(3), look.gap(2), -look.gap(3), -look.gap(2))
        first = look.metrics(TEXT, bold=True).height()
        upper = QRect(inner.topLeft(), QSize(inner.width(), first))
        lower = inner.adjusted(0, first, 0, 0)
        inks = {Do.SKIP: colours.quiet, Do.REPLACE: colours.note.ink}
        ink = inks.get(shown.do, colours.action)
        self._line(painter, upper, (shown.title, colours.text), (shown.done, ink), TEXT)
        quiet = colours.quiet
        self._line(painter, lower, (shown.facts, quiet), (shown.here, quiet), QUIET)
        painter.restore()

    def _line(
        self,
        painter: QPainter,
        room: QRect,
        left: tuple[str, QColor],
        right: tuple[str, QColor],
        size: int,
    ) -> None:
        """Draw words at the left and at the right of a line; the left ones are cut."""
        look, bold = self._theme.look, size == TEXT
        metrics = look.metrics(size, bold=bold)
        painter.setFont(look.font(size, bold=bold))
        painter.setPen(right[1])
        painter.drawText(room, int(_RIGHT), right[0])
        rest = room.width() - metrics.horizontalAdvance(right[0]) - look.gap(4)
        painter.setPen(left[1])
        flags = int(_LEFT) | Qt.TextFlag.TextSingleLine
        painter.drawText(room, flags, shortened(left[0], metrics, rest))
