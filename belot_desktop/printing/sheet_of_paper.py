"""A painter that is told where in millimetres, whatever it paints on."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QPen

from belot_desktop.printing import suits
from belot_desktop.printing.ink import BLACK, LINE, RED, TEXT

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtGui import QPainter

_FINE = 100  # units in a millimetre: fonts have whole sizes
_SMALLEST = 0.66  # how far words shrink before they are cut
_SLACK = 0.99  # letters are not exactly as much narrower as they are smaller

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTRE = Qt.AlignmentFlag.AlignCenter


class Hand(NamedTuple):
    """How words are written: the height of the letters in millimetres, their weight, their ink."""

    size: float = TEXT
    bold: bool = False
    ink: QColor = BLACK


class SheetOfPaper:
    """What a page is drawn on.

    Words are drawn as they are, never as markup. Where there is no room for them they
    become smaller, then they are cut with an ellipsis.
    """

    def __init__(self, painter: QPainter, family: str) -> None:
        """Draw with ``painter``, in which a unit is a millimetre, in a font of ``family``."""
        self._painter, self._family = painter, family
        self._fonts: dict[tuple[int, bool], tuple[QFont, QFontMetricsF]] = {}
        painter.scale(1 / _FINE, 1 / _FINE)

    def words(self, box: QRectF, text: str, hand: Hand, align: Qt.AlignmentFlag = LEFT) -> None:
        """Write ``text`` on one line in ``box``."""
        room, line = _fine(box), " ".join(text.split())
        hand = self.fitting((line,), box.width(), hand)
        if self.width(line, hand) > box.width():
            elide = Qt.TextElideMode.ElideRight
            line = self._metrics(hand).elidedText(line, elide, room.width())
        self._painter.setFont(self._font(hand))
        self._painter.setPen(hand.ink)
        self._painter.drawText(room, align | Qt.TextFlag.TextSingleLine, line)

    def fitting(self, lines: Iterable[str], width: float, hand: Hand) -> Hand:
        """Return ``hand``, so much smaller that all ``lines`` fit, but not too small to read."""
        wide = max((self.width(line, hand) for line in lines), default=0.0)
        if wide <= width:
            return hand
        return hand._replace(size=hand.size * max(_SMALLEST, width / wide * _SLACK))

    def width(self, text: str, hand: Hand) -> float:
        """Measure ``text``."""
        return self._metrics(hand).horizontalAdvance(text) / _FINE

    def sign(self, square: QRectF, suit: str) -> None:
        """Draw the sign of a suit; nothing for a contract that has none."""
        suits.draw_sign(self._painter, _fine(square), suit, RED if suit in suits.RED else BLACK)

    def line(self, begin: QPointF, end: QPointF, width: float = 0.15, ink: QColor = LINE) -> None:
        """Draw a straight line."""
        self._painter.setPen(QPen(ink, width * _FINE))
        self._painter.drawLine(QLineF(begin * _FINE, end * _FINE))

    def lines(self, points: list[QPointF], pen: QPen) -> None:
        """Draw lines from point to point with ``pen``, whose width is in millimetres."""
        fine = QPen(pen)
        fine.setWidthF(pen.widthF() * _FINE)
        self._painter.setPen(fine)
        self._painter.drawPolyline([each * _FINE for each in points])

    def circle(self, centre: QPointF, radius: float, ink: QColor, *, filled: bool) -> None:
        """Draw a circle, or fill it."""
        self._painter.setPen(QPen(ink, 0.25 * _FINE))
        self._painter.setBrush(QBrush(ink) if filled else Qt.BrushStyle.NoBrush)
        self._painter.drawEllipse(centre * _FINE, radius * _FINE, radius * _FINE)

    def shade(self, box: QRectF, ink: QColor) -> None:
        """Fill ``box``."""
        self._painter.fillRect(_fine(box), QBrush(ink))

    def _metrics(self, hand: Hand) -> QFontMetricsF:
        return self._written(hand)[1]

    def _font(self, hand: Hand) -> QFont:
        return self._written(hand)[0]

    def _written(self, hand: Hand) -> tuple[QFont, QFontMetricsF]:
        """Return the font of ``hand`` and its measures, made once for a page."""
        key = max(1, round(hand.size * _FINE)), hand.bold
        if key not in self._fonts:
            font = QFont(self._family) if self._family else QFont()
            font.setPixelSize(key[0])
            font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
            font.setBold(hand.bold)
            self._fonts[key] = font, QFontMetricsF(font)
        return self._fonts[key]


def _fine(box: QRectF) -> QRectF:
    return QRectF(box.topLeft() * _FINE, box.size() * _FINE)
