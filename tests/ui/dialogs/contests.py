"""The contest of announcements, full of what it may have to show."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from belot_desktop.core.house import house_of
from belot_desktop.core.variants.bulgarian import BULGARIAN
from belot_desktop.models.contest_form import ContestForm
from belot_desktop.models.deal_form import DealForm
from belot_desktop.ui.deal.contest.dialog import ContestDialog
from tests.ui.dialogs.table import long_names

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtWidgets import QDialog

    from belot_desktop.models.speech import Speech
    from belot_desktop.ui.theme import Theme


def nothing_held(speech: Speech, theme: Theme) -> QDialog:
    return _contest((), (), speech, theme)


def much_is_asked(speech: Speech, theme: Theme) -> QDialog:
    """Show questions about lengths and fours, some of them answered."""
    return _contest((("quinte",), ("carre",)), (6,), speech, theme)


def holders_are_asked(speech: Speech, theme: Theme) -> QDialog:
    """Show top cards that were answered, and the players who may hold them."""
    return _contest((("tierce",),), ("K", "K"), speech, theme)


def it_is_decided(speech: Speech, theme: Theme) -> QDialog:
    """Show two long sentences about who counts and why."""
    return _contest((("quarte",), ("carre",)), ("Q", "J", "A"), speech, theme)


def _contest(
    sorts: Iterable[tuple[str, ...]], answers: Iterable[int | str], speech: Speech, theme: Theme
) -> QDialog:
    """Let both sides hold ``sorts``, and answer what is asked in turn."""
    rules = BULGARIAN.contest
    assert rules is not None
    house = house_of(BULGARIAN.house, {"contest_tie": "first_hand"})
    deal = DealForm(replace(long_names(), house=house), 0)
    form = ContestForm(deal, rules)
    for sort in sorts:
        for side in range(BULGARIAN.sides):
            form.add(side, sort)
    for answer in answers:
        form.answer(form.open_questions()[0], answer)
    dialog = ContestDialog(form, speech, theme)
    deal.setParent(dialog)
    return dialog
