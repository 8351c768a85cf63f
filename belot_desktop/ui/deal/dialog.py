"""The deal dialog: its parts put together, its keys, saving and giving up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from belot_desktop.ui.deal.announcing import Announcing
from belot_desktop.ui.deal.bidding import CONTRA_KEY, Bidding
from belot_desktop.ui.deal.buttons import Buttons
from belot_desktop.ui.deal.counting import CARDS_KEY, CONTRA_SIGN, Counting
from belot_desktop.ui.deal.heading import Heading
from belot_desktop.ui.deal.previewing import Previewing
from belot_desktop.ui.deal.rows import ENTER, UP_AND_DOWN
from belot_desktop.ui.deal.stops import next_stop
from belot_desktop.ui.following_area import FollowingArea
from belot_desktop.ui.give_up import GiveUp

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QKeyEvent

    from belot_desktop.core.rows import Row
    from belot_desktop.core.scores import Problem
    from belot_desktop.models.deal_form import DealForm
    from belot_desktop.models.speech import Speech
    from belot_desktop.ui.theme import Theme

WIDTH = 800


class DealDialog(QDialog):
    """Enters a deal, or edits one; to be opened with ``open()``.

    Once ``accepted`` is emitted :meth:`row` is what to save. ``card_points_changed``
    tells that points are to be typed without announcements, or with them again.
    """

    card_points_changed = Signal(bool)

    def __init__(
        self, form: DealForm, speech: Speech, theme: Theme, parent: QWidget | None = None
    ) -> None:
        """Show ``form``."""
        super().__init__(parent)
        self.form, self._theme = form, theme
        self._row: Row | None = None
        self.heading = Heading(form, speech, theme)
        self.bidding = Bidding(form, speech, theme)
        self.announcing = Announcing(form, speech, theme)
        self.counting = Counting(form, speech, theme)
        self.preview = Previewing(form, speech, theme)
        self.buttons = Buttons(form, speech, theme)
        self._entering = (self.bidding, self.announcing, self.counting)
        self._lay_out()
        self._connect()
        self._keys = self._actions()
        self._space()
        self.retranslate()
        self.resize(self._wanted())
        self._go_on()

    def row(self) -> Row:
        """Return what was entered: a deal, or that everybody passed."""
        return self.form.deal if self._row is None else self._row

    def save(self) -> None:
        """Save what was entered, or say what is missing and go there."""
        if self.form.complete:
            self.accept()
            return
        self.form.insist()
        self._go_to(*(each for each in self.form.problems if not each.warning))

    def pass_all(self) -> None:
        """Save at once that everybody passed."""
        self._row = self.form.passed
        self.accept()

    def reject(self) -> None:
        """Close, after asking if something was typed."""
        if not self.form.touched:
            super().reject()
            return
        question = GiveUp(self)
        question.accepted.connect(lambda: self.done(QDialog.DialogCode.Rejected))
        question.finished.connect(question.deleteLater)
        question.open()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do what a key means wherever the focus is."""
        bare = event.modifiers() in (
            Qt.KeyboardModifier.NoModifier,
            Qt.KeyboardModifier.KeypadModifier,
        )
        if event.text() == CONTRA_SIGN:
            self.bidding.cycle_contra()
        elif event.key() in ENTER:
            self.save()
        elif bare and event.key() in UP_AND_DOWN:
            self._step(UP_AND_DOWN[event.key()])
        elif bare and event.key() in self._keys:
            self._keys[event.key()]()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Name the window as its heading does."""
        self.heading.retranslate()
        self.setWindowTitle(self.heading.title)

    # --- putting together

    def _lay_out(self) -> None:
        self._content = QWidget()
        self._form_lines = QVBoxLayout(self._content)
        self._form_lines.setContentsMargins(0, 0, 0, 0)
        for part in (self.heading, *self._entering):
            self._form_lines.addWidget(part)
        self._form_lines.addStretch()
        self._area = FollowingArea(self._theme, self._content)
        self._whole = QVBoxLayout(self)
        self._whole.addWidget(self._area, 1)
        self._whole.addWidget(self.preview)
        self._whole.addWidget(self.buttons)

    def _connect(self) -> None:
        self._theme.changed.connect(self._space)
        for part in (self.heading, *self._entering):
            part.went_on.connect(self._go_on)
            part.left.connect(self._step)
        self.buttons.left.connect(self._step)
        self.counting.contra_typed.connect(self.bidding.cycle_contra)
        self.counting.card_points_changed.connect(self.card_points_changed)
        self.buttons.passed.connect(self.pass_all)
        self.buttons.cancelled.connect(self.reject)
        self.buttons.saved.connect(self.save)

    def _actions(self) -> dict[int, Callable[[], object]]:
        actions: dict[str, Callable[[], object]] = {
            CONTRA_KEY: self.bidding.cycle_contra,
            CARDS_KEY: self.counting.card_points.toggle,
            **{key: button.click for key, button in self.buttons.keys.items()},
        }
        return {Qt.Key[f"Key_{key}"]: action for key, action in actions.items()}

    def _space(self) -> None:
        look = self._theme.look
        margin = look.gap(5)
        self._whole.setContentsMargins(margin, look.gap(3), margin, margin)
        self._whole.setSpacing(look.gap(3))
        self._form_lines.setSpacing(look.gap(2))

    def _wanted(self) -> QSize:
        """Return a size that shows everything, as far as the screen has room for it."""
        look, room = self._theme.look, self.screen().availableSize()
        width = min(look.px(WIDTH), room.width())
        inner = width - 2 * look.gap(5)
        parts = (self._area.height_for(inner), *map(_height(inner), (self.preview, self.buttons)))
        height = sum(parts) + look.gap(8) + 2 * look.gap(3)
        return QSize(width, min(height, room.height()))

    # --- the focus

    def _go_on(self) -> None:
        """Let the focus go to what is asked for next."""
        if self.form.missing:
            self._go_to(*self.form.missing)
        elif self.form.counting:
            self.counting.usual_field.setFocus()
        else:
            self.buttons.save.setFocus()

    def _go_to(self, *problems: Problem) -> None:
        """Let the focus go to where the first of ``problems`` can be put right."""
        found = (part.place_of(each) for each in problems for part in self._entering)
        place = next(filter(None, found), None)
        if place is not None:
            place.setFocus()

    def _step(self, step: int) -> None:
        """Let the focus go a line up or down, to the same side of it."""
        parts, focus = (self.heading, *self._entering, self.buttons), self.focusWidget()
        if self.buttons.isAncestorOf(focus):
            focus = self.buttons.save
        found = next_stop([line for part in parts for line in part.lines()], focus, step)
        if found is not None:
            found.setFocus()


def _height(width: int) -> Callable[[QWidget], int]:
    return lambda part: part.heightForWidth(width)
