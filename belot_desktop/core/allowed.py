"""What is wrong with a deal only because of what this table agreed on."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from belot_desktop.core.house import Choices, house_rules

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from belot_desktop.core.rows import Deal
    from belot_desktop.core.scores import Problem
    from belot_desktop.core.variant import Variant


def problems_kept(deal: Deal, variant: Variant[Any], house: Any) -> Sequence[Problem]:
    """Find every problem of ``deal``, all as warnings where another house rule would allow it.

    A deal that was entered under that rule stands, is scored and marked. What no rule
    allows nobody can have entered.
    """
    found = variant.check(deal, house)
    if _is_right(found) or not any(
        _is_right(variant.check(deal, other)) for other in _others(variant, house)
    ):
        return found
    return [replace(each, warning=True) for each in found]


def _others(variant: Variant[Any], house: Any) -> Iterator[Any]:
    """Give the house rules with one of them read in another way, each in turn."""
    for rule in house_rules(variant.house):
        if isinstance(rule.allowed, Choices):
            for value in rule.allowed.values:
                if value != getattr(house, rule.key):
                    yield replace(house, **{rule.key: value})


def _is_right(problems: Sequence[Problem]) -> bool:
    return all(each.warning for each in problems)
