"""A calm strip that says what was done and offers to undo it, and goes away by itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent, QPainter, QPen
from PySide6.QtWidgets import QAbstractButton, QApplication, QFrame, QHBoxLayout, QSizePolicy

from belot_desktop.ui.frame import button_face, paint_box, paint_button, rounded
from belot_desktop.ui.key_button import KeyButton
from belot_desktop.ui.tips import plain_tip
from belot_desktop.ui.tokens import TARGET
from belot_desktop.ui.words import Prose

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent
    from PySide6.QtWidgets import QWidget

    from belot_desktop.ui.theme import Theme

Tone = Literal["plain", "note", "error"]

LINGER = 2000  # milliseconds that it stays on after the mouse and the focus have left it
CROSS = 5


@dataclass(frozen=True, slots=True)
class NoticeText:
    """What a notice says, what its button does, and which key does the same."""

    text: str
    action: str = ""
    key: str = ""
    tone: Tone = "plain"


class CloseButton(QAbstractButton):
    """A cross."""

    def __init__(self, theme: Theme) -> None:
        """Draw with ``theme``."""
        super().__init__()
        self._theme = theme
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Be large enough for a finger."""
        side = max(TARGET, self._theme.look.gap(9))
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the cross, and the box only when it is about to be pressed."""
        look, painter = self._theme.look, QPainter(self)
        if self.hasFocus() or self.underMouse():
            paint_button(painter, self, button_face(self, look, filled=False))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(look.colours.quiet, look.px(1.5)))
        painter.translate(self.rect().center())
        arm = look.px(CROSS)
        painter.drawLine(-arm, -arm, arm, arm)
        painter.drawLine(-arm, arm, arm, -arm)


class Notice(QFrame):
    """A strip with a sentence, a button and a cross; hidden until there is something to say.

    It stays while the mouse is over it or the focus in it. ``acted`` tells that its
    button was pressed, ``closed`` that it has gone, whichever way.
    """

    acted = Signal()
    closed = Signal()

    def __init__(self, theme: Theme, close_words: str = "", parent: QWidget | None = None) -> None:
        """Say nothing yet; ``close_words`` name the cross."""
        super().__init__(parent)
        self._theme = theme
        self._tone: Tone = "plain"
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._expire)
        self._text = Prose(theme)
        self.action = KeyButton(theme)
        self.close_button = CloseButton(theme)
        self.set_close_words(close_words)
        self.action.clicked.connect(self._act)
        self.close_button.clicked.connect(self.dismiss)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._text, 1, Qt.AlignmentFlag.AlignVCenter)
        self._row.addWidget(self.action)
        self._row.addWidget(self.close_button)
        self._dress()
        theme.changed.connect(self._dress)
        self.hide()

    @property
    def text(self) -> str:
        """What it says."""
        return self._text.text()

    def set_close_words(self, words: str) -> None:
        """Name the cross."""
        self.close_button.setAccessibleName(words)
        self.close_button.setToolTip(plain_tip(words))

    def say(self, notice: NoticeText, seconds: float = 8) -> None:
        """Say ``notice`` in place of what was said before; for ever if ``seconds`` is 0."""
        self._tone = notice.tone
        self._text.setText(notice.text)
        self.action.set_words(notice.action, notice.key)
        self.action.setVisible(bool(notice.action))
        self.setAccessibleName(notice.text)
        self.show()
        self.update()
        self._timer.stop()
        if seconds:
            self._timer.start(round(seconds * 1000))
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))

    def dismiss(self) -> None:
        """Go away."""
        self._timer.stop()
        if not self.isHidden():
            self.hide()
            self.closed.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw a card with a bar at its left: of the action, or of what is the matter."""
        colours, painter = self._theme.look.colours, QPainter(self)
        inks = {"note": colours.note.ink, "error": colours.error.ink}
        paint_box(painter, self.rect(), colours.card, colours.line)
        painter.setClipPath(rounded(self.rect()))
        bar = QRect(0, 0, self._theme.look.gap(1), self.height())
        painter.fillRect(bar, inks.get(self._tone, colours.action))

    def _act(self) -> None:
        self.dismiss()
        self.acted.emit()

    def _expire(self) -> None:
        focused = QApplication.focusWidget()
        if self.underMouse() or (focused is not None and self.isAncestorOf(focused)):
            self._timer.start(LINGER)
        else:
            self.dismiss()

    def _dress(self) -> None:
        look = self._theme.look
        self._row.setContentsMargins(look.gap(4.5), look.gap(1), look.gap(1.5), look.gap(1))
        self._row.setSpacing(look.gap(2))
