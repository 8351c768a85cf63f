"""Who declared, which contract, and whether contra was said."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QVBoxLayout, QWidget

from belot_desktop.texts.numbers import set_in
from belot_desktop.ui.choice_row import Choice
from belot_desktop.ui.deal.part import Part
from belot_desktop.ui.form_row import FormRow
from belot_desktop.ui.section import Section

if TYPE_CHECKING:
    from collections.abc import Sequence

    from belot_desktop.core.scores import Problem
    from belot_desktop.models.deal_form import DealForm
    from belot_desktop.models.speech import Speech
    from belot_desktop.ui.theme import Theme

CONTRA_KEY = "F6"


class Bidding(Part):
    """The rows of choices; once one is made the focus moves on."""

    def __init__(self, form: DealForm, speech: Speech, theme: Theme) -> None:
        """Offer what the form's game declares."""
        super().__init__(form, speech, theme)
        self.declarer, self.contract, self.contra = (FormRow(theme) for _ in range(3))
        self._who, self._what, self._doubled = (
            Section(theme, row) for row in (self.declarer, self.contract, self.contra)
        )
        self._doubling = len(form.game.variant.contras) > 1
        if not self._doubling:
            self._doubled.hide()
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        for section in (self._who, self._what, self._doubled):
            self._layout.addWidget(section)
        self.declarer.chosen.connect(self._choose_declarer)
        self.contract.chosen.connect(self._choose_contract)
        self.contra.chosen.connect(self._choose_contra)
        for row in (self.declarer, self.contract, self.contra):
            row.left.connect(self.left)
        self._space()
        theme.changed.connect(self._space)
        self.retranslate()

    def lines(self) -> Sequence[Sequence[QWidget]]:
        """Return the rows that there are."""
        rows = [(self.declarer,), (self.contract,), (self.contra,)]
        return rows if self._doubling else rows[:-1]

    def place_of(self, problem: Problem) -> QWidget | None:
        """Return the row that ``problem`` is about."""
        match problem.place[0]:
            case "declarer" | "declarer_seat":
                return self.declarer
            case "contract":
                return self.contract
            case "contra":
                return self.contra
        return None

    def cycle_contra(self) -> None:
        """Choose the next contra, after the last one none again."""
        self.contra.choose(self._next_contra())

    def refresh(self) -> None:
        """Show what is chosen and what can be."""
        self._show_declarers()
        self._show_contracts()
        self._show_contras()

    def retranslate(self) -> None:
        """Name the rows."""
        self._who.set_label(self.tr("Declarer"))
        self._what.set_label(self.tr("Contract"))
        self._doubled.set_label(self.tr("Contra"))
        super().retranslate()

    # --- who declared

    def _declarers(self) -> list[tuple[int, int | None]]:
        """Return sides and seats: a seat each as soon as anybody has a name, or else a side."""
        game = self.form.game
        if any(map(game.player, range(len(game.variant.seats)))):
            return [(side, seat) for seat, side in enumerate(game.variant.seats)]
        return [(side, None) for side in range(game.variant.sides)]

    def _show_declarers(self) -> None:
        game, deal, texts = self.form.game, self.form.deal, self.texts
        declarers = self._declarers()
        self.declarer.set_choices(
            [
                Choice(texts.team(game, side) if seat is None else texts.player(game, seat))
                for side, seat in declarers
            ]
        )
        chosen = (deal.declarer, deal.declarer_seat)
        if (deal.declarer, None) in declarers:
            chosen = (deal.declarer, None)
        self.declarer.set_current(declarers.index(chosen) if chosen in declarers else None)
        self.tell_problems(self._who, ("declarer", "declarer_seat"))
        if deal.declarer is not None and chosen not in declarers:
            team = set_in(texts.team(game, deal.declarer))
            self._who.set_remark(self.tr("Declared by {team}; no player chosen").format(team=team))

    def _choose_declarer(self, at: int) -> None:
        self.form.choose_declarer(*self._declarers()[at])
        self.went_on.emit()

    # --- what

    def _show_contracts(self) -> None:
        keys = [each.key for each in self.form.game.variant.contracts]
        self.contract.set_choices(
            [
                Choice(self.texts.contract(key), suit=key, reason=self._hindrance(key))
                for key in keys
            ]
        )
        chosen = self.form.deal.contract
        self.contract.set_current(keys.index(chosen) if chosen in keys else None)
        self.tell_problems(self._what, ("contract",))

    def _hindrance(self, key: str) -> str:
        problem = self.form.contract_hindrance(key)
        return self.texts.problem(problem, self.form.game) if problem else ""

    def _choose_contract(self, at: int) -> None:
        self.form.choose_contract(self.form.game.variant.contracts[at].key)
        self.went_on.emit()

    # --- contra

    def _show_contras(self) -> None:
        following = self._next_contra()
        self.contra.set_choices(
            [
                Choice(
                    self._named(each.key, each.factor), mark=CONTRA_KEY if at == following else ""
                )
                for at, each in enumerate(self.form.game.variant.contras)
            ]
        )
        self.contra.set_current(self._contra_at())
        self.tell_problems(self._doubled, ("contra",))

    def _named(self, key: str, factor: int) -> str:
        return f"{self.texts.contra(key)} {self.texts.contra_mark(factor)}".rstrip()

    def _contra_at(self) -> int:
        keys = [each.key for each in self.form.game.variant.contras]
        return keys.index(self.form.deal.contra) if self.form.deal.contra in keys else 0

    def _next_contra(self) -> int:
        return (self._contra_at() + 1) % len(self.form.game.variant.contras)

    def _choose_contra(self, at: int) -> None:
        self.form.choose_contra(self.form.game.variant.contras[at].key)
        if self.contra.holds_focus():  # its key leaves the focus wherever it is
            self.went_on.emit()

    def _space(self) -> None:
        self._layout.setSpacing(self.theme.look.gap(2))
