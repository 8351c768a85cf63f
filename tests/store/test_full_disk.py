"""A disk that is really full, where the tests may make one."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from belot_desktop.core.rows import Adjustment
from belot_desktop.core.variants import VARIANTS
from belot_desktop.session import Session, resume
from belot_desktop.store import database as opening
from belot_desktop.store.database import Database
from belot_desktop.store.errors import StoreFault
from belot_desktop.store.games import Games
from belot_desktop.store.migration import steps
from tests.said import game

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    """Mount a disk of 300 KiB."""
    command = ["mount", "-t", "tmpfs", "-o", "size=300k", "none", str(tmp_path)]
    if sys.platform != "linux" or subprocess.run(command, check=False, stderr=-3).returncode:
        pytest.skip("no disk can be mounted here")
    yield tmp_path
    subprocess.run(["umount", tmp_path], check=True)


def fill(session: Session) -> int:
    """Enter rows until the disk is full; return how many were confirmed."""
    before = session.game

    def enter() -> None:
        nonlocal before
        while True:
            before = session.game
            session.append(Adjustment((0, 26), "фалшив анонс " * 100))

    with pytest.raises(StoreFault) as refused:
        enter()
    assert refused.value.reason == "full"
    assert session.game is before
    return len(before.rows)


def test_a_full_disk_loses_nothing(disk: Path) -> None:
    path = disk / "belot.sqlite3"
    with Database(path) as database:
        confirmed = fill(resume(Games(database, VARIANTS), game))
    assert confirmed > 10
    with Database(path) as database:
        session = resume(Games(database, VARIANTS), game)
        assert len(session.game.rows) == confirmed
        assert database.query("PRAGMA integrity_check") == [("ok",)]


def test_there_is_no_room_for_a_new_file(disk: Path) -> None:
    (disk / "films").write_bytes(bytes(300 * 1024))
    with pytest.raises(StoreFault) as refused:
        Database(disk / "belot.sqlite3")
    assert refused.value.reason == "full"


def test_there_is_no_room_for_a_copy(disk: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = disk / "belot.sqlite3"
    with Database(path) as database:
        fill(resume(Games(database, VARIANTS), game))
    before = path.read_bytes()
    later = (*steps(), "CREATE TABLE person (name TEXT) STRICT;")
    monkeypatch.setattr(opening, "steps", lambda: later)
    with pytest.raises(StoreFault) as refused:
        Database(path)
    assert refused.value.reason == "full"
    assert path.read_bytes() == before
    assert [each.name for each in disk.iterdir()] == [path.name]
