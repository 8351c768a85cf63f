"""A database of an older program is brought up to date, one of a newer is left alone."""

from __future__ import annotations

import errno
import os
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

from belot_desktop.core.variants import VARIANTS
from belot_desktop.store import database as opening
from belot_desktop.store import migration
from belot_desktop.store.database import Database
from belot_desktop.store.errors import Newer, StoreFault
from belot_desktop.store.games import Games
from tests.said import GAME_ID, game
from tests.store.programs import another_program

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

PEOPLE = "CREATE TABLE person (name TEXT PRIMARY KEY) STRICT;"
WRONG = "CREATE TABLE place (name TEXT); CREATE TABLE place (name TEXT);"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return a database of today, with a game in it."""
    path = tmp_path / "belot.sqlite3"
    with Database(path) as database:
        Games(database, VARIANTS).create(game("s0 H 87"))
    return path


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Return what makes this a later program, with further steps."""
    today = migration.steps()

    def add(*more: str) -> None:
        monkeypatch.setattr(opening, "steps", lambda: (*today, *more))

    return add


def version(path: Path) -> int:
    """Return the version of a database file."""
    with closing(sqlite3.connect(path)) as looked_at:
        return int(looked_at.execute("PRAGMA user_version").fetchone()[0])


def test_the_steps_are_numbered_without_a_gap() -> None:
    names = [each.name for each in migration.scripts()]
    assert [name[:5] for name in names] == [f"{number:04}_" for number in range(1, len(names) + 1)]


def test_a_new_file_needs_no_copy(path: Path) -> None:
    assert [each.name for each in path.parent.iterdir()] == [path.name]
    assert version(path) == len(migration.steps())


def test_an_older_file_is_copied_first(path: Path, later: Callable[..., None]) -> None:
    old = version(path)
    later(PEOPLE, "CREATE INDEX person_name ON person (name);")
    with Database(path) as database:
        assert database.query("SELECT * FROM person") == []
        assert Games(database, VARIANTS).load(GAME_ID) == game("s0 H 87")
    assert version(path) == old + 2
    copy = path.with_name(f"{path.name}.before-v{old + 1}")
    assert {each.name for each in path.parent.iterdir()} == {path.name, copy.name}
    assert version(copy) == old
    with closing(sqlite3.connect(copy)) as looked_at:
        assert looked_at.execute("SELECT count(*) FROM row").fetchone() == (1,)


def test_it_stays_locked_after_the_copy(path: Path, later: Callable[..., None]) -> None:
    later(PEOPLE)
    with Database(path), another_program(path) as other:
        assert other.communicate()[0] == "in_use\n"


def test_a_step_that_fails_leaves_the_file_as_it_was_before_it(
    path: Path, later: Callable[..., None]
) -> None:
    old = version(path)
    later(PEOPLE, WRONG)
    with pytest.raises(sqlite3.OperationalError):
        Database(path)
    assert version(path) == old + 1
    later(PEOPLE)
    with Database(path) as database:
        assert database.query("SELECT name FROM sqlite_schema WHERE name = 'place'") == []


def test_a_newer_file_is_left_alone(path: Path, later: Callable[..., None]) -> None:
    old = version(path)
    later(PEOPLE)
    Database(path).close()
    path.with_name(f"{path.name}.before-v{old + 1}").unlink()
    before = path.read_bytes()
    later()
    with pytest.raises(Newer) as refused:
        Database(path)
    assert (refused.value.version, refused.value.known) == (old + 1, old)
    assert path.read_bytes() == before
    assert [each.name for each in path.parent.iterdir()] == [path.name]


@pytest.mark.parametrize(
    ("number", "reason"),
    [(errno.ENOSPC, "full"), (errno.EROFS, "read_only"), (errno.EIO, "disk"), (None, "disk")],
)
def test_without_a_copy_nothing_is_migrated(
    path: Path,
    later: Callable[..., None],
    monkeypatch: pytest.MonkeyPatch,
    number: int | None,
    reason: str,
) -> None:
    old = version(path)
    later(PEOPLE)

    def fail(_: int) -> None:
        raise OSError(number, "no") if number else OSError

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(StoreFault) as refused:
        Database(path)
    assert refused.value.reason == reason
    assert version(path) == old
    assert [each.name for each in path.parent.iterdir()] == [path.name]
