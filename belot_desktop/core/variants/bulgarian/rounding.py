"""From card points to written points (``rules/bulgarian.md``, "Rounding to written points")."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from belot_desktop.core.variant import Contract

# Where a lone number goes up, and the digit at which only one of two sides may.
_UP_FROM = {"no_trumps": 5, "all_trumps": 5}
_CRITICAL = {"no_trumps": None, "all_trumps": 4}
_IN_SUIT = 6


def rounded(points: int, contract: Contract) -> int:
    """Round one number alone: up from 6 in a suit, up from 5 in no and all trumps."""
    return (points + 10 - _UP_FROM.get(contract.key, _IN_SUIT)) // 10


def both_critical(points: tuple[int, int], contract: Contract) -> bool:
    """Tell whether both sides end in the critical digit, so that only one may go up."""
    digit = _CRITICAL.get(contract.key, _IN_SUIT)
    return points[0] % 10 == digit == points[1] % 10


def pair(points: tuple[int, int], contract: Contract, odd_ten: str) -> tuple[int, int]:
    """Round both sides of a made deal so that it keeps its total.

    At the critical digit the ``odd_ten`` side ("smaller" or "larger") goes up.
    """
    first, second = points
    if not both_critical(points, contract):
        return rounded(first, contract), rounded(second, contract)
    first_up = (first < second) == (odd_ten == "smaller")
    return first // 10 + first_up, second // 10 + (not first_up)


def halves(half: int, contract: Contract) -> tuple[int, int]:
    """Round one half of a hanging deal: first what hangs, then what the defenders write."""
    if both_critical((half, half), contract):
        return half // 10 + 1, half // 10
    return rounded(half, contract), rounded(half, contract)
