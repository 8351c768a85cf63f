"""From a row to its line of text."""

from __future__ import annotations

import json
import re
from collections import Counter
from typing import TYPE_CHECKING, Any

from belot_desktop.core.notation.vocabulary import Meaning, Means, neutral
from belot_desktop.core.rows import Adjustment, Deal, Passed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from belot_desktop.core.rows import Row
    from belot_desktop.core.variant import Variant

# What would break the line or could not be told apart from another, besides JSON's own.
_UNSEEN = re.compile("[\x7f-\x9f\u2028\u2029\ud800-\udfff]")


def write(row: Row, variant: Variant[Any]) -> str:
    """Write ``row`` in neutral words; :func:`row_of` reads it back as it was."""
    return " ".join(said(row, variant, neutral_words(variant)))


def neutral_words(variant: Variant[Any]) -> Callable[[Meaning], str]:
    """Return what says a meaning in the words of no language."""
    words = {meaning: word for (word,), meaning in neutral(variant).items()}
    signs = {each.key: each.sign for each in variant.contracts}

    def say(meaning: Meaning) -> str:
        if meaning.means is Means.CONTRACT:
            return signs[meaning.key]
        if meaning.means is Means.ANNOUNCEMENT:
            return " ".join([meaning.key] * max(meaning.number, 1))
        return words.get(meaning, meaning.key)

    return say


def said(row: Row, variant: Variant[Any], say: Callable[[Meaning], str]) -> Iterator[str]:
    """Say ``row`` word by word, in an order in which it is read back as it was.

    ``say`` knows the words; numbers and notes are the same in all languages.
    """
    if isinstance(row, Adjustment):
        yield from _correction(row, say)
        return
    if isinstance(row, Passed):
        yield say(Meaning(Means.PASSED))
    else:
        yield from _deal(row, variant, say)
    if row.dealer is not None:
        yield say(Meaning(Means.DEALER))
        yield say(Meaning(Means.SEAT, number=row.dealer))


def _correction(row: Adjustment, say: Callable[[Meaning], str]) -> Iterator[str]:
    given = [(side, number) for side, number in enumerate(row.written) if number]
    for side, number in given or [(0, 0)]:
        yield f"{number:+d}"
        yield say(Meaning(Means.SIDE, number=side))
    if row.note:
        yield _quoted(row.note)


def _deal(deal: Deal, variant: Variant[Any], say: Callable[[Meaning], str]) -> Iterator[str]:
    yield say(_declarer(deal))
    if variant.contract(deal.contract) is not None:
        yield say(Meaning(Means.CONTRACT, deal.contract or ""))
    if deal.contra != "none":
        yield say(Meaning(Means.CONTRA, deal.contra))
    result = deal.result
    if result is not None and result.side is None and not result.values:  # such as inside
        yield say(Meaning(Means.RESULT, result.kind))
    named = deal.declarer
    for side in sorted(range(variant.sides), key=lambda side: side != named):
        words = [*_said_of(deal, side, say)]
        if words and side != named:
            yield say(Meaning(Means.SIDE, number=side))
            named = side
        yield from words


def _declarer(deal: Deal) -> Meaning:
    if deal.declarer_seat is not None:
        return Meaning(Means.SEAT, number=deal.declarer_seat)
    if deal.declarer is None:
        return Meaning(Means.NOBODY)
    return Meaning(Means.SIDE, number=deal.declarer)


def _said_of(deal: Deal, side: int, say: Callable[[Meaning], str]) -> Iterator[str]:
    result = deal.result
    if result is not None and result.side == side:
        yield say(Meaning(Means.RESULT, result.kind))
    if result is not None and side < len(result.values) and result.values[side] is not None:
        yield str(result.values[side])
    for key, times in Counter(deal.announced(side)).items():
        yield say(Meaning(Means.ANNOUNCEMENT, key, times))


def _quoted(text: str) -> str:
    """Quote ``text`` as JSON does, with everything in it that would break the line escaped."""
    return _UNSEEN.sub(lambda each: f"\\u{ord(each[0]):04x}", json.dumps(text, ensure_ascii=False))
