"""Whose announcements count, in the words of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from belot_desktop.core.combinations import Carre, Claim, Run
from belot_desktop.core.variants.bulgarian.contest import CONTEST, decide, weigh
from belot_desktop.core.variants.bulgarian.house import House
from tests.core.told import HOUSE, claim
from tests.said import game
from tests.texts.spoken import BG, BOTH, EN

if TYPE_CHECKING:
    from belot_desktop.core.combinations import Combination
    from belot_desktop.texts import Texts

SINGLE, FIRST_HAND = House(contest="single"), House(contest_tie="first_hand")
EIGHT = ("quinte", "tierce")


def decided(*held: Combination, house: House = HOUSE, texts: Texts = BG) -> list[str]:
    return list(texts.contest(game(), decide(held, 0, house)))


def weighed(*held: Claim, house: House = HOUSE, texts: Texts = BG) -> list[str]:
    return list(texts.contest(game(), weigh(held, 0, house)))


def test_nobody_has_any() -> None:
    assert decided() == []


def test_sequences_and_fours_apart() -> None:
    held = (Run(1, 4, "Q"), Run(0, 3, "A"), Carre(0, "9"))
    assert decided(*held) == [
        "Поредици: Вие — кварта до дама бие терца до асо (по-дълга поредица).",
        "Карета: само Ние.",
    ]
    assert decided(*held, texts=EN) == [
        "Sequences: They — quarte to the queen over tierce to the ace (longer).",
        "Fours of a kind: only We.",
    ]


@pytest.mark.parametrize(
    ("held", "house", "said"),
    [
        (
            (Run(0, 3, "10"), Run(1, 3, "K")),
            HOUSE,
            "Поредици: Вие — терца до поп бие терца до 10 (по-висока карта).",
        ),
        (
            (Run(0, 8, "A"), Run(1, 6, "K")),
            HOUSE,
            "Поредици: Ние — осем поред до асо бие квинта от 6 до поп (по-дълга поредица).",
        ),
        (
            (Carre(0, "A"), Carre(1, "J")),
            HOUSE,
            "Карета: Вие — каре валета бие каре аса (по-силно каре).",
        ),
        (
            (Run(0, 3, "Q"), Run(1, 3, "Q")),
            HOUSE,
            "Поредици: Ние — терца до дама, Вие — терца до дама: равни, не важат за никого.",
        ),
        (
            (Run(0, 3, "Q"), Run(3, 3, "Q")),
            FIRST_HAND,
            "Поредици: Вие — терца до дама бие терца до дама (равни, първа ръка: Вие 2).",
        ),
        (
            (Run(0, 3, "Q"), Carre(1, "Q")),
            SINGLE,
            "Най-силният анонс: Вие — каре дами бие терца до дама (повече точки).",
        ),
        (
            (Run(0, 5, "A"), Carre(1, "10")),
            SINGLE,
            (
                "Най-силният анонс: Вие — каре десетки бие квинта от 5 до асо "
                "(равни точки, карето е напред)."
            ),
        ),
    ],
)
def test_the_reason(held: tuple[Combination, ...], house: House, said: str) -> None:
    assert decided(*held, house=house) == [said]


def test_what_was_not_told_is_left_out() -> None:
    assert weighed(claim(0, "tierce"), claim(1, "quinte")) == [
        "Поредици: Вие — квинта бие терца (по-дълга поредица)."
    ]


def test_the_first_hand_where_it_is_not_known_whose_it_is() -> None:
    held = (claim(1, *EIGHT), claim(0, *EIGHT, seat=0))
    assert weighed(*held, house=FIRST_HAND) == [
        "Поредици: Вие — осем поред до асо бие осем поред до асо (равни, първа ръка: Вие)."
    ]


@pytest.mark.parametrize(
    ("held", "said"),
    [
        ((claim(0, "tierce"), claim(1, "tierce")), "Поредици: решава най-високата карта."),
        ((claim(0, "quinte"), claim(1, "quinte")), "Поредици: решава броят на картите."),
        ((claim(0, "carre"), claim(1, "carre")), "Карета: решава кое е карето."),
        ((claim(0, *EIGHT), claim(1, *EIGHT)), "Поредици: равни са, решава първата ръка."),
    ],
)
def test_what_decides_is_said_while_it_is_open(held: tuple[Claim, ...], said: str) -> None:
    assert weighed(*held, house=FIRST_HAND) == [said]


def test_questions_and_answers() -> None:
    def asked(of: Claim, about: str) -> str:
        return BG.asked_about(game(), of, about)

    assert asked(claim(0, "quarte", top="K"), "top") == "Ние: кварта до"
    assert asked(claim(0, "quinte", length=6), "top") == "Ние: квинта от 6 до"
    assert asked(claim(1, "quinte"), "length") == "Вие: квинта от колко карти"
    assert asked(claim(1, "carre"), "rank") == "Вие: каре от какво"
    assert asked(claim(1, "tierce", top="K"), "seat") == "Вие: терца до поп — у кого"
    answers: list[tuple[str, int | str]] = [
        ("length", 6),
        ("top", "K"),
        ("rank", "10"),
        ("seat", 3),
    ]
    assert [BG.answer_to(game(), *each) for each in answers] == ["6", "П", "10", "Вие 2"]


def test_what_counts() -> None:
    assert BG.counting(game(), [(), ()]) == "Не важат за никого."
    kinds = [("tierce", "tierce"), ("carre_jacks",)]
    assert BG.counting(game(), kinds) == "Ние: 2 терци; Вие: каре валета"
    assert EN.counting(game(), kinds) == "We: 2 tierces; They: four jacks"


@pytest.mark.parametrize("texts", BOTH, ids=["bg", "en"])
def test_every_sort_and_everything_held_has_a_name(texts: Texts) -> None:
    sorts = CONTEST.sorts(HOUSE)
    assert len({texts.sort(each) for each in sorts}) == len(sorts)
    assert len({texts.claim(claim(0, *each)) for each in sorts}) == len(sorts)
    held = [Claim(0, (each,)) for each in CONTEST.held_by(0)]
    assert len({texts.claim(each) for each in held}) == len(held)
