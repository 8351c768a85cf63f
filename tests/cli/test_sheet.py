"""``belot-desktop sheet``: games become pages in files, without a screen."""

from __future__ import annotations

import io
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QImage

from belot_desktop.cli import main, sheet
from belot_desktop.cli.progress import Progress
from belot_desktop.printing.game_sheet import game_sheet
from belot_desktop.store.exchange import write_game, write_games
from tests.said import game

if TYPE_CHECKING:
    from belot_desktop.core.game import Game
    from belot_desktop.printing.page import Page
    from belot_desktop.printing.paper import Setup
    from belot_desktop.texts import Texts

pytestmark = pytest.mark.usefixtures("qapp")


def file(path: Path, *said: str) -> str:
    """Write a game with these rows."""
    path.write_text(write_game(game(*said)), "utf-8")
    return str(path)


def names(folder: Path) -> set[str]:
    return {each.name for each in folder.iterdir()}


def test_the_real_program_needs_no_screen(tmp_path: Path) -> None:
    source, out = file(tmp_path / "friday.json", "s0 H 87"), tmp_path / "friday.pdf"
    environment = {key: value for key, value in os.environ.items() if key != "QT_QPA_PLATFORM"}
    command = [sys.executable, "-m", "belot_desktop", "sheet", source, "--pdf", str(out)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert out.read_bytes().startswith(b"%PDF")


@pytest.mark.skipif(shutil.which("pdftotext") is None, reason="needs poppler-utils")
@pytest.mark.parametrize(("language", "word"), [("bg", "купа"), ("en", "hearts")])
def test_it_speaks_the_language_asked_for(tmp_path: Path, language: str, word: str) -> None:
    source, out = file(tmp_path / "a.json", "s0 H 87"), tmp_path / "a.pdf"
    assert main(["sheet", source, "--pdf", str(out), "--lang", language]) == 0
    text = subprocess.run(["pdftotext", out, "-"], capture_output=True, text=True, check=True)
    assert word in text.stdout


def test_many_games_are_one_document_or_one_each(tmp_path: Path) -> None:
    many = tmp_path / "evening.json"
    many.write_text(write_games([game("s0 H 87"), game("s1 C 90")]), "utf-8")
    single = file(tmp_path / "late.json", "s0 S 100")
    assert main(["sheet", str(many), single, "--pdf", str(tmp_path / "all.pdf")]) == 0
    assert main(["sheet", str(many), single, "--pdf", str(tmp_path / "club") + os.sep]) == 0
    assert names(tmp_path / "club") == {"evening.pdf", "evening-2.pdf", "late.pdf"}
    assert (tmp_path / "all.pdf").stat().st_size > 0


def test_pictures_have_a_file_a_page(tmp_path: Path) -> None:
    source = file(tmp_path / "long.json", *["s0 H 87"] * 60)
    out = tmp_path / "out"
    out.mkdir()
    assert main(["sheet", source, "--png", str(out / "p.png"), "--svg", str(out)]) == 0
    assert names(out) == {"p-1.png", "p-2.png", "long-1.svg", "long-2.svg"}
    assert QImage(str(out / "p-1.png")).width() == 1654


def test_no_page_of_a_picture_takes_the_place_of_another(tmp_path: Path) -> None:
    long = file(tmp_path / "a.json", *["s0 H 87"] * 60)
    (tmp_path / "late").mkdir()
    single = file(tmp_path / "late" / "a.json", "s0 H 87")
    out = tmp_path / "out"
    assert main(["sheet", long, single, single, "--png", f"{out}{os.sep}"]) == 0
    assert names(out) == {"a-1.png", "a-2.png", "a-3.png", "a-4.png"}


def test_nothing_is_written_over_what_is_read_or_was_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source = file(tmp_path / "a.json", "s0 H 87")
    before, out = Path(source).read_bytes(), str(tmp_path / "out")
    assert main(["sheet", source, "--pdf", source, "--lang", "en"]) == 1
    assert Path(source).read_bytes() == before
    assert main(["sheet", source, "--pdf", out, "--svg", out, "--lang", "en"]) == 1
    assert Path(out).read_bytes().startswith(b"%PDF")
    told = capsys.readouterr().err.splitlines()
    assert [each.partition(": ")[0] for each in told] == [source, out]


@pytest.mark.parametrize("command", ["sheet", "score"])
def test_a_name_that_no_system_takes_is_told(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    long = "x" * 5000
    to = ["--pdf", str(tmp_path / "a.pdf")] if command == "sheet" else []
    assert main([command, long, *to, "--lang", "en"]) == 2
    assert capsys.readouterr().err.startswith(f"{long}: ")


def test_a_place_that_no_system_takes_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = str(tmp_path / ("x" * 5000))
    source = file(tmp_path / "a.json", "s0 H 87")
    assert main(["sheet", source, "--pdf", out, "--lang", "en"]) == 1
    assert capsys.readouterr().err.startswith(f"{out}: ")


def test_what_stands_in_a_folder_is_written_as_it_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The pages of thousands of games are never kept all at once."""
    sources = [file(tmp_path / f"{number}.json", "s0 H 87") for number in range(3)]
    there = list[int]()

    def seen(game: Game, texts: Texts, setup: Setup) -> tuple[Page, ...]:
        there.append(len(list(tmp_path.glob("out/*"))))
        return game_sheet(game, texts, setup)

    monkeypatch.setattr(sheet, "game_sheet", seen)
    assert main(["sheet", *sources, "--pdf", f"{tmp_path / 'out'}{os.sep}"]) == 0
    assert there == [0, 1, 2]


@pytest.mark.skipif(shutil.which("pdfinfo") is None, reason="needs poppler-utils")
def test_a_pdf_is_called_by_its_game_or_by_its_file(tmp_path: Path) -> None:
    source, one, many = file(tmp_path / "a.json", "pass"), tmp_path / "b.pdf", tmp_path / "c.pdf"
    assert main(["sheet", source, "--pdf", str(one), "--lang", "en"]) == 0
    assert main(["sheet", source, source, "--pdf", str(many)]) == 0
    for path, title in ((one, "Game sheet, We : They"), (many, "c")):
        told = subprocess.run(["pdfinfo", path], capture_output=True, text=True, check=True).stdout
        assert told.splitlines()[0].split(maxsplit=1) == ["Title:", title]


def test_letter_paper_lies_across(tmp_path: Path) -> None:
    source, out = file(tmp_path / "a.json", "s0 H 87"), tmp_path / "a.png"
    assert main(["sheet", source, "--png", str(out), "--page", "letter", "--landscape"]) == 0
    image = QImage(str(out))
    assert (image.width(), image.height()) == (2200, 1700)


def test_a_file_that_is_not_valid_is_left_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong, right = tmp_path / "wrong.json", file(tmp_path / "right.json", "s0 H 87")
    wrong.write_text("{", "utf-8")
    out = tmp_path / "club"
    out.mkdir()
    assert main(["sheet", str(wrong), right, "--pdf", str(out), "--lang", "en"]) == 2
    assert names(out) == {"right.pdf"}
    assert capsys.readouterr().err.count("\n") == 1


def test_what_cannot_be_written_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source = file(tmp_path / "a.json", "s0 H 87")
    out = tmp_path / "a.json" / "b.pdf"
    assert main(["sheet", source, "--pdf", str(out), "--lang", "en"]) == 1
    assert capsys.readouterr().err.startswith(f"{out}: ")


def test_what_to_write_has_to_be_said(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["sheet", "a.json"])
    assert left.value.code == 2
    assert "--pdf" in capsys.readouterr().err


class Terminal(io.StringIO):
    """Somebody looks at it."""

    def isatty(self) -> bool:
        return True


def test_a_terminal_is_told_how_far_it_is_and_left_clean() -> None:
    terminal = Terminal()
    with Progress(2, terminal) as progress:
        progress.step("a.json")
        progress.step("b\n.json")
    told = [each.strip() for each in terminal.getvalue().split("\r") if each.strip()]
    assert told == ["1 / 2 a.json", r"2 / 2 'b\n.json'"]
    assert terminal.getvalue().endswith(" \r")


def test_many_pages_in_one_document_are_counted_while_they_are_drawn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    sources = [file(tmp_path / f"{number}.json", "s0 H 87") for number in range(3)]
    assert main(["sheet", *sources, "--pdf", str(tmp_path / "evening.pdf")]) == 0
    told = [each.strip() for each in terminal.getvalue().split("\r") if each.strip()]
    assert told[3:] == ["1 / 3 evening", "2 / 3 evening", "3 / 3 evening"]


def test_elsewhere_nothing_is_told() -> None:
    stream = io.StringIO()
    with Progress(2, stream) as progress:
        progress.step("a.json")
    assert stream.getvalue() == ""
