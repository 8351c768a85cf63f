"""Whether combinations can lie in the cards: in four suits, in hands of eight.

Only a help for who enters them: what was recorded is never refused for it, the table knows
what it saw (``rules/bulgarian.md``, "What is wrong with an entry").
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from belot_desktop.core.combinations import Claim, Run

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from belot_desktop.core.cards import Deck
    from belot_desktop.core.combinations import Combination
    from belot_desktop.core.variant import Variant


@dataclass(frozen=True, slots=True)
class _Needed:
    """What a claim takes of the cards, at least.

    ``ranks`` are the sets of ranks, as bits, of which it takes one: in one suit if it is
    a sequence (``is_run``), in all of them if it is four of a kind. They are of one size.
    """

    is_run: bool
    ranks: tuple[int, ...]
    seats: tuple[int, ...]
    cards: int


def possible(claims: Sequence[Claim], variant: Variant[Any]) -> bool:
    """Tell whether all ``claims`` can be true of one deal, each card taken once."""
    deck = variant.deck
    if deck is None:
        return True
    needed = [_needed(each, deck) for each in claims]
    if sum(each.cards for each in needed) > len(deck.cards):
        return False
    needed.sort(key=lambda each: each.seats)  # side by side: what one does is no matter of others
    hands = _fits_hands(needed, len(deck.cards) // len(variant.seats))
    needed.sort(key=lambda each: (each.is_run, len(each.ranks), -each.cards))
    return hands and _fits_suits(needed, len(deck.suits))


def narrowed(claims: Sequence[Claim], variant: Variant[Any]) -> tuple[Claim, ...]:
    """Leave of each claim what can be beside all others; as it is where nothing can."""
    left = list[Claim]()
    for at, claim in enumerate(claims):
        known = (Claim(claim.side, (each,)) for each in claim.may_be)
        can_be = [
            each.may_be[0]
            for each in known
            if possible([*claims[:at], each, *claims[at + 1 :]], variant)
        ]
        left.append(Claim(claim.side, tuple(can_be) or claim.may_be))
    return tuple(left)


def _needed(claim: Claim, deck: Deck) -> _Needed:
    """Leave out what takes more than something else that the claim may be."""
    every = {_ranks(each, deck) for each in claim.may_be}
    ranks = tuple(
        each for each in every if not any(one != each and one & each == one for one in every)
    )
    is_run = isinstance(claim.may_be[0], Run)
    cards = min(each.bit_count() for each in ranks) * (1 if is_run else len(deck.suits))
    seats = tuple(dict.fromkeys(each.seat for each in claim.may_be))
    return _Needed(is_run, ranks, seats, cards)


def _ranks(combination: Combination, deck: Deck) -> int:
    if isinstance(combination, Run):
        beyond = deck.ranks.index(combination.top) + 1
        return (1 << beyond) - (1 << (beyond - combination.length))
    return 1 << deck.ranks.index(combination.rank)


def _fits_hands(needed: Sequence[_Needed], size: int) -> bool:
    """Tell whether each finds room in one of its hands beside the others."""
    seats = sorted({seat for each in needed for seat in each.seats})

    @cache
    def fits(at: int, held: tuple[int, ...]) -> bool:
        """Tell it of those from ``at`` on, where each seat has ``held`` so many cards."""
        if at == len(needed):
            return True
        each = needed[at]
        hands = (seats.index(seat) for seat in each.seats)
        fuller = (_with(held, hand, held[hand] + each.cards) for hand in hands)
        return any(fits(at + 1, cards) for cards in fuller if max(cards) <= size)

    return fits(0, (0,) * len(seats))


def _fits_suits(needed: Sequence[_Needed], suits: int) -> bool:
    """Tell whether there are cards for all, the fours coming first."""

    @cache
    def fits(at: int, taken: tuple[int, ...]) -> bool:
        """Tell it of those from ``at`` on, where these ranks of each suit are ``taken``."""
        if at == len(needed):
            return True
        each = needed[at]
        return any(
            fits(at + 1, less)
            for ranks in each.ranks
            for less in _taking(taken, ranks, all_suits=not each.is_run)
        )

    return fits(0, (0,) * suits)


def _taking(taken: tuple[int, ...], ranks: int, *, all_suits: bool) -> Iterator[tuple[int, ...]]:
    """Yield what may be taken once ``ranks`` are too. Which suit is which does not matter."""
    free = [suit for suit, gone in enumerate(taken) if not gone & ranks]
    if all_suits and len(free) == len(taken):
        yield tuple(gone | ranks for gone in taken)
    elif not all_suits:
        for suit in free:
            yield tuple(sorted(_with(taken, suit, taken[suit] | ranks)))


def _with(numbers: tuple[int, ...], at: int, number: int) -> tuple[int, ...]:
    return (*numbers[:at], number, *numbers[at + 1 :])
