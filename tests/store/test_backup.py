"""A backup holds every game, and reading it believes nothing that it says of itself."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from belot_desktop.core.variants import VARIANTS
from belot_desktop.store import backup as module
from belot_desktop.store.backup import is_backup, read_backup
from belot_desktop.store.errors import Damaged, InUse, Newer, StoreFault
from belot_desktop.store.exchange import Reader, Unreadable, as_entered
from belot_desktop.store.migration import steps
from tests.said import game

if TYPE_CHECKING:
    from pathlib import Path

    from belot_desktop.store.database import Database
    from belot_desktop.store.games import Games

FIRST = game("s0 H 87")
SECOND = replace(game("pass"), id="11111111-1111-4111-8111-111111111111")
READER = Reader(VARIANTS, lambda: "22222222-2222-4222-8222-222222222222", as_entered)
ENDLESS = """CREATE VIEW endless AS
    WITH RECURSIVE x AS (SELECT 1 UNION ALL SELECT 1 FROM x) SELECT * FROM x"""


@pytest.fixture
def copied(games: Games, database: Database, tmp_path: Path) -> Path:
    """Copy a database with two games."""
    games.bring((FIRST, SECOND))
    database.copy_to(tmp_path / "friday.sqlite3")
    return tmp_path / "friday.sqlite3"


def run(path: Path, script: str) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(script)


def test_every_game_comes_back(copied: Path, games: Games) -> None:
    assert is_backup(copied.read_bytes())
    assert read_backup(copied, READER).games == (FIRST, SECOND)
    assert games.load(FIRST.id) == FIRST  # the database itself goes on


def test_there_is_no_place_for_it(database: Database, tmp_path: Path) -> None:
    with pytest.raises(StoreFault) as told:
        database.copy_to(tmp_path / "no such folder" / "friday.sqlite3")
    assert told.value.path.name == "friday.sqlite3"


def test_the_database_is_no_copy_of_itself(database: Database) -> None:
    with pytest.raises(InUse):
        database.copy_to(database.path)


def test_how_far_reading_is_can_be_watched(copied: Path) -> None:
    told: list[tuple[int, int]] = []
    read_backup(copied, replace(READER, watch=lambda *counts: told.append(counts)))
    assert told == [(1, 2), (2, 2)]


def test_one_of_an_older_program_is_brought_up_to_date(tmp_path: Path) -> None:
    old = tmp_path / "old.sqlite3"
    run(old, f"{steps()[0]}; PRAGMA user_version = 1;")
    assert read_backup(old, READER).games == ()


@pytest.mark.parametrize(
    ("script", "reason"),
    [
        ("PRAGMA application_id = 7", "foreign"),
        ("PRAGMA user_version = -1", "damaged"),
        (ENDLESS, "damaged"),
        ("CREATE TRIGGER trap AFTER INSERT ON setting BEGIN DELETE FROM game; END", "damaged"),
        ("DROP TABLE row", "damaged"),
        ("PRAGMA ignore_check_constraints = 1; UPDATE row SET entered = '{'", "damaged"),
    ],
)  # fmt: skip
def test_what_is_not_as_this_program_makes_it(copied: Path, script: str, reason: str) -> None:
    run(copied, script)
    with pytest.raises(Damaged) as told:
        read_backup(copied, READER)
    assert told.value.reason == reason


def test_one_of_a_newer_program(copied: Path) -> None:
    run(copied, "PRAGMA user_version = 99")
    with pytest.raises(Newer):
        read_backup(copied, READER)


def test_a_game_in_it_is_read_as_one_in_a_file(copied: Path) -> None:
    run(copied, """UPDATE game SET details = '[]' WHERE number = 1;
        UPDATE row SET entered = replace(entered, '"passed": true', '"passed": 1')""")  # fmt: skip
    with pytest.raises(Unreadable) as told:
        read_backup(copied, READER)
    assert [(each.place, each.name) for each in told.value.faults] == [
        ("games[0]", "not_an_object"),
        ("games[1].deals[0].passed", "only_true"),
    ]


def test_more_in_a_game_than_can_be_read(copied: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("belot_desktop.store.exchange.strict.MOST_VALUES", 3)
    with pytest.raises(Damaged):
        read_backup(copied, READER)


def test_a_table_with_a_name_that_is_no_text(copied: Path) -> None:
    """The sentence of SQLite about it cannot be read either (found by fuzzing)."""
    content = copied.read_bytes()
    assert b"indexgame_touched" in content
    copied.write_bytes(content.replace(b"indexgame_touched", b"indexg\xdfme_touched"))
    with pytest.raises(Damaged):
        read_backup(copied, READER)


def test_there_are_more_rows_than_anybody_plays(
    copied: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "_MOST_ROWS", 1)
    with pytest.raises(StoreFault) as told:
        read_backup(copied, READER)
    assert told.value.reason == "too_big"


def test_a_look_at_it_that_does_not_end_is_ended(
    copied: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "_PATIENCE", -1)
    monkeypatch.setattr(module, "_STEPS", 1)
    with pytest.raises(Damaged):
        read_backup(copied, READER)
