"""Strict JSON: what the standard reader lets pass is marked, to be refused in its place."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from belot_desktop.store.exchange.faults import Fault, Unreadable

if TYPE_CHECKING:
    from collections.abc import Sequence

LARGEST = 32  # MiB: more than ten thousand games
MOST_VALUES = 2_500_000  # so many stand in such a file of games, and what is read takes memory
_LONGEST_NUMBER = 15  # digits: exact in every program that reads JSON


@dataclass(frozen=True, slots=True)
class Bad:
    """What stands in a file where no value can be; ``name`` is that of its fault."""

    name: str


class Twice(dict[str, object]):
    """An object in which the keys in :attr:`twice` stand more than once."""

    def __init__(self, pairs: Sequence[tuple[str, object]]) -> None:
        """Keep the last value of each key."""
        super().__init__(pairs)
        counts = Counter(key for key, _ in pairs)
        self.twice = tuple(key for key, count in counts.items() if count > 1)


def parsed(text: str | bytes) -> object:
    """Return the JSON value in ``text``; a mark before the first character is let pass.

    Raises Unreadable where it is too big, not UTF-8, not JSON or nested without end.
    """
    if len(text) > LARGEST * 2**20:
        raise Unreadable([Fault("", "too_big", {"most": LARGEST})])
    decoded = _decoded(text)
    if sum(map(decoded.count, "{[,")) > MOST_VALUES:
        raise Unreadable([Fault("", "too_many", {"most": MOST_VALUES})])
    try:
        return json.loads(
            decoded.removeprefix("\ufeff"),
            object_pairs_hook=_object,
            parse_int=_whole,
            parse_constant=lambda _: Bad("not_finite"),
        )
    except json.JSONDecodeError as error:
        facts = {"line": error.lineno, "column": error.colno}
        raise Unreadable([Fault("", "not_json", facts)]) from None
    except RecursionError:
        raise Unreadable([Fault("", "too_deep")]) from None


def _decoded(text: str | bytes) -> str:
    if isinstance(text, str):
        return text
    try:
        return text.decode()
    except UnicodeDecodeError as error:
        raise Unreadable([Fault("", "not_utf8", {"byte": error.start + 1})]) from None


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    plain = dict(pairs)
    return plain if len(plain) == len(pairs) else Twice(pairs)


def _whole(digits: str) -> int | Bad:
    return int(digits) if len(digits.lstrip("-")) <= _LONGEST_NUMBER else Bad("too_large")
