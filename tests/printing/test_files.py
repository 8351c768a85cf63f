"""Pages as files: PDF, SVG and PNG."""

from __future__ import annotations

import re
import shutil
import subprocess
from dataclasses import replace
from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtGui import QImage

from belot_desktop.core.game import Team
from belot_desktop.core.sheet import sheet
from belot_desktop.printing import files, painter
from belot_desktop.printing.game_sheet import game_sheet
from belot_desktop.printing.paper import Setup
from belot_desktop.texts.cells import Cells
from belot_desktop.texts.columns import places
from tests.printing.test_pages import EVENING
from tests.texts.spoken import BG, BOTH, EN

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from belot_desktop.core.game import Game
    from belot_desktop.core.scores import Line
    from belot_desktop.texts import Texts

pytestmark = pytest.mark.usefixtures("qapp")  # fonts need an application
needs_poppler = pytest.mark.skipif(shutil.which("pdftotext") is None, reason="needs poppler-utils")


def pdf(of: Game, texts: Texts = BG) -> bytes:
    return files.pdf(game_sheet(of, texts, Setup(chart=True)), "Игра — петък")


def read_by(tool: str, of: bytes, folder: Path, *options: str) -> str:
    path = folder / "sheet.pdf"
    path.write_bytes(of)
    command = [tool, *options, str(path), *(["-"] if tool == "pdftotext" else [])]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


@needs_poppler
def test_the_text_of_a_pdf_is_that_of_the_sheet(tmp_path: Path) -> None:
    text = read_by("pdftotext", pdf(EVENING), tmp_path, "-layout")
    lines = [" ".join(line.split()) for line in text.splitlines()]
    assert "1 Ана Ана купа 87 75 9 7 9 7" in lines
    assert "3 Борис Ана спатия ×2 98 64 32 0 41 35" in lines
    assert any("Вие: белот" in line for line in lines)
    assert any("Пловдив" in line for line in lines)
    assert any("Страница 1 от 1" in line for line in lines)


@needs_poppler
@pytest.mark.parametrize("texts", BOTH, ids=lambda each: each.language)
@pytest.mark.parametrize("count", [1, 15, 60])
def test_every_row_of_the_sheet_can_be_read_in_the_pdf(
    count: int, texts: Texts, tmp_path: Path
) -> None:
    of = replace(EVENING, rows=(EVENING.rows * 8)[:count])
    text = read_by("pdftotext", pdf(of, texts), tmp_path, "-layout")
    read, cells = [" ".join(line.split()) for line in text.splitlines()], Cells(of, texts)
    due = [" ".join(filter(None, words_of(cells, line))) for line in sheet(of).lines]
    assert [line for line in read if line in due] == due


def words_of(cells: Cells, line: Line) -> Iterator[str]:
    """Give the words of a row from left to right."""
    for place in places(cells.game.variant):
        yield cells.text(line, place)
        yield cells.contra(line, place) or ""


@needs_poppler
def test_a_pdf_has_its_title_and_its_fonts_with_it(tmp_path: Path) -> None:
    made = pdf(EVENING)
    assert "Игра — петък" in read_by("pdfinfo", made, tmp_path)
    fonts = read_by("pdffonts", made, tmp_path).splitlines()[2:]
    assert fonts
    for line in fonts:
        assert re.search(r"Identity-H\s+yes", line), line


def test_twenty_rows_are_a_small_pdf() -> None:
    assert len(pdf(replace(EVENING, rows=(EVENING.rows * 3)[:20]))) < 100_000


@needs_poppler
@pytest.mark.parametrize(
    "name",
    ["<b>Ана</b> & Ко", "مرحبا", "a\nb\tc", "\x07\x00", "🂡🂮", "Щ" * 10_000, "=1+1", "\u202eАна"],
    ids=("markup", "arabic", "lines", "control", "emoji", "long", "formula", "override"),
)
def test_any_name_stays_text_and_breaks_no_page(name: str, tmp_path: Path) -> None:
    named = replace(EVENING, teams=(Team(name, (name, name)), EVENING.teams[1]), note=name)
    text = read_by("pdftotext", pdf(named), tmp_path, "-layout")
    assert "Страница 1 от 1" in text
    if name.startswith("<b>"):
        assert "<b>Ана</b> & Ко" in text


def test_a_picture_shows_something_in_the_colours_of_the_suits() -> None:
    image = files.picture(game_sheet(EVENING, EN, Setup())[0], dots=72)
    assert (image.width(), image.height()) == (595, 842)
    colours = {image.pixelColor(x, y).name() for x in range(595) for y in range(842)}
    assert len(colours) > 50
    assert any(name.startswith("#b") for name in colours)  # the red of a heart


def test_an_svg_is_one_picture_with_words_in_it() -> None:
    root = ET.fromstring(files.svg(game_sheet(EVENING, EN, Setup())[0], "<Friday>"))  # noqa: S314 (made here)
    words = {element.text for element in root.iter("{http://www.w3.org/2000/svg}text")}
    assert {"hearts", "Game sheet"} <= words
    assert root.findtext("{http://www.w3.org/2000/svg}title") == "<Friday>"


def test_a_page_given_up_in_the_middle_leaves_nothing_open(monkeypatch: pytest.MonkeyPatch) -> None:
    """Qt warns of a painter that ends with anything saved, and a warning fails a test."""

    def given_up(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(painter, "draw_row", given_up)
    with pytest.raises(KeyboardInterrupt):
        pdf(EVENING)


def test_a_png_is_what_the_picture_is() -> None:
    (page,) = game_sheet(EVENING, EN, Setup())
    read = QImage.fromData(files.png(page, 72))
    assert read.convertToFormat(QImage.Format.Format_RGB32) == files.picture(page, 72)
