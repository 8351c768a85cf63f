"""Games in the database: which there are, and what cannot be read."""

from __future__ import annotations

import json
import sqlite3
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from belot_desktop.core.changes import RowChange
from belot_desktop.core.game import Team
from belot_desktop.core.rows import Adjustment, Passed
from belot_desktop.core.variants import VARIANTS
from belot_desktop.store.errors import Damaged, UnknownGame
from belot_desktop.store.games import Games
from tests.said import GAME_ID, game
from tests.toy import TOY

if TYPE_CHECKING:
    from belot_desktop.core.game import Game
    from belot_desktop.store.database import Database

SECOND = "11111111-1111-4111-8111-111111111111"


def named(game_id: str, *players: str) -> Game:
    """Return a game with these players, in the order of their seats."""
    teams = (Team("", players[0::2]), Team("", players[1::2]))
    return replace(game(), id=game_id, teams=teams)


def test_a_game_is_there_again(games: Games) -> None:
    games.create(game("s0 H 87", "pass"))
    assert games.load(GAME_ID) == game("s0 H 87", "pass")
    assert games.replayed(GAME_ID) == game("s0 H 87", "pass")


def test_rows_are_kept_as_the_file_format_has_them(games: Games, database: Database) -> None:
    games.create(game("s0 H 87"))
    games.record(game("s0 H 87"), RowChange(1, None, Passed(2)))
    assert database.query("SELECT at, entered FROM row ORDER BY at") == [
        (0, '{"contract": "hearts", "declarer": 0, "points": {"team": 0, "value": 87}}'),
        (1, '{"passed": true, "dealer": 2}'),
    ]
    assert database.query("SELECT sequence, what, at, before, after FROM journal")[1:] == [
        (1, "row", 1, None, '{"passed": true, "dealer": 2}')
    ]


def test_there_may_be_no_game(games: Games) -> None:
    assert games.latest() is None
    assert games.ids() == games.names() == ()
    with pytest.raises(LookupError):
        games.load(GAME_ID)


def test_the_latest_is_the_one_opened_or_changed_last(games: Games) -> None:
    games.create(game("pass"))
    games.create(replace(game(), id=SECOND))
    assert games.latest() == SECOND
    games.touch(GAME_ID)
    assert games.latest() == GAME_ID
    games.record(replace(game(), id=SECOND), RowChange(0, None, Passed()))
    assert games.latest() == SECOND
    assert games.ids() == (SECOND, GAME_ID)


def test_names_come_from_all_games_the_last_ones_first(games: Games) -> None:
    games.create(named(GAME_ID, "Ана", "Вера", "Борис", "Георги"))
    games.create(named(SECOND, "Ана", "", "Жана", "Вера"))
    assert games.names() == ("Ана", "Жана", "Вера", "Борис", "Георги")
    games.touch(GAME_ID)
    assert games.names() == ("Ана", "Вера", "Борис", "Георги", "Жана")


def test_half_a_character_in_a_note_loses_no_row(games: Games) -> None:
    games.create(game())
    games.record(game(), RowChange(0, None, Adjustment((0, 26), "\ud83c")))
    assert games.load(GAME_ID).rows == (Adjustment((0, 26), "\N{REPLACEMENT CHARACTER}"),)


def test_a_game_that_only_a_newer_program_knows(games: Games, database: Database) -> None:
    games.create(replace(game(), variant=TOY, house=TOY.house(), teams=(Team("", ("",)),) * 3))
    with pytest.raises(UnknownGame) as refused:
        Games(database, VARIANTS).load(GAME_ID)
    assert [fault.name for fault in refused.value.faults] == ["unknown_game"]


@pytest.mark.parametrize("entered", ["{", '{"contract": "hearts"}'])
def test_a_row_that_was_damaged(games: Games, database: Database, entered: str) -> None:
    games.create(game("pass"))
    database.query("PRAGMA ignore_check_constraints = ON")
    database.query("UPDATE row SET entered = ?", entered)
    with pytest.raises((Damaged, UnknownGame)):
        games.load(GAME_ID)


@pytest.mark.parametrize("details", ["5", "[]", json.dumps({"game": "bulgarian"})])
def test_details_that_are_none(games: Games, database: Database, details: str) -> None:
    games.create(game("pass"))
    database.query("UPDATE game SET details = ?", details)
    with pytest.raises(UnknownGame):
        games.load(GAME_ID)


def test_games_of_a_file_are_kept_beside_those_that_are_there(games: Games) -> None:
    games.create(game("pass"))
    games.bring([replace(game("s0 H 87"), id=SECOND)])
    assert games.known(SECOND) == replace(game("s0 H 87"), id=SECOND)
    assert games.known(GAME_ID) == game("pass")
    assert games.known("another") is None
    assert not games.can_undo(SECOND)


def test_a_known_game_is_replaced_and_brought_back(games: Games) -> None:
    games.create(game("pass", "pass"))
    games.record(game("pass", "pass"), RowChange(2, None, Passed(2)))
    games.bring([game("s0 H 87", target=301)])
    assert games.load(GAME_ID) == games.replayed(GAME_ID) == game("s0 H 87", target=301)
    games.undo(game("s0 H 87", target=301))
    assert games.load(GAME_ID) == game("pass", "pass", "dealer p2 pass")
    games.redo(games.load(GAME_ID))
    assert games.load(GAME_ID) == game("s0 H 87", target=301)


def test_the_same_game_again_changes_nothing(games: Games) -> None:
    games.create(game("pass"))
    games.bring([game("pass")])
    assert not games.can_undo(GAME_ID)


def test_either_all_games_of_a_file_are_kept_or_none(games: Games, database: Database) -> None:
    games.create(game("pass"))
    database.query(
        "CREATE TRIGGER full BEFORE INSERT ON row WHEN new.at = 2"
        " BEGIN SELECT raise(ABORT, 'full'); END"
    )
    with pytest.raises(sqlite3.IntegrityError):
        games.bring([game("s0 H 87"), replace(game("pass", "pass", "pass"), id=SECOND)])
    assert games.load(GAME_ID) == game("pass")
    assert games.ids() == (GAME_ID,)


def test_the_twin_of_a_game_goes_by_its_id_and_is_told_apart(
    games: Games, database: Database
) -> None:
    kept = game("pass", "s0 H 87")
    assert games.twin(kept) is None
    games.create(kept)
    assert games.twin(kept) is kept
    assert games.twin(game("pass")) == kept
    assert games.twin(game("pass", "s0 H 87", target=301)) == kept
    database.query("UPDATE game SET details = replace(details, ':', ' : ')")
    again = games.twin(kept)
    assert again is not kept  # it is written in another way, and had to be read
    assert again == kept
