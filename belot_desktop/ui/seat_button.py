"""One seat at the table: a player's name, whether they deal and whether they lead."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QAbstractButton

from belot_desktop.ui.frame import paint_box, paint_ring
from belot_desktop.ui.look import shortened
from belot_desktop.ui.tips import plain_tip
from belot_desktop.ui.tokens import QUIET, mixed

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from belot_desktop.ui.theme import Theme

LETTERS = 5  # no seat is narrower than so many letters
ARROW = 7


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat in ready words: who sits there, for which side, and what is told of them."""

    name: str
    side: int
    told: str = ""


class SeatButton(QAbstractButton):
    """A player's name; a filled pill for the dealer, an arrow before who leads."""

    def __init__(self, theme: Theme) -> None:
        """Start without a name."""
        super().__init__()
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.seat = Seat("", 0)
        self.deals = self.leads = False
        self._theme = theme

    def show_seat(self, seat: Seat, *, deals: bool, leads: bool) -> None:
        """Show who sits here."""
        self.seat, self.deals, self.leads = seat, deals, leads
        self.setAccessibleName(seat.name)
        self.setAccessibleDescription(seat.told)
        told = " · ".join(each for each in (seat.name, seat.told) if each)
        self.setToolTip(plain_tip(told))
        self.update()

    def sizeHint(self) -> QSize:
        """Ask for room for the name in its pill."""
        look = self._theme.look
        metrics = look.metrics(QUIET, bold=True)
        width = metrics.horizontalAdvance(self.seat.name) + 2 * look.gap(2.5) + self._arrow()
        return QSize(width, metrics.height() + look.gap(2))

    def minimumSizeHint(self) -> QSize:
        """Need a few letters."""
        whole = self.sizeHint()
        letter = self._theme.look.metrics(QUIET, bold=True).horizontalAdvance("м")
        return QSize(
            min(whole.width(), LETTERS * letter + 2 * self._theme.look.gap(2.5)), whole.height()
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the pill, the arrow and the name."""
        look, painter = self._theme.look, QPainter(self)
        colours, corner = look.colours, self.height() / 2
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = colours.side(self.seat.side).ink
        if self.deals:
            paint_box(painter, self.rect(), colours.action, colours.action, corner)
            ink = colours.on_action
        elif self.underMouse():
            fill = mixed(colours.ground, colours.action, 0.1)
            paint_box(painter, self.rect(), fill, fill, corner)
        if self.hasFocus():
            ring = colours.on_action if self.deals else colours.action
            paint_ring(painter, self.rect(), ring, inset=2 if self.deals else 0, corner=corner)
        metrics = look.metrics(QUIET, bold=self.deals)
        room = self.width() - 2 * look.gap(2) - self._arrow()
        name = shortened(self.seat.name, metrics, room)
        left = (self.width() - self._arrow() - metrics.horizontalAdvance(name)) // 2
        if self.leads:
            self._paint_arrow(painter, left)
        painter.setPen(ink)
        painter.setFont(look.font(QUIET, bold=self.deals))
        painter.drawText(left + self._arrow(), (self.height() + metrics.capHeight()) // 2, name)

    def _arrow(self) -> int:
        look = self._theme.look
        return look.px(ARROW) + look.gap(1) if self.leads else 0

    def _paint_arrow(self, painter: QPainter, left: int) -> None:
        look = self._theme.look
        side, middle = look.px(ARROW), self.height() / 2
        corners = (QPointF(0, -side / 2), QPointF(side * 0.85, 0), QPointF(0, side / 2))
        painter.setPen(QPen(look.colours.action, 1))
        painter.setBrush(look.colours.action)
        painter.drawPolygon(QPolygonF([each + QPointF(left, middle) for each in corners]))
