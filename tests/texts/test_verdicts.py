"""The preview: one plain sentence, and a quiet line that says why."""

from dataclasses import replace
from typing import Any

import pytest

from belot_desktop.core.rows import Deal
from belot_desktop.core.sheet import sheet
from belot_desktop.texts import Texts
from tests.said import game
from tests.texts.spoken import BG, EN


def previewed(*said: str, texts: Texts = BG, **rules: Any) -> tuple[str, str]:
    """Return the reason and the verdict for the last row."""
    of = game(*said, **rules)
    line = sheet(of).lines[-1]
    assert isinstance(line.row, Deal)
    return texts.reason(of, line.score, line.row), texts.verdict(of, line.score, line.row)


@pytest.mark.parametrize(
    ("said", "reason", "verdict"),
    [
        ("s0 H 87", "87 : 75 — обявилите имат повече", "Изкарано: 9 : 7"),
        ("s0 H 162", "162 : 0 — обявилите имат повече", "Изкарано: 16 за Ние"),
        (
            "s0 H 86",
            "86 : 76 — обявилите имат повече, нагоре се закръгля по-малкото",
            "Изкарано: 8 : 8",
        ),
        ("s1 H 98 tierce belote", "104 : 98 — обявилите имат по-малко", "Вътре: 20 за Ние"),
        ("s1 H inside tierce", "182 — всичко за Ние", "Вътре: 18 за Ние"),
        ("s0 H 81", "81 : 81 — поравно", "Висящо: 8 за Вие, висят 8"),
        (
            "s0 H quarte 106",
            "106 : 106 — поравно, нагоре се закръгля висящото",
            "Висящо: 10 за Вие, висят 11",
        ),
        ("s0 NT 70", "140 : 120 — обявилите имат повече", "Изкарано: 14 : 12"),
        ("s0 S capot", "252 : 0 — всички ръце за Ние", "Капо: 25 за Ние"),
        ("s0 NT s1 capot", "0 : 350 — всички ръце за Вие", "Капо: 35 за Вие"),
        ("s0 C contra 98", "98 : 64 — обявилите имат повече", "Изкарано с контра: 32 за Ние"),
        ("s0 C recontra 64", "64 : 98 — обявилите имат по-малко", "Вътре с реконтра: 64 за Вие"),
        ("s0 C contra 81", "81 : 81 — поравно", "Висящо с контра: висят 32"),
        ("s0 C contra capot", "252 : 0 — всички ръце за Ние", "Капо с контра: 50 за Ние"),
    ],
)
def test_a_deal_is_previewed(said: str, reason: str, verdict: str) -> None:
    assert previewed(said) == (reason, verdict)


@pytest.mark.parametrize(
    ("said", "reason", "verdict"),
    [
        ("s0 H 87", "87 : 75 — the declarers have more", "Made: 9 : 7"),
        ("s1 H inside", "162 — all for We", "Inside: 16 for We"),
        ("s0 H 81", "81 : 81 — both have the same", "Hanging: 8 for They, 8 hanging"),
        ("s0 S contra capot", "252 : 0 — every trick for We", "Capot with contra: 50 for We"),
    ],
)
def test_a_deal_is_previewed_in_english(said: str, reason: str, verdict: str) -> None:
    assert previewed(said, texts=EN) == (reason, verdict)


def test_points_that_hung_are_collected() -> None:
    assert previewed("s0 NT 65", "s0 S capot")[1] == "Капо: 25 за Ние, +13 висящи"
    assert previewed("s0 NT 65", "s0 S 90")[1] == "Изкарано: 9 : 7, +13 висящи за Ние"


def test_each_hanging_deal_tells_what_it_left_itself() -> None:
    assert previewed("s0 NT 65", "s0 S contra 81")[1] == "Висящо с контра: висят 32"


def test_house_rules_are_told() -> None:
    assert previewed("s0 H 86", odd_ten="larger")[0].endswith(", нагоре се закръгля по-голямото")
    assert previewed("s0 H contra capot", contra_on_capot=False) == (
        "252 : 0 — всички ръце за Ние, контрата отпада",
        "Капо: 25 за Ние",
    )
    assert previewed("s0 H capot s1 tierce", capot_announcements="own") == (
        "252 : 20 — всички ръце за Ние",
        "Капо: 25 : 2",
    )


def test_a_long_name_is_not_bent() -> None:
    of = game("s1 H inside")
    name = "Баба Цветанка и дядо Костадин!"
    of = replace(of, teams=(replace(of.teams[0], name=name), of.teams[1]))
    [line] = sheet(of).lines
    assert isinstance(line.row, Deal)
    assert BG.verdict(of, line.score, line.row) == f"Вътре: 16 за {name}"
