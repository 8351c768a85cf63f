"""The card over the line while one types: what was understood, what will be written, offers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QRect
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QFrame, QVBoxLayout

from belot_desktop.ui.frame import paint_box
from belot_desktop.ui.preview import Preview
from belot_desktop.ui.quick_entry.offers import Offers

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent
    from PySide6.QtWidgets import QWidget

    from belot_desktop.ui.theme import Theme


class QuickCard(QFrame):
    """Lies over the foot of ``beside``, so that nothing has to move for it."""

    def __init__(self, theme: Theme, beside: QWidget, page: QWidget) -> None:
        """Lie on ``page``, which holds ``beside``; hidden until there is something to say."""
        super().__init__(page)
        self._theme, self._beside, self._page = theme, beside, page
        self.preview = Preview(theme)
        self.offers = Offers(theme)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.preview)
        self._column.addWidget(self.offers)
        beside.installEventFilter(self)
        theme.changed.connect(self._dress)
        self._dress()
        self.hide()

    def place(self) -> None:
        """Lie where ``beside`` ends, as high as what is said needs it.

        In a window that is too low for both, the sentence goes before the offers.
        """
        top_left = self._beside.mapTo(self._page, self._beside.rect().topLeft())
        width, room = self._beside.width(), self._beside.height()
        self.offers.setHidden(self.offers.empty)
        if self._height(width) > room:
            self.offers.setHidden(self.offers.empty or not self.preview.isHidden())
        height = self._height(width)
        self.setGeometry(QRect(top_left.x(), top_left.y() + room - height, width, height))
        self.raise_()

    def _height(self, width: int) -> int:
        column = self._column
        column.activate()
        if column.hasHeightForWidth():
            return column.totalHeightForWidth(width)
        return column.totalSizeHint().height()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow what it lies on."""
        if event.type() is QEvent.Type.Resize and self.isVisible():
            self.place()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw a card."""
        colours = self._theme.look.colours
        paint_box(QPainter(self), self.rect(), colours.card, colours.line)

    def _dress(self) -> None:
        look = self._theme.look
        self._column.setContentsMargins(*[look.gap(2)] * 4)
        self._column.setSpacing(look.gap(2))
