"""Counted cards: what a side took and what is left are the whole contract, always."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belot_desktop.core.card_count import CardCount, count_cards
from belot_desktop.core.cards import Card
from belot_desktop.core.variants.bulgarian import BULGARIAN
from belot_desktop.core.variants.bulgarian.declaration import CONTRACT, CONTRACTS, DECK
from tests.toy import TOY

if TYPE_CHECKING:
    from belot_desktop.core.variant import Contract

EVERY = frozenset(DECK.cards)
SEATS = len(BULGARIAN.seats)

contracts = st.sampled_from(CONTRACTS)
taken = st.frozensets(st.sampled_from(DECK.cards))
tricks = st.permutations(DECK.cards).flatmap(
    lambda cards: st.integers(0, len(cards) // SEATS).map(lambda n: frozenset(cards[: n * SEATS]))
)


def counted(contract: str, said: str, *, last_trick: bool = False) -> CardCount:
    """Count cards said as one does: "hearts J 9, clubs A"."""
    cards = set[Card]()
    for group in filter(None, said.split(", ")):
        suit, *ranks = group.split()
        cards.update(Card(suit, rank) for rank in ranks)
    return count_cards(BULGARIAN, CONTRACT[contract], cards, last_trick=last_trick)


def names(count: CardCount) -> list[str]:
    return [each.name for each in count.problems]


def test_a_suit_contract() -> None:
    count = counted("hearts", "hearts J 9, clubs A 10")
    assert count == CardCount(20 + 14 + 11 + 10, 1, ())


def test_no_trumps_are_counted_before_they_are_doubled() -> None:
    assert counted("no_trumps", "hearts J 9 A 10", last_trick=True).points == 2 + 11 + 10 + 10


def test_every_suit_is_trumps_in_all_trumps() -> None:
    assert counted("all_trumps", "hearts J 9, clubs J 9").points == 2 * (20 + 14)


def test_nothing_is_wrong_with_no_trick_at_all() -> None:
    assert counted("hearts", "") == CardCount(0, 0, ())


@given(contract=contracts, cards=taken, last_trick=st.booleans())
def test_what_a_side_took_and_the_rest_are_the_whole(
    contract: Contract, cards: frozenset[Card], *, last_trick: bool
) -> None:
    one = count_cards(BULGARIAN, contract, cards, last_trick=last_trick)
    other = count_cards(BULGARIAN, contract, EVERY - cards, last_trick=not last_trick)
    assert one.points + other.points == contract.cards


@given(contract=contracts, cards=tricks, last_trick=st.booleans())
def test_whole_tricks_are_never_doubted(
    contract: Contract, cards: frozenset[Card], *, last_trick: bool
) -> None:
    count = count_cards(BULGARIAN, contract, cards, last_trick=last_trick)
    assert count.tricks == len(cards) / SEATS
    impossible = (not cards and last_trick) or (cards == EVERY and not last_trick)
    assert bool(count.problems) == impossible
    assert impossible or count.points not in contract.never


@pytest.mark.parametrize("contract", CONTRACTS, ids=lambda each: each.key)
def test_whole_tricks_give_every_sum_but_those_that_the_contract_never_has(
    contract: Contract,
) -> None:
    heaps = {(0, 0)}  # how many cards, and what they are worth
    for card in DECK.cards:
        worth = DECK.worth(contract, card)
        heaps |= {(cards + 1, points + worth) for cards, points in heaps}
    sums = set[int]()
    for cards, points in heaps:
        if cards % SEATS == 0 and cards < len(EVERY):
            sums.add(points)
        if cards % SEATS == 0 and cards > 0:
            sums.add(points + DECK.last_trick)
    assert set(range(contract.cards + 1)) - sums == contract.never


@given(contract=contracts, cards=taken)
def test_cards_are_whole_tricks_or_it_is_said_how_many_are_over(
    contract: Contract, cards: frozenset[Card]
) -> None:
    count = count_cards(BULGARIAN, contract, cards, last_trick=bool(cards))
    if len(cards) % SEATS == 0:
        assert (count.tricks, count.problems) == (len(cards) // SEATS, ())
        return
    assert count.tricks is None
    [problem] = count.problems
    assert (problem.name, problem.warning) == ("no_whole_tricks", True)
    over, short = problem.facts["over"], problem.facts["short"]
    assert isinstance(over, int)
    assert isinstance(short, int)
    assert (len(cards) - over) % SEATS == (len(cards) + short) % SEATS == 0


def test_the_last_trick_has_cards() -> None:
    assert names(counted("hearts", "", last_trick=True)) == ["last_trick_without_cards"]


def test_the_last_trick_is_among_all_cards() -> None:
    every = count_cards(BULGARIAN, CONTRACT["hearts"], EVERY, last_trick=False)
    assert names(every) == ["all_cards_without_last_trick"]
    assert not any(each.warning for each in every.problems)


def test_a_game_without_a_deck_is_not_counted() -> None:
    with pytest.raises(ValueError, match="toy"):
        count_cards(TOY, TOY.contracts[0], frozenset(), last_trick=False)
