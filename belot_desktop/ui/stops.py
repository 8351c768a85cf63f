"""Where Up and Down lead in a form: from line to line, staying on the same side."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from PySide6.QtWidgets import QWidget

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
UP_AND_DOWN: Mapping[int, int] = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class UpAndDown(QObject):
    """Takes Up and Down from widgets that would take them for Left and Right.

    ``left`` tells that Up (-1) or Down (1) was pressed.
    """

    left = Signal(int)

    def __init__(self, owner: QObject, widgets: Iterable[QWidget]) -> None:
        """Belong to ``owner``, and take them from ``widgets``."""
        super().__init__(owner)
        for each in widgets:
            each.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the keys."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            step = UP_AND_DOWN.get(event.key())
            if step is not None:
                self.left.emit(step)
                return True
        return False


def next_stop(lines: Sequence[Sequence[QWidget]], focus: QWidget, step: int) -> QWidget | None:
    """Return what stands below (1) or above (-1) what has the ``focus``, if anything does.

    Lines in which nothing can have the focus now are left out.
    """
    at = [(row, column) for row, line in enumerate(lines) for column in _columns(line, focus)]
    for row, column in at[:1]:
        beyond = lines[row + 1 :] if step > 0 else reversed(lines[:row])
        for line in beyond:
            usable = [each for each in line if _usable(each)]
            if usable:
                return min(usable, key=lambda each: abs(line.index(each) - column))
    return None


def _columns(line: Sequence[QWidget], focus: QWidget) -> list[int]:
    return [n for n, each in enumerate(line) if each is focus or each.isAncestorOf(focus)]


def _usable(widget: QWidget) -> bool:
    target = widget.focusProxy() or widget
    return target.isEnabled() and target.focusPolicy() != Qt.FocusPolicy.NoFocus
