"""The tricks that the help draws are played by its rules."""

import pytest

from belot_desktop.core.cards import Card
from belot_desktop.core.variants.bulgarian import BULGARIAN
from belot_desktop.core.variants.bulgarian.declaration import DECK
from belot_desktop.texts.bulgarian.help.play import (
    ABOVE,
    ALL_TRUMPS,
    HIGHER,
    THROWN,
    TRICKS,
    TRUMPED,
    Trick,
)
from belot_desktop.texts.help.blocks import CardRow
from tests.said import game
from tests.texts.spoken import EN


def strength(trick: Trick, card: Card) -> tuple[int, int]:
    """Rank ``card`` in its trick: a trump, the suit asked for, or neither."""
    contract, asked = BULGARIAN.contract(trick.contract), trick.cards[0].suit
    assert contract is not None
    order = [*DECK.values(contract, card.suit)]
    trumps = card.suit in contract.trumps and len(contract.trumps) == 1
    return 2 if trumps else int(card.suit == asked), -order.index(card.rank)


def holder(trick: Trick, played: int) -> int:
    """Return who holds the trick once so many cards are played."""
    cards = trick.cards[:played]
    best = max(cards, key=lambda card: strength(trick, card))
    return (trick.first + cards.index(best)) % 4


def due(trick: Trick) -> tuple[int, Card]:
    """Return the turn at which the rule shows, and the card that was played then."""
    turn = (trick.due - trick.first) % 4
    return turn, trick.cards[turn]


@pytest.mark.parametrize("trick", TRICKS)
def test_the_best_card_takes_the_trick(trick: Trick) -> None:
    assert len(set(trick.cards)) == 4
    assert holder(trick, 4) == trick.takes


@pytest.mark.parametrize("trick", [HIGHER, ABOVE, ALL_TRUMPS])
def test_who_has_to_go_above_does(trick: Trick) -> None:
    turn, card = due(trick)
    assert all(strength(trick, card) > strength(trick, each) for each in trick.cards[:turn])


@pytest.mark.parametrize("trick", [TRUMPED, ABOVE])
def test_a_trump_falls_where_an_opponent_holds_the_trick(trick: Trick) -> None:
    turn, card = due(trick)
    assert BULGARIAN.seats[holder(trick, turn)] != BULGARIAN.seats[trick.due]
    assert card.suit == trick.contract != trick.cards[0].suit


def test_anything_may_be_thrown_where_the_partner_holds_it() -> None:
    turn, card = due(THROWN)
    assert BULGARIAN.seats[holder(THROWN, turn)] == BULGARIAN.seats[THROWN.due]
    assert card.suit not in {THROWN.contract, THROWN.cards[0].suit}


def test_a_trick_is_drawn_with_who_plays_and_what_it_is_worth() -> None:
    play = EN.own(BULGARIAN).chapters(game())[3]
    drawn = next(each for each in play.blocks if isinstance(each, CardRow))
    assert drawn.words == (
        "Hearts are trumps and asked for: We\N{NO-BREAK SPACE}2 has to go above the ace. "
        "We\N{NO-BREAK SPACE}2 takes the trick, card points: 35."
    )
    assert [below.split() for _, below in drawn.cards] == [
        ["We", "1"],
        ["They", "1"],
        ["We", "2"],
        ["They", "2"],
    ]
