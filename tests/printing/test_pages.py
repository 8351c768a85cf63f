"""What stands on the pages of a game sheet."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import given

from belot_desktop.core.game import Game, Team, new_game
from belot_desktop.core.variants.bulgarian import BULGARIAN
from belot_desktop.printing.blocks import (
    LEAST_CHART,
    ROW,
    Lines,
    Signatures,
    TableRow,
    Totals,
)
from belot_desktop.printing.game_sheet import game_sheet
from belot_desktop.printing.page import FOOT, Page, trimmed
from belot_desktop.printing.paper import A4, LETTER, MARGIN, PAPERS, Paper, Setup
from tests.printing.written import written
from tests.said import game
from tests.strategies import games
from tests.texts.spoken import BG, BOTH, EN
from tests.toy import TOY

if TYPE_CHECKING:
    from belot_desktop.texts import Texts

GOLDEN = Path(__file__).with_name("golden")
CHART = Setup(chart=True)
EVENING = replace(
    game(
        "p0 H 87",
        "s0 AT 104 tierce",
        "p0 C contra 98",
        "pass",
        "p1 NT 130",
        "p0 S s0 capot",
        "p3 D 101 belote",
        '+26 s1 "отказан цвят"',
        odd_ten="larger",
    ),
    teams=(Team("Ние", ("Ана", "Борис")), Team("Вие", ("Вера", "Георги"))),
    started="2026-11-27T19:30:00+02:00",
    place="Пловдив",
)


def rows_of(pages: tuple[Page, ...]) -> list[TableRow]:
    blocks = (placed.block for page in pages for placed in page.blocks)
    return [block for block in blocks if isinstance(block, TableRow)]


@pytest.mark.parametrize("texts", BOTH, ids=lambda each: each.language)
def test_an_evening_stands_on_one_page(texts: Texts) -> None:
    pages = game_sheet(EVENING, texts, Setup(chart=True))
    golden = GOLDEN / f"evening-{texts.language}.txt"
    assert written(pages) == golden.read_text("utf-8")
    assert len(pages) == 1


@pytest.mark.parametrize(("paper", "count"), [(A4, 2), (LETTER, 2)], ids=("A4", "Letter"))
def test_a_long_game_carries_its_totals_over(paper: Paper, count: int) -> None:
    long = replace(EVENING, rows=EVENING.rows * 5)
    pages = game_sheet(long, EN, Setup(paper, chart=True))
    golden = GOLDEN / f"long-{paper.key}.txt"
    assert written(pages) == golden.read_text("utf-8")
    assert len(pages) == count


@pytest.mark.parametrize(
    "setup",
    [Setup(paper, lies) for paper in PAPERS for lies in (False, True)],
    ids=lambda each: f"{each.width:g}",
)
@pytest.mark.parametrize("count", [0, 1, 15, 60, 500])
def test_every_row_stands_once_and_in_its_order(count: int, setup: Setup) -> None:
    of = replace(EVENING, rows=(EVENING.rows * 100)[:count])
    pages = game_sheet(of, BG, setup)
    numbers = [row.cells[0].lines[0] for row in rows_of(pages) if row.cells[0].lines]
    assert numbers == [str(number) for number in range(1, count + 1)]
    assert {(page.width, page.height) for page in pages} == {(setup.width, setup.height)}
    assert isinstance(pages[-1].blocks[-1].block, Signatures)


@given(games(BULGARIAN, most_rows=80))
def test_no_block_leaves_its_page(of: Game) -> None:
    for page in game_sheet(of, EN, Setup(chart=True)):
        bottom = MARGIN
        for placed in page.blocks:
            assert placed.top == pytest.approx(bottom, abs=0.1)
            bottom = placed.top + placed.block.height
        assert bottom <= page.height - MARGIN - FOOT + 0.1


def test_what_is_not_wanted_is_left_out() -> None:
    bare = game_sheet(EVENING, EN, Setup(rules=False, signatures=False))
    text = written(bare)
    assert "House rules" not in text
    assert "____" not in text
    assert "as they grew" not in text


def test_the_usual_rules_are_said_to_be_the_usual_ones() -> None:
    usual = replace(EVENING, house=EVENING.variant.house())
    assert "House rules | the usual ones" in written(game_sheet(usual, EN, Setup()))


def test_rows_after_the_end_stand_apart_in_words_and_leave_the_result_alone() -> None:
    ended = replace(EVENING, rows=EVENING.rows * 3)
    text = written(game_sheet(ended, EN, Setup()))
    (first,) = [line for line in text.splitlines() if "(After the end of the game)" in line]
    assert " 14 | " in first
    assert first.endswith("| quiet")
    assert "The end. Winner: Вие | 115 : 158" in text


def test_each_announces_in_a_line_of_its_own_which_is_never_cut() -> None:
    said = ("carre_jacks", "quarte", "tierce"), ("carre_nines", "tierce", "belote", "belote")
    (row,) = rows_of(
        game_sheet(game(f"p0 AT 204 {' '.join(said[0])} s1 {' '.join(said[1])}"), EN, Setup())
    )
    lines = next(cell.lines for cell in row.cells if len(cell.lines) > 1)
    assert " ".join(lines) == "We: tierce, quarte, four jacks They: tierce, four nines, 2 belotes"
    assert row.height > ROW


def test_a_row_that_a_changed_rule_makes_wrong_is_marked_and_says_why() -> None:
    wrong = game("s0 H carre s1 tierce 120", "s0 H 87", contest="single")
    pages = game_sheet(wrong, BG, Setup())
    assert [row.cells[0].lines for row in rows_of(pages)] == [("! 1",), ("2",)]
    (told, _) = [each.block for each in pages[0].blocks if isinstance(each.block, Lines)]
    assert told.words == "! По уговорките не може"
    assert " ".join(told.lines).startswith("1: ")
    many = replace(wrong, rows=wrong.rows * 100)
    assert len(game_sheet(many, BG, Setup())) < 9


def test_a_chart_is_lower_where_that_saves_a_page() -> None:
    rows = next(
        count
        for count in range(40)
        if len(game_sheet(replace(EVENING, rows=(EVENING.rows * 9)[:count]), EN, CHART)) > 1
    )
    (page,) = game_sheet(replace(EVENING, rows=(EVENING.rows * 9)[: rows - 1]), EN, CHART)
    (chart,) = [each.block for each in page.blocks if isinstance(each.block, Totals)]
    assert LEAST_CHART <= chart.height < Totals("", (), (), None).height


def test_a_long_note_is_broken_into_lines() -> None:
    noted = replace(EVENING, note="Следващия петък у Георги, да се вземат две тестета. " * 3)
    (page,) = game_sheet(noted, BG, Setup())
    (note, _) = [each.block for each in page.blocks if isinstance(each.block, Lines)]
    assert note.words == "Бележка"
    assert " ".join(note.lines) == noted.note.strip()


def test_a_picture_is_as_high_as_what_stands_on_it() -> None:
    (page,) = game_sheet(EVENING, EN, Setup())
    cut = trimmed(page)
    assert cut.blocks == page.blocks
    assert cut.height == cut.blocks[-1].top + cut.blocks[-1].block.height + MARGIN
    assert cut.foot == ""


def test_a_game_of_three_sides_has_a_column_for_each() -> None:
    (page,) = game_sheet(new_game(TOY, "toy"), EN, Setup())
    (heads,) = [line for line in written((page,)).splitlines() if "Dealer" in line]
    assert heads.count("Total") == 3
