"""The sheet as it reads in a chat."""

from __future__ import annotations

from dataclasses import replace
from textwrap import dedent

from belot_desktop.core.game import Team, new_game
from tests.printing.test_pages import EVENING
from tests.said import game
from tests.texts.spoken import BG, EN
from tests.toy import TOY


def test_an_evening_in_bulgarian() -> None:
    said = replace(EVENING, note="Следващия петък у Георги.\nС карти!")
    assert BG.in_a_chat(said).replace("\N{NARROW NO-BREAK SPACE}", " ") == dedent("""\
        Игрови лист, петък, 27 ноември 2026 г., 19:30, Пловдив
        Ние (Ана, Борис) : Вие (Вера, Георги)

        1. купа, Ана, 9 : 7 → 9 : 7
        2. всичко коз, Ние, вътре, 0 : 28 (Ние: терца) → 9 : 35
        3. спатия, контра, Ана, 32 : 0 → 41 : 35
        4. всички пас → 41 : 35
        5. без коз, Вера, 0 : 26 → 41 : 61
        6. пика, Ана, капо, 25 : 0 → 66 : 61
        7. каро, Георги, 8 : 10 (Вие: белот) → 74 : 71
        8. корекция, 0 : 26 (отказан цвят) → 74 : 97

        Играта продължава: 74 : 97
        Уговорено по друг начин: И двете завършват на 6 (на всичко коз на 4): \
нагоре се закръгля по-голямото.
        Следващия петък у Георги. С карти!""")


def test_a_game_that_ended_and_went_on() -> None:
    *_, past, end = EN.in_a_chat(game("+150 s0", "s0 H 87", "s1 S 100")).splitlines()[:-1]
    assert past == "3. spades, They, 6 : 10, after the end → 165 : 17"
    assert end == ""
    assert EN.in_a_chat(game("+150 s0", "s0 H 87", "s1 S 100")).endswith(
        "The end. Winner: We: 159 : 7"
    )


def test_what_hangs_is_told() -> None:
    assert EN.in_a_chat(game("s0 H 81")).splitlines()[-2:] == [
        "The game goes on: 0 : 8",
        "8 hanging",
    ]


def test_a_game_without_rows_or_names() -> None:
    assert EN.in_a_chat(game()) == "Game sheet\nWe : They\n\nThe game goes on: 0 : 0"


def test_a_game_of_three_sides() -> None:
    assert EN.in_a_chat(new_game(TOY, "")).splitlines()[1] == "Team 1 : Team 2 : Team 3"


def test_a_name_that_reads_the_other_way_keeps_the_line_in_order() -> None:
    named = replace(game("s0 H 87"), teams=(Team("מלך", ("", "")), Team("", ("", ""))))
    assert "1. hearts, \u2068מלך\u2069, 9 : 7 → 9 : 7" in EN.in_a_chat(named)
