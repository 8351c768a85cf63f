"""Where Up and Down lead in a form: from line to line, staying on the same side."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from PySide6.QtWidgets import QWidget

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
UP_AND_DOWN: Mapping[int, int] = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


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
