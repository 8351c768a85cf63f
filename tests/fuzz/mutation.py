"""Changes to a file of games that leave it JSON, so that a fuzzer gets past the brackets."""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

ODD: tuple[Any, ...] = (
    *(None, True, False, "", [], {}, 0, -1, 1, 2, 3, 81, 152, 162, 163, 10_001, 10**9, 1.5),
    *(float("nan"), "\ud800", "\u202eRTL", "x" * 300, [[]], {"": {}}),
)
JSON_SHARE = 0.7


def mutated(content: bytes, size: int, seed: int, bytewise: Callable[[bytes, int], bytes]) -> bytes:
    """Return ``content`` changed in one place: often a value of it, else some of its bytes."""
    chance = Random(seed)  # noqa: S311 (nothing secret: it has to be repeatable)
    if chance.random() > JSON_SHARE:
        return bytewise(content, size)
    try:
        return _mutated(json.loads(content), chance)[:size]
    except (ValueError, RecursionError):
        return bytewise(content, size)


def _mutated(whole: Any, chance: Random) -> bytes:
    for _ in range(chance.randint(1, 3)):
        places = list(_places(whole))
        if places:
            _change(*chance.choice(places), chance, places)
    return json.dumps(whole).encode()


def _places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Give every place in ``value``: what holds it, and the key."""
    if not isinstance(value, dict | list):
        return
    for key in list(value) if isinstance(value, dict) else range(len(value)):
        yield value, key
        yield from _places(value[key])


def _change(parent: Any, key: Any, chance: Random, places: list[tuple[Any, Any]]) -> None:
    """Put something else in a place, leave it out, or let it stand twice."""
    other, its_key = chance.choice(places)
    match chance.randrange(5):
        case 0:
            parent[key] = chance.choice(ODD)
        case 1:
            parent[key] = json.loads(json.dumps(other[its_key]))
        case 2:
            del parent[key]
        case 3 if isinstance(parent, list):
            parent.insert(key, json.loads(json.dumps(parent[key])))
        case _ if type(parent[key]) is int:
            parent[key] += chance.choice((-1, 1, 10, -100))
        case _ if isinstance(parent, dict):
            parent[chance.choice(("note", "dealer", "capot", "inside", "passed", "id"))] = 1
