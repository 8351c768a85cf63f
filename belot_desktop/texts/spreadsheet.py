"""A game as the table of a spreadsheet: heads and cells, numbers as numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belot_desktop.core.scores import Outcome
from belot_desktop.core.sheet import sheet
from belot_desktop.texts.cells import Cells
from belot_desktop.texts.columns import Column, places

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtCore import QLocale

    from belot_desktop.core.game import Game
    from belot_desktop.core.scores import Line
    from belot_desktop.texts import Texts
    from belot_desktop.texts.columns import Place

    Cell = str | int | None


def table(game: Game, texts: Texts) -> Iterator[list[Cell]]:
    """Give the heads, then a row a line of the sheet, in the words of ``texts``."""
    cells, columns = Cells(game, texts), places(game.variant)
    yield [_head(cells, place) for place in columns]
    for line in sheet(game).lines:
        yield [_cell(cells, line, place) for place in columns]


def separator(locale: QLocale) -> str:
    """Return what stands between cells where ``locale`` is spoken.

    A comma would be taken for that of a fraction in half of the world.
    """
    return ";" if locale.decimalPoint() == "," else ","


def _head(cells: Cells, place: Place) -> str:
    if place.side is None:
        return cells.heading(place)
    return f"{cells.texts.column(place.kind)} {cells.heading(place)}"


def _cell(cells: Cells, line: Line, place: Place) -> Cell:
    if place.kind is Column.NUMBER:
        return line.number
    if place.kind is Column.CONTRACT:
        words = (cells.text(line, place), cells.contra(line, place))
        return " ".join(filter(None, words))
    if place.side is not None:
        return _number(line, place.kind, place.side)
    return cells.text(line, place)


def _number(line: Line, kind: Column, side: int) -> int | None:
    """Return a number of the sheet: written points with those that were collected."""
    score = line.score
    match kind:
        case Column.TOTALS:
            return line.totals[side]
        case Column.POINTS:
            return None if score.points is None else score.points[side]
    passed = score.outcome is Outcome.PASSED
    return None if passed else score.written[side] + score.collected[side]
