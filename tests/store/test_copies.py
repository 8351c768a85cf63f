"""Copies in files that somebody chose: whole or not at all, and never over the pad's own."""

from __future__ import annotations

import os
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from belot_desktop.core.game import Game
from belot_desktop.core.variants import VARIANTS
from belot_desktop.store.copies import Copies
from belot_desktop.store.database import Database
from belot_desktop.store.errors import InUse, StoreFault
from belot_desktop.store.file_names import file_name
from belot_desktop.store.games import Games
from belot_desktop.store.whole_file import write_whole
from tests.said import game

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture
def copies(database: Database, games: Games) -> Copies:
    return Copies(database, games)


def gathered(copies: Copies) -> tuple[Game, ...]:
    """Return every game, and see that it was told how far it was."""
    told = list[tuple[int, int]]()

    def keep() -> Iterator[tuple[int, int]]:
        found.extend((yield from copies.every_game()))

    found = list[Game]()
    told.extend(keep())
    assert told == [(at, len(found)) for at in range(len(found))]
    return tuple(found)


def test_every_game_the_oldest_first(copies: Copies, games: Games) -> None:
    first = game("s0 H 87")
    second = replace(game("pass"), id="11111111-1111-4111-8111-111111111111")
    games.create(first)
    games.create(second)
    assert gathered(copies) == (first, second)


def test_a_copy_is_written_in_place_of_another(copies: Copies, tmp_path: Path) -> None:
    target = tmp_path / "new" / "Ние – Вие.csv"
    copies.write(target, b"one")
    copies.write(target, b"two")
    assert target.read_bytes() == b"two"
    assert list(target.parent.iterdir()) == [target]


def test_what_was_there_stays_where_nothing_can_be_written(copies: Copies, tmp_path: Path) -> None:
    target = tmp_path / "folder"
    (target / "kept").mkdir(parents=True)
    with pytest.raises(StoreFault):
        copies.write(target, b"a file cannot take the place of a folder")
    assert [each.name for each in target.iterdir()] == ["kept"]
    assert not list(tmp_path.glob("*.part"))


def test_a_long_name_in_any_script_is_written(copies: Copies, tmp_path: Path) -> None:
    target = tmp_path / ("日" * 84)
    copies.write(target, b"one")
    assert list(tmp_path.glob("日*")) == [target]


def test_a_file_marked_as_read_only_is_left_as_it_is(copies: Copies, tmp_path: Path) -> None:
    target = tmp_path / "kept.csv"
    target.write_bytes(b"kept")
    target.chmod(0o444)
    with pytest.raises(StoreFault) as refused:
        copies.write(target, b"x")
    assert refused.value.reason == "read_only"
    with pytest.raises(StoreFault):
        copies.back_up(target)
    assert target.read_bytes() == b"kept"


@pytest.mark.skipif(os.name != "posix", reason="no such links and rights elsewhere")
def test_a_file_keeps_who_may_read_it_and_a_link_stays_one(copies: Copies, tmp_path: Path) -> None:
    target, link = tmp_path / "mine", tmp_path / "link"
    target.write_bytes(b"old")
    target.chmod(0o600)
    link.symlink_to(target)
    copies.write(link, b"new")
    copies.back_up(link)
    assert link.is_symlink()
    assert target.read_bytes().startswith(b"SQLite")
    assert target.stat().st_mode & 0o777 == 0o600


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no such pipes here")
def test_a_pipe_takes_the_content_and_stays_one(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    write_whole(pipe, b"pages")
    assert os.read(reader, 100) == b"pages"
    os.close(reader)
    assert pipe.is_fifo()


def test_what_a_killed_program_left_behind_is_no_hindrance(copies: Copies, tmp_path: Path) -> None:
    (tmp_path / ".a.csv.part").write_bytes(b"half")
    copies.write(tmp_path / "a.csv", b"whole")
    assert (tmp_path / "a.csv").read_bytes() == b"whole"
    assert not list(tmp_path.glob("*.part"))


@pytest.mark.parametrize("end", ["", "-journal", "-wal"])
def test_nothing_is_written_over_the_database(copies: Copies, tmp_path: Path, end: str) -> None:
    own = tmp_path / f"belot.sqlite3{end}"
    before = own.read_bytes() if own.exists() else None
    with pytest.raises(InUse):
        copies.write(own, b"x")
    with pytest.raises(InUse):
        copies.back_up(own)
    assert (own.read_bytes() if own.exists() else None) == before


def test_the_database_is_known_under_another_name(copies: Copies, tmp_path: Path) -> None:
    link = tmp_path / "also.json"
    try:
        os.link(tmp_path / "belot.sqlite3", link)
    except OSError:
        pytest.skip("no links on this disk")
    with pytest.raises(InUse):
        copies.write(link, b"x")


def test_a_backup_holds_every_game(copies: Copies, games: Games, tmp_path: Path) -> None:
    games.create(game("s0 H 87"))
    copies.back_up(tmp_path / "copy.sqlite3")
    with Database(tmp_path / "copy.sqlite3") as copied:
        assert gathered(Copies(copied, Games(copied, VARIANTS))) == gathered(copies)


@pytest.mark.parametrize(
    ("words", "name"),
    [
        ("Ние – Вие 2026-11-27", "Ние – Вие 2026-11-27"),
        ('A/B\\C: <D>?*|"', "A B C D"),
        ("..\\..\\etc", "etc"),
        ("  .hidden. ", "hidden"),
        ("NUL", "belot"),
        ("com1.txt", "belot"),
        ("\u202eАна\x00\n", "Ана"),
        ("", "belot"),
        ("Щ" * 300, "Щ" * 90),
    ],
)
def test_a_name_is_one_that_every_system_takes(words: str, name: str) -> None:
    assert file_name(words, "belot") == name
