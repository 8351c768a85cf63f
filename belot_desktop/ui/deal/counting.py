"""The points of each side, typed with its announcements or without."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from belot_desktop.ui.asides import Asides
from belot_desktop.ui.deal.keypad import Keypad
from belot_desktop.ui.deal.part import Part
from belot_desktop.ui.points_field import PointsField
from belot_desktop.ui.quiet_button import QuietButton
from belot_desktop.ui.section import Section
from belot_desktop.ui.side_by_side import SideBySide
from belot_desktop.ui.switch import Switch

if TYPE_CHECKING:
    from collections.abc import Sequence

    from belot_desktop.core.scores import Problem
    from belot_desktop.models.deal_form import DealForm, SidePoints
    from belot_desktop.models.speech import Speech
    from belot_desktop.ui.theme import Theme

CARDS_KEY = "F7"
COUNTER_KEY = "F9"
CONTRA_SIGN = "*"


class Counting(Part):
    """A field for each side, the switch to card points, and the way to the card counter.

    Who clicks a field gets figures to click as well: a deal can be entered by mouse alone.
    """

    card_points_changed = Signal(bool)
    contra_typed = Signal()
    grown = Signal()

    def __init__(self, form: DealForm, speech: Speech, theme: Theme) -> None:
        """Show the points of all sides."""
        super().__init__(form, speech, theme)
        self.fields = [PointsField(theme, side) for side in range(form.game.variant.sides)]
        self.card_points = Switch(theme)
        self.card_points.setChecked(form.draft.card_points)
        self.counter = QuietButton(theme)
        if not form.game.variant.announcements:
            self.card_points.hide()
        if form.game.variant.deck is None:
            self.counter.hide()
        asides = Asides(theme, (self.card_points, self.counter))
        self._section = Section(theme, SideBySide(theme, self.fields), asides)
        self.keypad = Keypad(theme)
        self._keys = Section(theme, self.keypad)
        self._keys.hide()
        self.keypad.typed.connect(lambda sign: self._field().edit.press(Qt.Key(ord(sign)), sign))
        self.keypad.taken_back.connect(lambda: self._field().edit.press(Qt.Key.Key_Backspace))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._section)
        layout.addWidget(self._keys)
        for side, field in enumerate(self.fields):
            field.edited.connect(lambda text, side=side: form.type_points(side, text))
            field.edit.editingFinished.connect(form.settle)
            field.edit.installEventFilter(self)
            field.edit.clicked.connect(self.show_keypad)
        self.card_points.toggled.connect(self._count_cards)
        self.retranslate()
        QWidget.setTabOrder(self.fields[-1].edit, self.counter)

    def lines(self) -> Sequence[Sequence[QWidget]]:
        """Return the fields of all sides as one line."""
        return [self.fields]

    def place_of(self, problem: Problem) -> QWidget | None:
        """Return the field that ``problem`` is about, or where points are usually typed."""
        match problem.place:
            case ("points", int(side)):
                return self.fields[side]
            case ("points" | "result", *_):
                return self.usual_field
        return None

    @property
    def usual_field(self) -> PointsField:
        """The field where points are typed: where it was done, or else the declarers'."""
        draft = self.form.draft
        side = draft.deal.declarer if draft.typed_side is None else draft.typed_side
        return self.fields[side or 0]

    def show_keypad(self) -> None:
        """Show figures to be clicked; ``grown`` tells that they take room."""
        if self._keys.isHidden():
            self._keys.show()
            self.grown.emit()

    def _field(self) -> PointsField:
        """Return the field that is typed in."""
        focused = (each for each in self.fields if each.edit.hasFocus())
        return next(focused, self.usual_field)

    def refresh(self) -> None:
        """Show what was typed and what follows."""
        for side, field in enumerate(self.fields):
            points = self.form.points(side)
            field.set_name(self.texts.team(self.form.game, side))
            field.set_note(self._note(side, points))
            field.show_points(points.text, typed=points.typed)
            field.set_problem(self._problem(side))
        self.tell_problems(self._section, ("points", "result"))

    def retranslate(self) -> None:
        """Say what is typed here."""
        card_points = self.form.draft.card_points
        label = self.tr("Card points") if card_points else self.tr("Points with announcements")
        self._section.set_label(label)
        self.keypad.name_back(self.tr("Take the last figure back"))
        self.card_points.set_words(self.tr("cards only"), CARDS_KEY)
        self.counter.set_words(self.tr("count the cards"), COUNTER_KEY)
        super().retranslate()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the sign of contra away from the fields, which would swallow it."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            contra = event.text() == CONTRA_SIGN
            if contra:
                self.contra_typed.emit()
            return contra
        return False

    def _count_cards(self, on: bool) -> None:  # noqa: FBT001 (the signal's value)
        self.form.count_cards(card_points=on)
        self.retranslate()
        self.card_points_changed.emit(on)

    def _note(self, side: int, points: SidePoints) -> str:
        """Say what the points are made of, or that this side is inside or has the capot."""
        draft = self.form.draft
        if self.form.result_side == side:
            return self.texts.result(draft.kind)
        if points.cards is None or points.cards < 0 or not any(draft.deal.announcements):
            return ""
        if draft.card_points:
            whole = points.cards + points.announced
            return self.tr("with announcements {points}").format(points=whole)
        if not points.announced:
            return self.tr("cards {cards}").format(cards=points.cards)
        sum_ = self.tr("cards {cards} + {announced}")
        return sum_.format(cards=points.cards, announced=points.announced)

    def _problem(self, side: int) -> str:
        """Say what is wrong with this field, as an error: it can have an edge."""
        for problem in self.form.problems:
            if problem.place == ("points", side) and not problem.warning:
                return self.texts.problem(problem, self.form.game)
        return ""
