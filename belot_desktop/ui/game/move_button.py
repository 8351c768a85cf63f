"""The small buttons that move a player up or down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QPushButton, QSizePolicy

from belot_desktop.ui.frame import button_face, paint_button
from belot_desktop.ui.tips import plain_tip
from belot_desktop.ui.tokens import TARGET

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from belot_desktop.ui.theme import Theme

_ARM = 5


class MoveButton(QPushButton):
    """A chevron that points up (-1) or down (1). Its key works in the field beside it."""

    def __init__(self, theme: Theme, step: int) -> None:
        """Point to where the player goes."""
        super().__init__()
        self._theme, self._step = theme, step
        self.setAutoDefault(False)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)

    def set_words(self, words: str, key: str) -> None:
        """Say what the button does and which key does the same."""
        self.setAccessibleName(words)
        self.setAccessibleDescription(key)
        self.setToolTip(plain_tip(f"{words} · {key}"))

    def sizeHint(self) -> QSize:
        """Ask for a square that a finger meets."""
        side = max(TARGET, self._theme.look.gap(9))
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        """Need the same."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the face and the chevron."""
        look, painter = self._theme.look, QPainter(self)
        face = button_face(self, look, filled=False)
        paint_button(painter, self, face)
        arm, middle = look.px(_ARM), QPointF(self.width() / 2, self.height() / 2)
        tip = middle + QPointF(0, self._step * arm / 2)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(face.text, look.px(1.6)))
        painter.drawLine(tip, tip + QPointF(-arm, -self._step * arm))
        painter.drawLine(tip, tip + QPointF(arm, -self._step * arm))
