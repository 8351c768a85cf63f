"""A key that is held down is known to be held, also on an X screen.

X tells of a held key as released and pressed again in the same moment. Qt takes the two for
one if both have arrived; where the second one is late it takes the key for pressed anew.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QApplication

if TYPE_CHECKING:
    from PySide6.QtGui import QWindow
    from PySide6.QtWidgets import QWidget


class HeldKeys(QObject):
    """Sets that right in whichever window has the keyboard."""

    def __init__(self, window: QWidget) -> None:
        """Help as long as ``window`` is there, where the system needs it."""
        super().__init__(window)
        self._released = (0, 0)  # the key and the moment, in milliseconds
        application = QGuiApplication.instance()
        if isinstance(application, QGuiApplication) and application.platformName() == "xcb":
            application.focusWindowChanged.connect(self.watch)

    def watch(self, window: QWindow | None) -> None:
        """Set it right in ``window``, that of a dialog too."""
        if window is not None:
            window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let a held key be no shortcut, and be pressed as one that is held."""
        if not isinstance(event, QKeyEvent) or event.isAutoRepeat() or not event.timestamp():
            return False
        moment = (event.key(), event.timestamp())
        if event.type() is QEvent.Type.KeyRelease:
            self._released = moment
            return False
        held = moment == self._released
        if held and event.type() is QEvent.Type.ShortcutOverride:
            event.accept()
        elif held:
            QApplication.sendEvent(watched, _held(event))
        return held


def _held(event: QKeyEvent) -> QKeyEvent:
    return QKeyEvent(
        event.type(),
        event.key(),
        event.modifiers(),
        event.nativeScanCode(),
        event.nativeVirtualKey(),
        event.nativeModifiers(),
        event.text(),
        autorep=True,
        count=event.count(),
    )
