"""Why a row is written as it is: its steps, one a line, and what they come to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QTextCursor, QTextOption
from PySide6.QtWidgets import QTextEdit

from belot_desktop.ui.at_hand import put_help
from belot_desktop.ui.stops import ENTER, UP_AND_DOWN
from belot_desktop.ui.why import Why, write

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent
    from PySide6.QtWidgets import QWidget

    from belot_desktop.ui.theme import Theme


class WhyPanel(QTextEdit):
    """A card of text that wraps, scrolls when it is long, and can be selected and copied.

    Up and Down go from step to step. ``rule_asked`` carries where the help says the rule of
    the step that was clicked, or on which Enter was pressed.
    """

    rule_asked = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Start empty."""
        super().__init__(parent)
        self._theme = theme
        self._why, self._pressed = Why(""), ""
        self.setProperty("card", True)  # noqa: FBT003 (a style sheet's condition)
        self.setReadOnly(True)
        self.setTabChangesFocus(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.viewport().setMouseTracking(True)
        self.cursorPositionChanged.connect(self._show_step)
        theme.changed.connect(self._write)

    def show_why(self, why: Why) -> None:
        """Show ``why``, from its beginning."""
        self._why = why
        self.setAccessibleName(why.heading)
        self._write()

    def sizeHint(self) -> QSize:
        """Ask for a column of five or six steps."""
        return QSize(self._theme.look.px(290), self._theme.look.px(190))

    def minimumSizeHint(self) -> QSize:
        """Need a few words in width and the heading with two steps in height."""
        look = self._theme.look
        return QSize(look.px(120), 3 * look.metrics().height() + look.gap(8))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from step to step, and from there to the rule."""
        if event.key() in ENTER and self._anchor():
            self.rule_asked.emit(self._anchor())
        elif event.key() in UP_AND_DOWN and not event.modifiers() & _SELECTING:
            self._go_to(self._step() + UP_AND_DOWN[event.key()])
        else:
            super().keyPressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show what can be clicked."""
        super().mouseMoveEvent(event)
        shape = Qt.CursorShape.PointingHandCursor if self._under(event) else _TEXT_SHAPE
        self.viewport().setCursor(shape)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin to click, or to select."""
        super().mousePressEvent(event)
        self._pressed = self._under(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Ask for the rule of a step that was clicked and not selected."""
        super().mouseReleaseEvent(event)
        clicked = self._pressed if self._under(event) == self._pressed else ""
        if clicked and not self.textCursor().hasSelection():
            self.rule_asked.emit(clicked)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show which step the keyboard is at."""
        super().focusInEvent(event)
        self._show_step()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Show no step any more."""
        super().focusOutEvent(event)
        self._show_step()

    def _under(self, event: QMouseEvent) -> str:
        if event.button() is Qt.MouseButton.RightButton:
            return ""
        return self.anchorAt(event.position().toPoint())

    def _step(self) -> int:
        """Return at which row the keyboard is, -1 for the heading."""
        return self.textCursor().block().userState()

    def _anchor(self) -> str:
        return "" if self._step() < 0 else self._why.every[self._step()].anchor

    def _go_to(self, step: int) -> None:
        block = self.document().begin()
        while block.isValid() and block.userState() != step:
            block = block.next()
        if block.isValid() and step >= 0:
            self.setTextCursor(QTextCursor(block))

    def _show_step(self) -> None:
        """Mark the step that the keyboard is at, and let F1 lead to its rule."""
        put_help(self, self._anchor())
        marked = QTextEdit.ExtraSelection()
        marked.cursor = self.textCursor()
        marked.cursor.movePosition(QTextCursor.MoveOperation.StartOfBlock)
        marked.cursor.movePosition(
            QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor
        )
        marked.format.setBackground(self._theme.look.colours.selection)
        shown = self.hasFocus() and self._step() >= 0
        self.setExtraSelections([marked] if shown else [])

    def _write(self) -> None:
        look = self._theme.look
        self.document().setDocumentMargin(look.gap(3))
        self.document().setDefaultFont(look.font())
        write(self.document(), self._why, look)
        self.moveCursor(QTextCursor.MoveOperation.Start)
        self._go_to(0)


_SELECTING = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.ControlModifier
_TEXT_SHAPE = Qt.CursorShape.IBeamCursor
