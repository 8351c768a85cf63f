"""A row as a mark and as a sentence, for the table and for those who hear it."""

from dataclasses import replace
from typing import Any

import pytest

from belot_desktop.core.game import Team
from belot_desktop.core.sheet import sheet
from belot_desktop.texts import Texts
from tests.said import game, last
from tests.texts.spoken import BG, EN

NAMED = (Team("", ("Ана", "Борис")), Team("", ("Вера", "Георги")))


def row(*said: str, texts: Texts = BG, **rules: Any) -> str:
    """Say the last row of a game between Ана, Вера, Борис and Георги."""
    of = replace(game(*said, **rules), teams=NAMED)
    return texts.row(sheet(of).lines[-1], of)


@pytest.mark.parametrize(
    ("said", "bulgarian", "english"),
    [
        (["s0 H 87"], "", ""),
        (["s0 H 75"], "вътре", "inside"),
        (["s1 H inside"], "вътре", "inside"),
        (["s0 H 81"], "виси 8", "hangs 8"),
        (["s0 NT 65", "s0 H 81"], "виси 8", "hangs 8"),
        (["s0 NT 65", "s0 H contra 81"], "виси 32", "hangs 32"),
        (["s0 H 81", "s0 H 87"], "+8", "+8"),
        (["s0 S capot"], "капо", "capot"),
        (["s0 S s1 capot"], "вътре · капо", "inside · capot"),
        (["s0 NT 65", "s0 S capot"], "капо · +13", "capot · +13"),
        (["pass"], "всички пас", "all pass"),
        (["+0 s0 +26 s1"], "корекция", "correction"),
    ],
)
def test_how_a_row_ended(said: list[str], bulgarian: str, english: str) -> None:
    line = last(*said)
    assert (BG.outcome(line), EN.outcome(line)) == (bulgarian, english)


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        (["p0 S capot"], "Раздаване 1: пика, Ана, капо, 25 : 0"),
        (["s0 H 87"], "Раздаване 1: купа, Ние, 9 : 7"),
        (["p3 AT contra 129"], "Раздаване 1: всичко коз, контра, Георги, виси 52, 0 : 0"),
        (["s0 NT 65", "p1 D 62"], "Раздаване 2: каро, Вера, вътре, 16 : 0, +13"),
        (["pass"], "Раздаване 1: всички пас"),
        (['-5 s0 +26 s1 "ренонс"'], "Ред 1: корекция, −5 : 26; ренонс"),
        (["+0 s0 +26 s1"], "Ред 1: корекция, 0 : 26"),
        (
            ["p1 H 101 belote s0 tierce tierce"],
            "Раздаване 1: купа, Вера, вътре, 22 : 0; Ние: 2 терци; Вие: белот",
        ),
    ],
)
def test_a_row_is_said(said: list[str], sentence: str) -> None:
    assert row(*said) == sentence


def test_a_row_is_said_in_english() -> None:
    assert row("p0 S capot", texts=EN) == "Deal 1: spades, Ана, capot, 25 : 0"


def test_a_row_after_the_end_says_so() -> None:
    assert row("s0 H 87", "s0 H 87", target=5) == "Раздаване 2: купа, Ние, 9 : 7, след края"
    assert (BG.past_end(), EN.past_end()) == ("след края", "after the end")
