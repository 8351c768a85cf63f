"""Keys and clicks as they come: what is typed is in the text, whatever the layout."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

if TYPE_CHECKING:
    from PySide6.QtCore import QPoint
    from PySide6.QtWidgets import QWidget

ANY = Qt.Key.Key_unknown
PLAIN = Qt.KeyboardModifier.NoModifier
KEYPAD = Qt.KeyboardModifier.KeypadModifier
CONTROL = Qt.KeyboardModifier.ControlModifier


def typed(text: str, modifiers: Qt.KeyboardModifier = PLAIN, key: Qt.Key = ANY) -> None:
    """Type ``text`` where the focus is, as a layout does that knows no such key."""
    target = focused()
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        QApplication.sendEvent(target, QKeyEvent(kind, key, modifiers, text))


def press(*keys: Qt.Key) -> None:
    """Press keys that type nothing, one after the other."""
    for key in keys:
        typed("", key=key)


def focused() -> QWidget:
    """Return the widget that has the focus."""
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def click(
    widget: QWidget,
    at: QPoint | None = None,
    button: Qt.MouseButton = Qt.MouseButton.LeftButton,
) -> None:
    """Click ``widget`` in the middle, or ``at`` a point of it."""
    QTest.mouseClick(widget, button, PLAIN, widget.rect().center() if at is None else at)
