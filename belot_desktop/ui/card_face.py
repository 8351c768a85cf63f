"""The face of a card: its rank and the sign of its suit on a small rounded card."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, Qt

from belot_desktop.printing.suits import draw_sign
from belot_desktop.ui.frame import paint_box
from belot_desktop.ui.suits import suit_colour
from belot_desktop.ui.tokens import POINTS

if TYPE_CHECKING:
    from PySide6.QtGui import QColor, QPainter

    from belot_desktop.ui.look import Look

CORNER = 7.0
_SIGN = 0.42  # the side of the sign's square, as a share of the shorter side of the room
_GAP = 0.09  # between rank and sign, likewise
_LEAST = 9  # no smaller is a rank still read, in pixels at 100 %


class Face(NamedTuple):
    """What stands on a card: its rank as the screen calls it, its suit by the key."""

    rank: str
    suit: str


def paint_card(painter: QPainter, rect: QRect, rank: str, suit: str, look: Look) -> None:
    """Draw a card that fills ``rect``: its rank as the screen calls it, its suit by the key."""
    painter.save()
    paint_box(painter, rect, look.colours.card, look.colours.line, look.px(CORNER))
    air = min(rect.width(), rect.height()) // 12
    paint_rank(painter, rect.adjusted(air, air, -air, -air), Face(rank, suit), look)
    painter.restore()


def paint_rank(
    painter: QPainter, room: QRect, face: Face, look: Look, ink: QColor | None = None
) -> None:
    """Draw a rank and its suit's sign in the middle of ``room``, as large as that lets them be.

    They stand beside each other in a wide room, and one above the other in a high one.
    Without an ``ink`` they are in the suit's own colour.
    """
    rank, suit = face
    shorter = min(room.width(), room.height())
    sign, gap = round(shorter * _SIGN), round(shorter * _GAP)
    wide = room.width() > room.height()
    width = room.width() - (sign + gap if wide else 0)
    font = look.fitting(rank, POINTS, width, sign, _LEAST)
    painter.setFont(font)
    text = QRectF(0, 0, painter.fontMetrics().horizontalAdvance(rank), sign)
    square = QRectF(0, 0, sign, sign)
    middle, apart = QPointF(QRectF(room).center()), (text.width() + gap + sign) / 2
    if wide:
        text.moveCenter(middle - QPointF(apart - text.width() / 2, 0))
        square.moveCenter(middle + QPointF(apart - sign / 2, 0))
    else:
        text.moveCenter(middle - QPointF(0, (sign + gap) / 2))
        square.moveCenter(middle + QPointF(0, (sign + gap) / 2))
    ink = suit_colour(suit, look) if ink is None else ink
    painter.setPen(ink)
    painter.drawText(_around(text), Qt.AlignmentFlag.AlignCenter, rank)
    draw_sign(painter, square, suit, ink)


def _around(text: QRectF) -> QRectF:
    """Return the room of a whole line around capital letters, so that none of it is cut off."""
    return text.adjusted(-2, -text.height(), 2, text.height())
