"""The command line of the window: what is chosen there holds from now on."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from belot_desktop.app.arguments import parse
from belot_desktop.app.program import Program
from belot_desktop.core.house import Whole
from belot_desktop.models.settings import (
    CARD_POINTS,
    LANGUAGE,
    SHOWN,
    SIDE_PANEL,
    TEXT_SIZE,
    THEME,
    Setting,
    Settings,
)
from belot_desktop.store.settings import Settings as Kept

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from belot_desktop.store.database import Database


def test_nothing_is_chosen_unless_it_is_said() -> None:
    assert parse([]).chosen == {}


def test_each_setting_can_be_said() -> None:
    said = "--lang en --theme dark --text-size 150 --card-points yes --side-panel hidden"
    chosen = {LANGUAGE: "en", THEME: "dark", TEXT_SIZE: 150, CARD_POINTS: True}
    assert parse(said.split()).chosen == chosen | {SIDE_PANEL: "hidden"}


def test_the_system_s_language_can_be_said_too() -> None:
    assert parse(["--lang", "system"]).chosen == {LANGUAGE: ""}
    assert parse(["--card-points", "no"]).chosen == {CARD_POINTS: False}


@pytest.mark.parametrize("setting", SHOWN, ids=lambda each: each.key)
@pytest.mark.parametrize("said", ["blue", "", "99", "201", "1e2", "-5", "１５０"])
def test_what_cannot_be_is_refused_with_what_can(
    setting: Setting, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        parse([f"--{setting.option}={said}"])
    assert left.value.code == 2
    told = capsys.readouterr().err
    assert f"argument --{setting.option}: it is " in told
    if isinstance(setting.allowed, Whole):
        assert f"from {setting.allowed.least} to {setting.allowed.most}, " in told
    else:
        assert "it is one of " in told
    assert told.rstrip().endswith(f"not '{said}'")


def test_files_are_found_from_wherever_the_program_runs() -> None:
    assert parse([]).files == []
    assert parse(["a.json", "/b.json"]).files == [Path.cwd() / "a.json", Path("/b.json").absolute()]


def test_a_folder_that_is_gone_ends_in_no_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    def gone() -> str:
        raise FileNotFoundError

    monkeypatch.setattr(os, "getcwd", gone)
    assert parse(["a.json"]).files == [Path("a.json")]


def test_help_tells_of_each(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        parse(["--help"])
    told = " ".join(capsys.readouterr().out.split())
    assert all(f"--{each.option} " in told for each in SHOWN)
    assert "no: with announcements, yes: cards only" in told


def test_what_is_chosen_is_kept(qapp: QApplication, database: Database) -> None:
    program = Program(qapp, database, parse(["--lang", "en", "--text-size", "150"]).chosen)
    assert program.speech.language == "en"
    assert program.theme.look.scale == 1.5
    program.close()
    qapp.setStyleSheet("")
    assert Settings(Kept(database)).get(TEXT_SIZE) == 150
