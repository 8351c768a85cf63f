"""The points of one side, typed in large figures or following from the other side's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QKeyEvent, QPainter, QPalette, QPen, QValidator
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QLineEdit, QSizePolicy, QVBoxLayout

from belot_desktop.ui.frame import RING, RING_INSET, paint_box, paint_ring
from belot_desktop.ui.tips import plain_tip
from belot_desktop.ui.tokens import CORNER, POINTS, QUIET, SENTENCE, Colours, mixed
from belot_desktop.ui.words import Words, quiet_ink

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QMouseEvent, QPaintEvent, QResizeEvent
    from PySide6.QtWidgets import QWidget

    from belot_desktop.ui.theme import Theme

LONGEST = 24
USUAL = "000"
MOST = 0.65  # of the card's width, where a long sum is typed
_BACK_AGAIN = (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason)
_TYPED = frozenset("0123456789+")


class Sums(QValidator):
    """Lets figures and + through, without the spaces of what is pasted."""

    def validate(self, text: str, at: int) -> tuple[QValidator.State, str, int]:
        """Judge ``text``; the cursor stays where it was unless spaces went before it."""
        bare = "".join(text.split())
        if not _TYPED.issuperset(bare):
            return QValidator.State.Invalid, text, at
        return QValidator.State.Acceptable, bare, min(at, len(bare))


class PointsEdit(QLineEdit):
    """The figures themselves: selected whole when they get the focus."""

    focused = Signal()
    clicked = Signal()

    def __init__(self, parent: QWidget) -> None:
        """Start empty."""
        super().__init__(parent)
        self._by_click = False
        self.goes_on = False  # with what is half typed, once it gets the focus
        self.setProperty("bare", True)  # noqa: FBT003 (a style sheet's condition)
        self.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.setMaxLength(LONGEST)
        self.setValidator(Sums(self))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    def minimumSizeHint(self) -> QSize:
        """Need no width of its own: the card says how much it gets."""
        return QSize(0, super().minimumSizeHint().height())

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Select everything at once: the next key may be on its way already.

        Where only the window was left and is back, typing goes on where it was.
        """
        super().focusInEvent(event)
        if self.goes_on:
            self.goes_on = False
            self.end(False)  # noqa: FBT003 (without selecting)
        elif event.reason() not in _BACK_AGAIN:
            self.selectAll()
        self._by_click = event.reason() is Qt.FocusReason.MouseFocusReason
        self.focused.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep everything selected after the click that brought the focus."""
        super().mousePressEvent(event)
        if self._by_click:
            self._by_click = False
            self.selectAll()
        self.clicked.emit()

    def press(self, key: Qt.Key, text: str = "") -> None:
        """Type ``text``, or press ``key``, as if a keyboard had done so."""
        if not self.hasFocus():
            self.setFocus()
        QApplication.sendEvent(
            self, QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, text)
        )

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Let go."""
        super().focusOutEvent(event)
        if event.reason() not in _BACK_AGAIN:
            self.deselect()
        self.focused.emit()


class PointsField(QFrame):
    """A card with a side's name, a quiet note under it and its points in large figures.

    ``edited`` carries what the user typed so far. What follows from the other side is
    shown by :meth:`show_points` and written thinner.
    """

    edited = Signal(str)

    def __init__(self, theme: Theme, side: int, parent: QWidget | None = None) -> None:
        """Start empty, in the colour of ``side``."""
        super().__init__(parent)
        self._theme, self._side = theme, side
        self._typed, self._problem = True, ""
        self.name = Words(theme, SENTENCE)
        self.note = Words(theme, QUIET, ink=quiet_ink)
        self.edit = PointsEdit(self)
        self.edit.textEdited.connect(self._edit)
        self.edit.textChanged.connect(self._dress)
        self.edit.focused.connect(self.update)
        self.setFocusProxy(self.edit)
        self.setCursor(Qt.CursorShape.IBeamCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addStretch()
        words.addWidget(self.name)
        words.addWidget(self.note)
        words.addStretch()
        self._row = QHBoxLayout(self)
        self._row.addLayout(words, 1)
        self._row.addWidget(self.edit)
        self.set_note("")
        self._place()
        theme.changed.connect(self._place)

    @property
    def text(self) -> str:
        """What stands in the field."""
        return self.edit.text()

    def set_name(self, name: str) -> None:
        """Name the side."""
        self.name.setText(name)
        self._describe()

    def set_note(self, note: str) -> None:
        """Say quietly what the points are made of."""
        self.note.setText(note)
        self.note.setVisible(bool(note))
        self._describe()

    def set_problem(self, sentence: str) -> None:
        """Mark the field as wrong and say why; an empty ``sentence`` makes it right."""
        self._problem = sentence
        self.setToolTip(plain_tip(sentence))
        self._describe()
        self.update()

    def show_points(self, text: str, *, typed: bool) -> None:
        """Show ``text`` as typed, or as what follows. Leaves the cursor if nothing changes."""
        self._typed = typed
        if text != self.edit.text():
            self.edit.setText(text)
        self._dress()

    def sizeHint(self) -> QSize:
        """Ask for a name, a note and three figures."""
        least = self.minimumSizeHint()
        return QSize(least.width() + self.name.sizeHint().width(), least.height())

    def minimumSizeHint(self) -> QSize:
        """Need room for a few letters of the name and the figures."""
        look = self._theme.look
        figures = look.metrics(POINTS, bold=True)
        lines = self.name.sizeHint().height() + look.metrics(QUIET).height()
        height = max(figures.capHeight() + look.gap(10), lines + look.gap(5))
        width = self.name.minimumSizeHint().width() + figures.horizontalAdvance(USUAL)
        return QSize(width + 3 * look.gap(4), height)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the card, with a thick edge where there is a problem, and the focus."""
        colours, painter = self._theme.look.colours, QPainter(self)
        edge = QPen(colours.error.ink, RING) if self._problem else QPen(colours.line, 1)
        paint_box(painter, self.rect(), colours.card, edge)
        if self.edit.hasFocus():
            inset = RING_INSET if self._problem else 0
            paint_ring(painter, self.rect(), colours.action, inset=inset, corner=CORNER - inset)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Give the figures the focus wherever the card is clicked."""
        self.edit.setFocus(Qt.FocusReason.OtherFocusReason)
        self.edit.clicked.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the figures into the width."""
        super().resizeEvent(event)
        self._dress()

    def _place(self) -> None:
        look = self._theme.look
        across = look.gap(4)
        self._row.setContentsMargins(across, look.gap(2), across, look.gap(2))
        self._row.setSpacing(look.gap(2))
        self._dress()
        self.updateGeometry()

    def _edit(self, text: str) -> None:
        self._typed = True
        self._dress()
        self.edited.emit(text)

    def _dress(self) -> None:
        """Write in the side's colour, boldly what was typed, as large as there is room for."""
        look, text = self._theme.look, self.edit.text()
        usual = look.metrics(POINTS, bold=True)
        wanted = max(usual.horizontalAdvance(USUAL), usual.horizontalAdvance(text))
        room = min(wanted, round(self.width() * MOST)) + look.gap(2)
        font = look.fitting(text, POINTS, room - look.gap(2), self.height())
        if not self._typed:
            font = QFont(font)
            font.setBold(False)
        self.edit.setFixedWidth(room)
        self.edit.ensurePolished()  # being polished later would bring back an earlier font
        self.edit.setFont(font)
        colours = self.edit.palette()
        colours.setColor(QPalette.ColorRole.Text, self._ink(look.colours))
        self.edit.setPalette(colours)

    def _ink(self, colours: Colours) -> QColor:
        ink = colours.side(self._side).ink
        return ink if self._typed else mixed(ink, colours.quiet, 0.5)

    def _describe(self) -> None:
        self.edit.setAccessibleName(self.name.text())
        told = (self._problem, self.note.text())
        self.edit.setAccessibleDescription(" ".join(each for each in told if each))
