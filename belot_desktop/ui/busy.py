"""Said while something takes long: what it is, how far it is, and that it can be given up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QDialog, QSizePolicy, QVBoxLayout, QWidget

from belot_desktop.ui.frame import paint_box
from belot_desktop.ui.key_button import KeyButton
from belot_desktop.ui.tokens import QUIET, STRONG
from belot_desktop.ui.words import Prose, Words, quiet_ink

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from belot_desktop.ui.theme import Theme

WIDTH = 380
_THICK = 8


class ProgressBar(QWidget):
    """How much of something is done, as a bar that fills."""

    def __init__(self, theme: Theme) -> None:
        """Start with nothing done."""
        super().__init__()
        self._theme, self._share = theme, 0.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_share(self, share: float) -> None:
        """Show that a ``share`` (0 to 1) is done."""
        self._share = share
        self.update()

    def sizeHint(self) -> QSize:
        """Be a thin line."""
        return QSize(self._theme.look.px(WIDTH) // 2, self._theme.look.px(_THICK))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the bar in its groove."""
        colours, painter = self._theme.look.colours, QPainter(self)
        paint_box(painter, self.rect(), colours.card, colours.line)
        done = QRect(0, 0, max(round(self.width() * self._share), self.height()), self.height())
        paint_box(painter, done, colours.action, colours.action)


class Busy(QDialog):
    """Over everything else until the work is done; Esc gives it up."""

    def __init__(self, theme: Theme, words: str, parent: QWidget | None = None) -> None:
        """Say ``words``: what is being done."""
        super().__init__(parent)
        self._theme = theme
        self._what, self._far = Prose(theme, STRONG, bold=True), Words(theme, QUIET, ink=quiet_ink)
        self._what.setText(words)
        self._bar, self.cancel = ProgressBar(theme), KeyButton(theme)
        self.cancel.clicked.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(*[theme.look.gap(5)] * 4)
        column.setSpacing(theme.look.gap(2.5))
        for each in (self._what, self._bar, self._far):
            column.addWidget(each)
        column.addWidget(self.cancel, 0, Qt.AlignmentFlag.AlignRight)
        self.setWindowTitle(words)
        self.retranslate()
        self.resize(theme.look.px(WIDTH), self.sizeHint().height())

    def show_step(self, done: int, count: int) -> None:
        """Say that so many of so many are done; nothing while nobody knows how many there are."""
        far = self.tr("{done} of {count}").format(done=done, count=count)
        self._far.setText(far if count else " ")
        self._bar.show_share(done / count if count else 0)

    def retranslate(self) -> None:
        """Say what can be said in the language spoken now."""
        self.cancel.set_words(self.tr("Cancel"), "Esc")

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
