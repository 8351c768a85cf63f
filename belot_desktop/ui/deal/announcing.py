"""What each side announced."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from belot_desktop.models.deal_offers import announcing_hindrance
from belot_desktop.ui.chips import Chip
from belot_desktop.ui.deal.deal_chips import DealChips, below
from belot_desktop.ui.deal.part import Part
from belot_desktop.ui.quiet_button import QuietButton
from belot_desktop.ui.section import Section, side_ink
from belot_desktop.ui.side_by_side import SideBySide
from belot_desktop.ui.tips import say_beside
from belot_desktop.ui.tokens import QUIET
from belot_desktop.ui.words import Words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from belot_desktop.core.scores import Problem
    from belot_desktop.models.deal_form import DealForm
    from belot_desktop.models.speech import Speech
    from belot_desktop.ui.theme import Theme


CONTEST_KEY = "F8"


class Announcing(Part):
    """A row of chips for each side, under its name and what it announced in all.

    ``contested`` tells that it was asked which announcements count.
    """

    contested = Signal()

    def __init__(self, form: DealForm, speech: Speech, theme: Theme) -> None:
        """Offer the announcements of the form's game."""
        super().__init__(form, speech, theme)
        self.chips = [DealChips(theme) for _ in range(form.game.variant.sides)]
        self._names = [Words(theme, QUIET, ink=side_ink(side)) for side in range(len(self.chips))]
        columns = [below(name, chips) for name, chips in zip(self._names, self.chips, strict=True)]
        self.contest = QuietButton(theme)
        if form.game.variant.contest is None:
            self.contest.hide()
        self.contest.clicked.connect(self.ask_contest)
        self._section = Section(theme, SideBySide(theme, columns), self.contest)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._section)
        for side, chips in enumerate(self.chips):
            chips.added.connect(lambda key, side=side: form.add(side, key))
            chips.left.connect(self.left)
            chips.removed.connect(lambda key, side=side: form.take_back(side, key))
        if not form.game.variant.announcements:
            self.hide()
        self.retranslate()

    def order_stops(self) -> None:
        """Let Tab come to the chips first: to be called once all is in its window."""
        if self.chips[-1].buttons:
            QWidget.setTabOrder(self.chips[-1].buttons[-1], self.contest)

    def lines(self) -> Sequence[Sequence[QWidget]]:
        """Return the chips of all sides as one line."""
        return [self.chips] if self.form.game.variant.announcements else []

    def place_of(self, problem: Problem) -> QWidget | None:
        """Return the chips that ``problem`` is about."""
        if problem.place[0] != "announcements":
            return None
        side = problem.place[1] if len(problem.place) > 1 else 0
        return self.chips[side] if isinstance(side, int) else None

    def ask_contest(self) -> None:
        """Ask which announcements count, or say why nothing can be announced."""
        if self.form.game.variant.contest is None:
            return
        hindrance = announcing_hindrance(self.form.game, self.form.deal)
        if hindrance is None:
            self.contested.emit()
        else:
            say_beside(self.contest, self.texts.problem(hindrance, self.form.game))

    def refresh(self) -> None:
        """Show what was announced and what can still be."""
        for side, (name, chips) in enumerate(zip(self._names, self.chips, strict=True)):
            chips.set_chips([self._chip(side, key) for key in self._keys()])
            name.setText(self._named(side))
        self.tell_problems(self._section, ("announcements",))

    def retranslate(self) -> None:
        """Name the section."""
        self._section.set_label(self.tr("Announcements"))
        self.contest.set_words(self.tr("Which count?"), CONTEST_KEY)
        super().retranslate()

    def _keys(self) -> list[str]:
        return [each.key for each in self.form.game.variant.announcements]

    def _named(self, side: int) -> str:
        team, sum_ = self.texts.team(self.form.game, side), self.form.points(side).announced
        return f"{team} · {sum_}" if sum_ else team

    def _chip(self, side: int, key: str) -> Chip:
        problem = self.form.add_hindrance(side, key)
        reason = self.texts.problem(problem, self.form.game) if problem else ""
        count = self.form.deal.announced(side).count(key)
        return Chip(key, self.texts.announcement(key), count, reason)
