"""The facts of a step, a problem or a fault, as what they are known to be."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from belot_desktop.core.scores import Facts


def whole(facts: Facts, key: str) -> int:
    """Return the number called ``key``."""
    return cast("int", facts[key])


def word(facts: Facts, key: str) -> str:
    """Return the key or text called ``key``."""
    return cast("str", facts[key])


def by_side(facts: Facts, key: str) -> tuple[int, ...]:
    """Return the numbers called ``key``, one a side."""
    return cast("tuple[int, ...]", facts[key])
