"""What each reading of a house rule makes of its example."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given

from belot_desktop.core.combinations import Claim
from belot_desktop.core.examples import counts, readings
from belot_desktop.core.holding import possible
from belot_desktop.core.house import Choice, Choices, HouseRule, house_rules
from belot_desktop.core.variants.bulgarian import BULGARIAN
from belot_desktop.core.variants.bulgarian.house import House
from tests.strategies import houses
from tests.toy import TOY

RULES = {each.key: each for each in house_rules(House)}
USUAL = House()


def written(key: str) -> dict[Choice, tuple[int, ...]]:
    """Return what the last example row of a rule is written, by reading."""
    told = readings(BULGARIAN, RULES[key], USUAL)
    return {each.value: each.sheet.lines[-1].score.written for each in told}


@pytest.mark.parametrize(
    ("key", "expected"),
    [
        ("odd_ten", {"smaller": (8, 8), "larger": (9, 7)}),
        ("recontra", {"round_first": (64, 0), "multiply_first": (65, 0)}),
        ("capot_in_no_trumps", {"flat": (35, 0), "doubled": (44, 0)}),
        ("contra_on_capot", {True: (50, 0), False: (25, 0)}),
        ("capot_announcements", {"winner": (27, 0), "own": (25, 2)}),
    ],
)
def test_a_rule_about_what_is_written(key: str, expected: dict[Choice, tuple[int, ...]]) -> None:
    assert written(key) == expected


@pytest.mark.parametrize("key", ["capot_ends_game", "hanging_ends_game"])
@given(house=houses(BULGARIAN))
def test_a_rule_about_the_end(key: str, house: House) -> None:
    goes_on, ends = readings(BULGARIAN, RULES[key], house)
    assert (goes_on.value, ends.value) == (False, True)
    assert goes_on.sheet.standing.waiting == key.removesuffix("_ends_game")
    assert ends.sheet.standing.over


@pytest.mark.parametrize(
    ("key", "expected"),
    [
        ("contest", {"separate": (100, 150), "single": (0, 150)}),
        ("contest_tie", {"nobody": (0, 0), "first_hand": (0, 20)}),
        ("eight_in_a_row", {120: (120, 0), 100: (100, 0)}),
    ],
)
def test_a_rule_about_what_counts(key: str, expected: dict[Choice, tuple[int, ...]]) -> None:
    told = counts(BULGARIAN, RULES[key], USUAL)
    assert {each.value: each.points for each in told} == expected


@given(houses(BULGARIAN))
def test_every_choice_has_an_example_that_tells_its_readings_apart(house: House) -> None:
    for rule in house_rules(House):
        rows, held = readings(BULGARIAN, rule, house), counts(BULGARIAN, rule, house)
        if not isinstance(rule.allowed, Choices):
            assert not rows
            assert not held
            continue
        values = [each.value for each in rows] + [each.value for each in held]
        assert values == list(rule.allowed.values)
        told: set[Any] = {(each.sheet.totals, each.sheet.standing) for each in rows}
        told |= {each.points for each in held}
        assert len(told) == len(rule.allowed.values)


@pytest.mark.parametrize("key", ["contest", "contest_tie", "eight_in_a_row"])
def test_what_an_example_holds_lies_in_the_cards(key: str) -> None:
    allowed = RULES[key].allowed
    assert isinstance(allowed, Choices)
    claims = [Claim(BULGARIAN.seats[each.seat], (each,)) for each in allowed.held]
    assert possible(claims, BULGARIAN)


def test_no_contest_no_combinations() -> None:
    held = HouseRule("pairs", "count", RULES["contest"].allowed)
    assert counts(TOY, held, TOY.house()) == ()
    assert [readings(TOY, each, TOY.house()) for each in house_rules(TOY.house)] == [(), ()]
