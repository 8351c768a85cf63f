"""Examples of house rules, computed: what each reading of a rule makes of the same rows."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from belot_desktop.core.combinations import Run
from belot_desktop.core.game import new_game
from belot_desktop.core.house import Choices
from belot_desktop.core.rows import Deal
from belot_desktop.core.sheet import sheet

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from belot_desktop.core.combinations import Combination, Contest
    from belot_desktop.core.game import Game
    from belot_desktop.core.house import Choice, HouseRule
    from belot_desktop.core.sheet import Sheet
    from belot_desktop.core.variant import Variant

DEALER = 0  # the seat that deals where an example is about what is held


@dataclass(frozen=True, slots=True)
class Reading:
    """What becomes of a rule's example rows where the rule is ``value``.

    ``game`` holds those rows and is played by the rule as ``value`` has it.
    """

    value: Choice
    game: Game
    sheet: Sheet


@dataclass(frozen=True, slots=True)
class Counted:
    """What becomes of a rule's example combinations where the rule is ``value``.

    ``points`` are the card points that each side's combinations count for.
    """

    value: Choice
    contest: Contest
    points: tuple[int, ...]


def readings(variant: Variant[Any], rule: HouseRule, house: Any) -> tuple[Reading, ...]:
    """Score the example rows of ``rule`` under each of its values, else under ``house``.

    There are none where the rule is a number, or has no rows for an example.
    """
    fresh, rows = new_game(variant, ""), _example(rule).example
    games = [
        (value, replace(fresh, house=agreed, rows=rows)) for value, agreed in _each(rule, house)
    ]
    return tuple(Reading(value, game, sheet(game)) for value, game in games if rows)


def counts(variant: Variant[Any], rule: HouseRule, house: Any) -> tuple[Counted, ...]:
    """Judge the example combinations of ``rule`` under each of its values, else ``house``.

    There are none where the rule has no combinations for an example.
    """
    held, rules = _example(rule).held, variant.contest
    if rules is None or not held:
        return ()
    found = list[Counted]()
    for value, agreed in _each(rule, house):
        contest = rules.decide(held, DEALER, agreed)
        kinds: tuple[list[str], ...] = tuple([] for _ in range(variant.sides))
        for side, counting in _counting(variant, held, contest):
            kinds[side].extend(rules.announced(counting, agreed))
        deal = Deal(announcements=tuple(map(tuple, kinds)))
        points = tuple(variant.announced(deal, side) for side in range(variant.sides))
        found.append(Counted(value, contest, points))
    return tuple(found)


def _counting(
    variant: Variant[Any], held: Sequence[Combination], contest: Contest
) -> Iterator[tuple[int, Combination]]:
    """Yield the combinations that count, and for which side."""
    for each in held:
        verdict = contest.sequences if isinstance(each, Run) else contest.carres
        for side in range(variant.sides):
            if side == verdict.side and each.seat in variant.seats_of(side):
                yield side, each


def _example(rule: HouseRule) -> Choices:
    return rule.allowed if isinstance(rule.allowed, Choices) else Choices(())


def _each(rule: HouseRule, house: Any) -> Iterator[tuple[Choice, Any]]:
    """Yield each reading of ``rule`` and the rules that its example is played by."""
    example = _example(rule)
    for value in example.values:
        yield value, replace(house, **dict(example.assumed), **{rule.key: value})
