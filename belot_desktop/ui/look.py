"""What a widget draws with: the colours of a theme, and sizes and fonts at a text size."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetrics

from belot_desktop.ui.tokens import STEP, TEXT, Colours

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap

TABULAR = QFont.Tag("tnum")

# How each side's line is drawn, so that colour alone tells nothing.
LINE_STYLES = (
    Qt.PenStyle.SolidLine,
    Qt.PenStyle.DashLine,
    Qt.PenStyle.DotLine,
    Qt.PenStyle.DashDotLine,
)


class Look:
    """Colours, sizes and fonts of one theme at one text size.

    A look never changes, so that fonts, their metrics and small pictures are made once
    each and may be kept for as long as the look is.
    """

    def __init__(self, colours: Colours, scale: float, base: QFont) -> None:
        """Draw with ``colours``, text ``scale`` times its usual size, in ``base``'s family."""
        self.colours = colours
        self.scale = scale
        self.pictures: dict[tuple[object, ...], QPixmap] = {}
        self._base = base
        self._fonts: dict[tuple[int, bool], QFont] = {}
        self._metrics: dict[tuple[int, bool], QFontMetrics] = {}

    def px(self, size: float) -> int:
        """Return how many pixels ``size`` takes where it has to grow as text does."""
        return round(size * self.scale)

    def gap(self, steps: float) -> int:
        """Return a space of so many steps. It grows half as fast as the text."""
        return round(steps * STEP * (1 + self.scale) / 2)

    def font(self, size: int = TEXT, *, bold: bool = False) -> QFont:
        """Return the interface font at a token's size, with figures all of one width."""
        if (size, bold) not in self._fonts:
            font = QFont(self._base)
            font.setPixelSize(self.px(size))
            font.setBold(bold)
            font.setFeature(TABULAR, 1)
            self._fonts[size, bold] = font
        return self._fonts[size, bold]

    def metrics(self, size: int = TEXT, *, bold: bool = False) -> QFontMetrics:
        """Return the measures of :meth:`font`."""
        if (size, bold) not in self._metrics:
            self._metrics[size, bold] = QFontMetrics(self.font(size, bold=bold))
        return self._metrics[size, bold]

    def fitting(self, text: str, size: int, width: int, height: int, least: int = TEXT) -> QFont:
        """Return the bold font of at most ``size`` in which ``text`` fits into the room."""
        while size > least:
            room = self.metrics(size, bold=True)
            if room.horizontalAdvance(text) <= width and room.capHeight() <= height:
                break
            size -= 1
        return self.font(size, bold=True)


def shortened(text: str, metrics: QFontMetrics, width: int) -> str:
    """Return ``text``, cut with … where ``width`` pixels are not enough for it.

    Qt itself would cut in fractions of a pixel what it has measured in whole ones.
    """
    if metrics.horizontalAdvance(text) <= width:
        return text
    return metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)
