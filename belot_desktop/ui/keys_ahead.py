"""Keys that are pressed before a dialog has the keyboard wait for it.

An X server sends keys to the window that has the keyboard until another one has it, some
hundredths of a second after that was opened. Qt drops them, since by then their window is
blocked: of "F2 2 3 9 0" a deal would get the last figures only. Other systems ask who has
the keyboard when a key is taken, not when it is pressed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QObject, QThread, QTimer
from PySide6.QtGui import QGuiApplication, QInputEvent, QKeyEvent

if TYPE_CHECKING:
    from PySide6.QtGui import QWindow
    from PySide6.QtWidgets import QDialog

_PATIENCE = 1000  # milliseconds until a dialog counts as one that is not given the keyboard
_KEYS = (QEvent.Type.KeyPress, QEvent.Type.KeyRelease)


def open_and_type(dialog: QDialog) -> None:
    """Open ``dialog``, type into it what was typed since it was asked for, if only to close it."""
    parent = dialog.parentWidget()
    below = None if parent is None else parent.windowHandle()
    asked_for = QThread.currentThread().loopLevel() > 0  # by somebody, not at the start
    if below is not None and asked_for and QGuiApplication.platformName() == "xcb":
        _KeysAhead(dialog, below).open()
    else:
        dialog.open()


class _KeysAhead(QObject):
    """Keeps the keys that were pressed on the window ``below`` for a dialog."""

    def __init__(self, dialog: QDialog, below: QWindow) -> None:
        super().__init__(dialog)
        self._dialog, self._below = dialog, below
        self._waiting = QEventLoop(self)
        self._patience = QTimer(self, singleShot=True, interval=_PATIENCE)
        self._patience.timeout.connect(self._waiting.quit)
        self._keys: list[QKeyEvent] = []

    def open(self) -> None:
        """Open the dialog, wait until it has the keyboard, and hand over what was kept."""
        self._keep_what_qt_has_read()
        self._dialog.installEventFilter(self)
        self._dialog.open()
        self._patience.start()
        # Told to leave out what users do, Qt leaves it unread: its window is found out later.
        self._waiting.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
        self._dialog.removeEventFilter(self)
        for key in self._keys:
            top = QGuiApplication.modalWindow()
            if top is not None:
                QCoreApplication.sendEvent(top, key)

    def _keep_what_qt_has_read(self) -> None:
        """Keep the keys that are bound to the window below before that is blocked."""
        self._below.installEventFilter(self)
        QCoreApplication.processEvents()
        self._below.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep keys, and let nothing else be done with the window below."""
        if watched is self._dialog:
            if event.type() is QEvent.Type.WindowActivate:
                self._waiting.quit()
            return False
        if not isinstance(event, QInputEvent):
            return False
        if isinstance(event, QKeyEvent) and event.type() in _KEYS:
            self._keys.append(event.clone())
        event.accept()  # what asks whether it is a shortcut too: the key itself follows then
        return True
