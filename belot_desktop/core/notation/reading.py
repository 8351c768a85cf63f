"""From words to a row: one grammar, whatever the language of the words."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from belot_desktop.core.notation.deal_words import DealWords
from belot_desktop.core.notation.vocabulary import Means, Vocabulary, neutral
from belot_desktop.core.notation.words import Word, words
from belot_desktop.core.rows import Adjustment, Passed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from belot_desktop.core.rows import Row
    from belot_desktop.core.variant import Variant


@dataclass(frozen=True, slots=True)
class Reading:
    """What a line was understood as.

    ``row`` may be a half said deal. ``strange`` holds the words that were not
    understood or did not go with the rest, ``words`` all of them. ``waiting`` is a name at
    the end of which nothing was said: it may be that the line goes on.
    """

    row: Row
    strange: tuple[Word, ...] = ()
    words: tuple[Word, ...] = ()
    waiting: Word | None = None


def row_of(line: str, variant: Variant[Any]) -> Row:
    """Read a line in neutral words; raises ValueError, naming what was not understood."""
    reading = read(line, variant, neutral(variant))
    if reading.strange or reading.waiting:
        raise ValueError(next(each.text for each in (*reading.strange, reading.waiting) if each))
    return reading.row


def read(line: str, variant: Variant[Any], vocabulary: Vocabulary) -> Reading:
    """Read a line in the words of ``vocabulary``. Never raises."""
    every = words(line, vocabulary)
    said = [word for word in every if word.means is not Means.FILLER]
    means = {word.means for word in said}
    if Means.SIGNED in means:
        reading = _correction(said, variant)
    elif Means.PASSED in means:
        reading = _passed(said)
    else:
        reading = _deal(said, variant)
    return replace(reading, words=tuple(every))


def _deal(said: Sequence[Word], variant: Variant[Any]) -> Reading:
    deal = DealWords(variant)
    strange = [word for word in said if not deal.take(word)] + deal.idle
    if deal.dealer_open:
        strange += _dealers(said)[-1:]
    return Reading(deal.row(), tuple(strange), waiting=deal.waiting)


def _dealers(said: Sequence[Word]) -> list[Word]:
    """Return the words that announce who dealt."""
    return [word for word in said if word.means is Means.DEALER]


def _passed(said: Sequence[Word]) -> Reading:
    dealer, strange, expected = None, list[Word](), False
    for word in said:
        if word.means is Means.SEAT and expected:
            dealer, expected = word.number, False
        elif word.means is Means.DEALER and dealer is None:
            expected = True
        elif word.means is not Means.PASSED:
            strange.append(word)
    if expected:
        strange += _dealers(said)[-1:]
    return Reading(Passed(dealer), tuple(strange))


def _correction(said: Sequence[Word], variant: Variant[Any]) -> Reading:
    """Pair each signed number with its side: "+26 s1", or "s1 +26" where a side comes first."""
    pairs, strange, note = dict[int, int](), list[Word](), ""
    number: Word | None = None
    named: int | None = None
    for word in said:
        side = _side(word, variant)
        if word.means is Means.NOTE and not note:
            note = word.text
        elif word.means is Means.SIGNED and number is None:
            number = word
        elif side is not None and side not in pairs and named is None:
            named = side
        else:
            strange.append(word)
        if number is not None and named is not None:
            pairs[named] = number.number
            number = named = None
    if number is not None:
        strange.append(number)
    written = tuple(pairs.get(side, 0) for side in range(variant.sides))
    return Reading(Adjustment(written, note), tuple(strange))


def _side(word: Word, variant: Variant[Any]) -> int | None:
    if word.means is Means.SEAT:
        return variant.seats[word.number]
    return word.number if word.means is Means.SIDE else None
