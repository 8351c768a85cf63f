"""Widgets that say themselves where what they hold stands at a given width."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtWidgets import QSizePolicy, QWidget

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from PySide6.QtGui import QResizeEvent, QShowEvent

    from belot_desktop.ui.theme import Theme


class Placed(QWidget):
    """Holds widgets whose arrangement depends on the width, and so does its height.

    Unlike with Qt's own layouts the height is right for any width, also before the
    widget is shown or resized. It is measured once for a width, until something that is
    held needs another size; what changes while nobody sees it is measured when it is shown.
    """

    def __init__(self, theme: Theme, held: Iterable[QWidget]) -> None:
        """Hold ``held``, which Tab goes through in this order."""
        super().__init__()
        self.theme = theme
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._heights: dict[int, int] = {}
        for widget in held:
            widget.setParent(self)
        theme.changed.connect(self.place)

    def places(self, width: int) -> Iterator[tuple[QWidget, QRect]]:
        """Yield what is not hidden and where it stands in a widget of ``width``."""
        raise NotImplementedError

    def wanted_width(self) -> int:
        """Return the width at which everything stands as it should."""
        raise NotImplementedError

    def least_width(self) -> int:
        """Return the width that is needed."""
        raise NotImplementedError

    def hasHeightForWidth(self) -> bool:
        """Tell the layout to ask for the height."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height that everything takes at ``width``."""
        if width not in self._heights:
            self._heights[width] = self._height_at(width)
        return self._heights[width]

    def sizeHint(self) -> QSize:
        """Ask for the wanted width, and the height that belongs to it or to a larger one."""
        width = self.wanted_width()
        return QSize(width, self.heightForWidth(max(self.width(), width)))

    def minimumSizeHint(self) -> QSize:
        """Need the least width, and the height at the width there is, or first at the wanted."""
        least, placed = self.least_width(), self.testAttribute(Qt.WidgetAttribute.WA_Resized)
        width = self.width() if placed else self.wanted_width()
        return QSize(least, self.heightForWidth(max(width, least)))

    def place(self) -> None:
        """Measure anew, and put everything in its place where somebody sees it."""
        self._heights.clear()
        self.updateGeometry()
        if self.isVisible():
            self._put()

    def event(self, event: QEvent) -> bool:
        """Place anew when something that is held needs another size."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.place()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put everything where it stands at this width."""
        self._put()
        self.updateGeometry()

    def showEvent(self, event: QShowEvent) -> None:
        """Place what changed while nobody saw it."""
        self.place()

    def _put(self) -> None:
        for widget, place in self.places(self.width()):
            widget.setGeometry(place)

    def _height_at(self, width: int) -> int:
        return max((place.bottom() + 1 for _, place in self.places(width)), default=0)


def height_at(widget: QWidget, width: int) -> int:
    """Return the height of ``widget`` at ``width``."""
    if widget.hasHeightForWidth():
        return widget.heightForWidth(width)
    return widget.sizeHint().height()
