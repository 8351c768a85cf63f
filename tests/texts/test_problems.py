"""What is wrong with an entry, said beside its field."""

from typing import Any

import pytest

from belot_desktop.core.game import new_game
from belot_desktop.core.house import house_of
from belot_desktop.core.rows import Deal, Result
from belot_desktop.core.scores import Problem
from belot_desktop.core.variants.bulgarian import BULGARIAN
from belot_desktop.texts import Texts
from tests.said import deal, game
from tests.texts.spoken import BG, EN
from tests.toy import TOY

GAME = game()


def sentences(wrong: Deal, texts: Texts = BG, **rules: Any) -> list[str]:
    """Say all that is wrong with a deal."""
    house = house_of(BULGARIAN.house, rules)
    return [texts.problem(each, GAME) for each in BULGARIAN.check(wrong, house)]


@pytest.mark.parametrize(
    ("said", "bulgarian", "english"),
    [
        (
            "s0 H tierce belote 39",
            "Точките не стигат за анонсите: поне 40.",
            "Too few points for the announcements: 40 at least.",
        ),
        (
            "s0 H 163",
            "Толкова точки няма: най-много 162.",
            "There are not so many points: 162 at most.",
        ),
        (
            "s0 H tierce 181",
            "От карти не се събира 161. Пребройте пак.",
            "No tricks give 161 card points. Count again.",
        ),
        ("s0 NT tierce inside", "На без коз няма анонси.", "In no trumps nothing is announced."),
        (
            "s0 H belote belote inside",
            "Толкова белоти няма: най-много 1.",
            "Too many belotes: 1 at most.",
        ),
        (
            "s0 H carre_jacks carre_jacks inside",
            "Само веднъж го има в картите: каре валета.",
            "Only once in the cards: four jacks.",
        ),
        (
            "s0 H quinte quinte quinte inside",
            "Картите на двама не стигат за толкова анонси.",
            "Two hands do not hold so many announced cards.",
        ),
        (
            "s0 H tierce s1 tierce inside",
            "Поредиците важат само на единия отбор.",
            "Sequences count for one team only.",
        ),
        (
            "s0 H carre s1 carre inside",
            "Каретата важат само на единия отбор.",
            "Fours of a kind count for one team only.",
        ),
    ],
)
def test_a_problem_is_said(said: str, bulgarian: str, english: str) -> None:
    assert sentences(deal(said)) == [bulgarian]
    assert sentences(deal(said), EN) == [english]


def test_what_is_missing_is_said() -> None:
    assert sentences(Deal()) == [
        "Изберете кой е обявил.",
        "Изберете договор.",
        "Въведете точките или изберете Вътре или Капо.",
    ]
    assert sentences(Deal(), EN) == [
        "Choose who declared.",
        "Choose the contract.",
        "Type the points, or choose Inside or Capot.",
    ]


def test_announcements_of_both_where_one_takes_all() -> None:
    assert sentences(deal("s0 H tierce s1 carre inside"), contest="single") == [
        "Поредици и карета важат само на единия отбор."
    ]


def test_points_of_both() -> None:
    both = Deal(0, contract="hearts", result=Result("points", values=(87, 75)))
    assert sentences(both) == ["Въведете точките само на единия отбор."]


def test_a_game_without_words_of_its_own_uses_the_common_ones() -> None:
    toy = new_game(TOY, "toy")
    found = TOY.check(Deal(0, contract="red"), TOY.house())
    assert [BG.problem(each, toy) for each in found] == [
        "Въведете точките или изберете как е свършило раздаването."
    ]
    assert BG.problem(Problem("bad_luck", ()), toy) == "bad_luck"
