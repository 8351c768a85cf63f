"""The line itself: what is typed, with a wave under what was not understood."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QInputMethodEvent, QKeyEvent, QKeySequence, Qt, QTextCharFormat
from PySide6.QtWidgets import QApplication, QLineEdit

from belot_desktop.ui.stops import ENTER, UP_AND_DOWN

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from PySide6.QtGui import QColor, QFocusEvent

LONGEST = 1000
_TABS = {Qt.Key.Key_Tab: 1, Qt.Key.Key_Backtab: -1}


def units(text: str, at: int) -> int:
    """Return how many of Qt's units stand before letter ``at``: some letters take two."""
    return len(text[:at].encode("utf-16-le", "surrogatepass")) // 2


def letters(text: str, at: int) -> int:
    """Return how many letters take the first ``at`` of Qt's units."""
    before = text.encode("utf-16-le", "surrogatepass")[: 2 * at]
    return len(before.decode("utf-16-le", "surrogatepass"))


class LineEdit(QLineEdit):
    """One line of text.

    ``entered`` tells that it is to be saved, ``stepped`` that the line before (-1) or after
    (1) is asked for, ``left`` that Esc was pressed in it. ``takes`` is asked what Tab (1) or
    Shift+Tab (-1) does; it leads on where that is nothing.
    """

    entered = Signal()
    stepped = Signal(int)
    left = Signal()
    focused = Signal()

    def __init__(self) -> None:
        """Start empty."""
        super().__init__()
        self.takes: Callable[[int], bool] = _nothing
        self.setProperty("bare", True)  # noqa: FBT003 (a style sheet's condition)
        self.setMaxLength(LONGEST)

    def mark(self, places: Iterable[tuple[int, int]], ink: QColor) -> None:
        """Draw a wave in ``ink`` under the letters of ``places``, each from where to where."""
        wave = QTextCharFormat()
        wave.setUnderlineStyle(QTextCharFormat.UnderlineStyle.WaveUnderline)
        wave.setUnderlineColor(ink)
        text, cursor = self.text(), self.cursorPosition()
        kind = QInputMethodEvent.AttributeType.TextFormat
        marks = [
            QInputMethodEvent.Attribute(
                kind, units(text, start) - cursor, units(text[start:], end - start), wave
            )
            for start, end in places
        ]
        QApplication.sendEvent(self, QInputMethodEvent("", marks))

    def event(self, event: QEvent) -> bool:
        """Let Tab write out what is offered, and Ctrl+Z undo a row where nothing was typed."""
        if isinstance(event, QKeyEvent):
            step = _TABS.get(Qt.Key(event.key()))
            if event.type() is QEvent.Type.KeyPress and step and self.takes(step):
                return True
            if event.type() is QEvent.Type.ShortcutOverride and self._is_undo_of_a_row(event):
                event.ignore()
                return False
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Save by Enter, go to other lines by Up and Down, leave by Esc."""
        key = event.key()
        if key in ENTER:
            if not event.isAutoRepeat():
                self.entered.emit()
        elif key in UP_AND_DOWN:
            self.stepped.emit(UP_AND_DOWN[key])
        elif key == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell of it; what was typed is not selected, for it goes on."""
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self.end(False)  # noqa: FBT003 (without selecting)
        self.focused.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Tell of it."""
        super().focusOutEvent(event)
        self.focused.emit()

    def _is_undo_of_a_row(self, event: QKeyEvent) -> bool:
        undo = event.matches(QKeySequence.StandardKey.Undo) and not self.isUndoAvailable()
        return undo or (event.matches(QKeySequence.StandardKey.Redo) and not self.isRedoAvailable())


def _nothing(_step: int) -> bool:
    return False
