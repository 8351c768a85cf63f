"""The buttons at the foot of a dialog: some at the left, Cancel and Save at the right."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Signal

from belot_desktop.ui.flow import greedy, starts
from belot_desktop.ui.placed import Placed
from belot_desktop.ui.stops import UpAndDown

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from PySide6.QtWidgets import QWidget

    from belot_desktop.ui.key_button import KeyButton
    from belot_desktop.ui.theme import Theme


class ButtonBar(Placed):
    """Both groups in one line; without their keys where it is tight, or one above the other.

    ``left`` tells that Up (-1) or Down (1) was pressed.
    """

    left = Signal(int)

    def __init__(self, theme: Theme, left: Sequence[KeyButton], right: Sequence[KeyButton]) -> None:
        """Hold the buttons ``left`` and ``right``."""
        super().__init__(theme, (*left, *right))
        self._left, self._right = left, right
        UpAndDown(self, (*left, *right)).left.connect(self.left)

    def wanted_width(self) -> int:
        """Return the width of one line."""
        return self._line(_whole((*self._left, *self._right)))

    def least_width(self) -> int:
        """Return the width of the widest button without its key."""
        return max(_least((*self._left, *self._right)), default=0)

    def places(self, width: int) -> Iterator[tuple[QWidget, QRect]]:
        """Stand in one line if that is wide enough, or else group by group."""
        every = (*self._left, *self._right)
        widths = _whole(every)
        if self._line(widths) > width:
            widths = _least(every)
        groups = self._in_one_line if self._line(widths) <= width else self._stacked
        yield from zip(every, groups(widths, width), strict=True)

    def _in_one_line(self, widths: list[int], room: int) -> Iterator[QRect]:
        first = len(self._left)
        yield from self._row(widths[:first], 0, 0)
        yield from self._row(widths[first:], room - self._line(widths[first:]), 0)

    def _stacked(self, _widths: list[int], room: int) -> Iterator[QRect]:
        """Place the left group, then the right one, each in as few lines as it needs."""
        top = 0
        for group, to_the_right in ((self._left, False), (self._right, True)):
            widths = _whole(group) if self._line(_whole(group)) <= room else _least(group)
            for line in greedy(widths, room, self._gap()):
                yield from self._row(line, room - self._line(line) if to_the_right else 0, top)
                top += self._height() + self._gap()

    def _row(self, widths: list[int], left: int, top: int) -> Iterator[QRect]:
        height = self._height()
        for start, width in zip(starts(widths, self._gap()), widths, strict=False):
            yield QRect(left + start, top, width, height)

    def _line(self, widths: list[int]) -> int:
        return sum(widths) + self._gap() * max(len(widths) - 1, 0)

    def _height(self) -> int:
        return max((each.sizeHint().height() for each in (*self._left, *self._right)), default=0)

    def _gap(self) -> int:
        return self.theme.look.gap(2)


def _whole(buttons: Sequence[KeyButton]) -> list[int]:
    return [each.sizeHint().width() for each in buttons]


def _least(buttons: Sequence[KeyButton]) -> list[int]:
    return [each.minimumSizeHint().width() for each in buttons]
