"""What stands on the page of house rules, and on an empty sheet."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from belot_desktop.core.game import new_game
from belot_desktop.core.house import Choices, house_rules
from belot_desktop.printing.blocks import PENCIL, Rule, RuledRow
from belot_desktop.printing.empty_sheet import empty_sheet
from belot_desktop.printing.house_page import house_page
from belot_desktop.printing.page import FOOT, Page
from belot_desktop.printing.paper import A4, LETTER, MARGIN, PAPERS, Paper, Setup
from tests.printing.test_pages import EVENING, GOLDEN
from tests.printing.written import written
from tests.texts.spoken import BG, BOTH, EN
from tests.toy import TOY

if TYPE_CHECKING:
    from belot_desktop.texts import Texts

LARGER = replace(EVENING, house=replace(EVENING.house, target=201))
OF_TOY = new_game(TOY, "toy")


def rules_of(pages: tuple[Page, ...]) -> list[Rule]:
    blocks = (placed.block for page in pages for placed in page.blocks)
    return [block for block in blocks if isinstance(block, Rule)]


@pytest.mark.parametrize("texts", BOTH, ids=lambda each: each.language)
def test_all_house_rules_stand_on_one_page(texts: Texts) -> None:
    pages = house_page(LARGER, texts, Setup())
    assert written(pages) == (GOLDEN / f"rules-{texts.language}.txt").read_text("utf-8")
    assert len(pages) == 1


def test_one_reading_of_each_rule_is_agreed_and_each_has_its_outcome() -> None:
    declared, shown = house_rules(type(LARGER.house)), rules_of(house_page(LARGER, EN, Setup()))
    for rule, block in zip(declared, shown, strict=True):
        assert [each.agreed for each in block.readings].count(True) == 1
        chosen = isinstance(rule.allowed, Choices)
        assert bool(block.example) is chosen
        assert all(bool(each.outcome) is chosen for each in block.readings)


def test_what_would_be_usual_is_said_where_something_else_is_agreed() -> None:
    target, odd_ten, recontra, *_ = rules_of(house_page(LARGER, EN, Setup()))
    assert [each.words for each in target.readings] == ["usually: 151", "201"]
    assert odd_ten.readings[0].words == "usually: the smaller one goes up"
    assert recontra.readings[1].words == "multiplied, then rounded"


def test_rules_that_need_more_room_go_on_on_further_pages() -> None:
    pages = house_page(LARGER, BG, Setup(A4, landscape=True))
    assert len(pages) == 2
    assert len(rules_of(pages)) == len(house_rules(type(LARGER.house)))
    assert pages[1].foot == "Страница 2 от 2"


def test_a_game_without_words_of_its_own_shows_its_rules_by_their_keys() -> None:
    _, pairs = rules_of(house_page(OF_TOY, EN, Setup()))
    assert [each.words for each in pairs.readings] == ["count", "count_twice"]


@pytest.mark.parametrize("paper", PAPERS, ids=lambda each: each.key)
def test_an_empty_sheet_is_full_of_rows(paper: Paper) -> None:
    pages = empty_sheet(EVENING, BG, Setup(paper))
    assert written(pages) == (GOLDEN / f"empty-{paper.key}.txt").read_text("utf-8")
    (page,) = pages
    last = page.blocks[-1]
    assert last.top + last.block.height == pytest.approx(page.height - MARGIN - FOOT, abs=0.5)


@pytest.mark.parametrize("lies", [False, True], ids=("upright", "landscape"))
def test_an_empty_sheet_has_room_for_a_pencil_in_every_game(*, lies: bool) -> None:
    for game in (EVENING, OF_TOY):
        (page,) = empty_sheet(game, EN, Setup(LETTER, lies))
        rows = [each.block for each in page.blocks if isinstance(each.block, RuledRow)]
        assert [each.number for each in rows] == list(range(1, len(rows) + 1))
        assert len(rows) > 10
        assert all(each.height >= PENCIL for each in rows)


def test_an_empty_sheet_names_nobody() -> None:
    named = replace(EVENING, note="Ана", place="Пловдив")
    text = written(empty_sheet(named, EN, Setup(rules=False)))
    assert "Ана" not in text
    assert "Пловдив" not in text
    assert "House rules" not in text
