"""What all dialogs with a form have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QDialog, QVBoxLayout, QWidget

from belot_desktop.ui.following_area import FollowingArea
from belot_desktop.ui.give_up import GiveUp
from belot_desktop.ui.keys_ahead import open_and_type
from belot_desktop.ui.placed import height_at
from belot_desktop.ui.room import room_for
from belot_desktop.ui.stops import ENTER, UP_AND_DOWN, next_stop

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from belot_desktop.ui.theme import Theme


class FormDialog(QDialog):
    """A form that scrolls, and below it what always stays in sight.

    Enter saves, Up and Down go from line to line, Esc closes after asking if something
    was entered. To be opened with ``open()``. A subclass makes its widgets, has them laid
    out by :meth:`lay_out`, and says what the methods without a body are about.
    """

    def __init__(self, theme: Theme, parent: QWidget | None, width: int) -> None:
        """Start without widgets, to be ``width`` wide at a text size of 100 %."""
        super().__init__(parent)
        self.theme, self._usual_width = theme, width
        self.keep: Callable[[], bool] = lambda: True
        self._whole = QVBoxLayout(self)
        content = QWidget()
        self._lines = QVBoxLayout(content)
        self._area = FollowingArea(theme, content)
        self._whole.addWidget(self._area, 1)  # while it is empty: Qt styles anew all that moves
        theme.changed.connect(self._space)

    # --- what a subclass says

    @property
    def touched(self) -> bool:
        """Whether anything was entered that closing would lose."""
        raise NotImplementedError

    def save(self) -> None:
        """Accept what was entered, or say what is missing and go there."""
        raise NotImplementedError

    def retranslate(self) -> None:
        """Say everything in the language spoken now."""
        raise NotImplementedError

    def stops(self) -> Sequence[Sequence[QWidget]]:
        """Return what can have the focus in the form, line by line as it stands there."""
        raise NotImplementedError

    # --- what it does

    def accept(self) -> None:
        """Close once :attr:`keep` has kept what was entered; else all stays as it is."""
        if self.keep():
            super().accept()

    def lay_out(
        self, form: Sequence[QWidget], foot: Sequence[QWidget], save_button: QWidget
    ) -> None:
        """Put ``form`` where it scrolls and ``foot`` below it, in a size that shows all.

        The ``save_button`` is where Down arrives at the foot.
        """
        self._foot, self._save_button = foot, save_button
        for widget in form:
            self._lines.addWidget(widget)
        self._lines.addStretch()
        for widget in foot:
            self._whole.addWidget(widget)
        self._space()
        self.retranslate()
        self._give(self._usual_size())
        self.theme.changed.connect(self.fit)

    def say_above_foot(self, words: QWidget) -> None:
        """Let ``words`` stand where they stay in sight, once there is something to say."""
        self._whole.insertWidget(self._whole.indexOf(self._area) + 1, words)
        self._foot = (words, *self._foot)

    @property
    def chosen_size(self) -> QSize | None:
        """The size that somebody gave it, None while it has that which shows everything."""
        return None if self.size() == self._given else self.size()

    def reject(self) -> None:
        """Close, after asking if something was entered."""
        if not self.touched:
            super().reject()
            return
        question = GiveUp(self)
        question.accepted.connect(lambda: self.done(QDialog.DialogCode.Rejected))
        question.finished.connect(question.deleteLater)
        open_and_type(question)

    def step(self, step: int) -> None:
        """Let the focus go a line up (-1) or down (1), to the same side of it."""
        focus = self.focusWidget()
        if any(each.isAncestorOf(focus) for each in self._foot):
            focus = self._save_button
        found = next_stop([*self.stops(), [self._save_button]], focus, step)
        if found is not None:
            found.setFocus()

    def event(self, event: QEvent) -> bool:
        """Let a key that is held count once: it may have opened the dialog, or closed another."""
        if isinstance(event, QKeyEvent) and event.isAutoRepeat() and event.key() not in UP_AND_DOWN:
            return True
        done = super().event(event)
        if event.type() is QEvent.Type.LanguageChange:  # by now all that it holds has followed
            self.fit()
        return done

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do what a key means wherever the focus is."""
        if event.key() in ENTER:
            self.save()
        elif event.key() in UP_AND_DOWN and not event.modifiers() & ~_KEYPAD:
            self.step(UP_AND_DOWN[event.key()])
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _space(self) -> None:
        look = self.theme.look
        margin = look.gap(5)
        self._whole.setContentsMargins(margin, look.gap(3), margin, look.gap(4))
        self._whole.setSpacing(look.gap(2.5))
        self._lines.setContentsMargins(0, 0, 0, 0)
        self._lines.setSpacing(look.gap(2))

    def bring_into_sight(self, widget: QWidget) -> None:
        """Scroll so that ``widget`` is seen."""
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        self._area.ensureWidgetVisible(widget, 0, 0)

    def fit(self) -> None:
        """Show everything in other words and at another text size, unless a size was chosen."""
        if self.chosen_size is None:
            QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)  # layouts pass it on
            self._give(self._usual_size())
            room, frame = self.screen().availableGeometry(), self.frameGeometry()
            frame.moveBottom(min(frame.bottom(), room.bottom()))
            frame.moveRight(min(frame.right(), room.right()))
            self.move(max(frame.left(), room.left()), max(frame.top(), room.top()))

    def _give(self, size: QSize) -> None:
        self._given = size
        self.resize(size)

    def _usual_size(self) -> QSize:
        """Return a size that shows everything, as far as the screen has room for it."""
        look, room = self.theme.look, room_for(self)
        width = min(look.px(self._usual_width), room.width())
        inner = width - 2 * look.gap(5)
        height = look.gap(3) + look.gap(4) + self._area.height_for(inner)
        foot = [each for each in self._foot if not each.isHidden()]
        height += sum(look.gap(2.5) + height_at(each, inner) for each in foot)
        return QSize(width, min(height, room.height()))


_KEYPAD = Qt.KeyboardModifier.KeypadModifier
