"""Names and notes become one line of plain text."""

from __future__ import annotations

import pytest

from belot_desktop.models.plain_line import NAME, plain_line


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Ана\tМария \r\n Борис ", "Ана Мария Борис"),
        ("<b>Ана</b> & {0} %1", "<b>Ана</b> & {0} %1"),
        ("А\x00на\x1b", "Ана"),
        ("שלום", "שלום"),
        ("\N{WOMAN}\N{ZERO WIDTH JOINER}\N{GIRL}", "\N{WOMAN}\N{ZERO WIDTH JOINER}\N{GIRL}"),
        ("Я" * 101, "Я" * 100),
        (" \n ", ""),
        ("\N{ZERO WIDTH SPACE}\N{ZERO WIDTH JOINER}", ""),
        ("\N{RIGHT-TO-LEFT MARK} \N{NO-BREAK SPACE}", ""),
    ],
)
def test_what_is_left_of_it(typed: str, kept: str) -> None:
    assert plain_line(typed, NAME) == kept
