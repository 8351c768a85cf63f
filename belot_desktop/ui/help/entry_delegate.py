"""How an entry beside a page of the help looks: a chapter, or words that were found in it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRect, QSize, Qt
from PySide6.QtGui import QTextCharFormat, QTextLayout, QTextOption
from PySide6.QtWidgets import QStyle, QStyledItemDelegate

from belot_desktop.ui.tokens import QUIET, TEXT

if TYPE_CHECKING:
    from PySide6.QtCore import QModelIndex, QPersistentModelIndex
    from PySide6.QtGui import QPainter
    from PySide6.QtWidgets import QAbstractItemView, QStyleOptionViewItem

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
    """Draws the entries of ``view`` from the tokens, in as many lines as its width asks for."""

    def __init__(self, theme: Theme, view: QAbstractItemView) -> None:
        """Draw by ``theme``."""
        super().__init__(view)
        self._theme, self._view = theme, view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Take the lines of the title, and those of what was found with the words around it."""
        look, room = self._theme.look, self._view.viewport().width()
        lines = _lines(index.data(ENTRY), room - look.gap(5), look)
        return QSize(room, round(sum(map(_height, lines))) + look.gap(4))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw the tint and the bar of the current entry, and its words."""
        look, room = self._theme.look, QRect(option.rect)
        painter.save()
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(room, look.colours.selection)
            painter.fillRect(QRect(room.topLeft(), QSize(_BAR, room.height())), look.colours.action)
        place = QPointF(room.left() + look.gap(3), room.top() + look.gap(2))
        title, *around = _lines(index.data(ENTRY), room.width() - look.gap(5), look)
        painter.setPen(look.colours.quiet if around else look.colours.text)
        title.draw(painter, place)
        painter.setPen(look.colours.text)
        for each in around:
            each.draw(painter, place + QPointF(0, _height(title)))
        painter.restore()


def _lines(entry: Entry, width: int, look: Look) -> list[QTextLayout]:
    """Lay out the title and, where there is any, what was found with the words around it."""
    if not entry.found:
        return [_laid_out(QTextLayout(entry.title, look.font(TEXT)), width)]
    around = QTextLayout(entry.around, look.font(TEXT))
    bold = QTextLayout.FormatRange()
    bold.start, bold.length = len(entry.before), len(entry.found)
    bold.format = QTextCharFormat()
    bold.format.setFont(look.font(TEXT, bold=True))
    around.setFormats([bold])
    title = QTextLayout(entry.title, look.font(QUIET))
    return [_laid_out(each, width) for each in (title, around)]


def _laid_out(layout: QTextLayout, width: int) -> QTextLayout:
    """Break ``layout`` into lines of ``width``, as many as an entry has room for."""
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    layout.beginLayout()
    height = 0.0
    for _ in range(_LINES):
        line = layout.createLine()
        if not line.isValid():
            break
        line.setLineWidth(max(width, 1))
        line.setPosition(QPointF(0, height))
        height += line.height()
    layout.endLayout()
    return layout


def _height(layout: QTextLayout) -> float:
    return sum(layout.lineAt(at).height() for at in range(layout.lineCount()))
