"""Quiet words that are pressed, with their key: for what is only sometimes asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QPushButton, QSizePolicy

from belot_desktop.ui.frame import paint_ring
from belot_desktop.ui.look import shortened
from belot_desktop.ui.tips import plain_tip
from belot_desktop.ui.tokens import HEADING, QUIET, TARGET
from belot_desktop.ui.words import LEAST_LETTERS

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent, QResizeEvent

    from belot_desktop.ui.theme import Theme

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class QuietButton(QPushButton):
    """Underlined words without a box, cut with … where there is no room for them."""

    def __init__(self, theme: Theme) -> None:
        """Say nothing yet."""
        super().__init__()
        self._theme, self._words, self._key = theme, "", ""
        self.setAutoDefault(False)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)

    def set_words(self, words: str, key: str = "") -> None:
        """Say what is done, and which ``key`` does the same."""
        self._words, self._key = words, key
        self.setAccessibleName(words)
        self.setAccessibleDescription(key)
        self._tell_whole()
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Ask for the words and the key."""
        words = self._theme.look.metrics(QUIET).horizontalAdvance(self._words)
        return QSize(words + self._key_width() + 1, self._height())

    def minimumSizeHint(self) -> QSize:
        """Need a few letters."""
        least = self._theme.look.metrics(QUIET).horizontalAdvance("М") * LEAST_LETTERS
        return QSize(min(least, self.sizeHint().width()), self._height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Offer the whole words in the tooltip once they are cut."""
        super().resizeEvent(event)
        self._tell_whole()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the words and the key, darker under the mouse, ringed with the focus."""
        look, painter = self._theme.look, QPainter(self)
        metrics, colours = look.metrics(QUIET), look.colours
        lively = self.underMouse() or self.hasFocus() or self.isDown()
        has_key = self.width() >= self.sizeHint().width()
        shown = shortened(self._words, metrics, self.width())
        width = metrics.horizontalAdvance(shown)
        painter.setFont(look.font(QUIET))
        painter.setPen(colours.text if lively else colours.quiet)
        painter.drawText(self.rect(), _LEFT, shown)
        under = (self.height() + metrics.capHeight()) // 2 + look.px(3)
        painter.setPen(colours.quiet if lively else colours.line)
        painter.drawLine(0, under, width, under)
        if has_key:
            behind = QRect(width + look.gap(1.5), 0, self.width(), self.height())
            painter.setFont(look.font(HEADING))
            painter.setPen(colours.quiet)
            painter.drawText(behind, _LEFT, self._key)
        if self.hasFocus():
            strip = self.rect().adjusted(0, look.gap(1.5), 0, -look.gap(1.5))
            paint_ring(painter, strip, colours.action, inset=0, corner=look.gap(1))

    def _height(self) -> int:
        return max(TARGET, self._theme.look.metrics(QUIET).height() + self._theme.look.gap(2))

    def _key_width(self) -> int:
        if not self._key:
            return 0
        key = self._theme.look.metrics(HEADING).horizontalAdvance(self._key)
        return key + self._theme.look.gap(1.5)

    def _tell_whole(self) -> None:
        cut = self.width() < self.sizeHint().width() - self._key_width()
        self.setToolTip(plain_tip(self._words) if cut else "")
