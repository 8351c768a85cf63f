"""Card points counted from the cards themselves: the tricks that a side took."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from belot_desktop.core.scores import Problem

if TYPE_CHECKING:
    from collections.abc import Iterator
    from collections.abc import Set as AbstractSet

    from belot_desktop.core.cards import Card, Deck
    from belot_desktop.core.variant import Contract, Variant


@dataclass(frozen=True, slots=True)
class CardCount:
    """What the tricks of a side come to.

    ``points`` are card points as they are entered: before the contract multiplies them, the
    last trick in. ``tricks`` is how many tricks the cards are, None where they are no whole
    ones.
    """

    points: int
    tricks: int | None
    problems: tuple[Problem, ...]


def count_cards(
    variant: Variant[Any], contract: Contract, taken: AbstractSet[Card], *, last_trick: bool
) -> CardCount:
    """Count the cards that a side has ``taken``, and the last trick if it was theirs.

    Who counts leaves out cards that are worth nothing: no whole tricks is only a warning.
    Raises ValueError for a variant without a deck.
    """
    deck, seats = variant.deck, len(variant.seats)
    if deck is None:
        raise ValueError(variant.key)
    points = sum(deck.worth(contract, card) for card in taken)
    tricks, over = divmod(len(taken), seats)
    return CardCount(
        points=points + (deck.last_trick if last_trick else 0),
        tricks=None if over else tricks,
        problems=tuple(_problems(deck, len(taken), seats, last_trick=last_trick)),
    )


def _problems(deck: Deck, cards: int, seats: int, *, last_trick: bool) -> Iterator[Problem]:
    over, whole = cards % seats, len(deck.cards)
    if over:
        facts = {"cards": cards, "over": over, "short": seats - over}
        yield Problem("no_whole_tricks", ("cards",), warning=True, facts=facts)
    if last_trick and not cards:
        yield Problem("last_trick_without_cards", ("last_trick",))
    if cards == whole and not last_trick:
        yield Problem("all_cards_without_last_trick", ("last_trick",))
