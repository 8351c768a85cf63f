"""An empty sheet, for when the battery dies: the same columns, and rows for a pencil."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import TYPE_CHECKING

from belot_desktop.core.game import new_game
from belot_desktop.core.sheet import sheet
from belot_desktop.printing.blocks import PENCIL, Blanks, Lines, Parties, RuledRow, Title
from belot_desktop.printing.heads import heads
from belot_desktop.printing.page import flowing, room
from belot_desktop.printing.table import widths
from belot_desktop.texts.cells import Cells
from belot_desktop.texts.columns import places

if TYPE_CHECKING:
    from collections.abc import Iterator

    from belot_desktop.core.game import Game
    from belot_desktop.printing.blocks import Block
    from belot_desktop.printing.page import Page
    from belot_desktop.printing.paper import Setup
    from belot_desktop.texts import Texts


def empty_sheet(game: Game, texts: Texts, setup: Setup) -> tuple[Page, ...]:
    """Return a page for a game of the kind of ``game`` and by its rules, without its people."""
    unnamed = replace(new_game(game.variant, ""), house=game.house)
    above = tuple(_above(unnamed, texts, setup))
    below = (_agreed(game, texts),) if setup.rules else ()
    taken = sum(block.height for block in (*above, *below))
    columns, heights = places(game.variant), _shared(room(setup) - taken)
    rows = (RuledRow(columns, number, high) for number, high in enumerate(heights, 1))
    return flowing(above, (), (*rows, *below), setup, lambda _page, _count: "")


def _above(game: Game, texts: Texts, setup: Setup) -> Iterator[Block]:
    sides = range(game.variant.sides)
    target = sheet(game).standing.target
    far = () if target is None else (texts.to_target(target),)
    yield Title(texts.game_sheet(), far)
    yield Blanks(texts.to_fill_in(), across=2)
    yield Parties(tuple((texts.team(game, side), "") for side in sides))
    yield Blanks((texts.players(),) * game.variant.sides, across=game.variant.sides)
    columns = places(game.variant)
    yield heads(Cells(game, texts), columns, widths(columns, setup.inner_width))


def _agreed(game: Game, texts: Texts) -> Lines:
    agreed = texts.agreed_otherwise(game.variant, game.house)
    return Lines(texts.house_rules(), agreed or (texts.the_usual_rules(),))


def _shared(height: float) -> list[float]:
    """Share ``height`` among as many rows as it has room for."""
    rows = max(int(height / PENCIL), 1)
    return [math.floor(height / rows * 100) / 100] * rows
