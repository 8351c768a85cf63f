"""What one side announced, counted: each kind a chip that is added to and taken back from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QApplication, QPushButton

from belot_desktop.ui.flow import greedy, starts
from belot_desktop.ui.frame import button_face, paint_box, paint_ring
from belot_desktop.ui.tips import plain_tip, say_beside
from belot_desktop.ui.tokens import QUIET, TARGET, TINY
from belot_desktop.ui.wrapping_row import WrappingRow, typed_figure

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent, QPaintEvent
    from PySide6.QtWidgets import QWidget

    from belot_desktop.ui.theme import Theme

ADD = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Select)
TAKE_BACK = (Qt.Key.Key_Backspace, Qt.Key.Key_Delete)
PLUS = "+"
MINUS = ("-", "\N{MINUS SIGN}")
PADDING = 15
AIR = 4  # left free above and below the pill, inside the target


@dataclass(frozen=True, slots=True)
class Chip:
    """One kind of announcement: how many there are, and why there can be no more."""

    key: str
    label: str
    count: int = 0
    reason: str = ""


class ChipButton(QPushButton):
    """One chip: a pill, with a minus at its right end while it counts any."""

    taken_back = Signal()
    refused = Signal()

    def __init__(self, theme: Theme, figure: int) -> None:
        """Stand for the kind that ``figure`` (from 1) adds."""
        super().__init__()
        self.setAutoDefault(False)
        self.chip = Chip("", "")
        self._theme, self._figure = theme, figure

    def show_chip(self, chip: Chip) -> None:
        """Stand for ``chip``; it is greyed only if nothing can be added nor taken back."""
        self.chip = chip
        self.setEnabled(chip.count > 0 or not chip.reason)
        self.setToolTip(plain_tip(chip.reason))
        self.setAccessibleName(self.words())
        self.setAccessibleDescription(chip.reason or str(self._figure))
        self.update()

    def words(self) -> str:
        """Return what is written on the chip."""
        return f"{self.chip.label} {self.chip.count}" if self.chip.count else self.chip.label

    def sizeHint(self) -> QSize:
        """Ask for the label and, while there is something to take back, the minus."""
        look = self._theme.look
        metrics = look.metrics(QUIET, bold=self.chip.count > 0)
        width = metrics.horizontalAdvance(self.words()) + 2 * look.px(PADDING) + self._minus_width()
        return QSize(width, max(TARGET, metrics.height() + look.gap(5)))

    def minimumSizeHint(self) -> QSize:
        """Need the same."""
        return self.sizeHint()

    def event(self, event: QEvent) -> bool:
        """Take one back on the minus or by the right button; say why a grey one is grey."""
        if isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseButtonPress:
            if not self.isEnabled():
                self.refused.emit()
                return True
            if event.button() is Qt.MouseButton.RightButton or self._on_minus(event.position()):
                self.taken_back.emit()
                return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the pill, its words, the minus, and the figure while the row has the focus."""
        look, painter = self._theme.look, QPainter(self)
        face, counted = button_face(self, look, filled=False), self.chip.count > 0
        pill = QRectF(self.rect()).adjusted(0, AIR, 0, -AIR)
        fill = look.colours.selection if counted and not self.isDown() else face.fill
        edge = look.colours.action if counted else face.edge
        paint_box(painter, pill, fill, edge, pill.height() / 2)
        if self.hasFocus():
            paint_ring(painter, pill, look.colours.action, inset=0, corner=pill.height() / 2)
        painter.setFont(look.font(QUIET, bold=counted))
        painter.setPen(face.text)
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(self.rect().adjusted(look.px(PADDING), 0, 0, 0), left, self.words())
        if counted:
            self._paint_minus(painter, face.text)
        if self._row_has_focus():
            self._paint_figure(painter, face.quiet)

    def _paint_minus(self, painter: QPainter, colour: QColor) -> None:
        arm = self._theme.look.px(4)
        middle = QPointF(
            self.width() - self._minus_width() / 2 - self._theme.look.gap(1), self.height() / 2
        )
        painter.setPen(QPen(colour, self._theme.look.px(1.5)))
        painter.drawLine(middle - QPointF(arm, 0), middle + QPointF(arm, 0))

    def _paint_figure(self, painter: QPainter, colour: QColor) -> None:
        look = self._theme.look
        painter.setFont(look.font(TINY))
        painter.setPen(colour)
        room = QRect(look.gap(0.5), 0, look.px(PADDING), self.height())
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, str(self._figure))

    def _row_has_focus(self) -> bool:
        focused = QApplication.focusWidget()
        return focused is not None and focused.parentWidget() is self.parentWidget()

    def _minus_width(self) -> int:
        return self._theme.look.gap(5) if self.chip.count else 0

    def _on_minus(self, at: QPointF) -> bool:
        return (
            self.chip.count > 0
            and at.x() >= self.width() - self._minus_width() - self._theme.look.gap(1.5)
        )


class AnnouncementChips(WrappingRow[ChipButton]):
    """The chips of one side.

    A click, Enter, Space, + or the figure of its place adds one; the right button, a
    click on the minus, Backspace, Delete or - takes one back. ``added`` and ``removed``
    carry the chip's key and nothing else happens: who owns the count shows it.
    """

    added = Signal(str)
    removed = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Start without chips."""
        super().__init__(theme, parent)

    def set_chips(self, chips: Sequence[Chip]) -> None:
        """Show ``chips``; the focus stays on its place."""
        if list(chips) == [each.chip for each in self.buttons]:
            return
        focused = self.holds_focus()
        self.fit(len(chips))
        for button, chip in zip(self.buttons, chips, strict=True):
            button.show_chip(chip)
        self.settle(None, focused=focused)
        self.lay_out()

    def add(self, at: int) -> None:
        """Add one as the user does, or say why there can be no more."""
        button = self.buttons[at]
        if button.chip.reason:
            say_beside(button, button.chip.reason)
        else:
            self.added.emit(button.chip.key)

    def take_back(self, at: int) -> None:
        """Take one back as the user does, if there is one."""
        if self.buttons[at].chip.count:
            self.removed.emit(self.buttons[at].chip.key)

    def new_button(self, at: int) -> ChipButton:
        """Make the button of a chip."""
        button = ChipButton(self.theme, at + 1)
        button.clicked.connect(lambda: self.add(at))
        button.refused.connect(lambda: self.add(at))
        button.taken_back.connect(lambda: self.take_back(at))
        return button

    def pressed(self, at: int, event: QKeyEvent) -> bool:
        """Add to or take back from the chip that has the focus, or add by a figure."""
        figure = typed_figure(event)
        if event.key() in ADD or event.text() == PLUS:
            self.add(at)
        elif event.key() in TAKE_BACK or event.text() in MINUS:
            self.take_back(at)
        elif figure is not None and 1 <= figure <= len(self.buttons):
            self.buttons[figure - 1].setFocus()
            self.add(figure - 1)
        else:
            return False
        return True

    def arranged(self, width: int) -> list[QRect]:
        """Flow from the left."""
        gap = self.theme.look.gap(1.5)
        widths = [each.sizeHint().width() for each in self.buttons]
        height = max((each.sizeHint().height() for each in self.buttons), default=0)
        return [
            QRect(left, number * height, min(each, width), height)
            for number, line in enumerate(greedy(widths, width, gap))
            for left, each in zip(starts(line, gap), line, strict=True)
        ]
