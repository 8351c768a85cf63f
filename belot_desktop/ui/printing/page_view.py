"""A page as it will be printed, on white paper: whole, or as wide as there is room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QAbstractScrollArea, QFrame

from belot_desktop.printing.devices import INCH
from belot_desktop.printing.files import picture
from belot_desktop.ui.frame import paint_ring
from belot_desktop.ui.tokens import mixed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent

    from belot_desktop.printing.page import Page
    from belot_desktop.ui.theme import Theme

_AROUND = 3  # steps of space around the paper
_SHADOW = 6  # pixels
_DEPTH = 14  # of 255: how dark the shadow is nearest to the paper
_DESK = 0.5  # of the colour of lines in the ground on which the paper lies
_LEAST = 120
_TURNS = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}


class PageView(QAbstractScrollArea):
    """Shows one of some pages; ``turned`` tells that another one is shown."""

    turned = Signal()

    def __init__(self, theme: Theme) -> None:
        """Start without pages."""
        super().__init__()
        self._theme = theme
        self._pages: Sequence[Page] = ()
        self._at, self._wide = 0, False
        self._drawn: tuple[tuple[Page, int, float], QImage] | None = None
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        theme.changed.connect(self._measure)

    @property
    def at(self) -> int:
        """Which page is shown, the first one being 0."""
        return self._at

    @property
    def count(self) -> int:
        """How many pages there are."""
        return len(self._pages)

    @property
    def wide(self) -> bool:
        """Whether the page is as wide as there is room."""
        return self._wide

    def show_pages(self, pages: Sequence[Page]) -> None:
        """Show ``pages``, staying on the same one where there is one."""
        self._pages = pages
        self.turn_to(self._at)

    def turn_to(self, at: int) -> None:
        """Show page ``at``, or the last one."""
        before, self._at = self._at, max(0, min(at, len(self._pages) - 1))
        self._measure()
        if before != self._at:
            self.verticalScrollBar().setValue(0)
        self.turned.emit()

    def set_wide(self, *, wide: bool) -> None:
        """Show the page as wide as there is room, or whole."""
        self._wide = wide
        self._measure()
        self.turned.emit()

    def minimumSizeHint(self) -> QSize:
        """Need room for something like a page."""
        return QSize(_LEAST, _LEAST)

    def sizeHint(self) -> QSize:
        """Ask for room to read a page."""
        return QSize(self._theme.look.px(480), self._theme.look.px(640))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Draw the page in another size."""
        self._measure()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Turn pages by Page Up and Page Down; the rest scrolls, or goes to the dialog."""
        turn = _TURNS.get(Qt.Key(event.key()))
        if turn is not None:
            self.turn_to(self._at + turn)
        elif self._wide:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the paper with its edge, and the page on it."""
        if not self._pages:
            return
        painter, paper = QPainter(self.viewport()), self._paper()
        colours = self._theme.look.colours
        painter.fillRect(self.viewport().rect(), mixed(colours.ground, colours.line, _DESK))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        for step in range(_SHADOW, 0, -1):
            painter.setBrush(QColor(0, 0, 0, _DEPTH * (_SHADOW + 1 - step) // _SHADOW))
            painter.drawRoundedRect(paper.adjusted(-step, 1 - step, step, step + 2), step, step)
        painter.drawImage(paper, self._image(paper))
        if self.hasFocus():
            edge = paper.adjusted(-4, -4, 4, 4)
            paint_ring(painter, edge, colours.action, inset=0, corner=4)

    def _image(self, paper: QRect) -> QImage:
        """Return the page as a picture, drawn once for each size."""
        page, sharp = self._pages[self._at], self.devicePixelRatioF()
        key = (page, paper.width(), sharp)
        if self._drawn is None or self._drawn[0] != key:
            self._drawn = key, picture(page, paper.width() * sharp / page.width * INCH)
        return self._drawn[1]

    def _paper(self) -> QRect:
        """Return where the paper lies in the viewport."""
        size, room = self._size(), self.viewport().size()
        left = (room.width() - size.width()) // 2
        over = size.height() + 2 * self._around() > room.height()
        top = self._around() if over else (room.height() - size.height()) // 2
        return QRect(left, top - self.verticalScrollBar().value(), size.width(), size.height())

    def _size(self) -> QSize:
        """Return how large the paper is."""
        page, room = self._pages[self._at], self.viewport().size()
        wide, high = (each - 2 * self._around() for each in (room.width(), room.height()))
        width = float(wide) if self._wide else min(wide, high * page.width / page.height)
        whole = max(1, int(width))
        return QSize(whole, max(1, round(whole * page.height / page.width)))

    def _measure(self) -> None:
        """Scroll as far as the page goes on below."""
        policy = Qt.ScrollBarPolicy
        wanted = policy.ScrollBarAlwaysOn if self._wide else policy.ScrollBarAlwaysOff
        self.setVerticalScrollBarPolicy(wanted)
        if self._pages:
            room = self.viewport().height()
            high = self._size().height() + 2 * self._around()
            self.verticalScrollBar().setRange(0, max(0, high - room))
            self.verticalScrollBar().setPageStep(room)
            self.verticalScrollBar().setSingleStep(self._theme.look.gap(10))
        self.viewport().update()

    def _around(self) -> int:
        return max(self._theme.look.gap(_AROUND), _SHADOW + 4)
