"""Every dialog there is, full of what it may have to show."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

from belot_desktop.models.correction_form import CorrectionForm, Purpose
from belot_desktop.models.deal_form import DealForm
from belot_desktop.models.game_form import GameForm
from belot_desktop.ui.correction_dialog import CorrectionDialog
from belot_desktop.ui.deal.dialog import DealDialog
from belot_desktop.ui.game_dialog import GameDialog
from belot_desktop.ui.give_up import GiveUp
from tests.ui.dialogs import contests, counters, imports, preferences, printouts, rules
from tests.ui.dialogs.table import EVENING, long_names, nameless

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from PySide6.QtWidgets import QDialog

    from belot_desktop.models.speech import Speech
    from belot_desktop.ui.theme import Theme


def new_deal(speech: Speech, theme: Theme) -> QDialog:
    form = DealForm(nameless(), 0)
    return _owning(form, DealDialog(form, speech, theme))


def full_deal(speech: Speech, theme: Theme) -> QDialog:
    """Show a deal with announcements of both sides and a warning."""
    form = DealForm(long_names(*EVENING), len(EVENING))
    form.choose_declarer(1, 1)
    form.choose_contract("hearts")
    form.choose_contra("recontra")
    form.put_dealer(0)
    for side, kind in ((0, "carre_nines"), (1, "tierce"), (1, "belote")):
        form.add(side, kind)
    form.type_points(1, "201")
    form.settle()
    return _owning(form, DealDialog(form, speech, theme))


def wrong_deal(speech: Speech, theme: Theme) -> QDialog:
    """Show a deal that is edited, with everything missing and points that are too many."""
    form = DealForm(long_names(*EVENING), 0, editing=True)
    form.type_points(0, "1000")
    dialog = DealDialog(form, speech, theme)
    dialog.save()
    return _owning(form, dialog)


def by_mouse(speech: Speech, theme: Theme) -> QDialog:
    """Show the figures that can be clicked."""
    form = DealForm(long_names(*EVENING), len(EVENING))
    dialog = DealDialog(form, speech, theme)
    QTimer.singleShot(0, dialog, dialog.counting.show_keypad)  # a click comes to what is shown
    return _owning(form, dialog)


def new_game(speech: Speech, theme: Theme) -> QDialog:
    form = GameForm(nameless(), new=True)
    return _owning(form, GameDialog(form, rules.shelf(), speech, theme))


def names_and_rules(speech: Speech, theme: Theme) -> QDialog:
    """Show a game that has deals, with a target that cannot be."""
    form = GameForm(long_names(*EVENING), new=False)
    form.agreed.set_rule("odd_ten", "larger")
    form.agreed.set_rule("target", None)
    return _owning(form, GameDialog(form, rules.shelf(), speech, theme))


def revoke(speech: Speech, theme: Theme) -> QDialog:
    form = CorrectionForm(long_names(*EVENING), len(EVENING), purpose=Purpose.REVOKE)
    dialog = CorrectionDialog(form, speech, theme)
    dialog.revoker.choose(0)
    return _owning(form, dialog)


def from_paper(speech: Speech, theme: Theme) -> QDialog:
    """Show a correction with a number that is too large."""
    form = CorrectionForm(long_names(), 0, purpose=Purpose.PAPER)
    form.type_points(0, "-99999")
    return _owning(form, CorrectionDialog(form, speech, theme))


def giving_up(_speech: Speech, _theme: Theme) -> QDialog:
    return GiveUp()


def _owning(form: DealForm | GameForm | CorrectionForm, dialog: QDialog) -> QDialog:
    form.setParent(dialog)
    return dialog


DIALOGS: Mapping[str, Callable[[Speech, Theme], QDialog]] = {
    each.__name__: each
    for each in (
        *(new_deal, full_deal, wrong_deal, by_mouse),
        *(contests.nothing_held, contests.much_is_asked),
        *(contests.holders_are_asked, contests.it_is_decided),
        *(new_game, names_and_rules),
        *(rules.house_rules, rules.a_quarrel, rules.what_would_change, rules.name_of_rules),
        *(revoke, from_paper),
        *(counters.cards_no_whole_tricks, counters.cards_without_a_contract),
        *(preferences.chosen_settings, giving_up),
        *(imports.one_game, imports.games_of_an_evening, imports.refused_files, imports.reading),
        *(printouts.many_pages, printouts.rules_on_paper),
    )
}
