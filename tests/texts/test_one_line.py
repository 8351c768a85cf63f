"""Whatever a file calls somebody stands in one line and turns nothing around it."""

from __future__ import annotations

import unicodedata
from dataclasses import replace

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from belot_desktop.core.game import Team
from belot_desktop.texts.one_line import SHOWN_NAME, one_line
from tests.said import game
from tests.texts.spoken import BG


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("Ана", "Ана"),
        ("<b>Ана</b> & Co", "<b>Ана</b> & Co"),
        ("Ана\nМария\t\x1b[31m", "Ана Мария [31m"),
        ("a\u202egnp.exe", "agnp.exe"),
        ("\u2069\u202dx", "x"),
        ("עברית", "עברית"),
        ("👨\u200d👩\u200d👧", "👨\u200d👩\u200d👧"),
        ("\x00\n", ""),
    ],
)
def test_what_is_seen_of_a_name(written: str, shown: str) -> None:
    assert one_line(written) == shown


def test_ten_thousand_letters_are_cut() -> None:
    assert one_line("x" * 10_000) == "x" * (SHOWN_NAME - 1) + "…"


def test_who_has_nothing_to_be_seen_in_the_name_is_nameless() -> None:
    teams = (Team("\n", ("\x00", "")), Team("", ("", "")))
    assert BG.team(replace(game(), teams=teams), 0) == "Ние"
    assert BG.player(replace(game(), teams=teams), 0) == "Ние 1"


@given(st.text() | st.text("\u202e\u2069\n\x00 a", max_size=500))
@example(" " * 401 + "a")
def test_any_text_is_one_line_that_stays_as_it_is(text: str) -> None:
    line = one_line(text)
    assert one_line(line) == line
    assert len(line) <= SHOWN_NAME
    assert not {unicodedata.category(each) for each in line} & {"Cc", "Zl", "Zp", "Cs"}
