"""A game as the table of a spreadsheet."""

from __future__ import annotations

import csv
import io
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QLocale

from belot_desktop.core.game import Team
from belot_desktop.store.exchange.spreadsheet import write_table
from belot_desktop.texts.spreadsheet import separator, table
from tests.said import game
from tests.texts.spoken import BG, EN


def read(made: bytes, between: str = ";") -> list[list[str]]:
    """Read a file as a spreadsheet does."""
    return list(csv.reader(io.StringIO(made.decode("utf-8-sig"), newline=""), delimiter=between))


def test_heads_and_rows_in_the_language_of_the_table() -> None:
    of = game("s0 H 87", "s1 C contra 90", "pass", '+26 s1 "нота"')
    heads, *rows = list(table(of, BG))
    assert heads[3:6] == ["Договор", "Точки Ние", "Точки Вие"]
    assert heads[-2:] == ["Общо Ние", "Общо Вие"]
    assert rows[0] == [1, "Ние 1", "Ние", "купа", 87, 75, "", "", 9, 7, 9, 7]
    assert rows[1][3] == "спатия ×2"
    assert rows[2][7:] == ["всички пас", None, None, 9, 39]
    assert rows[3][6:] == ["нота", "корекция", 0, 26, 9, 65]


def test_what_is_written_adds_up_to_the_totals() -> None:
    _, *rows = list(table(game("s0 H 81", "s0 S 100", "-5 s0"), EN))
    for column in (8, 9):
        written = [row[column] for row in rows]
        assert sum(each for each in written if isinstance(each, int)) == rows[-1][column + 2]


def test_a_name_never_becomes_a_formula() -> None:
    named = replace(game("s0 H 87"), teams=(Team("=1+1", ("@a", "-b")), Team("\tc", ("+d", "e"))))
    _, row = read(write_table(table(named, EN), ";"))
    assert row[1:3] == ["'@a", "'=1+1"]


@given(st.lists(st.lists(st.text() | st.integers() | st.none(), min_size=1), max_size=4))
def test_whatever_stands_in_a_cell_stays_in_it(rows: list[list[str | int | None]]) -> None:
    made = write_table(rows, ";")
    assert made.startswith(b"\xef\xbb\xbf")
    found = read(made)
    assert [len(row) for row in found] == [len(row) for row in rows]
    for cell in (cell for row in found for cell in row):
        is_number = cell.removeprefix("-").isdigit()
        assert is_number or not cell.startswith(("=", "+", "-", "@", "\t", "\r", "\n"))


@pytest.mark.parametrize(("language", "between"), [("bg_BG", ";"), ("de_DE", ";"), ("en_GB", ",")])
def test_cells_are_parted_as_the_locale_has_it(language: str, between: str) -> None:
    assert separator(QLocale(language)) == between
