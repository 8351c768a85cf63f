"""A second start calls the window that is open."""

from __future__ import annotations

from threading import Thread
from typing import TYPE_CHECKING

from belot_desktop.app import calling
from belot_desktop.app.calling import Calls, call

if TYPE_CHECKING:
    from pathlib import Path

    import pytest
    from pytestqt.qtbot import QtBot


def test_a_call_is_heard_and_answered(tmp_path: Path, qtbot: QtBot) -> None:
    calls, answered = Calls(tmp_path), list[bool]()
    caller = Thread(target=lambda: answered.append(call(tmp_path)))
    with qtbot.waitSignal(calls.called):
        caller.start()
    caller.join()
    assert answered == [True]


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
