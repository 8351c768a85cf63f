"""The field under the table: the line, its place for an example, the key that leads to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy

from belot_desktop.texts.help import QUICK
from belot_desktop.ui.at_hand import put_help
from belot_desktop.ui.frame import RING, paint_box, paint_ring
from belot_desktop.ui.key_button import HEIGHT
from belot_desktop.ui.quick_entry.line_edit import LineEdit
from belot_desktop.ui.tips import plain_tip
from belot_desktop.ui.tokens import CORNER, HEADING, TEXT
from belot_desktop.ui.words import Words, quiet_ink

if TYPE_CHECKING:
    from PySide6.QtGui import QMouseEvent, QPaintEvent

    from belot_desktop.ui.theme import Theme

LEAST = 260  # pixels at the usual text size, in which a deal can be read


class QuickField(QFrame):
    """A card like a button, in which a line is typed."""

    def __init__(self, theme: Theme) -> None:
        """Start empty."""
        super().__init__()
        self._theme = theme
        put_help(self, QUICK)
        self.edit = LineEdit()
        self._key = Words(theme, HEADING, ink=quiet_ink)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.edit, 1)
        self._row.addWidget(self._key)
        self.setFocusProxy(self.edit)
        self.setCursor(Qt.CursorShape.IBeamCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.edit.focused.connect(self._refresh)
        self.edit.textChanged.connect(self._refresh)
        theme.changed.connect(self._dress)
        self._dress()

    def set_words(self, name: str, key: str, example: str, tip: str) -> None:
        """Say what the line is for, which key leads to it, and what may be typed."""
        self.edit.setAccessibleName(name)
        self.edit.setPlaceholderText(example)
        self.edit.setToolTip(plain_tip(tip))
        self._key.setText(key)

    def sizeHint(self) -> QSize:
        """Be as high as the buttons beside it."""
        look = self._theme.look
        height = max(HEIGHT, look.metrics(TEXT, bold=True).height() + look.gap(5))
        return QSize(look.px(LEAST), height)

    def minimumSizeHint(self) -> QSize:
        """Need room for a few letters."""
        return QSize(self.sizeHint().width() // 2, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the card, and the ring while one types."""
        colours, painter = self._theme.look.colours, QPainter(self)
        paint_box(painter, self.rect(), colours.card, colours.line)
        if self.edit.hasFocus():
            inset = RING / 2 - 1
            paint_ring(painter, self.rect(), colours.action, inset=inset, corner=CORNER)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Type wherever the card is clicked."""
        self.edit.setFocus(Qt.FocusReason.MouseFocusReason)

    def _refresh(self) -> None:
        self._key.setVisible(not self.edit.text() and not self.edit.hasFocus())
        self.update()

    def _dress(self) -> None:
        look = self._theme.look
        self._row.setContentsMargins(look.gap(3), look.gap(1), look.gap(3), look.gap(1))
        self._row.setSpacing(look.gap(2))
        self.updateGeometry()
        self._refresh()
