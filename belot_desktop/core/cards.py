"""The cards of a game: in what order they stand and what each is worth."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping

    from belot_desktop.core.variant import Contract


class Card(NamedTuple):
    """One card: a suit by its key (``hearts``) and a rank as it is printed (``10``, ``J``)."""

    suit: str
    rank: str


@dataclass(frozen=True, slots=True)
class Deck:
    """The cards that a game is played with.

    ``ranks`` run from the lowest as in a sequence. ``plain`` and ``trump`` give the card
    points of every rank, the strongest first. ``last_trick`` is what the last trick adds,
    in card points. ``all_tricks`` is the result that it is called when a side took them all.
    """

    suits: tuple[str, ...]
    ranks: tuple[str, ...]
    plain: Mapping[str, int]
    trump: Mapping[str, int]
    last_trick: int
    all_tricks: str

    @property
    def cards(self) -> tuple[Card, ...]:
        """Return every card, suit by suit, the lowest rank first."""
        return tuple(Card(suit, rank) for suit in self.suits for rank in self.ranks)

    def values(self, contract: Contract, suit: str) -> Mapping[str, int]:
        """Return the card points of each rank of ``suit``, the one that beats all others first."""
        return self.trump if suit in contract.trumps else self.plain

    def worth(self, contract: Contract, card: Card) -> int:
        """Return the card points of ``card`` before ``contract`` multiplies them."""
        return self.values(contract, card.suit)[card.rank]
