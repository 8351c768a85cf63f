"""The suit signs on the screen, in the colours of the look."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, Qt

from belot_desktop.printing.suits import RED, draw_sign, suit_path
from belot_desktop.ui.tokens import TEXT

if TYPE_CHECKING:
    from PySide6.QtGui import QColor, QPainter

    from belot_desktop.ui.look import Look


def suit_colour(key: str, look: Look) -> QColor:
    """Return the colour that the contract ``key`` is written in."""
    return look.colours.red_suit if key in RED else look.colours.text


def draw_contract(painter: QPainter, rect: QRect, key: str, short_text: str, look: Look) -> None:
    """Draw a contract at the left of ``rect``: its sign, as high as that, or its short text."""
    if suit_path(key) is not None:
        square = QRectF(rect.x(), rect.y(), rect.height(), rect.height())
        draw_sign(painter, square, key, suit_colour(key, look))
        return
    painter.setPen(look.colours.text)
    painter.setFont(look.font(TEXT, bold=True))
    flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    painter.drawText(rect, flags, short_text)
