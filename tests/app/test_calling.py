"""A second start calls the window that is open."""

from __future__ import annotations

import json
import os
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING

import pytest

from belot_desktop.app import calling
from belot_desktop.app.calling import Calls, call

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


def test_a_call_is_heard_and_answered(tmp_path: Path, qtbot: QtBot) -> None:
    calls, answered = Calls(tmp_path), list[bool]()
    caller = Thread(target=lambda: answered.append(call(tmp_path)))
    with qtbot.waitSignal(calls.called):
        caller.start()
    caller.join()
    assert answered == [True]


def heard(folder: Path, qtbot: QtBot, note: bytes) -> list[Path]:
    """Return the files that somebody's ``note`` names to who listens."""
    calls, files = Calls(folder), list[list[Path]]()
    calls.called.connect(files.append)
    with qtbot.waitSignal(calls.called):
        (folder / "calls" / "4711.part").write_bytes(note)
        (folder / "calls" / "4711.part").replace(folder / "calls" / "4711")
    return files[0]


def test_files_are_handed_over(tmp_path: Path, qtbot: QtBot) -> None:
    calls, files = Calls(tmp_path), list[list[Path]]()
    calls.called.connect(files.append)
    mine = [tmp_path / "friday.json", tmp_path / "петък.json", Path("/tmp/\udcff")]  # noqa: S108
    caller = Thread(target=lambda: call(tmp_path, mine))
    with qtbot.waitSignal(calls.called):
        caller.start()
    caller.join()
    assert files == [mine]


@pytest.mark.parametrize(
    "note",
    [
        b"",
        b"{}",
        b"[" * 100_000,
        b"\xff\xfe",
        b'["friday.json", "../friday.json", 7, null, "/a\\u0000b"]',
        b'["/' + b"x" * 2**20 + b'"]',
    ],
)
def test_what_is_no_path_is_not_opened(note: bytes, tmp_path: Path, qtbot: QtBot) -> None:
    assert heard(tmp_path, qtbot, note) == []


def test_a_link_in_the_folder_is_not_followed(tmp_path: Path, qtbot: QtBot) -> None:
    (tmp_path / "elsewhere").write_text('["/tmp/friday.json"]', "ascii")
    calls, files = Calls(tmp_path), list[list[Path]]()
    calls.called.connect(files.append)
    with qtbot.waitSignal(calls.called):
        (tmp_path / "calls" / "4711").symlink_to(tmp_path / "elsewhere")
    assert files == [[]]
    assert (tmp_path / "elsewhere").exists()


def test_what_cannot_be_taken_away_stands_in_nobodys_way(tmp_path: Path, qtbot: QtBot) -> None:
    (tmp_path / "calls" / "0").mkdir(parents=True)
    (tmp_path / "friday.json").touch()
    note = json.dumps([str(tmp_path / "friday.json")]).encode()
    assert heard(tmp_path, qtbot, note) == [tmp_path / "friday.json"]


def test_who_calls_while_the_program_starts_is_heard(tmp_path: Path) -> None:
    (tmp_path / "calls").mkdir()
    note = tmp_path / "calls" / "4711"
    note.write_text('["/tmp/friday.json"]', "ascii")
    assert Calls(tmp_path).early == [Path("/tmp/friday.json")]  # noqa: S108
    note.write_text('["/tmp/friday.json"]', "ascii")
    os.utime(note, (1, 1))  # left by somebody who was killed long ago
    assert Calls(tmp_path).early == []
    assert Calls(tmp_path).early == []


def test_a_program_that_hangs_does_not_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(calling, "_PATIENCE", 0.05)
    (tmp_path / "calls").mkdir()
    assert not call(tmp_path)
    assert list((tmp_path / "calls").iterdir()) == []


def test_where_nobody_ever_listened_nobody_answers(tmp_path: Path) -> None:
    assert not call(tmp_path)


def test_an_old_call_is_not_heard_again(tmp_path: Path, qtbot: QtBot) -> None:
    (tmp_path / "calls").mkdir()
    (tmp_path / "calls" / "1").touch()
    calls = Calls(tmp_path)
    with qtbot.assertNotEmitted(calls.called, wait=50):
        pass


def test_a_folder_in_which_nobody_can_call_harms_nothing(tmp_path: Path) -> None:
    (tmp_path / "calls").write_text("no folder", encoding="utf-8")
    Calls(tmp_path)
    assert not call(tmp_path)


def test_the_folder_may_go_while_the_window_is_open(tmp_path: Path, qtbot: QtBot) -> None:
    calls = Calls(tmp_path)
    with qtbot.assertNotEmitted(calls.called, wait=50):
        (tmp_path / "calls").rmdir()
