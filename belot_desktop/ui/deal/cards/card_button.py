"""One card on the board: tapped to be counted, tapped again to be taken back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QAbstractButton

from belot_desktop.ui.card_face import CORNER, Face, paint_rank
from belot_desktop.ui.frame import button_face, paint_button
from belot_desktop.ui.tokens import TARGET, TINY

if TYPE_CHECKING:
    from PySide6.QtGui import QColor, QMouseEvent, QPaintEvent

    from belot_desktop.ui.theme import Theme

WIDE, LEAST = 74, 30
HIGH = 12  # steps of space
_TICK = 9
_TICK_POINTS = ((0.0, 0.5), (0.38, 0.88), (1.0, 0.1))
_LEFT_BUTTON = Qt.MouseButton.LeftButton
_CORNER_BELOW = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom


@dataclass(frozen=True, slots=True)
class CardView:
    """What a card shows: its face, its worth (none before there is a contract), its name."""

    face: Face
    worth: str
    name: str
    taken: bool


class CardButton(QAbstractButton):
    """A card. One that was taken is filled and has a tick.

    ``tapped`` tells that it was pressed, ``dragged`` where on the board the finger or the
    mouse has moved to since.
    """

    tapped = Signal()
    dragged = Signal(QPoint)

    def __init__(self, theme: Theme) -> None:
        """Stand for no card yet."""
        super().__init__()
        self._theme = theme
        self.setCheckable(True)
        self.view = CardView(Face("", ""), "", "", taken=False)
        self.clicked.connect(self.tapped)  # by who listens; fingers and keys do not click

    def show_card(self, view: CardView) -> None:
        """Stand for a card, taken or not."""
        if view != self.view:
            self.view = view
            self.setAccessibleName(view.name)
            self.setAccessibleDescription(view.worth)
            self.update()
        self.setChecked(view.taken)

    def sizeHint(self) -> QSize:
        """Ask for a card lying on its side."""
        return QSize(self._theme.look.px(WIDE), self._height())

    def minimumSizeHint(self) -> QSize:
        """Need room for its rank."""
        return QSize(self._theme.look.px(LEAST), self._height())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Be tapped at once, so that a finger that moves on takes others along."""
        if event.button() == _LEFT_BUTTON:
            self.setFocus(Qt.FocusReason.MouseFocusReason)
            self.tapped.emit()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tell where the finger is."""
        if event.buttons() & _LEFT_BUTTON:
            self.dragged.emit(self.mapToParent(event.position().toPoint()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Have done everything already."""

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take a double click for one: many double-click everything."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the card, what it is worth in the corner, and the tick of a taken one."""
        look, painter, view = self._theme.look, QPainter(self), self.view
        face = button_face(self, look, filled=view.taken)
        paint_button(painter, self, face, look.px(CORNER))
        worth = look.metrics(TINY).height() if view.worth else 0
        air = look.px(4)
        room = self.rect().adjusted(air, air, -air, -max(worth - air, air))
        paint_rank(painter, room, view.face, look, face.text if view.taken else None)
        painter.setFont(look.font(TINY))
        painter.setPen(face.quiet)
        painter.drawText(
            self.rect().adjusted(0, 0, -look.px(7), -look.px(4)), _CORNER_BELOW, view.worth
        )
        if view.taken:
            self._paint_tick(painter, face.text)

    def _paint_tick(self, painter: QPainter, ink: QColor) -> None:
        px = self._theme.look.px
        size, left = px(_TICK), px(8)
        top = self.height() - size - px(6)
        points = [QPointF(left + x * size, top + y * size) for x, y in _TICK_POINTS]
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(ink, px(2)))
        painter.drawPolyline(QPolygonF(points))

    def _height(self) -> int:
        return max(TARGET, self._theme.look.gap(HIGH))
