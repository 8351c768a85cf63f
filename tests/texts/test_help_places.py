"""Each line of "Why?" leads to the rule that it follows."""

import pytest

from belot_desktop.core.sheet import sheet
from belot_desktop.texts import Texts
from tests.said import game
from tests.texts.spoken import BG, BOTH
from tests.texts.test_completeness import GAMES, STEPS

LANGUAGES = pytest.mark.parametrize("texts", BOTH, ids=["bg", "en"])
BULGARIAN = BG.own(game().variant)
OTHER_ROWS = ("passed", "adjustment", "past_end")


def test_every_step_has_its_place() -> None:
    assert [each for each in (*STEPS, *OTHER_ROWS) if not BULGARIAN.place(each)] == []


@LANGUAGES
def test_every_line_leads_to_a_rule_but_for_the_totals(texts: Texts) -> None:
    for of in GAMES:
        lines = sheet(of).lines
        for at in range(len(lines)):
            told = texts.explain(of, lines[: at + 1])
            assert [each for each in told if bool(each.anchor) is each.total] == []


def test_a_belote_leads_to_its_own_rule() -> None:
    of = game("s0 H 107 s0 belote s1 tierce")
    places = {each.words: each.anchor for each in BG.explain(of, sheet(of).lines)}
    assert places["Ние: белот"] == "belote"
    assert places["Вие: терца"] == "announcements"
