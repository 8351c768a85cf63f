"""A row of buttons that wraps, and that is one stop for Tab: arrows and figures move inside."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from PySide6.QtGui import QResizeEvent

    from belot_desktop.ui.theme import Theme

B = TypeVar("B", bound=QAbstractButton)

_COMMANDS = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)
_ALONG: dict[int, int] = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_ACROSS: dict[int, int] = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class WrappingRow(QWidget, Generic[B]):
    """Buttons side by side, on further lines where one has no room for them all.

    Left, Right, Home and End move along the row, Up and Down between its lines; where
    there is no further line the key goes on to the parent. What the other keys do, and
    where the buttons stand, is for the subclass to say; where it has changed a button it
    calls :meth:`lay_out`.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Start without buttons."""
        super().__init__(parent)
        self.theme = theme
        self.buttons: list[B] = []
        self._arranged: dict[int, Sequence[QRect]] = {}  # by width, until a button changes
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        theme.changed.connect(self.lay_out)

    def arranged(self, width: int) -> Sequence[QRect]:
        """Return where each button stands in a row of ``width``."""
        raise NotImplementedError

    def pressed(self, at: int, event: QKeyEvent) -> bool:
        """Do what a key means on button ``at``; tell whether it means anything."""
        raise NotImplementedError

    def fit(self, count: int) -> None:
        """Have ``count`` buttons, those at the front being kept."""
        while len(self.buttons) < count:
            button = self.new_button(len(self.buttons))
            button.setParent(self)
            button.installEventFilter(self)
            button.show()
            self.buttons.append(button)
        for button in self.buttons[count:]:
            button.hide()
            button.deleteLater()
        del self.buttons[count:]

    def new_button(self, at: int) -> B:
        """Make the button that will stand at ``at``."""
        raise NotImplementedError

    def holds_focus(self) -> bool:
        """Tell whether one of the buttons has the focus."""
        return any(each.hasFocus() for each in self.buttons)

    def settle(self, stop: int | None, *, focused: bool) -> None:
        """Stop at ``stop`` for Tab, or else where it was, or else at the first that can be.

        ``focused`` keeps the focus in the row although its button may have been greyed.
        """
        proxy = self.focusProxy()
        wanted = [self.buttons[stop]] if stop is not None else []
        wanted += [each for each in self.buttons if each is proxy]
        usable = [each for each in (*wanted, *self.buttons) if each.isEnabled()]
        self._stop_at(usable[0] if usable else None)
        if focused and usable and not self.holds_focus():
            usable[0].setFocus()

    def lay_out(self) -> None:
        """Measure the buttons anew and put each in its place."""
        self._arranged.clear()
        self._place()

    def hasHeightForWidth(self) -> bool:
        """Tell the layout to ask for the height."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of as many lines as a row of ``width`` needs."""
        return max((place.bottom() + 1 for place in self._places(width)), default=0)

    def sizeHint(self) -> QSize:
        """Ask for all buttons in one line."""
        gap = self.theme.look.gap(2)
        width = sum(each.sizeHint().width() + gap for each in self.buttons) - gap
        return QSize(max(width, 0), self.heightForWidth(max(width, 0)))

    def minimumSizeHint(self) -> QSize:
        """Need the width of the widest button, and the height of the lines as they are now."""
        width = max((each.minimumSizeHint().width() for each in self.buttons), default=0)
        return QSize(width, self.height_now(width))

    def height_now(self, least: int) -> int:
        """Return the height of the lines at this width, of one before the row has a place."""
        placed = self.testAttribute(Qt.WidgetAttribute.WA_Resized)
        if not placed:
            return max((each.sizeHint().height() for each in self.buttons), default=0)
        return self.heightForWidth(max(self.width(), least))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the buttons where they stand at this width."""
        self._place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the keys pressed on a button, and remember which one has the focus."""
        if not isinstance(event, (QKeyEvent, QFocusEvent)):
            return False
        at = next((at for at, each in enumerate(self.buttons) if each is watched), None)
        if at is None:
            return False
        if event.type() == QEvent.Type.FocusIn:
            self._stop_at(self.buttons[at])
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.update()
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.modifiers() & _COMMANDS:
                return False
            return self._moved(at, event.key()) or self.pressed(at, event)
        return False

    def _place(self) -> None:
        self.updateGeometry()
        for button, place in zip(self.buttons, self._places(self.width()), strict=True):
            button.setGeometry(place)

    def _places(self, width: int) -> Sequence[QRect]:
        if width not in self._arranged:
            self._arranged[width] = self.arranged(width)
        return self._arranged[width]

    def _stop_at(self, button: B | None) -> None:
        for each in self.buttons:
            policy = Qt.FocusPolicy.StrongFocus if each is button else Qt.FocusPolicy.ClickFocus
            each.setFocusPolicy(policy)
        if button is not None:
            self.setFocusProxy(button)

    def _moved(self, at: int, key: int) -> bool:
        if key in _ALONG:
            step = _ALONG[key]
            self._focus_first(range(at + step, len(self.buttons) if step > 0 else -1, step))
            return True
        if key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            every = range(len(self.buttons))
            self._focus_first(every if key == Qt.Key.Key_Home else reversed(every))
            return True
        return key in _ACROSS and self._focus_first(self._beyond(at, _ACROSS[key]))

    def _beyond(self, at: int, step: int) -> list[int]:
        """Return the buttons of the next line up or down, the nearest first."""
        here = self.buttons[at].geometry().center()
        tops = sorted({each.y() for each in self.buttons})
        line = tops.index(self.buttons[at].y()) + step
        if not 0 <= line < len(tops):
            return []
        there = [n for n, each in enumerate(self.buttons) if each.y() == tops[line]]
        return sorted(there, key=lambda n: abs(self.buttons[n].geometry().center().x() - here.x()))

    def _focus_first(self, candidates: Iterable[int]) -> bool:
        for at in candidates:
            if self.buttons[at].isEnabled():
                self.buttons[at].setFocus()
                return True
        return False


def typed_figure(event: QKeyEvent) -> int | None:
    """Return the figure that was typed, in any layout and on the keypad, None for no figure."""
    text = event.text()
    return int(text) if len(text) == 1 and text.isdecimal() else None
