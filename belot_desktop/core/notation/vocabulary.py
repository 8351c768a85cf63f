"""What the words of a notation mean."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from belot_desktop.core.variant import Variant


class Means(Enum):
    """What kind of thing a word says."""

    CONTRACT = auto()
    CONTRA = auto()
    SIDE = auto()
    SEAT = auto()
    ANNOUNCEMENT = auto()
    RESULT = auto()
    PASSED = auto()
    DEALER = auto()
    NUMBER = auto()  # points, such as 87 or 34+18+11
    SIGNED = auto()  # written points of a correction, such as +26
    NOTE = auto()
    NOBODY = auto()  # in a declarer's place: not known yet


@dataclass(frozen=True, slots=True)
class Meaning:
    """What a word says: the kind of thing, and its key, seat, side, number or text."""

    means: Means
    key: str = ""
    number: int = 0


Vocabulary = Mapping[tuple[str, ...], Meaning]
"""The meanings of phrases; a phrase is a tuple of case-folded words."""


def neutral(variant: Variant[Any]) -> Vocabulary:
    """Return the words of no language: contract signs, keys, ``s0`` a side, ``p0`` a seat."""
    words = {each.sign: Meaning(Means.CONTRACT, each.key) for each in variant.contracts}
    words |= {each.key: Meaning(Means.CONTRA, each.key) for each in variant.contras}
    words |= {each.key: Meaning(Means.ANNOUNCEMENT, each.key) for each in variant.announcements}
    words |= {each.key: Meaning(Means.RESULT, each.key) for each in variant.results}
    words |= {f"s{side}": Meaning(Means.SIDE, number=side) for side in range(variant.sides)}
    words |= {f"p{seat}": Meaning(Means.SEAT, number=seat) for seat in range(len(variant.seats))}
    words |= {
        "pass": Meaning(Means.PASSED),
        "dealer": Meaning(Means.DEALER),
        "s?": Meaning(Means.NOBODY),
    }
    return {(word.casefold(),): meaning for word, meaning in words.items()}
