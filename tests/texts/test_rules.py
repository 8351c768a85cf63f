"""House rules in words: what each is called, is set to, and changes."""

import re

import pytest

from belot_desktop.core.house import Choices, HouseRule, house_rules
from belot_desktop.core.rows import Deal, Result
from belot_desktop.core.variants.bulgarian import BULGARIAN
from belot_desktop.core.variants.bulgarian.house import House
from belot_desktop.texts import Texts
from tests.texts.spoken import BG, BOTH, EN
from tests.toy import TOY, ToyHouse

RULES = {each.key: each for each in house_rules(House)}
TOY_PAIR = Deal(
    0, contract="red", announcements=(("pair",), (), ()), result=Result("points", values=(5, 0, 0))
)


@pytest.mark.parametrize("texts", BOTH, ids=["bg", "en"])
def test_every_rule_has_its_words(texts: Texts) -> None:
    words = texts.own(BULGARIAN)
    for rule in house_rules(BULGARIAN.house):
        assert words.rule(rule.key) != rule.key
        assert re.fullmatch(r"\D+\.", words.rule_effect(rule.key))
        if isinstance(rule.allowed, Choices):
            values = [words.rule_value(rule.key, each) for each in rule.allowed.values]
            assert len(set(values)) == len(values)
            assert not {"True", "False", *map(str, rule.allowed.values)} & set(values) - {
                "100",
                "120",
            }


def test_a_rule() -> None:
    words = BG.own(BULGARIAN)
    assert words.rule("odd_ten") == "И двете завършват на 6 (на всичко коз на 4)"
    assert words.rule_value("odd_ten", "larger") == "нагоре се закръгля по-голямото"
    assert words.rule_effect("capot_in_no_trumps").startswith("Дали и точките за капото")
    assert (words.rule("target"), words.rule_value("target", 151)) == ("До колко се играе", "151")
    assert words.rule_effect("target") == "Който след раздаване има толкова и е напред, печели."


def test_a_game_without_words_shows_its_keys() -> None:
    words = EN.own(TOY)
    assert (words.rule("target"), words.rule("pairs")) == ("Played to", "pairs")
    assert words.rule_value("pairs", "count_twice") == "count_twice"
    assert words.rule_effect("pairs") == ""


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("odd_ten", "купа, 86 : 76 → 8 : 8 / 9 : 7"),
        ("recontra", "купа реконтра, 100 : 62 → 64 : 0 / 65 : 0"),
        ("capot_announcements", "купа, капо, Вие: терца → 27 : 0 / 25 : 2"),
        (
            "capot_ends_game",
            (
                "140 : 100 (до 151); купа, капо → Последното беше капо: играе се още едно раздаване"
                " / Край. Победител: Ние"
            ),
        ),
        ("contest", "Ние: поредица 10–А; Вие: каре деветки → 100 : 150 / 0 : 150"),
        (
            "contest_tie",
            "Вие: поредица Д–А; Ние: поредица Д–А; започва: Вие 1 → 0 : 0 / 0 : 20",
        ),
        ("eight_in_a_row", "Ние: поредица 7–А → 120 : 0 / 100 : 0"),
    ],
)
def test_an_example_in_words(key: str, said: str) -> None:
    assert str(BG.rule_example(BULGARIAN, RULES[key], House())) == said


@pytest.mark.parametrize("texts", BOTH, ids=["bg", "en"])
def test_every_choice_is_shown_by_an_example(texts: Texts) -> None:
    for rule in RULES.values():
        example = texts.rule_example(BULGARIAN, rule, House())
        if not isinstance(rule.allowed, Choices):
            assert example is None
            continue
        assert example is not None
        assert len(set(example.outcomes)) == len(rule.allowed.values)
        assert not re.search(r"[{}_]|%n|None|True|False", str(example))


def test_an_example_of_both_the_points_and_the_end() -> None:
    """Show what no rule of ours does: other points, and by them another end."""
    allowed = Choices(("count", "count_twice"), (TOY_PAIR,))
    rule = HouseRule("pairs", "count", allowed)
    example = BG.rule_example(TOY, rule, ToyHouse(target=10))
    assert example is not None
    assert example.given == "red, 5 : 0 : 0, Отбор 1: pair"
    assert example.outcomes[0].startswith("5 : 0 : 0")
    assert example.outcomes[1] == "10 : 0 : 0, Край. Победител: Отбор 1"


def test_what_was_agreed_as_a_text_for_the_chat() -> None:
    lines = BG.agreed(BULGARIAN, House(target=201, eight_in_a_row=100)).splitlines()
    assert lines[:2] == ["Уговорки", "★ До колко се играе: 201 (обичайно: 151)"]
    assert lines[3] == "• Контра и реконтра: закръгля се, после се умножава"
    assert lines[-1] == "★ Осем поредни: 100 (обичайно: 120)"
    assert len(lines) == 1 + len(RULES)


def test_what_was_agreed_in_a_line() -> None:
    assert EN.agreed_in_short(BULGARIAN, House()) == "Everything is agreed as usual."
    said = EN.agreed_in_short(BULGARIAN, House(target=201, eight_in_a_row=100))
    assert said == "Agreed otherwise: Played to: 201; Eight in a row: 100."
    assert EN.agreed_in_short(TOY, ToyHouse(target=9)) == "Agreed otherwise: Played to: 9."
