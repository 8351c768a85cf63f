"""Ctrl with a letter means the same in every keyboard layout.

Where only a Bulgarian layout is set up, Qt on Linux knows no Latin letter for any key, and
Ctrl+Z does nothing. There the place of a key counts instead of its letter: Z is where it
is on a Latin keyboard. Other systems, and layouts beside a Latin one, need no help.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QKeyCombination, QObject, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication

if TYPE_CHECKING:
    from PySide6.QtGui import QAction, QWindow
    from PySide6.QtWidgets import QWidget

_PLATFORMS = ("xcb", "wayland")
_CYRILLIC = range(0x0400, 0x0530)
_ROWS = {24: "QWERTYUIOP", 38: "ASDFGHJKL", 52: "ZXCVBNM"}  # the code of a row's first key
_COMMA = 59
_PLACES = {
    _COMMA: Qt.Key.Key_Comma,
    **{
        first + at: Qt.Key[f"Key_{letter}"]
        for first, row in _ROWS.items()
        for at, letter in enumerate(row)
    },
}
# Signs that BDS, the Bulgarian standard, has in the places of Q and =.
_SIGNS = {(24, Qt.Key.Key_Comma): Qt.Key.Key_Q, (21, Qt.Key.Key_Period): Qt.Key.Key_Equal}

_CONTROL = Qt.KeyboardModifier.ControlModifier
_KEPT = _CONTROL | Qt.KeyboardModifier.ShiftModifier
_OTHERS = Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier


class Layouts(QObject):
    """Presses the Latin key for a Cyrillic one, in whichever window has the keyboard."""

    def __init__(self, window: QWidget) -> None:
        """Help as long as ``window`` is there, where the system needs it."""
        super().__init__(window)
        application = QGuiApplication.instance()
        if isinstance(application, QGuiApplication) and _needs_help():
            application.focusWindowChanged.connect(self.watch)

    def watch(self, window: QWindow | None) -> None:
        """Let the place of keys count in ``window``, that of a dialog too."""
        if window is not None:
            window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Press the Latin key instead; all else goes its way."""
        if event.type() is not QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        key = _latin(event)
        if key is not None:
            _press(watched, event, key)
        return key is not None


def _needs_help() -> bool:
    return QGuiApplication.platformName().startswith(_PLATFORMS)


def _latin(event: QKeyEvent) -> Qt.Key | None:
    """Return the Latin key in the place of what was pressed with Ctrl, None if it is one."""
    if not event.modifiers() & _CONTROL or event.modifiers() & _OTHERS:
        return None
    place = event.nativeScanCode()
    if event.key() in _CYRILLIC:
        return _PLACES.get(place)
    return next((key for sign, key in _SIGNS.items() if sign == (place, event.key())), None)


def _press(window: QObject, event: QKeyEvent, key: Qt.Key) -> None:
    """Press ``key`` as Qt does: who has the focus may claim it, then come the shortcuts."""
    claim = _with_key(event, QEvent.Type.ShortcutOverride, key)
    claim.ignore()
    QApplication.sendEvent(window, claim)
    modifiers = event.modifiers() & _KEPT
    action = None if claim.isAccepted() else _action(QKeySequence(QKeyCombination(modifiers, key)))
    if action is None:
        QApplication.sendEvent(window, _with_key(event, QEvent.Type.KeyPress, key))
    elif action.autoRepeat() or not event.isAutoRepeat():
        action.trigger()


def _with_key(event: QKeyEvent, kind: QEvent.Type, key: Qt.Key) -> QKeyEvent:
    return QKeyEvent(kind, key, event.modifiers(), "", event.isAutoRepeat(), event.count())


def _action(keys: QKeySequence) -> QAction | None:
    """Return the action that ``keys`` trigger in the window that has the focus."""
    widget = QApplication.focusWidget() or QApplication.activeWindow()
    while widget is not None:
        for action in widget.actions():
            if action.isEnabled() and keys in action.shortcuts():
                return action
        widget = None if widget.isWindow() else widget.parentWidget()
    return None
