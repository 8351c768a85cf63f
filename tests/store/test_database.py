"""The database file: whose it is, who may open it, and what the disk can do to it."""

from __future__ import annotations

import os
import sqlite3
import tempfile
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from belot_desktop.store.database import Database
from belot_desktop.store.errors import Damaged, InUse, StoreFault
from tests.store.programs import another_program

if TYPE_CHECKING:
    from collections.abc import Iterator


def reason(path: Path) -> str:
    """Return why the database cannot be opened."""
    with pytest.raises(StoreFault) as refused:
        Database(path)
    assert refused.value.path == path
    return refused.value.reason


def put(database: Database, value: str) -> None:
    """Change something."""
    with database.transaction():
        put_raw(database, value)


def put_raw(database: Database, value: str) -> None:
    """Change something within a transaction."""
    database.query("INSERT INTO setting VALUES (?, json_quote(?))", value, value)


def kept(database: Database) -> int:
    """Return how much was changed."""
    [(count,)] = database.query("SELECT count(*) FROM setting")
    return int(count)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "belot.sqlite3"


def test_what_is_changed_is_there_again(path: Path) -> None:
    with Database(path) as database:
        put(database, "a")
    with Database(path) as database:
        assert kept(database) == 1
    assert [each.name for each in path.parent.iterdir()] == [path.name]


def test_every_change_goes_to_the_disk_before_it_is_confirmed(database: Database) -> None:
    full = 2
    assert database.query("PRAGMA synchronous") == [(full,)]
    assert database.query("PRAGMA foreign_keys") == [(1,)]
    assert database.query("PRAGMA locking_mode") == [("exclusive",)]


def test_a_change_that_fails_leaves_nothing(database: Database) -> None:
    def change() -> None:
        with database.transaction():
            put_raw(database, "a")
            put_raw(database, "a")

    with pytest.raises(sqlite3.IntegrityError):
        change()
    assert kept(database) == 0


def test_a_transaction_that_sqlite_has_ended_itself(database: Database) -> None:
    def change() -> None:
        with database.transaction():
            database.query("ROLLBACK")
            raise KeyError

    with pytest.raises(KeyError):
        change()
    put(database, "a")
    assert kept(database) == 1


def test_one_program_at_a_time(path: Path) -> None:
    with Database(path):
        with another_program(path) as second:
            assert second.communicate()[0] == "in_use\n"
        with pytest.raises(InUse):
            Database(path)
    with another_program(path) as third:
        assert third.stdout
        assert third.stdout.readline() == "opened\n"
        assert reason(path) == "in_use"
        third.kill()
    with Database(path) as database:
        put(database, "a")


def test_of_programs_that_start_at_once_one_wins(path: Path) -> None:
    several = [another_program(path) for _ in range(4)]
    said = [each.stdout.readline() for each in several if each.stdout]
    for each in several:
        each.communicate("\n")
    assert sorted(said) == ["in_use\n"] * 3 + ["opened\n"]


def test_a_file_that_is_no_database(path: Path) -> None:
    path.write_text("Ние 151, Вие 96\n" * 100, "utf-8")
    assert reason(path) == "not_a_database"
    assert path.read_text("utf-8").startswith("Ние")


def test_the_database_of_another_program(path: Path) -> None:
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE recipe (name TEXT)")
    before = path.read_bytes()
    with pytest.raises(Damaged):
        Database(path)
    assert reason(path) == "foreign"
    assert path.read_bytes() == before


def test_an_empty_file_is_a_new_database(path: Path) -> None:
    path.touch()
    with Database(path) as database:
        assert kept(database) == 0


def test_a_damaged_file(path: Path) -> None:
    with Database(path) as database, database.transaction():
        for number in range(500):
            put_raw(database, f"{number} " * 20)
    whole = path.read_bytes()
    path.write_bytes(whole[:4096] + b"\x55" * (len(whole) - 4096))
    with Database(path) as database:
        with pytest.raises(Damaged):
            kept(database)
        with pytest.raises(Damaged), database.transaction():
            database.query("DELETE FROM setting")


def test_text_that_is_none(database: Database) -> None:
    with pytest.raises(Damaged):
        database.query("SELECT CAST(x'ff' AS TEXT)")


def test_mistakes_of_the_program_pass_as_they_are(database: Database) -> None:
    with pytest.raises(sqlite3.OperationalError):
        database.query("SELECT nothing")
    database.close()
    with pytest.raises(sqlite3.ProgrammingError):
        database.query("SELECT 1")


def test_a_place_where_no_file_can_be(tmp_path: Path) -> None:
    assert reason(tmp_path) == "cannot_open"
    assert reason(tmp_path / "missing" / "belot.sqlite3") == "cannot_open"


def test_an_old_sqlite(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite3, "sqlite_version_info", (3, 36, 9))
    assert reason(path) == "old_sqlite"
    assert not path.exists()


def test_a_file_that_may_not_grow(database: Database) -> None:
    put(database, "a")
    [(pages,)] = database.query("PRAGMA page_count")
    database.query(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(StoreFault) as refused:
        put(database, "b" * 10_000)
    assert refused.value.reason == "full"
    assert kept(database) == 1
    put(database, "c")


@contextmanager
def protected(file_mode: int) -> Iterator[Path]:
    """Make a database in a folder in which we may read and not write, whoever we are."""
    with tempfile.TemporaryDirectory() as name:
        path = Path(name) / "belot.sqlite3"
        with Database(path) as database:
            put(database, "a")
        path.chmod(file_mode)
        path.parent.chmod(0o555)
        if os.getuid() == 0:
            os.seteuid(65_534)
        try:
            yield path
        finally:
            os.seteuid(os.getuid())
            path.parent.chmod(0o755)


@pytest.mark.skipif(os.name != "posix", reason="files are protected in another way")
@pytest.mark.parametrize("file_mode", [0o444, 0o666])
def test_a_place_where_one_may_only_read(file_mode: int) -> None:
    with protected(file_mode) as path:
        assert reason(path.with_name("new.sqlite3")) == "cannot_open"
        with Database(path) as database:
            with pytest.raises(StoreFault) as refused:
                put(database, "b")
            assert refused.value.reason == "read_only"
            assert kept(database) == 1


def test_nothing_is_written_into_the_middle_of_something_else(path: Path) -> None:
    with Database(path) as database:
        with database.transaction():
            put_raw(database, "a")
            with pytest.raises(InUse):
                put(database, "b")
        assert kept(database) == 1
