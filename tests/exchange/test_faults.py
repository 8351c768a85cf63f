"""What is refused in a file, by its place, and all of it at once."""

from __future__ import annotations

import json
from typing import Any

import pytest

from belot_desktop.core.variants import VARIANTS
from belot_desktop.store.exchange import Unreadable, read_file, read_games, row_from_json
from belot_desktop.store.exchange.entry import LONGEST_TEXT
from belot_desktop.store.exchange.faults import MOST_FAULTS, quoted
from belot_desktop.store.exchange.games import MOST_ROWS
from belot_desktop.store.exchange.strict import LARGEST, MOST_VALUES
from tests.exchange.wrong import GAME, HEARTS, POINTS, deal
from tests.toy import TOY


def found(text: str | bytes | dict[str, Any]) -> list[str]:
    """Return what is wrong with a file, as "place: name"."""
    whole = json.dumps(text) if isinstance(text, dict) else text
    with pytest.raises(Unreadable) as refused:
        read_games(whole, VARIANTS, str)
    return [f"{fault.place}: {fault.name}" for fault in refused.value.faults]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (b"\xff{}", ": not_utf8"),
        ('{"a": 1', ": not_json"),
        ("", ": not_json"),
        ('{"a": .5}', ": not_json"),
        ("[" * 200_000, ": too_deep"),
        ('{"format":' * 200_000, ": too_deep"),
        ("[]", ": not_an_object"),
        ("NaN", ": not_finite"),
        ("9" * 5000, ": too_large"),
        (" " * (LARGEST * 2**20 + 1), ": too_big"),
        ("," * (MOST_VALUES + 1), ": too_many"),
        ('{"format": "belot-game", "version": 2}', "version: unknown_version"),
        ('{"format": "belot-game", "version": true}', "version: not_a_number"),
        ('{"format": "tarock", "version": 1}', "format: unknown_format"),
        ('{"format": "belot-games", "version": 1}', "games: missing"),
        ('{"format": "belot-games", "version": 1, "games": {}}', "games: not_a_list"),
        ('{"format": "belot-games", "version": 1, "games": [[]]}', "games[0]: not_an_object"),
    ],
)
def test_a_file_that_is_none_of_ours(text: str | bytes, fault: str) -> None:
    assert found(text) == [fault]


@pytest.mark.parametrize(
    ("key", "value", "fault"),
    [
        ("game", "tarock", "game: unknown_game"),
        ("game", None, "game: not_text"),
        ("players", 4, "players: unknown_key"),
        ("teams", {}, "teams: not_a_list"),
        ("teams", [], "teams: wrong_length"),
        ("first_dealer", 4, "first_dealer: unknown_seat"),
        ("first_dealer", "Ана", "first_dealer: not_a_number"),
        ("deals", None, "deals: not_a_list"),
        ("id", "", "id: not_a_uuid"),
        ("id", "0f8c1c3e5a524d7e9a530d5f6f1f2a10", "id: not_a_uuid"),
        ("id", 5, "id: not_text"),
        ("started", "", "started: not_a_time"),
        ("started", "2026-11-30T19:05:00", "started: not_a_time"),
        ("started", "2026-11-31T19:05:00+02:00", "started: not_a_time"),
        ("started", "2026-W01-1T19:05:00+02:00", "started: not_a_time"),
        ("place", 1, "place: not_text"),
        ("note", ["x"], "note: not_text"),
        ("note", "half \ud800", "note: lone_surrogate"),
        ("note", "x" * (LONGEST_TEXT + 1), "note: too_long"),
        ("deals", [{"passed": True}] * (MOST_ROWS + 1), "deals: too_many"),
        ("series", "Петък", "series: not_an_object"),
        ("series", {"id": "", "name": ""}, "series.id: empty_text"),
        ("series", {"id": "x"}, "series.name: missing"),
        ("rules", [], "rules: not_an_object"),
        ("rules", {"target": 0}, "rules.target: out_of_range"),
        ("rules", {"target": 151.0}, "rules.target: not_whole"),
        ("rules", {"target": True}, "rules.target: not_a_number"),
        ("rules", {"contra_on_capot": 1}, "rules.contra_on_capot: not_a_choice"),
        ("rules", {"eight_in_a_row": 110}, "rules.eight_in_a_row: not_a_choice"),
        ("rules", {"contest": "both"}, "rules.contest: not_a_choice"),
        ("rules", {"taget": 151}, "rules.taget: unknown_key"),
    ],
)
def test_what_is_wrong_with_a_game(key: str, value: object, fault: str) -> None:
    assert found(GAME | {key: value}) == [fault]


@pytest.mark.parametrize("key", ["format", "version", "game", "teams", "first_dealer", "deals"])
def test_what_a_game_needs(key: str) -> None:
    assert found({each: value for each, value in GAME.items() if each != key}) == [
        f"{key}: missing"
    ]


def test_what_a_team_needs() -> None:
    teams = [{"name": "Ние", "players": ["Ана"]}, {"name": 7, "players": [True, "Георги"]}]
    assert found(GAME | {"teams": teams}) == [
        "teams[0].players: wrong_length",
        "teams[1].name: not_text",
        "teams[1].players[0]: not_text",
    ]


@pytest.mark.parametrize(
    ("row", "fault"),
    [
        ("pass", "deals[0]: not_an_object"),
        ({"passed": False}, "deals[0].passed: only_true"),
        ({"passed": 1}, "deals[0].passed: only_true"),
        ({"passed": True, "dealer": -1}, "deals[0].dealer: unknown_seat"),
        ({"passed": True, "contract": "clubs"}, "deals[0].contract: unknown_key"),
        ({"adjustment": 26}, "deals[0].adjustment: not_an_object"),
        ({"adjustment": {}}, "deals[0].adjustment.written: missing"),
        ({"adjustment": {"written": [26]}}, "deals[0].adjustment.written: wrong_length"),
        ({"adjustment": {"written": [0, 10_001]}}, "deals[0].adjustment.written[1]: out_of_range"),
        ({"adjustment": {"written": [0.5, 0]}}, "deals[0].adjustment.written[0]: not_whole"),
        (
            {"adjustment": {"written": [0, 0], "dealer": 1}},
            "deals[0].adjustment.dealer: unknown_key",
        ),
        ({"adjustment": {"written": [0, 0], "note": None}}, "deals[0].adjustment.note: not_text"),
        ({"adjustment": {"written": [0, 0]}, "dealer": 1}, "deals[0].dealer: unknown_key"),
        (POINTS | {"contract": "trumps"}, "deals[0].contract: unknown_contract"),
        (POINTS | {"declarer": 2}, "deals[0].declarer: unknown_side"),
        (POINTS | {"declarer": None}, "deals[0].declarer: not_a_number"),
        (POINTS | {"declarer_seat": 4}, "deals[0].declarer_seat: unknown_seat"),
        (POINTS | {"declarer_seat": 1}, "deals[0].declarer_seat: seat_of_another_side"),
        (POINTS | {"dealer": 1e0}, "deals[0].dealer: not_whole"),
        (POINTS | {"contra": "double"}, "deals[0].contra: unknown_contra"),
        (POINTS | {"announcements": {"tierce": 1}}, "deals[0].announcements: not_a_list"),
        (POINTS | {"announcements": [{}]}, "deals[0].announcements: wrong_length"),
        (
            POINTS | {"announcements": [{}, {"terce": 1}]},
            "deals[0].announcements[1].terce: unknown_key",
        ),
        (
            POINTS | {"announcements": [{"tierce": -1}, {}]},
            "deals[0].announcements[0].tierce: out_of_range",
        ),
        (
            POINTS | {"announcements": [{"tierce": 10**9}, {}]},
            "deals[0].announcements[0].tierce: out_of_range",
        ),
        (
            POINTS | {"announcements": [{"tierce": True}, {}]},
            "deals[0].announcements[0].tierce: not_a_number",
        ),
        (HEARTS, "deals[0]: no_result"),
        (HEARTS | {"inside": False}, "deals[0].inside: only_true"),
        (HEARTS | {"capot": True}, "deals[0].capot: not_a_number"),
        (HEARTS | {"capot": 2}, "deals[0].capot: unknown_side"),
        (HEARTS | {"points": 87}, "deals[0].points: not_an_object"),
        (HEARTS | {"points": {"team": 0}}, "deals[0].points.value: missing"),
        (HEARTS | {"points": {"team": "0", "value": 1}}, "deals[0].points.team: not_a_number"),
        (HEARTS | {"points": {"team": 0, "value": 163}}, "deals[0].points.value: points_above"),
        (HEARTS | {"points": {"team": 1, "value": -1}}, "deals[0].points.value: points_below"),
        (HEARTS | {"points": {"team": 0, "value": "87"}}, "deals[0].points.value: not_a_number"),
        (HEARTS | {"points": {"team": 0, "value": 10**20}}, "deals[0].points.value: too_large"),
        (POINTS | {"inside": True}, "deals[0]: several_results"),
    ],
)
def test_what_is_wrong_with_a_row(row: object, fault: str) -> None:
    assert found(deal(row)) == [fault]


@pytest.mark.parametrize("value", ["NaN", "Infinity", "-Infinity"])
def test_what_is_no_number_at_all(value: str) -> None:
    text = json.dumps(deal(POINTS)).replace("87", value)
    assert found(text) == ["deals[0].points.value: not_finite"]


def test_a_key_twice() -> None:
    text = json.dumps(deal(POINTS)).replace('"team": 0', '"team": 0, "team": 1')
    assert found(text) == ["deals[0].points.team: key_twice"]


def test_everything_is_found_at_once() -> None:
    rows = [POINTS | {"contra": "x", "foo": 1}, {"passed": True}, {"contract": "clubs"}]
    assert found(GAME | {"first_dealer": 9, "rules": {"target": 0}, "deals": rows}) == [
        "rules.target: out_of_range",
        "first_dealer: unknown_seat",
        "deals[0].foo: unknown_key",
        "deals[0].contra: unknown_contra",
        "deals[2].declarer: no_declarer",
        "deals[2]: no_result",
    ]


def test_the_rules_are_asked_where_a_key_is_unknown() -> None:
    far = HEARTS | {"points": {"team": 0, "value": 500}, "foo": 1}
    assert found(deal(far)) == ["deals[0].foo: unknown_key", "deals[0].points.value: points_above"]


def test_the_games_own_house_rules_judge_it() -> None:
    said = POINTS | {"announcements": [{"tierce": 1}, {"carre": 1}]}
    assert read_games(json.dumps(deal(said)), VARIANTS, str)
    places = found(deal(said) | {"rules": {"contest": "single"}})
    assert {place.partition(": ")[0] for place in places} == {"deals[0].announcements"}


def test_many_games_are_told_apart() -> None:
    second = deal(POINTS | {"declarer": 5}) | {"format": "x"}
    text = {"format": "belot-games", "version": 1, "games": [GAME, second]}
    assert found(text) == [
        "games[1].format: unknown_format",
        "games[1].deals[0].declarer: unknown_side",
    ]


def test_in_a_list_games_need_no_header_of_their_own() -> None:
    bare = {key: value for key, value in GAME.items() if key not in {"format", "version"}}
    text = json.dumps({"format": "belot-games", "version": 1, "games": [bare]})
    assert len(read_games(text, VARIANTS, str)) == 1


@pytest.mark.parametrize("row", [5, {}])
def test_nobody_reads_on_after_ten_thousand_faults(row: object) -> None:
    assert len(found(GAME | {"deals": [row] * 20_000})) == MOST_FAULTS


def test_a_warning_lets_a_game_be_read() -> None:
    text = json.dumps(deal(HEARTS | {"points": {"team": 0, "value": 161}}))
    [warning] = read_file(text, VARIANTS, str).warnings
    assert (warning.place, warning.name) == ("deals[0].points.value", "count_again")


def test_a_place_is_safe_to_show() -> None:
    assert found(GAME | {"a b": 1, "\x1b[31m": 2, "я" * 99: 3}) == [
        '["a b"]: unknown_key',
        '["\\u001b[31m"]: unknown_key',
        '["' + "\\u044f" * 9 + "\\u044…]: unknown_key",
    ]
    assert quoted("a\nb\x1b") == "a\N{REPLACEMENT CHARACTER}b\N{REPLACEMENT CHARACTER}"
    assert len(quoted("x" * 99)) == 61


def test_a_mark_before_the_first_character_is_let_pass() -> None:
    assert read_games(b"\xef\xbb\xbf" + json.dumps(GAME).encode(), VARIANTS, str)


def test_another_game_brings_its_own_keys() -> None:
    toy = {"contract": "red", "declarer": 2, "points": {"team": 2, "value": 99}}
    with pytest.raises(Unreadable) as refused:
        read_games(
            json.dumps(deal(toy) | {"game": "toy", "teams": [{"name": "", "players": [""]}] * 3}),
            {"toy": TOY},
            str,
        )
    assert [fault.place for fault in refused.value.faults] == ["deals[0].points.value"]


def test_a_stored_row_needs_what_it_is_scored_by() -> None:
    with pytest.raises(Unreadable) as refused:
        row_from_json({"declarer": 0}, TOY, "row")
    assert [(each.place, each.name) for each in refused.value.faults] == [
        ("row.contract", "no_contract"),
        ("row", "no_result"),
    ]
    with pytest.raises(Unreadable):
        row_from_json({"contract": "red"}, TOY)
