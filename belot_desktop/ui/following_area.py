"""A form that scrolls when there is no room for it, and follows the focus."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QWidget

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QResizeEvent

    from belot_desktop.ui.theme import Theme

_LEAST = 40  # so much of the form is always seen


class FollowingArea(QScrollArea):
    """Scrolls up and down only: it is never narrower than what it holds.

    It has a bar where there is no room without one. Qt would ask whether there is room
    beside the bar, too: a form that is higher where it is wider would have it and not
    have it in turn, for ever.
    """

    def __init__(self, theme: Theme, content: QWidget) -> None:
        """Hold ``content``."""
        super().__init__()
        self._theme, self._content = theme, content
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidgetResizable(True)
        self.setWidget(content)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._follow)

    def height_for(self, width: int) -> int:
        """Return the height that shows everything at this width."""
        return self._content.heightForWidth(width)

    def minimumSizeHint(self) -> QSize:
        """Need the width of what it holds, and the bar."""
        bar = self.verticalScrollBar().sizeHint().width()
        least = self._content.minimumSizeHint().width() + bar
        return QSize(least, self._theme.look.px(_LEAST))

    def sizeHint(self) -> QSize:
        """Ask for room for everything."""
        return self._content.sizeHint().expandedTo(self.minimumSizeHint())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the focus too where a sentence or larger text has moved it."""
        if watched is self._content and event.type() is QEvent.Type.LayoutRequest:
            self._put_bar()
        done = super().eventFilter(watched, event)
        if watched is self._content and event.type() is QEvent.Type.Resize:
            self._follow(None, self._content.focusWidget())
        return done

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the focus in less room."""
        self._put_bar()
        super().resizeEvent(event)
        self._follow(None, self._content.focusWidget())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave all keys to the dialog: arrows go from field to field."""
        event.ignore()

    def _put_bar(self) -> None:
        """Have a bar or none, whichever is right for the room without it."""
        fits = self.height_for(self.width()) <= self.height()
        policy = Qt.ScrollBarPolicy
        self.setVerticalScrollBarPolicy(
            policy.ScrollBarAlwaysOff if fits else policy.ScrollBarAlwaysOn
        )

    def _follow(self, _before: QWidget | None, now: QWidget | None) -> None:
        if now is not None and self._content.isAncestorOf(now):
            self.ensureWidgetVisible(now, 0, self._theme.look.gap(10))
