"""The page of quick entry: what it shows is understood, and written as it says."""

import re

import pytest

from belot_desktop.core.game import Game, new_game
from belot_desktop.core.notation import read
from belot_desktop.core.rows import Adjustment, Deal, Passed
from belot_desktop.texts import Texts
from belot_desktop.texts.help.blocks import Figures
from belot_desktop.texts.help.plain import plain
from belot_desktop.texts.help.quick import QuickPage, examples
from tests.said import GAME_ID, game
from tests.texts.spoken import BG, BOTH
from tests.toy import TOY
from tests.ui.dialogs.table import table

LANGUAGES = pytest.mark.parametrize("texts", BOTH, ids=["bg", "en"])
GAMES = pytest.mark.parametrize(
    "of",
    [game(), table(), game("s0 H 87", capot_in_no_trumps="doubled"), new_game(TOY, GAME_ID)],
    ids=["nameless", "named", "begun", "toy"],
)


def worked(texts: Texts, of: Game) -> list[tuple[str, str]]:
    """Return the lines of the page with what is written for them."""
    figures = (each for each in QuickPage(texts).chapter(of).blocks if isinstance(each, Figures))
    return [(line, written) for line, written in next(figures).rows]


@LANGUAGES
@GAMES
def test_each_line_is_read_as_the_row_it_stands_for(texts: Texts, of: Game) -> None:
    for (line, written), row in zip(worked(texts, of), examples(of), strict=True):
        reading = read(line, of.variant, texts.vocabulary(of))
        assert (reading.row, reading.strange) == (row, ())
        assert written


def test_there_is_an_example_of_every_kind() -> None:
    rows = examples(table())
    deals = [each for each in rows if isinstance(each, Deal)]
    assert {each.result.kind for each in deals if each.result} == {"points", "inside", "capot"}
    assert any(each.contra == "contra" for each in deals)
    assert any(each.announced(1) == ("tierce", "belote") for each in deals)
    assert {type(each) for each in rows} == {Deal, Passed, Adjustment}


def test_it_shows_what_the_core_makes_of_it() -> None:
    told = dict(worked(BG, table()))
    assert told["Вера купа 98 терца белот"] == "Вътре: 20 за Ние"
    assert told["+26 Ние"] == "+26 : 0"


@LANGUAGES
def test_every_term_of_the_game_is_among_the_words(texts: Texts) -> None:
    said = plain(QuickPage(texts).chapter(game()).blocks[-1])
    for key in ("hearts", "all_trumps"):
        assert texts.contract(key) in said
    assert texts.announcement("tierce") in said


def test_no_english_within_bulgarian() -> None:
    blocks = QuickPage(BG).chapter(game()).blocks
    words = [plain(each) for each in blocks[:-1]]
    assert [each for each in words if re.search("[A-Za-z]", each.replace("Enter", ""))] == [
        plain(blocks[5])  # the keys
    ]
