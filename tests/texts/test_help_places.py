"""Each line of "Why?" leads to the rule that it follows."""

import ast
from dataclasses import replace

import pytest

from belot_desktop.core.game import new_game
from belot_desktop.core.notation import row_of
from belot_desktop.core.rows import Adjustment, Passed
from belot_desktop.core.sheet import sheet
from belot_desktop.texts import Texts
from belot_desktop.texts.help.blocks import Chapter, Heading, Paragraph, See
from belot_desktop.texts.help.places import place_of
from belot_desktop.texts.help.searching import TITLE
from tests.said import GAME_ID, game
from tests.texts.spoken import BG, BOTH
from tests.texts.test_completeness import GAMES, STEPS, calls, literals
from tests.toy import TOY

LANGUAGES = pytest.mark.parametrize("texts", BOTH, ids=["bg", "en"])
BULGARIAN = BG.own(game().variant)
OTHER_ROWS = ("passed", "adjustment", "past_end")
AT_HAND = {
    value
    for called, call in calls("ui")
    if called == "put_help" and isinstance(call.args[1], ast.Constant)
    for value in literals(call.args[1])
}
"""Where widgets let F1 lead."""


def test_every_step_has_its_place_in_the_rules() -> None:
    chapters = BULGARIAN.chapters(game())
    places = {each: BULGARIAN.place(each) for each in (*STEPS, *OTHER_ROWS)}
    assert {step for step, each in places.items() if place_of(chapters, each) is None} == set()


@pytest.mark.parametrize("anchor", ["belote", *sorted(AT_HAND)])
def test_what_is_at_hand_has_its_place_in_the_rules(anchor: str) -> None:
    assert place_of(BULGARIAN.chapters(game()), anchor) is not None


def test_an_anchor_is_a_chapter_before_it_is_a_heading() -> None:
    chapters = (
        Chapter("first", "", (Paragraph(""), Heading("", "second"), Heading("Without"))),
        Chapter("second", "", (Heading("", "third"),)),
    )
    assert place_of(chapters, "second") == ("second", TITLE)
    assert place_of(chapters, "third") == ("second", 0)
    assert place_of(chapters, "") is None


def test_no_two_places_have_the_same_anchor() -> None:
    chapters = BULGARIAN.chapters(game())
    headings = [each for chapter in chapters for each in chapter.blocks]
    named = [each.anchor for each in headings if isinstance(each, Heading) and each.anchor]
    anchors = [*named, *(each.anchor for each in chapters)]
    assert len(set(anchors)) == len(anchors)


def test_every_link_leads_somewhere() -> None:
    chapters = BULGARIAN.chapters(game())
    links = [each for chapter in chapters for each in chapter.blocks if isinstance(each, See)]
    assert links
    assert [each for each in links if place_of(chapters, each.anchor) is None] == []


@LANGUAGES
def test_every_line_leads_to_a_rule_but_for_the_totals(texts: Texts) -> None:
    for of in GAMES:
        lines = sheet(of).lines
        for at in range(len(lines)):
            told = texts.explain(of, lines[: at + 1])
            assert [each for each in told if bool(each.anchor) is each.total] == []


def test_a_game_without_rules_in_the_help_leads_nowhere() -> None:
    toy = new_game(TOY, GAME_ID)
    of = replace(toy, rows=(row_of("s0 R 7", TOY), Passed(), Adjustment((5, 0, 0))))
    told = [each for at in range(1, 4) for each in BG.explain(of, sheet(of).lines[:at])]
    assert len(told) >= 3
    assert [each for each in told if each.anchor] == []


def test_a_belote_leads_to_its_own_rule() -> None:
    of = game("s0 H 107 s0 belote s1 tierce")
    places = {each.words: each.anchor for each in BG.explain(of, sheet(of).lines)}
    assert places["Ние: белот"] == "belote"
    assert places["Вие: терца"] == "announcements"
