"""What each side holds: chips for the sorts of sequences and fours."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from belot_desktop.ui.chips import Chip
from belot_desktop.ui.deal.deal_chips import DealChips, below
from belot_desktop.ui.section import side_ink
from belot_desktop.ui.side_by_side import SideBySide
from belot_desktop.ui.stops import ENTER
from belot_desktop.ui.tokens import QUIET
from belot_desktop.ui.words import Words

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from belot_desktop.models.contest_form import ContestForm, Sort
    from belot_desktop.models.speech import Speech
    from belot_desktop.ui.theme import Theme


class Holding(DealChips):
    """The chips of one side, on which Enter means to take over."""

    def pressed(self, at: int, event: QKeyEvent) -> bool:
        """Leave Enter to the window."""
        return event.key() not in ENTER and super().pressed(at, event)


class Holdings(SideBySide):
    """A row of chips for each side, under its name.

    ``left`` tells that Up (-1) or Down (1) was pressed.
    """

    left = Signal(int)

    def __init__(self, form: ContestForm, speech: Speech, theme: Theme) -> None:
        """Offer what the sides of ``form`` may hold."""
        self._form, self._speech = form, speech
        sides = range(form.deal.game.variant.sides)
        self.chips = [Holding(theme) for _ in sides]
        self._names = [Words(theme, QUIET, ink=side_ink(side)) for side in sides]
        columns = [below(*each) for each in zip(self._names, self.chips, strict=True)]
        super().__init__(theme, columns)
        form.changed.connect(self.refresh)
        for side, chips in enumerate(self.chips):
            chips.added.connect(lambda key, side=side: form.add(side, _sort(key)))
            chips.removed.connect(lambda key, side=side: form.take_back(side, _sort(key)))
            chips.left.connect(self.left)

    def refresh(self) -> None:
        """Show what is held, and what can be beside it."""
        texts, no_cards = self._speech.texts, self.tr("No cards are left for it.")
        for side, chips in enumerate(self.chips):
            self._names[side].setText(texts.team(self._form.deal.game, side))
            chips.set_chips(
                [
                    Chip(
                        _key(sort),
                        texts.sort(sort),
                        self._form.count(side, sort),
                        "" if self._form.can_add(side, sort) else no_cards,
                    )
                    for sort in self._form.sorts
                ]
            )


def _key(sort: Sort) -> str:
    return " ".join(sort)


def _sort(key: str) -> Sort:
    return tuple(key.split())
