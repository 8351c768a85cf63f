"""Figures to be pressed by mouse or finger, for who has no keyboard at hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Qt, Signal

from belot_desktop.ui.key_button import KeyButton
from belot_desktop.ui.placed import Placed
from belot_desktop.ui.tokens import TARGET

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QWidget

    from belot_desktop.ui.theme import Theme

SIGNS = "1234567890+"
BACK = "\N{LEFTWARDS ARROW}"
FEWEST = 4  # in a line, however narrow it is


class Keypad(Placed):
    """The figures, + and what takes one back. The field that is typed in keeps the focus."""

    typed = Signal(str)  # a sign
    taken_back = Signal()

    def __init__(self, theme: Theme) -> None:
        """Have a button for each sign."""
        self.buttons = {sign: KeyButton(theme, sign) for sign in (*SIGNS, BACK)}
        super().__init__(theme, self.buttons.values())
        for sign, button in self.buttons.items():
            button.repeats = True
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            if sign != BACK:
                button.clicked.connect(lambda _checked, sign=sign: self.typed.emit(sign))
        self.buttons[BACK].clicked.connect(self.taken_back)

    def name_back(self, words: str) -> None:
        """Say to who cannot see it what takes a sign back."""
        self.buttons[BACK].setAccessibleName(words)

    def places(self, width: int) -> Iterator[tuple[QWidget, QRect]]:
        """Yield the buttons in lines of equal length."""
        gap, height = self.theme.look.gap(1), self._side()
        lines = -(-len(self.buttons) // max((width + gap) // (height + gap), FEWEST))
        in_line = -(-len(self.buttons) // lines)
        for at, button in enumerate(self.buttons.values()):
            line, place = divmod(at, in_line)
            left, right = (n * (width + gap) // in_line for n in (place, place + 1))
            yield button, QRect(left, line * (height + gap), right - left - gap, height)

    def wanted_width(self) -> int:
        """Return the width at which all stand in one line."""
        return len(self.buttons) * (self._side() + self.theme.look.gap(1))

    def least_width(self) -> int:
        """Return the width that the fewest in a line need."""
        return FEWEST * (self._side() + self.theme.look.gap(1))

    def _side(self) -> int:
        return max(TARGET, self.theme.look.gap(10))
