"""What can lie in the 32 cards, and what cannot."""

from __future__ import annotations

from dataclasses import replace
from time import perf_counter
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belot_desktop.core.cards import Card
from belot_desktop.core.combinations import Carre, Claim, Combination, Run
from belot_desktop.core.holding import narrowed, possible
from belot_desktop.core.variants.bulgarian import BULGARIAN
from belot_desktop.core.variants.bulgarian.contest import CONTEST, weigh
from tests import strategies
from tests.core.told import HOUSE, claim

if TYPE_CHECKING:
    from belot_desktop.core.variants.bulgarian.house import House

EIGHT = ("quinte", "tierce")
DECK = BULGARIAN.deck
assert DECK is not None
RANKS, CARDS = DECK.ranks, DECK.cards


def known(side: int, combination: Combination) -> Claim:
    return Claim(side, (combination,))


@pytest.mark.parametrize(
    "held",
    [
        [],
        [claim(0, *EIGHT), claim(0, *EIGHT), claim(1, *EIGHT), claim(1, *EIGHT)],
        [claim(side, "tierce", top="9") for side in (0, 0, 1, 1)],
        [claim(side, "tierce") for side in (0, 0, 0, 0, 1, 1, 1)],
        [claim(0, "carre", rank="A"), claim(1, "tierce", top="K")],
        [claim(0, "carre"), claim(0, "carre"), claim(1, "carre"), claim(1, "carre")],
        [claim(0, "carre"), claim(1, "quinte", top="K")],
        [claim(0, "quinte", seat=0), claim(0, "tierce", seat=0)],
        [claim(0, "carre_nines", seat=2), claim(0, "carre_jacks", seat=2)],
    ],
)
def test_this_can_be(held: list[Claim]) -> None:
    assert possible(held, BULGARIAN)


@pytest.mark.parametrize(
    "held",
    [
        [claim(0, "carre", rank="A"), claim(1, "tierce", top="A")],
        [claim(0, "carre", rank="A"), claim(1, "carre", rank="A")],
        [claim(0, "carre_nines"), claim(1, *EIGHT)],
        [claim(0, "carre"), claim(1, "quinte", top="A")],
        [claim(0, "carre_nines"), claim(0, "carre_jacks"), claim(1, "quinte")],
        [claim(0, "carre") for _ in range(5)],
        [claim(side, "tierce", top="9") for side in (0, 0, 1, 1, 1)],
        [claim(side, "quinte") for side in (0, 0, 1, 1, 1)],
        [claim(0, "quinte", seat=0), claim(0, "quarte", seat=0)],
        [claim(0, "quarte"), claim(0, "quinte"), claim(0, "quinte")],
        [claim(0, "carre_jacks"), claim(0, "tierce", top="A"), claim(1, "quarte", top="K")],
        [claim(side, *EIGHT) for side in (0, 0, 1, 1)] + [claim(0, "tierce")],
    ],
)
def test_this_cannot_be(held: list[Claim]) -> None:
    assert not possible(held, BULGARIAN)


def test_nothing_is_known_against_a_game_whose_cards_are_not_counted() -> None:
    held = [claim(0, "carre_nines"), claim(1, "carre_nines")]
    assert not possible(held, BULGARIAN)
    assert possible(held, replace(BULGARIAN, deck=None))


@st.composite
def dealt(draw: st.DrawFn) -> list[Claim]:
    """Say some of what the sides hold in a real deal: it is read off the cards."""
    cards = draw(st.permutations(CARDS))
    found = list[Claim]()
    for seat, side in enumerate(BULGARIAN.seats):
        hand = set(cards[seat * 8 : seat * 8 + 8])
        for each in draw(st.permutations(list(CONTEST.held_by(seat)))):
            taken = cards_of(each, hand)
            if taken <= hand and draw(st.booleans()):
                hand -= taken
                kinds = CONTEST.announced(each, HOUSE)
                whole = claim(side, *kinds)
                found.append(draw(st.sampled_from([known(side, each), whole])))
    return found


def cards_of(combination: Combination, hand: set[Card]) -> set[Card]:
    """Return the cards of ``combination``, those of a suit that the ``hand`` has if it has any."""
    if isinstance(combination, Carre):
        return {card for card in CARDS if card.rank == combination.rank}
    beyond = RANKS.index(combination.top) + 1
    ranks = RANKS[beyond - combination.length : beyond]
    suits = [{Card(suit, rank) for rank in ranks} for suit in dict.fromkeys(c.suit for c in CARDS)]
    return next((each for each in suits if each <= hand), suits[0])


@given(dealt())
def test_what_was_dealt_can_be(held: list[Claim]) -> None:
    assert possible(held, BULGARIAN)


@st.composite
def told(draw: st.DrawFn) -> Claim:
    sort = draw(st.sampled_from(CONTEST.sorts(HOUSE)))
    return claim(draw(st.integers(0, 1)), *sort)


@given(st.lists(told(), max_size=8), st.data())
def test_to_say_more_never_makes_possible_what_was_not(
    held: list[Claim], data: st.DataObject
) -> None:
    more = list(held)
    for at, each in enumerate(held):
        about = "top" if isinstance(each.may_be[0], Run) else "rank"
        more[at] = each.told(about, data.draw(st.sampled_from(each.open(about))))
    if possible(more, BULGARIAN):
        assert possible(held, BULGARIAN)
        assert all(possible(more[:at], BULGARIAN) for at in range(len(more)))


@given(dealt())
def test_what_was_dealt_is_left_of_what_it_may_be(held: list[Claim]) -> None:
    for claim_, left in zip(held, narrowed(held, BULGARIAN), strict=True):
        assert left.side == claim_.side
        assert set(left.may_be) <= set(claim_.may_be)


def test_of_a_quarte_beside_four_jacks_only_the_one_to_the_ten_is_left() -> None:
    quarte, jacks = narrowed([claim(0, "quarte"), claim(1, "carre_jacks")], BULGARIAN)
    assert quarte.open("top") == ("10",)
    assert quarte.open("seat") == (0, 2)
    assert jacks.open("seat") == (1, 3)


def test_who_holds_it_follows_where_the_others_hand_is_full() -> None:
    held = [claim(0, "quinte", seat=0), claim(0, "carre")]
    assert narrowed(held, BULGARIAN)[1].open("seat") == (2,)


def test_what_cannot_be_anyway_is_left_as_it_is() -> None:
    held = [claim(0, "carre_nines"), claim(1, "carre_nines")]
    assert narrowed(held, BULGARIAN) == tuple(held)


@given(st.lists(told(), max_size=6), strategies.houses(BULGARIAN))
def test_what_is_left_can_still_be_asked_for(held: list[Claim], house: House) -> None:
    weighed = weigh(narrowed(held, BULGARIAN), 0, house)
    for verdict in weighed.verdicts:
        assert bool(verdict.questions) == (verdict.reason == "open")


@given(st.lists(told(), max_size=24))
def test_it_is_known_at_once(held: list[Claim]) -> None:
    begun = perf_counter()
    possible(held, BULGARIAN)
    assert perf_counter() - begun < 0.5  # seconds: a busy machine is slow, but bounded


def test_nine_tierces_with_no_room_for_the_last_are_known_at_once() -> None:
    held = [claim(side, "tierce") for side in (0, 0, 0, 0, 1, 1, 1, 1, 1)]
    begun = perf_counter()
    assert not possible(held, BULGARIAN)
    assert perf_counter() - begun < 0.5
