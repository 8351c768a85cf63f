"""The 32 cards add up to what a contract is worth (``rules/bulgarian.md``, "Points of a deal")."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from belot_desktop.core.cards import Card
from belot_desktop.core.variants.bulgarian import BULGARIAN
from belot_desktop.core.variants.bulgarian.declaration import DECK

if TYPE_CHECKING:
    from belot_desktop.core.variant import Contract


def test_there_are_32_cards() -> None:
    assert len(set(DECK.cards)) == 32


@pytest.mark.parametrize("contract", BULGARIAN.contracts, ids=lambda each: each.key)
def test_all_cards_and_the_last_trick_are_what_the_contract_is_worth(contract: Contract) -> None:
    cards = sum(DECK.worth(contract, card) for card in DECK.cards)
    assert cards + DECK.last_trick == contract.cards


def test_the_jack_and_the_nine_rise_only_in_trumps() -> None:
    hearts = BULGARIAN.contract("hearts")
    assert hearts is not None
    assert DECK.worth(hearts, Card("hearts", "J")) == 20
    assert DECK.worth(hearts, Card("hearts", "9")) == 14
    assert DECK.worth(hearts, Card("spades", "J")) == 2
    assert DECK.worth(hearts, Card("spades", "9")) == 0


def test_the_strongest_comes_first() -> None:
    hearts = BULGARIAN.contract("hearts")
    assert hearts is not None
    assert list(DECK.values(hearts, "hearts")) == ["J", "9", "A", "10", "K", "Q", "8", "7"]
    assert list(DECK.values(hearts, "clubs")) == ["A", "10", "K", "Q", "J", "9", "8", "7"]
