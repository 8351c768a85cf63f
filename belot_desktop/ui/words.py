"""Labels of plain text in a size and a colour of the tokens: cut with … or wrapped."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPalette, QTextLayout, QTextOption
from PySide6.QtWidgets import QLabel, QSizePolicy

from belot_desktop.ui.tips import plain_tip
from belot_desktop.ui.tokens import TEXT, Colours

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent, QResizeEvent

    from belot_desktop.ui.theme import Theme

Inked = Callable[[Colours], QColor]

LEAST_LETTERS = 3  # words never need more width than so many wide letters


def text_ink(colours: Colours) -> QColor:
    """Write in the colour of usual text."""
    return colours.text


def quiet_ink(colours: Colours) -> QColor:
    """Write in the colour of what stands back."""
    return colours.quiet


class Words(QLabel):
    """One line of plain text, cut with … where there is no room, whole in its tooltip."""

    def __init__(
        self, theme: Theme, size: int = TEXT, *, bold: bool = False, ink: Inked = text_ink
    ) -> None:
        """Write at a token's ``size`` in the colour that ``ink`` takes from the theme."""
        super().__init__()
        self._theme, self._size, self._bold, self._ink = theme, size, bold, ink
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._dress()
        theme.changed.connect(self._dress)

    def set_ink(self, ink: Inked) -> None:
        """Write in another colour."""
        self._ink = ink
        self._dress()

    def setText(self, text: str) -> None:
        """Show ``text`` as it is."""
        super().setText(text)
        self._tell_whole()

    def minimumSizeHint(self) -> QSize:
        """Need only the room for a few letters."""
        whole = super().minimumSizeHint()
        least = LEAST_LETTERS * self.fontMetrics().horizontalAdvance("М")
        return QSize(min(whole.width(), least), whole.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Offer the whole text in the tooltip once it is cut."""
        super().resizeEvent(event)
        self._tell_whole()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw as much of the text as fits."""
        room, elide = self.contentsRect(), Qt.TextElideMode.ElideRight
        shown = self.fontMetrics().elidedText(self.text(), elide, room.width())
        painter = QPainter(self)
        painter.setPen(self._ink(self._theme.look.colours))
        painter.drawText(room, int(self.alignment()) | Qt.TextFlag.TextSingleLine, shown)

    def _dress(self) -> None:
        look = self._theme.look
        self.setFont(look.font(self._size, bold=self._bold))
        colours = self.palette()
        colours.setColor(QPalette.ColorRole.WindowText, self._ink(look.colours))
        self.setPalette(colours)
        self._tell_whole()

    def _tell_whole(self) -> None:
        cut = self.fontMetrics().horizontalAdvance(self.text()) > self.contentsRect().width()
        self.setToolTip(plain_tip(self.text()) if cut else "")


class Prose(Words):
    """Plain text over as many lines as it needs; a word too long for a line is broken."""

    def __init__(
        self, theme: Theme, size: int = TEXT, *, bold: bool = False, ink: Inked = text_ink
    ) -> None:
        """Write at a token's ``size`` in the colour that ``ink`` takes from the theme."""
        super().__init__(theme, size, bold=bold, ink=ink)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def hasHeightForWidth(self) -> bool:
        """Tell the layout to ask for the height."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of the lines at this width."""
        return self._lines(width)[1]

    def sizeHint(self) -> QSize:
        """Ask for one line's room."""
        metrics = self.fontMetrics()
        return QSize(metrics.horizontalAdvance(self.text()) + 1, metrics.height())

    def minimumSizeHint(self) -> QSize:
        """Need a few letters in width."""
        least = LEAST_LETTERS * self.fontMetrics().horizontalAdvance("М")
        return QSize(min(least, self.sizeHint().width()), self.fontMetrics().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the lines from the top."""
        painter = QPainter(self)
        painter.setPen(self._ink(self._theme.look.colours))
        self._lines(self.width())[0].draw(painter, QPointF(0, 0))

    def _lines(self, width: int) -> tuple[QTextLayout, int]:
        layout = QTextLayout(self.text().replace("\n", "\u2028"), self.font())
        option = QTextOption(self.alignment() & Qt.AlignmentFlag.AlignHorizontal_Mask)
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        layout.setTextOption(option)
        layout.beginLayout()
        height = 0.0
        while (line := layout.createLine()).isValid():
            line.setLineWidth(max(width, 1))
            line.setPosition(QPointF(0, height))
            height += line.height()
        layout.endLayout()
        return layout, round(height + 0.5)

    def _tell_whole(self) -> None:
        """Nothing is ever cut."""
