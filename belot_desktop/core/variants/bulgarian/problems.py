"""What is wrong with an entry (``rules/bulgarian.md``, "What is wrong with an entry")."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import TYPE_CHECKING

from belot_desktop.core.scores import Problem
from belot_desktop.core.variants.bulgarian.counting import announced
from belot_desktop.core.variants.bulgarian.declaration import (
    ANNOUNCEMENT,
    CONTRACT,
    CONTRACTS,
    FACTOR,
    SEATS,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from belot_desktop.core.rows import Deal, Result
    from belot_desktop.core.variants.bulgarian.house import House

_HAND = 8
_ONCE_A_DECK = ("carre_nines", "carre_jacks")
_BELOTES = {"no_trumps": 0, "all_trumps": 4}
_BELOTES_IN_SUIT = 1
_BELOTES_AT_MOST = 4


def check(deal: Deal, house: House) -> Sequence[Problem]:
    """Find every problem of ``deal``, which may be half typed. Never raises."""
    return (
        *_missing(deal),
        *_unknown(deal),
        *_points(deal),
        *_announcements(deal),
        *_contested(deal, house),
    )


def _missing(deal: Deal) -> Iterator[Problem]:
    if deal.declarer is None:
        yield Problem("no_declarer", ("declarer",))
    if deal.contract is None:
        yield Problem("no_contract", ("contract",))
    if deal.result is None or (deal.result.kind == "points" and _value(deal.result) is None):
        yield Problem("no_result", ("result",))
