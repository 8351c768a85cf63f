"""The deal dialog: its parts put together, its keys, what it saves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal

from belot_desktop.ui.at_hand import put_help
from belot_desktop.ui.deal.announcing import CONTEST_KEY, Announcing
from belot_desktop.ui.deal.bidding import CONTRA_KEY, Bidding
from belot_desktop.ui.deal.buttons import Buttons
from belot_desktop.ui.deal.card_counting import CardCounting
from belot_desktop.ui.deal.contesting import Contesting
from belot_desktop.ui.deal.counting import CARDS_KEY, CONTRA_SIGN, COUNTER_KEY, Counting
from belot_desktop.ui.deal.heading import Heading
from belot_desktop.ui.deal.previewing import Previewing
from belot_desktop.ui.form_dialog import FormDialog

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import QWidget

    from belot_desktop.core.rows import Row
    from belot_desktop.core.scores import Problem
    from belot_desktop.models.deal_form import DealForm
    from belot_desktop.models.speech import Speech
    from belot_desktop.ui.theme import Theme

WIDTH = 800
_HELP = ("entry", "bidding", "announcements", "points")  # of the dialog, then of its parts


class DealDialog(FormDialog):
    """Enters a deal, or edits one.

    Once ``accepted`` is emitted :meth:`row` is what to save. ``card_points_changed``
    tells that points are to be typed without announcements, or with them again.
    """

    card_points_changed = Signal(bool)

    def __init__(
        self, form: DealForm, speech: Speech, theme: Theme, parent: QWidget | None = None
    ) -> None:
        """Show ``form``."""
        super().__init__(theme, parent, WIDTH)
        self.form = form
        self._row: Row | None = None
        self.heading = Heading(form, speech, theme)
        self.bidding = Bidding(form, speech, theme)
        self.announcing = Announcing(form, speech, theme)
        self.counting = Counting(form, speech, theme)
        self.contesting = Contesting(form, speech, theme, self)
        self.card_counting = CardCounting(form, speech, theme, self)
        self.preview = Previewing(form, speech, theme)
        self.buttons = Buttons(form, speech, theme)
        self._parts = (self.heading, self.bidding, self.announcing, self.counting)
        self._keys = self._actions()
        for widget, anchor in zip((self, *self._parts[1:]), _HELP, strict=True):
            put_help(widget, anchor)
        self._connect()
        self.lay_out(self._parts, (self.preview, self.buttons), self.buttons.save)
        self.announcing.order_stops()
        self._go_on()

    def _make_room(self) -> None:
        """Make room for the figures to be clicked, or at least bring them into sight."""
        self.fit()
        self.bring_into_sight(self.counting.keypad)

    def go_on_typing(self) -> None:
        """Let the next figure come behind those that were half typed, not in their place."""
        self.counting.usual_field.edit.goes_on = True

    def row(self) -> Row:
        """Return what was entered: a deal, or that everybody passed."""
        return self.form.deal if self._row is None else self._row

    @property
    def touched(self) -> bool:
        """Whether a deal was entered in part."""
        return self.form.touched

    def save(self) -> None:
        """Accept the deal, or say what is missing and go there."""
        self._row = None
        if self.form.complete:
            self.accept()
            return
        self.form.insist()
        self._go_to(*(each for each in self.form.problems if not each.warning))

    def pass_all(self) -> None:
        """Accept at once that everybody passed."""
        self._row = self.form.passed
        self.accept()

    def stops(self) -> Sequence[Sequence[QWidget]]:
        """Return the lines of all parts."""
        return [line for part in self._parts for line in part.lines()]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do what a key means wherever the focus is."""
        if event.text() == CONTRA_SIGN:
            self.bidding.cycle_contra()
        elif event.key() in self._keys and event.modifiers() == Qt.KeyboardModifier.NoModifier:
            self._keys[event.key()]()
        else:
            super().keyPressEvent(event)

    def retranslate(self) -> None:
        """Name the window as its heading does."""
        self.heading.retranslate()
        self.setWindowTitle(self.heading.title)

    def _connect(self) -> None:
        for part in self._parts:
            part.went_on.connect(self._go_on)
            part.left.connect(self.step)
        self.buttons.left.connect(self.step)
        self.announcing.contested.connect(self.contesting.open)
        self.contesting.taken_over.connect(self._go_on)
        self.counting.grown.connect(self._make_room)
        self.counting.counter.clicked.connect(self.card_counting.open)
        self.card_counting.taken_over.connect(self._go_on)
        self.counting.contra_typed.connect(self.bidding.cycle_contra)
        self.counting.card_points_changed.connect(self.card_points_changed)
        self.buttons.passed.connect(self.pass_all)
        self.buttons.cancelled.connect(self.reject)
        self.buttons.saved.connect(self.save)

    def _actions(self) -> dict[int, Callable[[], object]]:
        actions: dict[str, Callable[[], object]] = {
            CONTRA_KEY: self.bidding.cycle_contra,
            CONTEST_KEY: self.announcing.ask_contest,
            CARDS_KEY: self.counting.card_points.toggle,
            COUNTER_KEY: self.card_counting.open,
            **{key: button.click for key, button in self.buttons.keys.items()},
        }
        return {Qt.Key[f"Key_{key}"]: action for key, action in actions.items()}

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
        found = (part.place_of(each) for each in problems for part in self._parts)
        place = next(filter(None, found), None)
        if place is not None:
            place.setFocus()
