"""Numbers in a sentence, with a real minus, and names that read the other way in it."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

_MINUS = "\N{MINUS SIGN}"
_OTHER_WAY = {"R", "AL", "AN", "RLE", "RLO", "LRE", "LRO", "RLI", "LRI", "FSI", "PDF", "PDI"}
_ISOLATED = "\N{FIRST STRONG ISOLATE}{}\N{POP DIRECTIONAL ISOLATE}"


def number(value: int) -> str:
    """Write ``value``: 26, −26."""
    return str(value).replace("-", _MINUS)


def signed(value: int) -> str:
    """Write ``value`` as what is added: +26, −26, 0."""
    return f"+{value}" if value > 0 else number(value)


def versus(values: Iterable[int]) -> str:
    """Write one number a side: 98 : 64."""
    return " : ".join(map(number, values))


def total(terms: Iterable[int]) -> str:
    """Write a sum with its result: 54 + 25 − 13 = 66."""
    first, *others = terms
    signs = (f" {'+' if each >= 0 else _MINUS} {abs(each)}" for each in others)
    return f"{number(first)}{''.join(signs)} = {number(first + sum(others))}"


def set_in(text: str) -> str:
    """Return ``text`` so that a sentence keeps its order around it.

    A Hebrew or Arabic name would otherwise turn the figures beside it around.
    """
    turns = any(unicodedata.bidirectional(letter) in _OTHER_WAY for letter in text)
    return _ISOLATED.format(text) if turns else text
