"""The quiet words that say who deals and are pressed to put that right."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPolygonF
from PySide6.QtWidgets import QPushButton, QSizePolicy

from belot_desktop.ui.frame import paint_ring
from belot_desktop.ui.look import shortened
from belot_desktop.ui.tips import plain_tip
from belot_desktop.ui.tokens import QUIET, TARGET
from belot_desktop.ui.words import LEAST_LETTERS

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent, QResizeEvent

    from belot_desktop.ui.theme import Theme

_ARROW = 7


class DealerButton(QPushButton):
    """Words with a small arrow, cut with … where there is no room for them."""

    def __init__(self, theme: Theme) -> None:
        """Say nothing yet."""
        super().__init__()
        self._theme, self._words = theme, ""
        self.setAutoDefault(False)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)

    def set_words(self, words: str) -> None:
        """Say ``words``."""
        self._words = words
        self.setAccessibleName(words)
        self._tell_whole()
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Ask for the words and the arrow."""
        look = self._theme.look
        width = look.metrics(QUIET).horizontalAdvance(self._words) + 1
        return QSize(width + self._arrow(), max(TARGET, look.metrics(QUIET).height() + look.gap(2)))

    def minimumSizeHint(self) -> QSize:
        """Need a few letters and the arrow."""
        least = self._theme.look.metrics(QUIET).horizontalAdvance("М") * LEAST_LETTERS
        return QSize(least + self._arrow(), self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Offer the whole words in the tooltip once they are cut."""
        super().resizeEvent(event)
        self._tell_whole()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the words and the arrow, darker under the mouse, ringed with the focus."""
        look, painter = self._theme.look, QPainter(self)
        lively = self.underMouse() or self.hasFocus() or self.isDown()
        ink = look.colours.text if lively else look.colours.quiet
        metrics, room = look.metrics(QUIET), self.width() - self._arrow()
        painter.setFont(look.font(QUIET))
        painter.setPen(ink)
        shown = shortened(self._words, metrics, room)
        painter.drawText(
            QRect(0, 0, room, self.height()),
            Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
            shown,
        )
        self._paint_arrow(painter, metrics.horizontalAdvance(shown) + look.gap(1.5))
        if self.hasFocus():
            strip = self.rect().adjusted(-look.gap(1), look.gap(1.5), 0, -look.gap(1.5))
            paint_ring(painter, strip, look.colours.action, inset=0, corner=look.gap(1))

    def _paint_arrow(self, painter: QPainter, left: float) -> None:
        size = self._theme.look.px(_ARROW)
        top = (self.height() - size / 2) / 2 + 1
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(painter.pen().color())
        painter.setPen(Qt.PenStyle.NoPen)
        corners = (QPointF(left, top), QPointF(left + size, top))
        painter.drawPolygon(QPolygonF([*corners, QPointF(left + size / 2, top + size / 2)]))

    def _arrow(self) -> int:
        return self._theme.look.px(_ARROW) + self._theme.look.gap(3)

    def _tell_whole(self) -> None:
        cut = self.width() < self.sizeHint().width()
        self.setToolTip(plain_tip(self._words) if cut else "")
