"""A push button that says which key does the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QPushButton, QSizePolicy

from belot_desktop.ui.frame import button_face, paint_button
from belot_desktop.ui.tips import plain_tip, say_beside
from belot_desktop.ui.tokens import HEADING, TEXT

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent
    from PySide6.QtWidgets import QWidget

    from belot_desktop.ui.theme import Theme

HEIGHT = 44


class KeyButton(QPushButton):
    """A button with a label and, quietly, its key. ``primary`` is the one main action.

    One that cannot be used says why: by tooltip, and when it is clicked all the same.
    A double click presses once, unless the button ``repeats``: many double-click everything.
    """

    refused = Signal(str)

    def __init__(
        self,
        theme: Theme,
        label: str = "",
        key: str = "",
        *,
        primary: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        """Show ``label`` and ``key`` (such as "F2"), both ready words."""
        super().__init__(parent)
        self.repeats = False
        self._theme = theme
        self._primary = primary
        self._label = self._key = self._reason = ""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.set_words(label, key)
        theme.changed.connect(self.updateGeometry)

    @property
    def label(self) -> str:
        """The words on the button, without its key."""
        return self._label

    @property
    def reason(self) -> str:
        """Why the button cannot be used; empty while it can."""
        return self._reason

    def set_words(self, label: str, key: str = "") -> None:
        """Show other words, such as those of another language."""
        self._label, self._key = label, key
        self.setAccessibleName(label)
        self._describe()
        self.updateGeometry()
        self.update()

    def set_unavailable(self, reason: str) -> None:
        """Grey the button and say why; an empty ``reason`` makes it available."""
        self._reason = reason
        self.setEnabled(not reason)
        self._describe()

    def refuse(self) -> None:
        """Say why the button cannot be used, as its key has to do as well."""
        say_beside(self, self._reason)
        self.refused.emit(self._reason)

    def sizeHint(self) -> QSize:
        """Ask for room for the label and the key."""
        key = self._gap() + self._key_width() if self._key else 0
        return QSize(self.minimumSizeHint().width() + key, self._height())

    def minimumSizeHint(self) -> QSize:
        """Need room for the label only: where it is tight the key goes first."""
        label = self._theme.look.metrics(TEXT, bold=True).horizontalAdvance(self._label)
        return QSize(label + 2 * self._theme.look.gap(4), self._height())

    def event(self, event: QEvent) -> bool:
        """Answer a click on a greyed button with the reason; take a double click for one."""
        if self._reason and event.type() == QEvent.Type.MouseButtonPress:
            self.refuse()
            return True
        if event.type() == QEvent.Type.MouseButtonDblClick and not self.repeats:
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the face, the label and the key, the two centred together."""
        look, painter = self._theme.look, QPainter(self)
        face = button_face(self, look, filled=self._primary)
        paint_button(painter, self, face)
        metrics = look.metrics(TEXT, bold=True)
        label = metrics.horizontalAdvance(self._label)
        whole = label + self._gap() + self._key_width() if self._key else label
        shows_key = bool(self._key) and whole <= self.width() - 2 * look.gap(2)
        left = (self.width() - (whole if shows_key else label)) // 2
        baseline = (self.height() + metrics.capHeight()) // 2
        painter.setPen(face.text)
        painter.setFont(look.font(TEXT, bold=True))
        painter.drawText(max(left, look.gap(1)), baseline, self._label)
        if shows_key:
            painter.setPen(face.quiet)
            painter.setFont(look.font(HEADING))
            painter.drawText(left + label + self._gap(), baseline, self._key)

    def _describe(self) -> None:
        self.setToolTip(plain_tip(self._reason))
        self.setAccessibleDescription(self._reason or self._key)

    def _height(self) -> int:
        look = self._theme.look
        return max(HEIGHT, look.metrics(TEXT, bold=True).height() + look.gap(5))

    def _gap(self) -> int:
        return self._theme.look.gap(2)

    def _key_width(self) -> int:
        return self._theme.look.metrics(HEADING).horizontalAdvance(self._key)
