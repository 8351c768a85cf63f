"""How the word that is being typed may go on: small buttons, the first one taken by Tab."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractButton, QWidget

from belot_desktop.ui.flow import starts
from belot_desktop.ui.frame import button_face, paint_box
from belot_desktop.ui.look import shortened
from belot_desktop.ui.tokens import QUIET, TINY

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent, QResizeEvent

    from belot_desktop.ui.theme import Theme


class Offer(QAbstractButton):
    """One word; ``taken`` is drawn as chosen, and the key that takes it stands on it."""

    def __init__(self, theme: Theme, word: str, key: str, *, taken: bool) -> None:
        """Offer ``word``."""
        super().__init__()
        self._theme, self._word, self._key, self._taken = theme, word, key, taken
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # one goes on typing
        self.setAccessibleName(word)
        self.setAccessibleDescription(key)

    def sizeHint(self) -> QSize:
        """Ask for the word and the key."""
        look = self._theme.look
        metrics = look.metrics(QUIET)
        width = metrics.horizontalAdvance(self._word) + look.gap(6) + self._key_width()
        return QSize(width, metrics.height() + look.gap(3))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the pill."""
        look, painter = self._theme.look, QPainter(self)
        face = button_face(self, look, filled=False)
        fill = look.colours.selection if self._taken else face.fill
        edge = look.colours.action if self._taken else face.edge
        paint_box(painter, self.rect(), fill, edge, self.height() / 2)
        inside = self.rect().adjusted(look.gap(3), 0, -look.gap(3), 0)
        painter.setFont(look.font(QUIET))
        painter.setPen(face.text)
        middle = Qt.AlignmentFlag.AlignVCenter
        word = shortened(self._word, look.metrics(QUIET), inside.width() - self._key_width())
        painter.drawText(inside, Qt.AlignmentFlag.AlignLeft | middle, word)
        painter.setFont(look.font(TINY))
        painter.setPen(face.quiet)
        painter.drawText(inside, Qt.AlignmentFlag.AlignRight | middle, self._key)

    def _key_width(self) -> int:
        look = self._theme.look
        room = look.metrics(TINY).horizontalAdvance(self._key)
        return room + look.gap(2) if self._key else 0


class Offers(QWidget):
    """As many words as there is room for in a line. ``chosen`` carries the place of one."""

    chosen = Signal(int)

    def __init__(self, theme: Theme) -> None:
        """Start without any."""
        super().__init__()
        self._theme = theme
        self._buttons: list[Offer] = []
        self._shown: tuple[object, ...] = ()

    def show_words(self, words: Sequence[str], taken: int | None, key: str) -> None:
        """Offer ``words``; ``key`` takes the first one, or the one after what was ``taken``."""
        if (tuple(words), taken, key) == self._shown:
            return
        self._shown = (tuple(words), taken, key)
        for button in self._buttons:
            button.hide()
            button.deleteLater()
        after = 0 if taken is None or not words else (taken + 1) % len(words)
        self._buttons = [
            self._button(at, word, key if at == after != taken else "", taken=at == taken)
            for at, word in enumerate(words)
        ]
        self.updateGeometry()
        self._place()

    @property
    def empty(self) -> bool:
        """Whether nothing is offered."""
        return not self._buttons

    def sizeHint(self) -> QSize:
        """Ask for one line."""
        return QSize(0, max((each.sizeHint().height() for each in self._buttons), default=0))

    def minimumSizeHint(self) -> QSize:
        """Need the height of it."""
        return self.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put as many as fit beside each other."""
        self._place()

    def _button(self, at: int, word: str, key: str, *, taken: bool) -> Offer:
        button = Offer(self._theme, word, key, taken=taken)
        button.setParent(self)
        button.clicked.connect(lambda: self.chosen.emit(at))
        return button

    def _place(self) -> None:
        gap = self._theme.look.gap(1.5)
        widths = [min(each.sizeHint().width(), self.width()) for each in self._buttons]
        for button, left, width in zip(
            self._buttons, starts(widths, gap) if widths else [], widths, strict=True
        ):
            button.setGeometry(QRect(left, 0, width, button.sizeHint().height()))
            button.setVisible(left + width <= self.width())
