"""The program tries itself, shows its example, and survives its own mistakes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QImage

from belot_desktop.__main__ import main
from belot_desktop.app.self_test import run_self_test

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.usefixtures("qapp")
def test_it_passes_its_own_test(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_self_test() == 0
    assert capsys.readouterr().out.splitlines() == [
        "example game: ok",
        "database: ok",
        "windows (bg): ok",
        "pages (bg): ok",
        "windows (en): ok",
        "pages (en): ok",
    ]


@pytest.mark.usefixtures("qapp")
def test_it_shows_its_example(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    picture = tmp_path / "new" / "picture.png"
    assert main(["--lang", "bg", "--show-example", str(picture)]) == 0
    assert QImage(str(picture)).width() == 1180
    printed = capsys.readouterr().out.splitlines()
    assert printed[6].split()[-4:] == ["25", "0", "92", "35"]


@pytest.mark.parametrize("arguments", [["--version"], ["--help"], ["score", "--help"]])
def test_it_tells_of_itself(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    try:
        status = main(arguments)
    except SystemExit as leaving:  # as the standard library's reader of arguments does
        status = int(leaving.code or 0)
    assert status == 0
    assert "belot-desktop" in capsys.readouterr().out
