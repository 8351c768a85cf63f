"""The page of terms has every word of the table, in both languages."""

import re

import pytest

from belot_desktop.core.variants.bulgarian import BULGARIAN
from belot_desktop.texts import Texts
from belot_desktop.texts.help.blocks import Term
from belot_desktop.texts.help.terms import Meanings
from tests.texts.spoken import BG, BOTH, EN

LANGUAGES = pytest.mark.parametrize("texts", BOTH, ids=["bg", "en"])


def terms(texts: Texts) -> list[Term]:
    other = EN if texts is BG else BG
    page = Meanings(texts.translator).chapter(Meanings(other.translator))
    return [each for each in page.blocks if isinstance(each, Term)]


@LANGUAGES
def test_whatever_a_deal_can_hold_is_a_term(texts: Texts) -> None:
    told = {each.word for each in terms(texts)}
    assert {texts.contract(each.key) for each in BULGARIAN.contracts} <= told
    assert {texts.announcement(each.key) for each in BULGARIAN.announcements} <= told
    assert {texts.contra(each.key) for each in BULGARIAN.contras if each.factor > 1} <= told
    assert {texts.result(each.key) for each in BULGARIAN.results} <= told


@LANGUAGES
def test_each_word_has_one_sentence_and_the_word_of_the_other_language(texts: Texts) -> None:
    cyrillic, latin = re.compile("[А-я]"), re.compile("[A-Za-z]")
    own, foreign = (cyrillic, latin) if texts is BG else (latin, cyrillic)
    found = terms(texts)
    assert len(found) > 35
    assert len({each.word for each in found}) == len(found)
    for each in found:
        assert own.search(each.word)
        assert foreign.search(each.other)
        assert each.meaning.endswith(".")
