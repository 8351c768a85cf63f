"""A whole number, typed or stepped up and down by buttons beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QRect, Signal
from PySide6.QtGui import QIntValidator, QKeyEvent
from PySide6.QtWidgets import QLineEdit

from belot_desktop.ui.key_button import KeyButton
from belot_desktop.ui.placed import Placed
from belot_desktop.ui.stops import UP_AND_DOWN
from belot_desktop.ui.tokens import TEXT

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QWidget

    from belot_desktop.core.house import Whole
    from belot_desktop.ui.theme import Theme

_MINUS, _PLUS = "\N{MINUS SIGN}", "+"
_STEPS = {"-": -1, _MINUS: -1, "+": 1}


class WholeField(Placed):
    """A number within bounds. ``edited`` carries what was typed, None for no number.

    What is out of bounds may be typed, and is then told by who holds the field. + and −
    step as the buttons do. ``left`` tells that Up (-1) or Down (1) was pressed.
    """

    edited = Signal(object)
    left = Signal(int)

    def __init__(self, theme: Theme, allowed: Whole, step: int = 1) -> None:
        """Start empty."""
        self._allowed, self._step = allowed, step
        self.edit = QLineEdit()
        self.edit.setMaxLength(len(str(allowed.most)))
        self.edit.setValidator(QIntValidator(0, 10 ** len(str(allowed.most)), self.edit))
        self.less, self.more = KeyButton(theme, _MINUS), KeyButton(theme, _PLUS)
        super().__init__(theme, (self.edit, self.less, self.more))
        self.setFocusProxy(self.edit)
        for button, by in ((self.less, -1), (self.more, 1)):
            button.repeats = True
            button.setAutoDefault(False)
            button.clicked.connect(lambda _checked, by=by: self.step(by))
        for each in (self.edit, self.less, self.more):
            each.installEventFilter(self)
        self.edit.textEdited.connect(lambda text: self.edited.emit(_read(text)))

    def set_names(self, name: str, less: str, more: str) -> None:
        """Name the number and the buttons to who cannot see them."""
        self.edit.setAccessibleName(name)
        self.less.setAccessibleName(less)
        self.more.setAccessibleName(more)

    def show_number(self, value: int) -> None:
        """Show ``value``; a number that stands there already is left as it was typed."""
        if _read(self.edit.text()) != value:
            self.edit.setText(str(value))

    def step(self, by: int) -> None:
        """Go to the next multiple of the step, ``by`` 1 up or -1 down, within the bounds."""
        value, step = _read(self.edit.text()), self._step
        if value is None:
            value = self._allowed.least
        steps = value // step + 1 if by > 0 else -(-value // step) - 1
        kept = min(max(steps * step, self._allowed.least), self._allowed.most)
        self.show_number(kept)
        self.edited.emit(kept)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take + and −, and Up and Down, which a button of Qt would take for Left and Right."""
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        if event.text() in _STEPS:
            self.step(_STEPS[event.text()])
            return True
        up_or_down = UP_AND_DOWN.get(event.key())
        if up_or_down is not None:
            self.left.emit(up_or_down)
        return up_or_down is not None

    def wanted_width(self) -> int:
        """Return the width of the field and its buttons."""
        return self._field() + 2 * (self._wide() + self._gap())

    def least_width(self) -> int:
        """Need just that."""
        return self.wanted_width()

    def places(self, width: int) -> Iterator[tuple[QWidget, QRect]]:
        """Stand side by side at the left, however much room there is."""
        wide, gap, high = self._wide(), self._gap(), self.more.sizeHint().height()
        yield self.less, QRect(0, 0, wide, high)
        yield self.edit, QRect(wide + gap, 0, self._field(), high)
        yield self.more, QRect(wide + self._field() + 2 * gap, 0, wide, high)

    def _field(self) -> int:
        figures = "0" * (len(str(self._allowed.most)) + 1)
        return self.theme.look.metrics(TEXT).horizontalAdvance(figures) + self.theme.look.gap(8)

    def _wide(self) -> int:
        return max(each.sizeHint().width() for each in (self.less, self.more))

    def _gap(self) -> int:
        return self.theme.look.gap(2)


def _read(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdigit() else None
