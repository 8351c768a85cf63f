"""A small switch with its words and its key."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QCheckBox, QSizePolicy

from belot_desktop.ui.frame import paint_box, paint_ring
from belot_desktop.ui.look import shortened
from belot_desktop.ui.tips import plain_tip
from belot_desktop.ui.tokens import HEADING, QUIET, TARGET
from belot_desktop.ui.words import LEAST_LETTERS

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent, QResizeEvent

    from belot_desktop.ui.theme import Theme

WIDE, HIGH = 26, 16


class Switch(QCheckBox):
    """On or off: a knob that stands at the right or the left end of its track."""

    def __init__(self, theme: Theme) -> None:
        """Start off and without words."""
        super().__init__()
        self._theme, self._words, self._key = theme, "", ""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)

    def set_words(self, words: str, key: str = "") -> None:
        """Say what is on or off, and quietly which key changes it."""
        self._words, self._key = words, key
        self.setAccessibleName(words)
        self.setAccessibleDescription(key)
        self._tell_whole()
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Ask for the track, the words and the key."""
        look = self._theme.look
        words = look.metrics(QUIET).horizontalAdvance(self._words)
        height = max(TARGET, look.metrics(QUIET).height() + look.gap(2))
        return QSize(self._left() + words + self._key_width() + 1, height)

    def minimumSizeHint(self) -> QSize:
        """Need the track and a few letters."""
        least = self._theme.look.metrics(QUIET).horizontalAdvance("М") * LEAST_LETTERS
        return QSize(self._left() + least, self.sizeHint().height())

    def hitButton(self, pos: QPoint) -> bool:
        """Be clicked anywhere, not only on the track."""
        return self.rect().contains(pos)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Offer the whole words in the tooltip once they are cut."""
        super().resizeEvent(event)
        self._tell_whole()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the track with its knob, the words and the key."""
        look, painter = self._theme.look, QPainter(self)
        self._paint_track(painter)
        metrics = look.metrics(QUIET)
        room = QRect(
            self._left(), 0, self.width() - self._left() - self._key_width(), self.height()
        )
        shown = shortened(self._words, metrics, room.width())
        upright = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.setFont(look.font(QUIET))
        painter.setPen(look.colours.text)
        painter.drawText(room, upright, shown)
        painter.setFont(look.font(HEADING))
        painter.setPen(look.colours.quiet)
        behind = self._left() + metrics.horizontalAdvance(shown) + look.gap(1.5)
        painter.drawText(QRect(behind, 0, self.width(), self.height()), upright, self._key)

    def _paint_track(self, painter: QPainter) -> None:
        look, colours = self._theme.look, self._theme.look.colours
        high = look.px(HIGH)
        track = QRectF(1, (self.height() - high) / 2, look.px(WIDE), high)
        on = self.isChecked()
        paint_box(
            painter,
            track,
            colours.action if on else colours.card,
            colours.action if on else colours.quiet,
            high / 2,
        )
        inset = look.px(3)
        knob = QRectF(track.left() + inset, track.top() + inset, high - 2 * inset, high - 2 * inset)
        if on:
            knob.moveRight(track.right() - inset)
        ink = colours.on_action if on else colours.quiet
        paint_box(painter, knob, ink, ink, knob.height() / 2)
        if self.hasFocus():
            paint_ring(painter, track.adjusted(-1, -4, 1, 4), colours.action, inset=0, corner=high)

    def _left(self) -> int:
        return self._theme.look.px(WIDE) + self._theme.look.gap(2)

    def _key_width(self) -> int:
        if not self._key:
            return 0
        key = self._theme.look.metrics(HEADING).horizontalAdvance(self._key)
        return key + self._theme.look.gap(1.5)

    def _tell_whole(self) -> None:
        cut = self.width() < self.sizeHint().width()
        self.setToolTip(plain_tip(self._words) if cut else "")
