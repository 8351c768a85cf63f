"""The card counter without its window: whose tricks they are, which cards are among them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from belot_desktop.core.card_count import count_cards
from belot_desktop.core.cards import Card
from belot_desktop.core.scores import Problem

if TYPE_CHECKING:
    from collections.abc import Sequence

    from belot_desktop.core.card_count import CardCount
    from belot_desktop.core.cards import Deck
    from belot_desktop.core.variant import Contract
    from belot_desktop.models.deal_form import DealForm

# What is only not there yet, so that nothing can be taken over.
_MISSING = ("no_contract", "no_cards")


class CardCountForm(QObject):
    """The cards of the tricks that one side of a deal took, as far as they were counted.

    It is about the contract of the deal; one that is chosen here goes there with the count.
    """

    changed = Signal()

    def __init__(self, deal: DealForm, deck: Deck) -> None:
        """Count for ``deal``, which is played with ``deck``; at first for the declarers."""
        super().__init__(deal)
        self.deal, self.deck = deal, deck
        self._side = deal.draft.deal.declarer or 0
        self._contract = deal.draft.deal.contract
        self._taken = frozenset[Card]()
        self._last_trick = False

    # --- what is counted

    @property
    def side(self) -> int:
        """The side whose tricks they are."""
        return self._side

    @property
    def contract(self) -> Contract | None:
        """The contract by which cards are worth something, None until it is chosen."""
        return self.deal.game.variant.contract(self._contract)

    @property
    def asks_contract(self) -> bool:
        """Whether the contract has to be chosen here: the deal has none yet."""
        return self.deal.draft.deal.contract is None

    @property
    def last_trick(self) -> bool:
        """Whether the last trick is among them."""
        return self._last_trick

    @property
    def cards(self) -> int:
        """How many cards were counted."""
        return len(self._taken)

    def is_taken(self, card: Card) -> bool:
        """Tell whether ``card`` is among them."""
        return card in self._taken

    def rows(self) -> Sequence[Sequence[Card]]:
        """Return the cards a suit each, trumps first, the strongest card first."""
        contract, suits = self.contract, self.deck.suits
        if contract is None:
            return [[Card(suit, rank) for rank in self.deck.plain] for suit in suits]
        return [
            [Card(suit, rank) for rank in self.deck.values(contract, suit)]
            for suit in sorted(suits, key=lambda each: each not in contract.trumps)
        ]

    def worth(self, card: Card) -> int | None:
        """Return the card points of ``card``, None until there is a contract."""
        return None if self.contract is None else self.deck.worth(self.contract, card)

    def is_trump(self, suit: str) -> bool:
        """Tell whether ``suit`` is trumps."""
        return self.contract is not None and suit in self.contract.trumps

    # --- counting

    def open_again(self) -> None:
        """Follow what was chosen in the deal since the counter was closed."""
        if not self.asks_contract:
            self.choose_contract(self.deal.draft.deal.contract)
        if not self._taken:
            self.choose_side(self.deal.draft.deal.declarer or 0)

    def choose_side(self, side: int) -> None:
        """Let the counted cards be those of ``side``."""
        if side != self._side:
            self._side = side
            self.changed.emit()

    def choose_contract(self, key: str | None) -> None:
        """Let the cards be worth what they are in the contract ``key``."""
        if key != self._contract:
            self._contract = key
            self.changed.emit()

    def put(self, card: Card, *, taken: bool) -> None:
        """Count ``card``, or take it back."""
        self._put(self._taken | {card} if taken else self._taken - {card}, self._last_trick)

    def put_last_trick(self, *, taken: bool) -> None:
        """Say whether the last trick is among them."""
        self._put(self._taken, taken)

    def start_again(self) -> None:
        """Take all cards back."""
        self._put(frozenset(), last_trick=False)

    @property
    def can_turn_over(self) -> bool:
        """Whether what one side did not take is what another one took."""
        return len(self._others()) == 1

    def turn_over(self) -> None:
        """Count the other cards: the tapped ones are those of the other side."""
        self._put(frozenset(self.deck.cards) - self._taken, last_trick=not self._last_trick)

    def _others(self) -> list[int]:
        return [each for each in range(self.deal.game.variant.sides) if each != self._side]

    def _put(self, taken: frozenset[Card], last_trick: bool) -> None:  # noqa: FBT001 (both at once)
        if (taken, last_trick) != (self._taken, self._last_trick):
            self._taken, self._last_trick = taken, last_trick
            self.changed.emit()

    # --- what follows

    @property
    def count(self) -> CardCount | None:
        """What the counted cards come to, None until there is a contract."""
        if self.contract is None:
            return None
        variant = self.deal.game.variant
        return count_cards(variant, self.contract, self._taken, last_trick=self._last_trick)

    @property
    def all_tricks(self) -> bool:
        """Whether the side took every trick."""
        return len(self._taken) == len(self.deck.cards)

    def points(self) -> Sequence[int | None]:
        """Return the card points of each side; None where nobody can know them."""
        count, contract = self.count, self.contract
        if count is None or contract is None:
            return [None] * self.deal.game.variant.sides
        rest = contract.cards - count.points if self.can_turn_over else None
        sides = range(self.deal.game.variant.sides)
        return [count.points if each == self._side else rest for each in sides]

    @property
    def problems(self) -> tuple[Problem, ...]:
        """What is wrong or doubtful; what is only not there yet comes first."""
        count = self.count
        if count is None:
            return (Problem("no_contract", ("contract",)),)
        if not self._taken and not self._last_trick:
            return (Problem("no_cards", ("cards",)),)
        return count.problems

    @property
    def missing(self) -> bool:
        """Whether nothing was counted yet that could be right or wrong."""
        return any(each.name in _MISSING for each in self.problems)

    @property
    def complete(self) -> bool:
        """Whether the count can be taken over; warnings do not count."""
        return all(each.warning for each in self.problems)

    def take_over(self) -> None:
        """Let the count be what is entered in the deal: points, or that one side took all."""
        count = self.count
        if count is None or not self.complete:
            raise ValueError("there is nothing to take over yet")
        if self.asks_contract and self._contract is not None:
            self.deal.choose_contract(self._contract)
        if self.all_tricks:
            self.deal.choose_result(self.deck.all_tricks, self._side)
        else:
            self.deal.take_count(self._side, count.points)
