"""A game written to a file and read again is the same game."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belot_desktop.core.rows import Adjustment, Deal, Passed, Result, Row
from belot_desktop.core.variants import VARIANTS
from belot_desktop.core.variants.bulgarian import BULGARIAN
from belot_desktop.store.exchange import (
    Unreadable,
    as_entered,
    read_file,
    read_games,
    row_from_json,
    row_to_json,
    write_game,
    write_games,
)
from tests.said import GAME_ID, game, row
from tests.strategies import games, houses, rows
from tests.toy import TOY

if TYPE_CHECKING:
    from belot_desktop.core.variant import Variant

BOTH: dict[str, Variant[Any]] = {**VARIANTS, TOY.key: TOY}
VARIANT = pytest.mark.parametrize("variant", [BULGARIAN, TOY], ids=lambda each: each.key)


@VARIANT
@given(data=st.data())
def test_a_game(variant: Variant[Any], data: st.DataObject) -> None:
    original = data.draw(games(variant))
    assert read_games(write_game(original), BOTH, str) == (original,)
    assert read_games(write_game(original).encode(), BOTH, str) == (original,)


@given(st.lists(games(BULGARIAN, most_rows=2) | games(TOY, most_rows=2), max_size=3))
def test_many_games(originals: list[Any]) -> None:
    found = read_file(write_games(originals), BOTH, str)
    assert found.games == tuple(originals)
    assert found.many


@VARIANT
@given(data=st.data())
def test_a_row(variant: Variant[Any], data: st.DataObject) -> None:
    original = data.draw(rows(variant))
    assert row_from_json(row_to_json(original, variant), variant) == original


@pytest.mark.parametrize(
    ("said", "written"),
    [
        (
            row("s0 H 87"),
            '{"contract": "hearts", "declarer": 0, "points": {"team": 0, "value": 87}}',
        ),
        (
            row("p3 S contra s0 tierce s1 90 belote"),
            """{"contract": "spades", "declarer": 1, "declarer_seat": 3, "contra": "contra",
            "announcements": [{"tierce": 1}, {"belote": 1}], "points": {"team": 1, "value": 90}}""",
        ),
        (row("s0 NT inside"), '{"contract": "no_trumps", "declarer": 0, "inside": true}'),
        (row("s1 AT s1 capot"), '{"contract": "all_trumps", "declarer": 1, "capot": 1}'),
        (Passed(), '{"passed": true}'),
        (Passed(2), '{"passed": true, "dealer": 2}'),
        (Adjustment((0, 26)), '{"adjustment": {"written": [0, 26]}}'),
        (Adjustment((0, -26), "fine"), '{"adjustment": {"written": [0, -26], "note": "fine"}}'),
    ],
)
def test_a_row_is_written_as_the_format_has_it(said: Row, written: str) -> None:
    assert json.dumps(row_to_json(said, BULGARIAN)) == json.dumps(json.loads(written))
    assert row_from_json(json.loads(written), BULGARIAN) == said


def test_a_half_typed_deal_is_written_as_far_as_it_goes() -> None:
    assert row_to_json(Deal(contract="hearts"), BULGARIAN) == {"contract": "hearts"}
    nothing_typed = Deal(0, result=Result("points", values=(None, None)))
    assert row_to_json(nothing_typed, BULGARIAN) == {"declarer": 0}


@pytest.mark.parametrize("key", ["rules", "id", "started", "place", "note", "series"])
def test_what_may_be_left_out(key: str) -> None:
    whole = json.loads(write_game(game("s0 H 87")))
    whole.pop(key, None)
    assert read_games(json.dumps(whole), BOTH, lambda: GAME_ID) == (game("s0 H 87"),)


def test_announcements_are_read_into_their_declared_order() -> None:
    said = {"contract": "clubs", "declarer": 0, "inside": True}
    mixed = row_from_json(said | {"announcements": [{"belote": 1, "tierce": 2}, {}]}, BULGARIAN)
    assert mixed == row("s0 C tierce tierce belote inside")


def test_a_file_is_readable_line_by_line() -> None:
    lines = write_game(game("s0 H 87", "pass")).splitlines()
    assert lines[-4:-1] == [
        '  {"contract": "hearts", "declarer": 0, "points": {"team": 0, "value": 87}},',
        '  {"passed": true}',
        " ]",
    ]


def test_half_a_character_does_not_stop_a_game_from_being_written() -> None:
    [kept] = read_games(write_game(game('+0 s0 -26 s1 "\\ud83c"')), BOTH, str)
    assert kept.rows == (Adjustment((0, -26), "\N{REPLACEMENT CHARACTER}"),)


APART = "s0 H 87 tierce s1 carre"  # sequences and fours count apart, unless the best takes all


def test_a_deal_that_another_house_rule_made_wrong_is_kept_and_told() -> None:
    kept = game(APART, "s0 H 87", contest="single")
    with pytest.raises(Unreadable):
        read_file(write_game(kept), BOTH, str)
    found = read_file(write_game(kept), BOTH, str, as_entered)
    assert found.games == (kept,)
    assert [each.place for each in found.warnings] == ["deals[0].announcements"]


def test_what_no_house_rule_allows_is_refused() -> None:
    for wrong in ("s0 H 200", "s0 H 87 tierce s1 quarte"):
        with pytest.raises(Unreadable):
            read_file(write_game(game(wrong)), BOTH, str, as_entered)


@given(data=st.data())
def test_a_game_under_any_other_house_rules_comes_back_the_same(data: st.DataObject) -> None:
    original = replace(data.draw(games(BULGARIAN)), house=data.draw(houses(BULGARIAN)))
    assert read_file(write_game(original), BOTH, str, as_entered).games == (original,)
