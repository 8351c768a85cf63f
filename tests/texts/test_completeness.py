"""Nothing that the core or a file can say lacks words, in either language."""

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from belot_desktop.core.game import Game
from belot_desktop.core.rows import Deal
from belot_desktop.core.scores import Problem
from belot_desktop.core.sheet import Sheet, sheet
from belot_desktop.core.variants import VARIANTS
from belot_desktop.core.variants.bulgarian import BULGARIAN
from belot_desktop.store import errors
from belot_desktop.store.errors import StoreFault
from belot_desktop.store.exchange import Fault, faults, read_games
from belot_desktop.texts import Texts
from tests import strategies
from tests.architecture.sources import PROGRAM, parsed
from tests.said import game
from tests.texts.spoken import BG, BOTH
from tests.toy import TOY

CASES = Path(__file__).parent.parent / "data" / "cases"
LANGUAGES = pytest.mark.parametrize("texts", BOTH, ids=["bg", "en"])
TALLIED = {"put", "add", "say", "times", "only"}
"""How a step gets its name, see :class:`belot_desktop.core.tally.Tally`."""


def calls(folder: str) -> Iterator[tuple[str, ast.Call]]:
    """Return what is called in the files of ``folder``, by its last name."""
    for path in (PROGRAM / folder).rglob("*.py"):
        for node in ast.walk(parsed(path)):
            if isinstance(node, ast.Call):
                yield getattr(node.func, "attr", getattr(node.func, "id", "")), node


def literals(argument: ast.expr) -> Iterator[str]:
    """Return the texts that ``argument`` may be."""
    for node in ast.walk(argument):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def named(folder: str, makers: set[str], place: int = 0) -> set[str]:
    """Return the names that calls of ``makers`` give in their argument at ``place``."""
    return {
        name
        for called, call in calls(folder)
        if called in makers and len(call.args) > place
        for name in literals(call.args[place])
        if name
    }


STEPS = named("core/variants", TALLIED)
PROBLEMS = named("core/variants", {"Problem"}) | named("store/exchange", {"Problem"})


def documented_faults() -> dict[str, list[str]]:
    """Return the names of all faults of a file with those of their facts."""
    rows = re.findall(r"^``(\w+)`` .*?(?:``([\w ]+)``.*)?$", faults.__doc__ or "", re.MULTILINE)
    return {name: facts.split() for name, facts in rows}


def recorded() -> Iterator[Game]:
    """Return every game of ``tests/data/cases``, single deals as games of one row."""
    for case in json.loads((CASES / "bulgarian-games.json").read_text(encoding="utf-8")):
        yield from read_games(json.dumps(case["game"]), VARIANTS, str)
    for case in json.loads((CASES / "bulgarian-deals.json").read_text(encoding="utf-8")):
        head = {"format": "belot-game", "version": 1, "game": "bulgarian", "first_dealer": 0}
        teams = [{"name": "", "players": ["", ""]}] * 2
        whole = head | {"rules": case["rules"], "teams": teams, "deals": [case["deal"]]}
        yield from read_games(json.dumps(whole), VARIANTS, str)


GAMES = [
    *recorded(),
    game("s0 H contra 81", "s1 H 90"),
    game("s0 H contra capot", contra_on_capot=False),
]


def everything_said(texts: Texts, of: Game, scored: Sheet) -> Iterator[str]:
    """Say all there is to say about a game."""
    for at, line in enumerate(scored.lines):
        yield texts.row(line, of)
        yield texts.outcome(line)
        yield from (str(each) for each in texts.explain(of, scored.lines[: at + 1]))
        if isinstance(line.row, Deal):
            yield texts.reason(of, line.score, line.row)
            yield texts.verdict(of, line.score, line.row)
    yield texts.waiting(scored.standing)
    yield texts.over(of, scored.standing)


def test_the_cases_make_every_step() -> None:
    made = {step.name for of in GAMES for line in sheet(of).lines for step in line.score.steps}
    assert STEPS
    assert STEPS - made == set()


@LANGUAGES
def test_every_case_is_explained_in_plain_text(texts: Texts) -> None:
    for of in GAMES:
        for said in everything_said(texts, of, sheet(of)):
            assert not re.search(r"[{}_]|%n|None|True|False| {2}|^ | $", said), said


def test_no_english_within_bulgarian() -> None:
    nameless = [each for each in GAMES if not any(team.name for team in each.teams)]
    assert nameless
    for of in nameless:
        for said in everything_said(BG, of, sheet(of)):
            notes = [getattr(row, "note", "") for row in of.rows]
            assert not re.search("[A-Za-z]", said) or any(map(bool, notes)), said


@LANGUAGES
def test_every_problem_has_a_sentence(texts: Texts) -> None:
    facts: dict[str, Any] = {"least": 40, "most": 162, "cards": 161, "kind": "carre_jacks"}
    said = {each: texts.problem(Problem(each, (), facts=facts), game()) for each in PROBLEMS}
    assert len(PROBLEMS) > 20
    assert {name: text for name, text in said.items() if not text.endswith(".")} == {}


@LANGUAGES
def test_every_fault_of_a_file_has_a_sentence(texts: Texts) -> None:
    known = documented_faults()
    said = {
        name: texts.fault(Fault("deals[3]", name, dict.fromkeys(facts, 7)))
        for name, facts in known.items()
    }
    assert len(known) > 25
    wrong = {name: text for name, text in said.items() if not re.match(r"deals.*\.$", text)}
    assert wrong == {}


def test_every_fault_of_a_file_is_in_its_table() -> None:
    noted = named("store/exchange", {"fault", "Bad"}) | named("store/exchange", {"Fault"}, 1)
    assert noted - documented_faults().keys() == set()


@LANGUAGES
def test_every_trouble_with_the_games_has_a_sentence(texts: Texts) -> None:
    told = " ".join(filter(None, (errors.StoreFault.__doc__, errors.Damaged.__doc__)))
    reasons = {*re.findall(r"``(\w+)``", told), "in_use", "newer", "unknown_game"} - {"reason"}
    said = {each: texts.store_problem(StoreFault(Path("games"), each)) for each in reasons}
    assert len(reasons) == len(set(said.values()))


@LANGUAGES
@pytest.mark.parametrize("variant", [BULGARIAN, TOY], ids=["bulgarian", "toy"])
@settings(max_examples=50)
@given(data=st.data())
def test_whatever_is_played_can_be_told(texts: Texts, variant: Any, data: st.DataObject) -> None:
    of = data.draw(strategies.games(variant))
    scored = sheet(of)
    for said in everything_said(texts, of, scored):
        assert isinstance(said, str)


@LANGUAGES
@given(draft=strategies.drafts(BULGARIAN))
def test_whatever_is_half_typed_gets_sentences(texts: Texts, draft: Deal) -> None:
    for problem in BULGARIAN.check(draft, BULGARIAN.house()):
        assert texts.problem(problem, game()).endswith(".")
