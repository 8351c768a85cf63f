"""A file is read once, up to a bound, whatever it is; a sentence says why one is not."""

from __future__ import annotations

import os
import sys
from dataclasses import replace
from typing import TYPE_CHECKING
from uuid import uuid4

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from belot_desktop.core.variants import VARIANTS
from belot_desktop.store import arrivals
from belot_desktop.store.arrivals import read_arrival
from belot_desktop.store.database import Database
from belot_desktop.store.errors import StoreFault
from belot_desktop.store.exchange import Reader, Unreadable, as_entered, write_game, write_games
from belot_desktop.store.exchange.strict import LARGEST
from belot_desktop.store.games import Games
from belot_desktop.texts import LANGUAGES, Texts
from tests.said import game
from tests.strategies import games as any_games
from tests.toy import TOY

if TYPE_CHECKING:
    from pathlib import Path

    from belot_desktop.core.game import Game

VARIANTS_HERE = {**VARIANTS, TOY.key: TOY}
READER = Reader(VARIANTS_HERE, lambda: str(uuid4()), as_entered)
FIRST = game("s0 H 87", "pass")
SECOND = replace(FIRST, id="11111111-1111-4111-8111-111111111111")
SHARED_FOLDER = settings(
    max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture]
)


def fault(path: Path, own: Path | None = None) -> str:
    """Return the name of the one thing that is wrong with a file; it has a sentence."""
    with pytest.raises(Unreadable) as refused:
        read_arrival(path, READER, own)
    [found] = refused.value.faults
    for language in LANGUAGES:
        assert Texts(language).fault(found) not in ("", found.name)
    return found.name


def test_a_game_many_games_and_a_backup(games: Games, database: Database, tmp_path: Path) -> None:
    one, many, backup = (tmp_path / name for name in ("one", "many", "backup"))
    one.write_text(write_game(FIRST), "utf-8")
    many.write_text(write_games([FIRST, SECOND]), "utf-8")
    games.bring((FIRST, SECOND))
    database.copy_to(backup)
    assert read_arrival(one, READER).games == (FIRST,)
    assert read_arrival(many, READER).games == (FIRST, SECOND)
    before = backup.read_bytes()
    assert read_arrival(backup, READER, database.path).games == (FIRST, SECOND)
    assert backup.read_bytes() == before


def test_what_is_no_file_of_games(tmp_path: Path) -> None:
    database = tmp_path / "database"
    database.write_bytes(b"SQLite format 3\0 and then something else")
    (tmp_path / "empty").touch()
    assert fault(tmp_path / "gone") == "no_such_file"
    assert fault(tmp_path) == "is_a_folder"
    assert fault(tmp_path / "a\0b") == "not_readable"
    assert fault(tmp_path / ("x" * 5000)) == "not_readable"
    assert fault(tmp_path / "empty") == "empty_file"
    assert fault(database) == "damaged_backup"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such files")
def test_what_never_ends_is_not_begun(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert fault(tmp_path / "pipe") == "not_a_file"


def test_the_database_that_is_open_is_never_touched(database: Database, tmp_path: Path) -> None:
    """Closing it a second time would let its lock go, and a second program in."""
    link = tmp_path / "link"
    link.hardlink_to(database.path)
    assert fault(database.path, database.path) == "own_database"
    assert fault(link, database.path) == "own_database"
    assert fault(tmp_path / "gone", tmp_path / "not there yet") == "no_such_file"


def test_a_file_that_is_too_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "long").write_bytes(b" " * (LARGEST * 2**20 + 1))
    assert fault(tmp_path / "long") == "too_big"
    (tmp_path / "database").write_bytes(b"SQLite format 3\0" + bytes(2**21))
    monkeypatch.setattr(arrivals, "LARGEST_BACKUP", 1)
    assert fault(tmp_path / "database") == "too_big"


def test_there_is_no_room_for_the_copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(path: Path, _reader: Reader) -> None:
        raise StoreFault(path, "full")

    monkeypatch.setattr(arrivals, "read_backup", full)
    (tmp_path / "database").write_bytes(b"SQLite format 3\0")
    assert fault(tmp_path / "database") == "no_room"


def test_reading_can_be_given_up(tmp_path: Path) -> None:
    def enough(read: int, count: int) -> None:
        raise KeyError(read, count)

    (tmp_path / "many").write_text(write_games([FIRST, SECOND]), "utf-8")
    with pytest.raises(KeyError) as told:
        read_arrival(tmp_path / "many", replace(READER, watch=enough))
    assert told.value.args == (1, 2)


@SHARED_FOLDER
@given(content=st.binary() | st.binary().map(lambda rest: b"SQLite format 3\0" + rest))
def test_whatever_bytes_there_are_end_in_a_sentence(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "anything"
    file.write_bytes(content)
    assert fault(file)


@SHARED_FOLDER
@given(st.data())
def test_a_backup_with_something_wrong_in_it_is_read_or_refused(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    content = bytearray(_backup(tmp_path_factory))
    at = data.draw(st.integers(0, len(content) - 1))
    piece = data.draw(st.binary(min_size=1, max_size=40))
    content[at : at + len(piece)] = piece
    file = tmp_path_factory.getbasetemp() / "harmed"
    file.write_bytes(content)
    try:
        assert len(read_arrival(file, READER).games) <= 2
    except Unreadable as refused:
        for each in refused.faults:
            assert Texts("bg").fault(each)


def _backup(factory: pytest.TempPathFactory) -> bytes:
    """Return the bytes of a backup with two games, made once."""
    made = factory.getbasetemp() / "made.sqlite3"
    if not made.exists():
        with Database(made) as opened:
            Games(opened, VARIANTS).bring((FIRST, SECOND))
    return made.read_bytes()


@SHARED_FOLDER
@given(data=st.data(), variant=st.sampled_from(list(VARIANTS_HERE.values())))
def test_a_game_that_is_written_read_and_brought_is_the_same(
    games: Games, tmp_path: Path, data: st.DataObject, variant: object
) -> None:
    original: Game = data.draw(any_games(variant))  # type: ignore[arg-type]
    file = tmp_path / "game.json"
    file.write_text(write_game(original), "utf-8")
    found = read_arrival(file, READER).games
    games.bring(found)
    assert games.load(original.id) == original
    kept_both = replace(found[0], id=str(uuid4()))
    games.bring((kept_both,))
    assert games.load(kept_both.id) == replace(original, id=kept_both.id)
