"""What is wrong with a file, or with the file of all games, in whole sentences."""

import json
from pathlib import Path
from typing import Any

import pytest

from belot_desktop.core.variants import VARIANTS
from belot_desktop.store.errors import Damaged, InUse, Newer, StoreFault
from belot_desktop.store.exchange import Fault, Unreadable, read_games
from belot_desktop.texts import Texts
from tests.texts.spoken import BG, EN

FILE = Path("belot.db")


def said(text: str | dict[str, Any], texts: Texts) -> list[str]:
    """Say all that is wrong with a file."""
    whole = json.dumps(text) if isinstance(text, dict) else text
    with pytest.raises(Unreadable) as refused:
        read_games(whole, VARIANTS, str)
    return [texts.fault(each) for each in refused.value.faults]


def test_a_file_that_is_no_file_of_games() -> None:
    assert said("{", BG) == ["Файлът прекъсва или не е JSON: ред 1, знак 2."]
    assert said("[]", EN) == ["A group in braces is due here."]


def test_each_fault_is_said_with_its_place() -> None:
    wrong = {
        "format": "belot-game",
        "version": 1,
        "game": "bulgarian",
        "rules": {"odd_ten": "both", "tarot": 1},
        "teams": [{"name": "", "players": ["", ""]}, {"name": 5, "players": [""]}],
        "first_dealer": 4,
        "deals": [
            {"contract": "hearts", "declarer": 0, "points": {"team": 0, "value": "87"}},
            {"contract": "hearts", "declarer": 0, "points": {"team": 0, "value": 163}},
            {"adjustment": {"written": [0, 26000]}},
        ],
    }
    assert said(wrong, BG) == [
        "rules.tarot: Това няма място тук.",
        'rules.odd_ten: Тук може да стои само едно от тези: "smaller", "larger".',
        "teams[1].name: Тук трябва да има текст.",
        "teams[1].players: В списъка трябва да има точно 2.",
        "first_dealer: Такова място няма.",
        "deals[0].points.value: Тук трябва да има число.",
        "deals[1].points.value: Толкова точки няма: най-много 162.",
        "deals[2].adjustment.written[1]: Тук трябва да има число от −10000 до 10000.",
    ]


def test_what_the_rules_have_against_a_deal() -> None:
    fault = Fault("deals[3].points.value", "points_below", {"points": 10, "least": 40})
    assert BG.fault(fault) == "deals[3].points.value: Точките не стигат за анонсите: поне 40."
    assert EN.fault(Fault("", "bad_luck")) == "bad_luck"


@pytest.mark.parametrize(
    ("fault", "bulgarian", "english"),
    [
        (
            InUse(FILE, "in_use"),
            (
                "Бележникът вече е отворен. Нищо не е променено. "
                "Продължете в неговия прозорец или го затворете и опитайте пак."
            ),
            (
                "The score pad is open already. Nothing was changed. "
                "Go on in its window, or close it and try again."
            ),
        ),
        (
            Newer(FILE, 9, 1),
            "belot.db е от по-нов бележник. Нищо не е променено. Отворете го с по-новия.",
            (
                "belot.db was written by a newer score pad. Nothing was changed. "
                "Open it with the newer one."
            ),
        ),
        (
            Damaged(FILE, "foreign"),
            "belot.db е на друга програма. Нищо не е променено. Изберете друга папка за игрите.",
            (
                "belot.db belongs to another program. Nothing was changed. "
                "Choose another folder for the games."
            ),
        ),
        (
            StoreFault(FILE, "full"),
            (
                "Дискът е пълен: промяната не е записана. Всичко преди нея е запазено. "
                "Освободете място на диска и опитайте пак."
            ),
            (
                "The disk is full: this change was not saved. Everything before it is safe. "
                "Make room on the disk and try again."
            ),
        ),
    ],
)
def test_what_became_of_the_games(fault: StoreFault, bulgarian: str, english: str) -> None:
    assert (BG.store_problem(fault), EN.store_problem(fault)) == (bulgarian, english)


def test_trouble_without_words_is_trouble_with_the_disk() -> None:
    assert BG.store_problem(StoreFault(FILE, "gremlins")) == BG.store_problem(
        StoreFault(FILE, "disk")
    )
