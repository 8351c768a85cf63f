"""House rules in words: what each is called, is set to, and changes."""

import pytest

from belot_desktop.core.house import Choices, house_rules
from belot_desktop.core.variants.bulgarian import BULGARIAN
from belot_desktop.texts import Texts
from tests.texts.spoken import BG, BOTH, EN
from tests.toy import TOY


@pytest.mark.parametrize("texts", BOTH, ids=["bg", "en"])
def test_every_rule_has_its_words(texts: Texts) -> None:
    words = texts.own(BULGARIAN)
    for rule in house_rules(BULGARIAN.house):
        assert words.rule(rule.key) != rule.key
        if isinstance(rule.allowed, Choices):
            assert words.rule_effect(rule.key).endswith(".")
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
    assert words.rule_effect("odd_ten") == "86 : 76 се пише 8 : 8 или 9 : 7."
    assert (words.rule("target"), words.rule_value("target", 151)) == ("До колко се играе", "151")
    assert words.rule_effect("target") == ""


def test_a_game_without_words_shows_its_keys() -> None:
    words = EN.own(TOY)
    assert (words.rule("target"), words.rule("pairs")) == ("Played to", "pairs")
    assert words.rule_value("pairs", "count_twice") == "count_twice"
    assert words.rule_effect("pairs") == ""
