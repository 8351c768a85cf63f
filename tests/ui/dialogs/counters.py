"""The card counter, full of what it may have to show."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belot_desktop.core.cards import Card
from belot_desktop.models.card_count_form import CardCountForm
from belot_desktop.models.deal_form import DealForm
from belot_desktop.ui.deal.cards.dialog import CardCounter
from tests.ui.dialogs.table import long_names

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDialog

    from belot_desktop.models.speech import Speech
    from belot_desktop.ui.theme import Theme


def cards_no_whole_tricks(speech: Speech, theme: Theme) -> QDialog:
    """Show a count in a suit with a doubt about it."""
    form = _form("hearts")
    for suit, ranks in (("hearts", "J9A"), ("clubs", "AKQ87")):
        for rank in ranks:
            form.put(Card(suit, rank), taken=True)
    form.put(Card("spades", "10"), taken=True)
    form.put_last_trick(taken=True)
    return _counter(form, speech, theme)


def cards_without_a_contract(speech: Speech, theme: Theme) -> QDialog:
    return _counter(_form(None), speech, theme)


def _form(contract: str | None) -> CardCountForm:
    deal = DealForm(long_names(), 0)
    deal.choose_declarer(1)
    if contract is not None:
        deal.choose_contract(contract)
    deck = deal.game.variant.deck
    assert deck is not None
    return CardCountForm(deal, deck)


def _counter(form: CardCountForm, speech: Speech, theme: Theme) -> QDialog:
    dialog = CardCounter(form, speech, theme)
    form.deal.setParent(dialog)
    return dialog
