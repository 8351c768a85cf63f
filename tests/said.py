"""Rows and games of Bulgarian belot as tests say them: in the words of the notation."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from belot_desktop.core.game import Game, new_game
from belot_desktop.core.house import house_of
from belot_desktop.core.notation import row_of
from belot_desktop.core.rows import Deal, Row
from belot_desktop.core.scores import Carried, Line, Score
from belot_desktop.core.sheet import Sheet, sheet
from belot_desktop.core.variants.bulgarian import BULGARIAN

GAME_ID = "0f8c1c3e-5a52-4d7e-9a53-0d5f6f1f2a10"


def row(said: str) -> Row:
    """Read a row such as "s0 H 87"."""
    return row_of(said, BULGARIAN)


def deal(said: str) -> Deal:
    """Read a row that is a played deal."""
    found = row(said)
    assert isinstance(found, Deal)
    return found


def game(*said: str, **rules: Any) -> Game:
    """Return a game with these rows and house rules."""
    house = house_of(BULGARIAN.house, rules)
    return replace(new_game(BULGARIAN, GAME_ID), house=house, rows=tuple(map(row, said)))


def played(*said: str, **rules: Any) -> Sheet:
    """Return the sheet of a game with these rows and house rules."""
    return sheet(game(*said, **rules))


def last(*said: str, **rules: Any) -> Line:
    """Return the last line of a game with these rows and house rules."""
    return played(*said, **rules).lines[-1]


def scored(said: str, hanging: int = 0, **rules: Any) -> Score:
    """Score one deal; ``hanging`` points wait from before."""
    return BULGARIAN.score(deal(said), house_of(BULGARIAN.house, rules), Carried(hanging))


def faults(said: str, **rules: Any) -> list[str]:
    """Return the names of what is wrong with a deal, warnings included."""
    house = house_of(BULGARIAN.house, rules)
    return [each.name for each in BULGARIAN.check(deal(said), house)]
