"""The open game taken along: pasted into a chat, or saved as a file of any kind."""

from __future__ import annotations

import csv
import io
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from belot_desktop.core.variants import VARIANTS
from belot_desktop.models.settings import COPY_FOLDER, PAPER_LANGUAGE
from belot_desktop.store.database import Database
from belot_desktop.store.exchange import read_games
from belot_desktop.store.games import Games
from belot_desktop.ui import stepping
from belot_desktop.ui.copies.formats import FORMATS
from belot_desktop.ui.copies.where import Where
from tests.printing.test_pages import EVENING
from tests.ui.printing.test_printer import give_up_waiting

if TYPE_CHECKING:
    from belot_desktop.app.program import Program

CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
ANOTHER = "11111111-1111-4111-8111-111111111111"
FILTERS = {each.key: at for at, each in enumerate(FORMATS)}


@pytest.fixture
def evening(program: Program) -> Program:
    """Open the evening."""
    program.pad.start(EVENING)
    return program


def ask(program: Program, kind: str) -> Where:
    """Ask where to save a copy of a ``kind``."""
    QTest.keyClick(program.window, Qt.Key.Key_S, CTRL)
    where = program.window.findChildren(Where)[-1]
    name = where.nameFilters()[FILTERS[kind]]
    where.selectNameFilter(name)
    where.filterSelected.emit(name)
    return where


def save(program: Program, kind: str, path: Path) -> str:
    """Save a copy of a ``kind`` as ``path``; return what is said."""
    where = ask(program, kind)
    where.selectFile(str(path))
    where.accept()
    return said(program)


def said(program: Program) -> str:
    QApplication.processEvents()
    return program.window.notices.text


def test_the_sheet_is_copied_as_text_for_a_chat(evening: Program) -> None:
    QTest.keyClick(evening.window, Qt.Key.Key_C, CTRL | SHIFT)
    assert QGuiApplication.clipboard().text() == evening.speech.texts.in_a_chat(EVENING)
    assert said(evening) == "Листът е копиран като текст: поставете го, където искате."


def test_the_sheet_is_copied_as_a_picture_in_one_piece(evening: Program) -> None:
    evening.window.acts.copy_picture.trigger()
    short = QGuiApplication.clipboard().image()
    evening.pad.start(replace(EVENING, id=ANOTHER, rows=EVENING.rows * 12))
    evening.window.acts.copy_picture.trigger()
    long = QGuiApplication.clipboard().image()
    assert short.width() > short.height()
    assert long.height() > 3 * short.height()
    assert said(evening).startswith("Листът е копиран като картинка")


def test_a_game_comes_back_as_it_was(evening: Program, tmp_path: Path) -> None:
    path = tmp_path / "петък.json"
    assert save(evening, "game", path) == f"Записано: петък.json в {tmp_path}."
    assert read_games(path.read_bytes(), VARIANTS, str) == (EVENING,)


def test_all_games_come_back(evening: Program, tmp_path: Path) -> None:
    another = replace(EVENING, id=ANOTHER)
    evening.pad.start(another)
    save(evening, "games", tmp_path / "all.json")
    every = read_games((tmp_path / "all.json").read_bytes(), VARIANTS, str)
    assert every == (EVENING, another)


def test_pages_are_saved_in_the_language_of_the_paper(evening: Program, tmp_path: Path) -> None:
    evening.settings.put(PAPER_LANGUAGE, "en")
    save(evening, "pdf", tmp_path / "a.pdf")
    save(evening, "png", tmp_path / "a.png")
    save(evening, "svg", tmp_path / "a.svg")
    assert (tmp_path / "a.pdf").read_bytes().startswith(b"%PDF")
    assert QImage(str(tmp_path / "a.png")).width() > 1000
    drawn = ET.fromstring((tmp_path / "a.svg").read_text("utf-8"))  # noqa: S314 (made here)
    assert "Game sheet" in {each.text for each in drawn.iter("{http://www.w3.org/2000/svg}text")}


def test_a_table_for_a_spreadsheet_is_in_the_language_of_the_screen(
    evening: Program, tmp_path: Path
) -> None:
    save(evening, "csv", tmp_path / "a.csv")
    text = (tmp_path / "a.csv").read_bytes().decode("utf-8-sig")
    between = ";" if ";" in text.splitlines()[0] else ","
    heads, *rows = csv.reader(io.StringIO(text, newline=""), delimiter=between)
    assert heads[3] == "Договор"
    assert len(rows) == len(EVENING.rows)


def test_a_backup_holds_everything(evening: Program, tmp_path: Path) -> None:
    save(evening, "backup", tmp_path / "copy.sqlite3")
    with Database(tmp_path / "copy.sqlite3") as copied:
        assert Games(copied, VARIANTS).load(EVENING.id) == EVENING


def test_a_name_is_suggested_and_follows_the_kind_until_one_is_typed(evening: Program) -> None:
    where = ask(evening, "pdf")
    assert name_in(where) == "Ние – Вие 2026-11-27.pdf"
    choose(where, "games")
    assert name_in(where).startswith("Всички игри, за бележник ")
    where.selectFile("Наша игра.json")
    choose(where, "csv")
    assert name_in(where) == "Наша игра.csv"
    where.reject()


def name_in(where: Where) -> str:
    return Path(where.selectedFiles()[0]).name


def choose(where: Where, kind: str) -> None:
    where.selectNameFilter(where.nameFilters()[FILTERS[kind]])
    where.filterSelected.emit(where.nameFilters()[FILTERS[kind]])


def test_the_folder_is_remembered_as_long_as_it_is_there(evening: Program, tmp_path: Path) -> None:
    (tmp_path / "copies").mkdir()
    save(evening, "game", tmp_path / "copies" / "a.json")
    where = ask(evening, "game")
    assert where.directory().absolutePath() == str(tmp_path / "copies")
    where.reject()
    evening.settings.put(COPY_FOLDER, str(tmp_path / "gone"))
    where = ask(evening, "game")
    assert where.directory().absolutePath() != str(tmp_path / "gone")
    where.reject()


def test_an_ending_that_was_typed_goes_before_the_filter(evening: Program, tmp_path: Path) -> None:
    assert save(evening, "game", tmp_path / "a.CSV").startswith("Записано: a.CSV")
    assert (tmp_path / "a.CSV").read_bytes().startswith(b"\xef\xbb\xbf")


def test_a_dot_in_a_name_is_no_ending(evening: Program, tmp_path: Path) -> None:
    save(evening, "pdf", tmp_path / "27.11.2026")
    assert (tmp_path / "27.11.2026.pdf").exists()
    (tmp_path / "28.11.2026.pdf").write_text("somebody's")
    told = save(evening, "pdf", tmp_path / "28.11.2026")
    assert told.endswith("28.11.2026.pdf вече съществува и не е променен. Изберете друго име.")
    assert (tmp_path / "28.11.2026.pdf").read_text() == "somebody's"


def test_a_name_that_no_disk_takes_is_told(evening: Program, tmp_path: Path) -> None:
    where = ask(evening, "pdf")
    where.selectFile(str(tmp_path / f"27.{'x' * 300}"))
    where.accepted.emit()  # as a dialog of the system does, which asks no disk
    assert "не можа да се запише" in said(evening)
    where.done(0)


def test_it_follows_the_language_and_keeps_what_was_chosen(evening: Program) -> None:
    where = ask(evening, "csv")
    where.selectFile("Петък.csv")
    evening.speech.speak("en")
    QApplication.processEvents()
    assert where.windowTitle() == "Save a copy"
    assert where.labelText(Where.DialogLabel.FileType) == "What:"
    assert where.selectedNameFilter() == "Table for a spreadsheet (*.csv)"
    assert name_in(where) == "Петък.csv"
    choose(where, "png")
    assert name_in(where) == "Петък.png"
    where.reject()


def test_what_takes_long_can_be_given_up(
    evening: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stepping, "PATIENCE", 0)
    monkeypatch.setattr(stepping, "_SLICE", 0)  # nothing is ever done
    where = ask(evening, "pdf")
    where.selectFile(str(tmp_path / "a.pdf"))
    give_up_waiting(evening.window)
    where.accept()
    assert evening.window.notices.isHidden()
    assert not (tmp_path / "a.pdf").exists()


def test_nothing_is_saved_over_the_games_themselves(evening: Program) -> None:
    own = evening.database.path
    before = own.read_bytes()
    for kind in ("backup", "game"):
        where = ask(evening, kind)
        where.selectFile(str(own))
        where.accepted.emit()  # whoever says yes to writing over it
        assert said(evening).startswith(f"В {own} самият бележник пази игрите ви.")
        where.done(0)
    assert own.read_bytes() == before
    assert evening.pad.insert(0, EVENING.rows[0])


def test_a_disk_that_fails_is_told_and_nothing_is_half_there(
    evening: Program, tmp_path: Path
) -> None:
    (tmp_path / "taken").mkdir()
    where = ask(evening, "svg")
    where.selectFile(str(tmp_path / "a.svg"))
    (tmp_path / "a.svg").mkdir()
    where.accepted.emit()
    assert "не можа да се запише" in said(evening)
    assert not list(tmp_path.glob("*.part"))
    where.done(0)
