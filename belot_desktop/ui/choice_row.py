"""One of a few things chosen by a click, a figure, or the arrows and Enter."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QRadioButton

from belot_desktop.printing.suits import draw_sign, suit_path
from belot_desktop.ui.flow import alike, filled, starts
from belot_desktop.ui.frame import button_face, paint_button
from belot_desktop.ui.look import shortened
from belot_desktop.ui.suits import suit_colour
from belot_desktop.ui.tips import plain_tip, say_beside
from belot_desktop.ui.tokens import SENTENCE, TARGET, TINY
from belot_desktop.ui.wrapping_row import WrappingRow, typed_figure

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent
    from PySide6.QtWidgets import QWidget

    from belot_desktop.ui.theme import Theme

SIGN = 18
AMPLE = 150  # a label wider than this may be cut before the row takes a second line
LEAST = 64
LINES = 2
CHOOSE = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Select)


@dataclass(frozen=True, slots=True)
class Choice:
    """One choice: its label, the contract whose sign goes before it, why it cannot be.

    ``mark`` stands small in the corner instead of the figure that chooses it.
    """

    label: str
    suit: str = ""
    reason: str = ""
    mark: str = ""


class ChoiceButton(QRadioButton):
    """One choice in a row, a large button."""

    refused = Signal()

    def __init__(self, theme: Theme, figure: int) -> None:
        """Stand for the choice that ``figure`` (from 1) chooses."""
        super().__init__()
        self.setAutoExclusive(False)
        self.choice = Choice("")
        self._theme, self._figure = theme, figure

    def show_choice(self, choice: Choice) -> None:
        """Stand for ``choice``."""
        self.choice = choice
        self.setEnabled(not choice.reason)
        self.setAccessibleName(choice.label)
        self.setAccessibleDescription(choice.reason or self._mark())
        self._tell()
        self.update()

    def sizeHint(self) -> QSize:
        """Ask for room for the sign and the label."""
        look = self._theme.look
        label = look.metrics(SENTENCE, bold=True).horizontalAdvance(self.choice.label)
        return QSize(label + self._sign() + 2 * look.gap(2.5), self._height())

    def minimumSizeHint(self) -> QSize:
        """Need room for the beginning of the label."""
        whole = self.sizeHint()
        return QSize(min(whole.width(), self._theme.look.px(LEAST)), whole.height())

    def hitButton(self, pos: QPoint) -> bool:
        """Be clicked anywhere, not only on a mark and its label."""
        return self.rect().contains(pos)

    def event(self, event: QEvent) -> bool:
        """Answer a click on a greyed choice with the reason."""
        if self.choice.reason and event.type() == QEvent.Type.MouseButtonPress:
            self.refused.emit()
            return True
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the tooltip to the width."""
        super().resizeEvent(event)
        self._tell()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the face, the sign with the label, and the figure in the corner."""
        look, painter = self._theme.look, QPainter(self)
        face = button_face(self, look, filled=self.isChecked())
        paint_button(painter, self, face)
        metrics = look.metrics(SENTENCE, bold=True)
        room = self.width() - 2 * look.gap(1.5) - self._sign()
        label = shortened(self.choice.label, metrics, room)
        left = (self.width() - self._sign() - metrics.horizontalAdvance(label)) // 2
        baseline = (self.height() + metrics.capHeight()) // 2
        if self._sign():
            own = suit_colour(self.choice.suit, look)
            plain = self.isEnabled() and not self.isChecked()
            side = look.px(SIGN)
            square = QRect(left, (self.height() - side) // 2, side, side)
            draw_sign(painter, square, self.choice.suit, own if plain else face.text)
        painter.setPen(face.text)
        painter.setFont(look.font(SENTENCE, bold=True))
        painter.drawText(left + self._sign(), baseline, label)
        painter.setPen(face.quiet)
        painter.setFont(look.font(TINY))
        corner = self.rect().adjusted(0, 0, -look.gap(2), -look.gap(1))
        painter.drawText(
            corner, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom, self._mark()
        )

    def _mark(self) -> str:
        return self.choice.mark or str(self._figure)

    def _sign(self) -> int:
        """Return the width of the sign and the space after it."""
        if suit_path(self.choice.suit) is None:
            return 0
        return self._theme.look.px(SIGN) + self._theme.look.gap(1.5)

    def _height(self) -> int:
        look = self._theme.look
        return max(TARGET, look.metrics(SENTENCE, bold=True).height() + look.gap(8))

    def _tell(self) -> None:
        cut = self.width() < self.sizeHint().width() - self._theme.look.gap(2)
        self.setToolTip(plain_tip(self.choice.reason or (self.choice.label if cut else "")))


class ChoiceRow(WrappingRow[ChoiceButton]):
    """Large exclusive buttons in a row, of which none or one is chosen.

    Long labels, such as names, may be cut; in a ``whole`` row they take more lines instead.
    ``chosen`` tells the index of what the user chose, the same one again too;
    ``refused`` that of a greyed one, whose reason has been shown beside it.
    """

    chosen = Signal(int)
    refused = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None, *, whole: bool = False) -> None:
        """Start without choices."""
        super().__init__(theme, parent)
        self._current: int | None = None
        self._whole = whole

    @property
    def current(self) -> int | None:
        """The index of what is chosen, None while nothing is."""
        return self._current

    def set_choices(self, choices: Sequence[Choice]) -> None:
        """Offer ``choices``. What is chosen stays so by its index, as does the focus."""
        if list(choices) == [each.choice for each in self.buttons]:
            return
        focused = self.holds_focus()
        self.fit(len(choices))
        for button, choice in zip(self.buttons, choices, strict=True):
            button.show_choice(choice)
        known = self._current is not None and self._current < len(choices)
        self._show(self._current if known else None, focused=focused)
        self.lay_out()

    def set_current(self, index: int | None) -> None:
        """Mark what is chosen, None for nothing. Emits nothing."""
        self._show(index, focused=self.holds_focus())

    def choose(self, index: int) -> None:
        """Choose as the user does; a greyed choice says why it cannot be."""
        button = self.buttons[index]
        if not button.isEnabled():
            say_beside(button, button.choice.reason)
            self.refused.emit(index)
            return
        self._show(index, focused=self.holds_focus())
        if self.holds_focus():
            button.setFocus()
        self.chosen.emit(index)

    def new_button(self, at: int) -> ChoiceButton:
        """Make the button of a choice."""
        button = ChoiceButton(self.theme, at + 1)
        button.clicked.connect(lambda: self.choose(at))
        button.refused.connect(lambda: self.choose(at))
        return button

    def pressed(self, at: int, event: QKeyEvent) -> bool:
        """Choose by a figure wherever the focus is, or by Enter or Space where it is.

        A key that is held chooses once: by then the focus may be in another row.
        """
        wanted = at if event.key() in CHOOSE else (typed_figure(event) or 0) - 1
        meant = 0 <= wanted < len(self.buttons)
        if meant and not event.isAutoRepeat():
            self.choose(wanted)
        return meant

    def arranged(self, width: int) -> list[QRect]:
        """Stand in one line, or in more where one is too narrow; fill the width."""
        gap, most = self.theme.look.gap(2), self.theme.look.px(AMPLE)
        hints = [each.sizeHint().width() for each in self.buttons]
        asked = hints if self._whole else [min(each, most) for each in hints]
        least = [each.minimumSizeHint().width() for each in self.buttons]
        height = max((each.sizeHint().height() for each in self.buttons), default=0)
        most_lines = len(asked) if self._whole else LINES
        lines = alike(asked, width, gap, most_lines) or alike(least, width, gap, len(least))
        places = list[QRect]()
        for number, line in enumerate(lines or [[width] for _ in asked]):
            widths = filled(line, width - gap * (len(line) - 1))
            for left, each in zip(starts(widths, gap), widths, strict=True):
                places.append(QRect(left, number * (height + gap), each, height))
        return places

    def _show(self, index: int | None, *, focused: bool) -> None:
        self._current = index
        for at, button in enumerate(self.buttons):
            button.setChecked(at == index)
        self.settle(index, focused=focused)
