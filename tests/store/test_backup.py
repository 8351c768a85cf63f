"""A backup holds every game, and reading it changes nothing."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from belot_desktop.core.variants import VARIANTS
from belot_desktop.store.backup import games_in, is_backup
from belot_desktop.store.errors import Damaged, InUse, StoreFault
from tests.said import game

if TYPE_CHECKING:
    from pathlib import Path

    from belot_desktop.store.database import Database
    from belot_desktop.store.games import Games

FIRST = game("s0 H 87")
SECOND = replace(game("pass"), id="11111111-1111-4111-8111-111111111111")


def test_every_game_comes_back(games: Games, database: Database, tmp_path: Path) -> None:
    games.create(FIRST)
    games.create(SECOND)
    backup = tmp_path / "friday.sqlite3"
    database.copy_to(backup)
    content = backup.read_bytes()
    assert is_backup(content)
    assert games_in(backup, VARIANTS) == (FIRST, SECOND)
    assert backup.read_bytes() == content
    assert games.load(FIRST.id) == FIRST  # the database itself goes on


def test_there_is_no_place_for_it(database: Database, tmp_path: Path) -> None:
    with pytest.raises(StoreFault) as told:
        database.copy_to(tmp_path / "no such folder" / "friday.sqlite3")
    assert told.value.path.name == "friday.sqlite3"


def test_the_database_is_no_copy_of_itself(database: Database) -> None:
    with pytest.raises(InUse):
        database.copy_to(database.path)


def test_a_file_of_somebody_else_is_refused_and_left_alone(tmp_path: Path) -> None:
    strange = tmp_path / "strange.sqlite3"
    strange.write_bytes(b"SQLite format 3\0 and then something else")
    with pytest.raises(Damaged):
        games_in(strange, VARIANTS)
    assert strange.read_bytes().endswith(b"something else")


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(StoreFault):
        games_in(tmp_path / "gone.sqlite3", VARIANTS)
