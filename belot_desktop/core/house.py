"""House rules: what a table may agree on, described by the fields that hold it.

A variant's house rules are a frozen dataclass whose fields are made by
:func:`choice` and :func:`whole`. Settings, help and files all read the description
from there.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, Any, cast

if TYPE_CHECKING:
    from collections.abc import Mapping

    from belot_desktop.core.combinations import Combination
    from belot_desktop.core.rows import Row

Choice = bool | int | str


@dataclass(frozen=True, slots=True)
class Choices:
    """A rule with a few readings, and what comes out differently under them.

    That is ``example``, rows of a game, or ``held``, combinations that contend to count.
    ``assumed`` are the other rules that the rows need to show it.
    """

    values: tuple[Choice, ...]
    example: tuple[Row, ...] = ()
    held: tuple[Combination, ...] = ()
    assumed: tuple[tuple[str, Choice], ...] = ()

    def allows(self, value: object) -> bool:
        """Tell whether ``value`` is one of the readings (1 is not True)."""
        return any(value == each and type(value) is type(each) for each in self.values)


@dataclass(frozen=True, slots=True)
class Whole:
    """A rule that is a whole number within bounds, both included."""

    least: int
    most: int

    def allows(self, value: object) -> bool:
        """Tell whether ``value`` is a whole number within the bounds."""
        return type(value) is int and self.least <= value <= self.most


@dataclass(frozen=True, slots=True)
class HouseRule:
    """One house rule: its key, what is played unless agreed otherwise, what else may be."""

    key: str
    default: Choice
    allowed: Choices | Whole


def choice(
    default: Choice,
    *others: Choice,
    example: tuple[Row, ...] = (),
    held: tuple[Combination, ...] = (),
    assumed: tuple[tuple[str, Choice], ...] = (),
) -> Any:
    """Make a field for a rule that is ``default`` or one of ``others``; see :class:`Choices`."""
    allowed = Choices((default, *others), example, held, assumed)
    return field(default=default, metadata={"allowed": allowed})


def whole(default: int, least: int, most: int) -> Any:
    """Make a field for a rule that is a whole number from ``least`` to ``most``."""
    return field(default=default, metadata={"allowed": Whole(least, most)})


def house_rules(house: type[Any]) -> tuple[HouseRule, ...]:
    """Return the rules that ``house`` declares, in their order."""
    return tuple(
        HouseRule(each.name, cast("Choice", each.default), each.metadata["allowed"])
        for each in fields(house)
    )


def agreed(house: Any) -> dict[str, Choice]:
    """Return every rule of ``house`` by its key."""
    return {each.key: getattr(house, each.key) for each in house_rules(type(house))}


def differing(house: Any) -> dict[str, Choice]:
    """Return the rules of ``house`` that are not the default ones."""
    defaults = {each.key: each.default for each in house_rules(type(house))}
    return {key: value for key, value in agreed(house).items() if value != defaults[key]}


def house_of(house: type[Any], values: Mapping[str, object]) -> Any:
    """Make house rules from ``values``; what is left out stays as it is by default.

    Raises ValueError with the key of the first rule that is unknown or may not be so.
    """
    allowed = {each.key: each.allowed for each in house_rules(house)}
    for key, value in values.items():
        if key not in allowed or not allowed[key].allows(value):
            raise ValueError(key)
    return house(**values)
