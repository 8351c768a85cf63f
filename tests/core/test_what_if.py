"""A game under other house rules, beside what it is."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belot_desktop.core.sheet import problems_of, sheet
from belot_desktop.core.variants.bulgarian import BULGARIAN
from belot_desktop.core.variants.bulgarian.house import House
from belot_desktop.core.what_if import WhatIf, what_if
from tests.said import game
from tests.strategies import games, houses
from tests.toy import TOY

VARIANTS = pytest.mark.parametrize("variant", [BULGARIAN, TOY], ids=lambda each: each.key)


def numbers(told: WhatIf) -> list[int]:
    return [each.after.number for each in told.rows]


def test_who_rounds_otherwise_writes_otherwise() -> None:
    told = what_if(game("s0 H 100", "s0 H 86", "pass"), House(odd_ten="larger"))
    (row,) = told.rows
    assert (row.before.number, row.came, row.went) == (2, (), ())
    assert (row.before.score.written, row.after.score.written) == ((8, 8), (9, 7))
    assert (told.before.totals, told.after.totals) == ((18, 14), (19, 13))
    assert told.changes
    assert not told.ends_otherwise


def test_a_nearer_target_ends_the_game_and_leaves_a_row_behind() -> None:
    told = what_if(game("+90 s0", "s0 H 120", "s1 H 90"), House(target=101))
    assert numbers(told) == [3]
    assert told.rows[0].after.past_end
    assert told.ends_otherwise
    assert (told.after.over_after, told.after.standing.winner) == (2, 0)


def test_a_quarrel_after_a_capot() -> None:
    told = what_if(game("+140 s0", "s0 H capot"), House(capot_ends_game=True))
    assert told.rows == ()
    assert told.changes
    assert told.before.standing.waiting == "capot"
    assert told.after.standing.over


def test_a_row_that_becomes_wrong_stays_and_is_told() -> None:
    both = game("s0 H 150 s0 tierce s1 carre")
    told = what_if(both, House(contest="single"))
    (row,) = told.rows
    assert [each.name for each in row.came] == ["announcements_of_both"]
    assert row.before.score == row.after.score
    (back,) = what_if(replace(both, house=House(contest="single")), House()).rows
    assert [each.name for each in back.went] == ["announcements_of_both"]


def test_more_that_hung_is_collected_later() -> None:
    told = what_if(game("s0 H recontra 81", "s1 H 100"), House(recontra="multiply_first"))
    assert numbers(told) == [1, 2]
    assert [each.after.score.carried.hanging for each in told.rows] == [65, 0]
    assert [each.score.collected for each in (told.rows[1].before, told.rows[1].after)] == [
        (0, 64),
        (0, 65),
    ]


@VARIANTS
@given(data=st.data())
def test_the_same_rules_change_nothing(variant: object, data: st.DataObject) -> None:
    of = data.draw(games(BULGARIAN if variant is BULGARIAN else TOY))
    told = what_if(of, of.house)
    assert not told.changes
    assert told.before == told.after == sheet(of)


@VARIANTS
@given(data=st.data())
def test_what_is_said_to_change_is_what_changes(variant: object, data: st.DataObject) -> None:
    of = data.draw(games(BULGARIAN if variant is BULGARIAN else TOY))
    house = data.draw(houses(of.variant))
    told = what_if(of, house)
    assert (told.before, told.after) == (sheet(of), sheet(replace(of, house=house)))
    assert all(each.before.row is each.after.row for each in told.rows)
    changed = {each.after.number for each in told.rows}
    for old, new in zip(told.before.lines, told.after.lines, strict=True):
        if new.number not in changed:
            assert (old.score.written, old.score.collected) == (
                new.score.written,
                new.score.collected,
            )
            assert problems_of(of.variant, of.house, old.row) == problems_of(
                of.variant, house, new.row
            )


@VARIANTS
@given(data=st.data())
def test_the_way_back_is_the_mirror(variant: object, data: st.DataObject) -> None:
    of = data.draw(games(BULGARIAN if variant is BULGARIAN else TOY))
    house = data.draw(houses(of.variant))
    there, back = what_if(of, house), what_if(replace(of, house=house), of.house)
    assert (there.before, there.after) == (back.after, back.before)
    assert [(each.after, each.came) for each in there.rows] == [
        (each.before, each.went) for each in back.rows
    ]
