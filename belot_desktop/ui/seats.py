"""The table from above: who sits where, who deals and who leads."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from belot_desktop.ui.flow import greedy, starts
from belot_desktop.ui.frame import paint_box
from belot_desktop.ui.seat_button import Seat, SeatButton
from belot_desktop.ui.tokens import QUIET
from belot_desktop.ui.words import Prose, quiet_ink
from belot_desktop.ui.wrapping_row import WrappingRow

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QPaintEvent

    from belot_desktop.ui.theme import Theme

CLOTH = QSize(84, 58)
AMPLE = 76  # names beside the cloth ask for no more than this
LEAST = 60  # in a line a long name is cut to its share of it, but no shorter than this
STRAIGHT = 0.1  # a seat less far to a side than this is above or below the cloth
PRESS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Select)


@dataclass(frozen=True, slots=True)
class SeatsText:
    """Everybody around the table in playing order, and the lines under it.

    ``turn`` says in words what the marks of the seats show; in little room it is left out.
    """

    seats: tuple[Seat, ...]
    dealer: int | None = None
    leader: int | None = None
    turn: str = ""
    lines: tuple[str, ...] = ()


class Cloth(WrappingRow[SeatButton]):
    """The cloth with the names around it; in little room only the names, in a line."""

    pressed_seat = Signal(int)

    def __init__(self, theme: Theme) -> None:
        """Start without seats."""
        super().__init__(theme)
        self.compact = False

    def show_seats(self, text: SeatsText) -> None:
        """Show everybody in their place."""
        focused = self.holds_focus()
        self.fit(len(text.seats))
        for at, (button, seat) in enumerate(zip(self.buttons, text.seats, strict=True)):
            button.show_seat(seat, deals=at == text.dealer, leads=at == text.leader)
        self.settle(None, focused=focused)
        self.lay_out()

    def new_button(self, at: int) -> SeatButton:
        """Make the button of a seat."""
        button = SeatButton(self.theme)
        button.clicked.connect(lambda: self.pressed_seat.emit(at))
        return button

    def pressed(self, at: int, event: QKeyEvent) -> bool:
        """Choose a seat by Enter or Space."""
        if event.key() not in PRESS:
            return False
        self.pressed_seat.emit(at)
        return True

    def arranged(self, width: int) -> list[QRect]:
        """Sit around the cloth, or in lines."""
        return self._in_lines(width) if self.compact else self._around(width)

    def cloth(self, width: int) -> QRect:
        """Return where the cloth lies."""
        look = self.theme.look
        height = max((each.sizeHint().height() for each in self.buttons), default=0)
        beside = max(0, (len(self.buttons) - 1) // 2) * height
        size = QSize(look.px(CLOTH.width()), max(look.px(CLOTH.height()), beside))
        return QRect(QPoint((width - size.width()) // 2, height + look.gap(1)), size)

    def sizeHint(self) -> QSize:
        """Ask for the cloth with a name on each side of it."""
        return self._wide([each.sizeHint().width() for each in self.buttons])

    def minimumSizeHint(self) -> QSize:
        """Need a few letters on each side of it."""
        return self._wide([each.minimumSizeHint().width() for each in self.buttons])

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the cloth."""
        if not self.compact and self.buttons:
            colour = self.theme.look.colours.cloth
            paint_box(QPainter(self), self.cloth(self.width()), colour, colour)

    def _wide(self, names: list[int]) -> QSize:
        look = self.theme.look
        name = min(max(names, default=0), look.px(AMPLE))
        width = name if self.compact else look.px(CLOTH.width()) + 2 * (name + look.gap(2))
        return QSize(width, self.height_now(width) if self.compact else self.heightForWidth(width))

    def _around(self, width: int) -> list[QRect]:
        cloth, gap = self.cloth(width), self.theme.look.gap(1)
        return [
            _place(cloth, 2 * pi * at / len(self.buttons), each.sizeHint(), gap)
            for at, each in enumerate(self.buttons)
        ]

    def _in_lines(self, width: int) -> list[QRect]:
        gap = self.theme.look.gap(1)
        sizes = [each.sizeHint() for each in self.buttons]
        height = max((each.height() for each in sizes), default=0)
        places = list[QRect]()
        fair = max(self.theme.look.px(LEAST), width // max(len(sizes), 1) - gap)
        widths = [min(each.width(), fair) for each in sizes]
        for number, line in enumerate(greedy(widths, width, gap)):
            left = (width - sum(line) - gap * (len(line) - 1)) // 2
            places += [
                QRect(left + start, number * height, each, height)
                for start, each in zip(starts(line, gap), line, strict=True)
            ]
        return places


def _place(cloth: QRect, angle: float, size: QSize, gap: int) -> QRect:
    """Return where a seat's name stands, at ``angle`` from the bottom against the clock."""
    across, down = sin(angle), cos(angle)
    room = 2 * cloth.center().x() if abs(across) <= STRAIGHT else cloth.left() - 2 * gap
    place = QRect(QPoint(), QSize(min(size.width(), max(room, 0)), size.height()))
    place.moveCenter(cloth.center())
    if abs(across) > STRAIGHT:
        place.moveTop(cloth.center().y() + round(down * cloth.height() / 2) - size.height() // 2)
        if across > 0:
            place.moveLeft(cloth.right() + 1 + 2 * gap)
        else:
            place.moveRight(cloth.left() - 1 - 2 * gap)
    elif down > 0:
        place.moveTop(cloth.bottom() + 1 + gap)
    else:
        place.moveBottom(cloth.top() - 1 - gap)
    return place


class SeatsView(QWidget):
    """The table and the lines under it. ``seat_chosen`` tells which seat was pressed."""

    seat_chosen = Signal(int)

    def __init__(self, theme: Theme) -> None:
        """Start without seats."""
        super().__init__()
        self._theme = theme
        self._text = SeatsText(())
        self.cloth = Cloth(theme)
        self.cloth.pressed_seat.connect(self.seat_chosen)
        self._lines = Prose(theme, QUIET, ink=quiet_ink)
        self._lines.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.setFocusProxy(self.cloth)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.cloth)
        column.addWidget(self._lines)
        lines = self._lines.sizePolicy()  # they wrap rather than widen the table
        lines.setHorizontalPolicy(QSizePolicy.Policy.Ignored)
        self._lines.setSizePolicy(lines)

    def show_seats(self, text: SeatsText) -> None:
        """Show everybody, who deals, who leads, and what is said under the table."""
        self._text = text
        self.cloth.show_seats(text)
        self.setAccessibleName(", ".join(filter(None, (text.turn, *text.lines))))
        self._say()

    def _say(self) -> None:
        turn = "" if self.cloth.compact else self._text.turn
        lines = "\n".join(filter(None, (turn, *self._text.lines)))
        self._lines.setText(lines)
        self._lines.setVisible(bool(lines))

    def set_compact(self, compact: bool) -> None:  # noqa: FBT001 (a state, not an option)
        """Leave the cloth out and put the names in a line."""
        self.cloth.compact = compact
        self.cloth.lay_out()
        self.cloth.update()
        self._say()
