"""A game on paper: every row as it was written, what came of it, and what was agreed."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from typing import TYPE_CHECKING

from belot_desktop.core.sheet import problems_of, sheet
from belot_desktop.printing.blocks import (
    Block,
    Cell,
    Heads,
    Lines,
    Parties,
    Result,
    Signatures,
    TableRow,
    Title,
    Totals,
)
from belot_desktop.printing.heads import heads
from belot_desktop.printing.page import Contents, Page, pages
from belot_desktop.printing.table import GAP, widths
from belot_desktop.printing.wrapping import wrapped
from belot_desktop.texts.cells import Cells
from belot_desktop.texts.columns import Column, places
from belot_desktop.texts.numbers import number

if TYPE_CHECKING:
    from collections.abc import Iterator

    from belot_desktop.core.game import Game
    from belot_desktop.core.scores import Line
    from belot_desktop.printing.paper import Setup
    from belot_desktop.texts import Texts
    from belot_desktop.texts.columns import Place

_IN_LINES = frozenset({Column.ANNOUNCEMENTS, Column.OUTCOME})
_NAMES = frozenset({Column.DEALER, Column.DECLARER})
_NAME_LINES = 2
_MOST_LINES = 8
_WRONG, _MOST_WRONG = "!", 8


def game_sheet(game: Game, texts: Texts, setup: Setup) -> tuple[Page, ...]:
    """Return the pages of ``game`` in the words of ``texts``."""
    return _GameSheet(game, texts, setup).pages()


class _GameSheet:
    def __init__(self, game: Game, texts: Texts, setup: Setup) -> None:
        self._game, self._texts, self._setup = game, texts, setup
        self._sheet = sheet(game)
        self._places = places(game.variant)
        self._widths = widths(self._places, setup.inner_width)
        self._cells = Cells(game, texts)

    def pages(self) -> tuple[Page, ...]:
        """Set the game on pages."""
        contents = Contents(
            opening=(self._title(), self._parties()),
            running=(Title(self._texts.against(self._game), large=False),),
            heads=(self._heads(),),
            rows=tuple(map(self._row, self._sheet.lines)),
            to_carry=lambda count: self._carry(self._texts.to_carry(), count),
            carried=self._carried,
            closing=tuple(self._closing()),
        )
        return pages(contents, self._setup, self._texts.page_of)

    def _title(self) -> Title:
        game, target = self._game, self._sheet.standing.target
        far = "" if target is None else self._texts.to_target(target)
        facts = (self._texts.started(game), game.place, far)
        return Title(self._texts.game_sheet(), tuple(filter(None, facts)))

    def _parties(self) -> Parties:
        return Parties(tuple(zip(self._names(), map(self._players, self._sides()), strict=True)))

    def _players(self, side: int) -> str:
        """Name those of a side who have names."""
        seats = self._game.variant.seats_of(side)
        return " · ".join(filter(None, map(self._game.player, seats)))

    def _heads(self) -> Heads:
        return heads(self._cells, self._places, self._widths)

    def _row(self, line: Line) -> TableRow:
        cells = (
            Cell(
                self._lines(line, place, width),
                self._cells.suit(line, place),
                self._cells.contra(line, place),
            )
            for place, width in zip(self._places, self._widths, strict=True)
        )
        first_after = line.past_end and line.number - 1 == self._sheet.over_after
        over = self._texts.after_the_end() if first_after else ""
        return TableRow(self._places, tuple(cells), line.past_end, over)

    def _lines(self, line: Line, place: Place, width: float) -> tuple[str, ...]:
        """Return the lines of a cell: words are broken where they are too long, figures not."""
        lines, inner = tuple(filter(None, self._cells.lines(line, place))), width - 2 * GAP
        if place.kind is Column.NUMBER and self._problems(line):
            return (f"{_WRONG} {line.number}",)
        if place.kind in _NAMES:
            return tuple(part for each in lines for part in wrapped(each, inner, most=_NAME_LINES))
        if place.kind in _IN_LINES:
            return tuple(part for each in lines for part in wrapped(each, inner, most=_MOST_LINES))
        return lines

    def _problems(self, line: Line) -> list[str]:
        """Say what is wrong with a row under the house rules as they are now."""
        game = self._game
        found = problems_of(game.variant, game.house, line.row)
        return [self._texts.problem(each, game) for each in found]

    def _wrong(self) -> Iterator[str]:
        """Say of each row that is wrong why it is, in lines."""
        for line in self._sheet.lines:
            for problem in self._problems(line):
                yield from wrapped(f"{line.number}: {problem}", self._setup.inner_width)

    def _carried(self, count: int) -> TableRow:
        """Return the row that begins a further page; it says again what its rows come after."""
        after = self._sheet.lines[count - 1].past_end
        over = self._texts.after_the_end() if after else ""
        return replace(self._carry(self._texts.carried(), count), over=over)

    def _carry(self, words: str, count: int) -> TableRow:
        """Return the totals after ``count`` rows, as a row that carries them over."""
        totals = self._sheet.lines[count - 1].totals
        cells = list[Cell]()
        for place in self._places:
            is_total = place.kind is Column.TOTALS and place.side is not None
            text = number(totals[place.side or 0]) if is_total else ""
            said = words if place.kind is Column.ANNOUNCEMENTS else text
            cells.append(Cell((said,) if said else ()))
        return TableRow(self._places, tuple(cells), quiet=True)

    def _closing(self) -> Iterator[Block]:
        texts, game, found = self._texts, self._game, self._sheet
        hanging = texts.still_hanging(found)
        yield Result(
            texts.result_so_far(game, found),
            texts.result_in_figures(found),
            (hanging,) if hanging else (),
        )
        if wrong := tuple(islice(self._wrong(), _MOST_WRONG)):
            yield Lines(f"{_WRONG} {texts.wrong_rows()}", wrong)
        if note := wrapped(game.note, self._setup.inner_width):
            yield Lines(texts.note(), note)
        if self._setup.rules:
            yield self._agreed()
        if self._setup.chart and found.lines:
            totals = tuple(line.totals for line in found.lines)
            target = found.standing.target
            yield Totals(texts.totals_so_far(), self._names(), totals, target)
        if self._setup.signatures:
            yield Signatures(self._names())

    def _agreed(self) -> Lines:
        texts, game = self._texts, self._game
        agreed = texts.agreed_otherwise(game.variant, game.house)
        return Lines(texts.house_rules(), agreed or (texts.the_usual_rules(),))

    def _names(self) -> tuple[str, ...]:
        return tuple(self._texts.team(self._game, side) for side in self._sides())

    def _sides(self) -> range:
        return range(self._game.variant.sides)
