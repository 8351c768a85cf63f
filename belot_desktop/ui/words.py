"""Labels of plain text in a size and a colour of the tokens: cut with … or wrapped."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QTextLayout, QTextOption
from PySide6.QtWidgets import QLabel, QSizePolicy

from belot_desktop.ui.look import shortened
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
    """One line of plain text, cut with … where there is no room, whole in its tooltip.

    A label for Qt and for who listens to it, but drawn from the tokens: fonts and
    colours set on a widget do not outlive a change of the style sheet.
    """

    def __init__(
        self, theme: Theme, size: int = TEXT, *, bold: bool = False, ink: Inked = text_ink
    ) -> None:
        """Write at a token's ``size`` in the colour that ``ink`` takes from the theme."""
        super().__init__()
        self._theme, self._size, self._bold, self._ink = theme, size, bold, ink
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self._dress)

    def set_ink(self, ink: Inked) -> None:
        """Write in another colour."""
        self._ink = ink
        self.update()

    def set_size(self, size: int) -> None:
        """Write at another of the tokens' sizes."""
        if size != self._size:
            self._size = size
            self._dress()

    def setText(self, text: str) -> None:
        """Show ``text`` as it is."""
        if text != self.text():
            super().setText(text)
            self._dress()

    def sizeHint(self) -> QSize:
        """Ask for room for all of it."""
        metrics = self._metrics()
        return QSize(metrics.horizontalAdvance(self.text()), metrics.height())

    def minimumSizeHint(self) -> QSize:
        """Need only the room for a few letters."""
        least = LEAST_LETTERS * self._metrics().horizontalAdvance("М")
        return QSize(min(self.sizeHint().width(), least), self._metrics().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Offer the whole text in the tooltip once it is cut."""
        super().resizeEvent(event)
        self._tell_whole()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw as much of the text as fits."""
        shown = shortened(self.text(), self._metrics(), self.width())
        painter = QPainter(self)
        painter.setFont(self._font())
        painter.setPen(self._ink(self._theme.look.colours))
        flags = int(self.alignment()) | Qt.TextFlag.TextSingleLine
        painter.drawText(self.rect(), flags, shown)

    def _font(self) -> QFont:
        return self._theme.look.font(self._size, bold=self._bold)

    def _metrics(self) -> QFontMetrics:
        return self._theme.look.metrics(self._size, bold=self._bold)

    def _dress(self) -> None:
        self._tell_whole()
        self.updateGeometry()
        self.update()

    def _tell_whole(self) -> None:
        cut = self.sizeHint().width() > self.width()
        self.setToolTip(plain_tip(self.text()) if cut else "")


class Prose(Words):
    """Plain text over as many lines as it needs; a word too long for a line is broken.

    Where there is room for a few lines only, the rest is cut with …, whole in the tooltip.
    """

    def __init__(
        self,
        theme: Theme,
        size: int = TEXT,
        *,
        bold: bool = False,
        ink: Inked = text_ink,
        most_lines: int = 0,
    ) -> None:
        """Write at a token's ``size`` in the colour that ``ink`` takes from the theme.

        In ``most_lines`` lines if a number of them is given.
        """
        super().__init__(theme, size, bold=bold, ink=ink)
        self._most = most_lines
        self._heights: dict[int, int] = {}
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def hasHeightForWidth(self) -> bool:
        """Tell the layout to ask for the height."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of the lines at this width."""
        if width not in self._heights:
            self._heights[width] = self._lines(width)[1]
        return self._heights[width]

    def sizeHint(self) -> QSize:
        """Ask for one line: a pixel more, since lines are broken in fractions of it."""
        return super().sizeHint() + QSize(1, 0)

    def minimumSizeHint(self) -> QSize:
        """Need a few letters in width, and the height of the lines as they stand now.

        Before a layout gave it a place that is one line: what its width will be nobody knows.
        """
        least = super().minimumSizeHint()
        if not self.testAttribute(Qt.WidgetAttribute.WA_Resized):
            return least
        return QSize(least.width(), self.heightForWidth(max(self.width(), least.width())))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Need another height at another width."""
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()
            self._tell_whole()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the lines from the top."""
        painter = QPainter(self)
        painter.setPen(self._ink(self._theme.look.colours))
        self._lines(self.width())[0].draw(painter, QPointF(0, 0))

    def _lines(self, width: int) -> tuple[QTextLayout, int]:
        """Return the lines at ``width`` and their height, no more of them than there may be."""
        text = self.text().replace("\n", "\u2028")
        layout, height = self._broken(text, width)
        if not 0 < self._most < layout.lineCount():
            return layout, height
        start = layout.lineAt(self._most - 1).textStart()
        rest = shortened(text[start:].replace("\u2028", " "), self._metrics(), max(width - 2, 1))
        return self._broken(f"{text[:start]}{rest}", width)

    def _broken(self, text: str, width: int) -> tuple[QTextLayout, int]:
        """Break ``text`` into lines of ``width``."""
        layout = QTextLayout(text, self._font())
        option = QTextOption(self.alignment() & Qt.AlignmentFlag.AlignHorizontal_Mask)
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        layout.setTextOption(option)
        layout.beginLayout()
        height, each = 0, self._metrics().height()
        while (line := layout.createLine()).isValid():
            line.setLineWidth(max(width, 1))
            line.setPosition(QPointF(0, height))
            height += each
        layout.endLayout()
        return layout, height

    def _dress(self) -> None:
        self._heights.clear()
        super()._dress()

    def _tell_whole(self) -> None:
        """Nothing is ever cut, unless there may be a few lines only."""
        if self._most:
            most = self._most * self._metrics().height()
            cut = self._broken(self.text(), self.width())[1] > most
            self.setToolTip(plain_tip(self.text()) if cut else "")
