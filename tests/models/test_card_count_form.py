"""The card counter: what is tapped, whose it is, and what goes into the deal."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from belot_desktop.core.cards import Card, Deck
from belot_desktop.core.game import new_game
from belot_desktop.core.variant import Contract
from belot_desktop.models.card_count_form import CardCountForm
from belot_desktop.models.deal_form import DealForm
from tests.models.entering import entering, said
from tests.said import deal
from tests.toy import TOY

if TYPE_CHECKING:
    from collections.abc import Sequence

JACK, NINE = Card("hearts", "J"), Card("hearts", "9")


def counter(form: DealForm) -> CardCountForm:
    deck = form.game.variant.deck
    assert deck is not None
    return CardCountForm(form, deck)


def tap(form: CardCountForm, *said: str) -> None:
    """Tap cards said as "hearts J 9"."""
    for group in said:
        suit, *ranks = group.split()
        for rank in ranks:
            form.put(Card(suit, rank), taken=True)


def names(form: CardCountForm) -> list[str]:
    return [each.name for each in form.problems]


def suits(form: CardCountForm) -> list[str]:
    return [row[0].suit for row in form.rows()]


def ranks(row: Sequence[Card]) -> str:
    return " ".join(card.rank for card in row)


def test_it_begins_with_the_declarers_and_the_contract_of_the_deal() -> None:
    form = counter(said(entering(), declarer=1))
    assert (form.side, form.contract and form.contract.key) == (1, "hearts")
    assert not form.asks_contract
    assert form.points() == [162, 0]
    assert (form.missing, form.complete, names(form)) == (True, False, ["no_cards"])


def test_trumps_come_first_and_the_strongest_card_before_the_others() -> None:
    form = counter(said(entering()))
    assert suits(form) == ["hearts", "clubs", "diamonds", "spades"]
    assert ranks(form.rows()[0]) == "J 9 A 10 K Q 8 7"
    assert ranks(form.rows()[1]) == "A 10 K Q J 9 8 7"
    assert (form.worth(NINE), form.worth(Card("clubs", "9"))) == (14, 0)
    assert [form.is_trump(suit) for suit in suits(form)] == [True, False, False, False]


def test_both_sides_follow_from_what_is_tapped() -> None:
    form = counter(said(entering()))
    tap(form, "hearts J 9 A", "clubs A")
    assert form.points() == [56, 106]
    assert form.count is not None
    assert (form.cards, form.count.tricks) == (4, 1)
    form.put_last_trick(taken=True)
    assert form.points() == [66, 96]
    form.put(JACK, taken=False)
    assert form.points() == [46, 116]
    assert names(form) == ["no_whole_tricks"]
    assert form.complete, "only a warning: who counts leaves out what is worth nothing"


def test_the_count_is_told_once_for_each_change() -> None:
    form, told = counter(said(entering())), list[None]()
    form.changed.connect(lambda: told.append(None))
    form.put(JACK, taken=True)
    form.put(JACK, taken=True)
    form.put_last_trick(taken=False)
    form.choose_side(0)
    form.choose_contract("hearts")
    assert len(told) == 1


@pytest.mark.parametrize("side", [0, 1])
def test_the_count_becomes_card_points(side: int) -> None:
    entry = said(entering(card_points=True))
    form = counter(entry)
    form.choose_side(side)
    tap(form, "hearts J 9 A 10")
    form.take_over()
    assert entry.deal == deal(f"s0 H s{side} 55")
    assert entry.points(side).text == "55"


def test_the_count_becomes_points_with_announcements() -> None:
    entry = said(entering())
    entry.add(0, "tierce")
    form = counter(entry)
    tap(form, "hearts J 9 A 10")
    form.take_over()
    assert entry.deal == deal("s0 H tierce s0 75")
    assert (entry.points(0).text, entry.points(0).cards, entry.points(1).text) == ("75", 55, "107")


def test_all_cards_are_a_capot() -> None:
    entry = said(entering())
    form = counter(entry)
    form.choose_side(1)
    form.turn_over()
    assert (form.cards, form.last_trick, form.all_tricks) == (32, True, True)
    form.take_over()
    assert entry.deal == deal("s0 H s1 capot")


def test_all_cards_have_the_last_trick_among_them() -> None:
    form = counter(said(entering()))
    form.turn_over()
    form.put_last_trick(taken=False)
    assert (names(form), form.complete) == (["all_cards_without_last_trick"], False)
    with pytest.raises(ValueError, match="nothing to take over"):
        form.take_over()


def test_the_other_pile_was_counted() -> None:
    form = counter(said(entering()))
    tap(form, "hearts J 9 A 10")
    form.put_last_trick(taken=True)
    before = form.points()
    form.turn_over()
    assert form.points() == list(reversed(before))
    assert (form.cards, form.last_trick, form.is_taken(JACK)) == (28, False, False)


def test_start_again() -> None:
    form = counter(said(entering()))
    form.turn_over()
    form.start_again()
    assert (form.cards, form.last_trick, names(form)) == (0, False, ["no_cards"])


def test_a_contract_that_is_still_open_is_asked_for_here() -> None:
    entry = entering()
    entry.choose_declarer(0)
    form = counter(entry)
    tap(form, "hearts J 9 A 10")
    assert (form.asks_contract, form.count, form.points()) == (True, None, [None, None])
    assert (form.worth(JACK), form.is_trump("hearts"), names(form)) == (
        None,
        False,
        ["no_contract"],
    )
    assert suits(form) == ["clubs", "diamonds", "hearts", "spades"]
    with pytest.raises(ValueError, match="nothing to take over"):
        form.take_over()
    form.choose_contract("all_trumps")
    assert form.points() == [55, 203]
    assert entry.draft.deal.contract is None, "the deal is left alone until it is taken over"
    form.take_over()
    assert entry.deal == deal("s0 AT 55")


def test_opened_again_it_follows_the_deal_and_keeps_the_cards() -> None:
    entry = entering()
    form = counter(entry)
    entry.choose_declarer(1)
    form.open_again()
    assert form.side == 1
    tap(form, "hearts J")
    said(entry, 0, "clubs")
    form.open_again()
    assert (form.side, form.contract and form.contract.key) == (1, "clubs")
    assert form.is_taken(JACK)


def test_with_three_sides_only_the_counted_one_is_known() -> None:
    values = {"K": 4, "7": 0}
    deck = Deck(("red", "blue", "green"), ("7", "K"), values, values, 3, "")
    contracts = (Contract("red", "R", 15, trumps=("red",)),)
    variant = replace(TOY, deck=deck, contracts=contracts)
    entry = DealForm(new_game(variant, "toy", "2026-11-30T20:00:00+02:00"), 0)
    said(entry, 2, "red")
    form = CardCountForm(entry, deck)
    tap(form, "red K 7", "blue K")
    assert form.points() == [None, None, 8]
    form.take_over()
    assert entry.points(2).text == "8"
