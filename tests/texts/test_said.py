"""Any row, said in the program's own words, is read back as it was, in either language."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from belot_desktop.core.game import Game, Team, new_game
from belot_desktop.core.notation import read
from belot_desktop.core.rows import Deal, Row
from belot_desktop.core.variants.bulgarian import BULGARIAN
from tests import strategies
from tests.said import game, row
from tests.texts.spoken import BG, BOTH, EN
from tests.toy import TOY

if TYPE_CHECKING:
    from belot_desktop.core.variant import Variant

ODD = (
    *("Ана", "ана", "Ана купа", "Иван без", "коз", "купа 87", "87", "пас", "Вие", "Ние 1"),
    *('"', '"Вълка"', 'Ан"а', "Ана, мл.", ";", "-5", "s0", "p1 H", "2 терци", "терци", "И Й"),
    *("♥", "a\u0306", "Ѝ", "عمر", "\u202eana", "ана и вера", "×2", "Team 3", "Отбор 1"),
)


def names() -> st.SearchStrategy[str]:
    """Names as they are, as they confuse, and of anything that can be typed."""
    return st.sampled_from(("", *ODD)) | strategies.texts()


def teams(variant: Variant[Any], side: int) -> st.SearchStrategy[Team]:
    return st.builds(Team, names(), st.tuples(*[names()] * len(variant.seats_of(side))))


def rows(variant: Variant[Any]) -> st.SearchStrategy[Row]:
    """Whole rows, and deals of which not everything is said."""
    whole = strategies.rows(variant)
    gaps = st.sets(st.sampled_from(["contract", "declarer_seat", "result"]))
    return st.builds(_with_gaps, whole, gaps)


def _with_gaps(each: Row, gaps: set[str]) -> Row:
    if not isinstance(each, Deal):
        return each
    return Deal(
        declarer=each.declarer,
        declarer_seat=None if "declarer_seat" in gaps else each.declarer_seat,
        dealer=each.dealer,
        contract=None if "contract" in gaps else each.contract,
        contra=each.contra,
        announcements=each.announcements,
        result=None if "result" in gaps else each.result,
    )


@st.composite
def said_games(draw: st.DrawFn, variant: Variant[Any]) -> Game:
    sides = tuple(draw(teams(variant, side)) for side in range(variant.sides))
    return replace(new_game(variant, "game"), teams=sides)


@pytest.mark.parametrize("variant", [BULGARIAN, TOY], ids=["bulgarian", "toy"])
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_what_is_said_is_read_back(variant: Variant[Any], data: st.DataObject) -> None:
    of, said = data.draw(said_games(variant)), data.draw(rows(variant))
    for texts in BOTH:
        line = texts.said(said, of)
        for reader in BOTH:
            reading = read(line, variant, reader.vocabulary(of))
            assert (reading.row, reading.strange) == (said, ())


@settings(max_examples=100, deadline=None)
@given(of=said_games(BULGARIAN), line=st.text(max_size=60))
@example(of=game(), line="\ud800 \x00 +2 \u2028 „“ ١٢ ²")
def test_no_line_of_any_text_raises(of: Game, line: str) -> None:
    for texts in BOTH:
        reading = read(line, of.variant, texts.vocabulary(of))
        assert all(line[each.start : each.end] for each in reading.words)
        assert all(map(texts.not_understood, reading.strange))
        assert isinstance(texts.said(reading.row, of), str)


def test_in_the_words_of_the_table() -> None:
    of = replace(game(), teams=(Team("", ("Ана", "Борис")), Team("", ("Вера", "Георги"))))
    lines = {
        "p1 H 98 tierce belote": ("Вера купа 98 терца белот", "Вера hearts 98 tierce belote"),
        "s0 AT contra capot": ("Ние всичко коз контра капо", "We all trumps contra capot"),
        "s1 S s0 72 tierce tierce": ("Вие пика Ние 72 2 терци", "They spades We 72 2 tierces"),
        "pass dealer p2": ("всички пас раздава Борис", "all pass dealer Борис"),
        '-26 s1 "реноса"': ('-26 Вие "реноса"', '-26 They "реноса"'),
    }
    for neutral, said in lines.items():
        assert (BG.said(row(neutral), of), EN.said(row(neutral), of)) == said


def test_odd_names_stand_between_commas_or_stay_away() -> None:
    of = replace(game(), teams=(Team("", ("Ана", "Ана купа")), Team("", ("пас", ""))))
    assert BG.said(row("p0 H 87"), of) == "Ана, купа, 87"
    assert BG.said(row("p2 H 87"), of) == "Ана купа купа 87"
    assert BG.said(row("p1 H 87"), of) == "p1 купа 87"


def test_an_example_of_what_may_be_typed() -> None:
    people = replace(game(), teams=(Team(), Team("", ("", "Вера"))))
    assert (BG.example(game()), EN.example(game())) == (
        "Вие купа 98 терца",
        "They hearts 98 tierce",
    )
    assert BG.example(people) == "Вера купа 98 терца"
    people = replace(game(), teams=(Team(), Team("", ("Купа", "Вера"))))
    assert BG.example(people) == "Вера купа 98 терца"
    people = replace(game(), teams=(Team(), Team("", ("Купа", ""))))
    assert BG.example(people) == "Вие купа 98 терца"
    assert BG.example(new_game(TOY, "toy")) == "Отбор 3 red 7 pair"
