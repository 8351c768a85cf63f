"""A game under other house rules, in words."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from belot_desktop.core.variants.bulgarian import BULGARIAN
from belot_desktop.core.variants.bulgarian.house import House
from belot_desktop.core.what_if import what_if
from belot_desktop.texts.comparing import Compared
from tests.said import game
from tests.strategies import games, houses
from tests.texts.spoken import BG, EN, why
from tests.toy import TOY

BOTH_ANNOUNCE = "s0 H 150 s0 tierce s1 carre"


def test_a_row_and_the_totals() -> None:
    of = game("s0 H 86", "s1 H 100")
    told = what_if(of, House(odd_ten="larger"))
    assert BG.compared(of, told) == (
        Compared("1", "купа, Ние", "8 : 8", "9 : 7"),
        Compared("", "Общо", "14 : 18", "15 : 17"),
    )
    assert BG.compared_in_short(of, told) == "Променя се 1 ред · 14 : 18 → 15 : 17"


def test_another_end() -> None:
    of = game("+140 s0", "s0 H capot")
    told = what_if(of, House(capot_ends_game=True))
    assert EN.compared(of, told) == (
        Compared(
            "",
            "The game",
            "The last deal was a capot: one more is played",
            "The end. Winner: We",
        ),
    )
    assert EN.compared_in_short(of, told) == "The end. Winner: We"
    assert EN.apart(of, (told.before, told.after)) == (
        "165 : 0 · The last deal was a capot: one more is played",
        "165 : 0 · The end. Winner: We",
    )


def test_an_end_in_the_middle() -> None:
    of = game("+90 s0", "s0 H 120", "+5 s1")
    told = what_if(of, House(target=101))
    assert EN.compared(of, told) == (
        Compared("3", "", "correction, 0 : 5", "correction, 0 : 5, after the end"),
        Compared("", "Total", "102 : 9", "102 : 9"),
        Compared("", "The game", "The game goes on.", "The end. Winner: We — after row 2"),
    )
    assert EN.apart(of, (told.before, told.before)) == ("102 : 9", "102 : 9")
    assert EN.apart(of, (told.before, told.after))[0] == "102 : 9"


def test_a_row_that_becomes_wrong_says_why() -> None:
    of = game(BOTH_ANNOUNCE)
    single = House(contest="single")
    told = what_if(of, single)
    sentence = "Поредици и карета важат само на единия отбор."
    assert BG.compared(of, told)[0].wrong == (f"По тези уговорки не може: {sentence}",)
    assert BG.compared_in_short(of, told) == "Променя се 1 ред · 1 става грешен"
    back = what_if(replace(of, house=single), House())
    assert (BG.compared(of, back)[0].wrong, BG.compared(of, back)[0].right) == (
        (),
        "По тези уговорки може.",
    )
    assert why(BOTH_ANNOUNCE, contest="single")[0] == f"По уговорките не може: {sentence}"
    assert not any("не може" in line for line in why(BOTH_ANNOUNCE))


def test_nothing_changes() -> None:
    of = game("s0 H 100")
    told = what_if(of, House(odd_ten="larger"))
    assert BG.compared(of, told) == ()
    assert BG.compared_in_short(of, told) == "С тези уговорки нищо в играта не се променя."


@given(st.data())
def test_whatever_changes_can_be_told(data: st.DataObject) -> None:
    of = data.draw(games(data.draw(st.sampled_from([BULGARIAN, TOY]))))
    told = what_if(of, data.draw(houses(of.variant)))
    lines = EN.compared(of, told)
    assert [each.number for each in lines if each.number] == [
        str(each.after.number) for each in told.rows
    ]
    assert bool(lines) == told.changes
