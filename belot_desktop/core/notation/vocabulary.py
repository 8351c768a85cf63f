"""What the words of a notation mean."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from functools import cached_property
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

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
    FILLER = auto()  # says nothing, as "and" does
    UNCLEAR = auto()  # might say more than one thing, and is never guessed


@dataclass(frozen=True, slots=True)
class Meaning:
    """What a word says: the kind of thing, and its key, seat, side, number or text.

    The number of an announcement is how often it was made, 0 for once. The key of what is
    unclear is that of which nobody said how often it was made, empty for a name.
    """

    means: Means
    key: str = ""
    number: int = 0


class Vocabulary(dict[tuple[str, ...], Meaning]):
    """The meanings of phrases, which do not change once a line was read with them.

    A phrase is a tuple of folded words, as :func:`phrase` makes it.
    """

    @cached_property
    def lengths(self) -> Mapping[str, Sequence[int]]:
        """How long the phrases are that begin with a word, the longest first."""
        lengths = dict[str, set[int]]()
        for each in self:
            lengths.setdefault(each[0], set()).add(len(each))
        return {word: sorted(some, reverse=True) for word, some in lengths.items()}


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
    return Vocabulary({(word.casefold(),): meaning for word, meaning in words.items()})
