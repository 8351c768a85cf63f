"""What stands in each cell of a sheet, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belot_desktop.core.rows import Adjustment, Deal
from belot_desktop.core.scores import Outcome
from belot_desktop.texts.columns import Column
from belot_desktop.texts.numbers import number, signed
from belot_desktop.texts.one_line import LONGEST_NOTE, one_line

if TYPE_CHECKING:
    from collections.abc import Iterator

    from belot_desktop.core.game import Game
    from belot_desktop.core.rows import Row
    from belot_desktop.core.scores import Line
    from belot_desktop.texts import Texts
    from belot_desktop.texts.columns import Place


class Cells:
    """The cells of one game's sheet in one language."""

    def __init__(self, game: Game, texts: Texts) -> None:
        """Speak of ``game`` in the words of ``texts``."""
        self.game, self.texts = game, texts

    def heading(self, place: Place) -> str:
        """Return what stands over a column: what it holds, or the side whose it is."""
        if place.side is None:
            return self.texts.column(place.kind)
        return self.texts.team(self.game, place.side)

    def text(self, line: Line, place: Place) -> str:
        """Return what is written in a cell."""
        if place.side is not None:
            return self._number(line, place.kind, place.side)
        if place.kind is Column.NUMBER:
            return str(line.number)
        if place.kind is Column.OUTCOME:
            return self.texts.outcome(line)
        if place.kind is Column.DEALER:
            return "" if line.dealer is None else self.texts.player(self.game, line.dealer)
        return self._of_row(line.row, place.kind)

    def lines(self, line: Line, place: Place) -> tuple[str, ...]:
        """Return what is written in a cell, what each side announced in a line of its own."""
        if place.kind is Column.ANNOUNCEMENTS and isinstance(line.row, Deal):
            return tuple(self._announcements(line.row))
        return (self.text(line, place),)

    def suit(self, line: Line, place: Place) -> str | None:
        """Return the key of the contract, whose sign is drawn."""
        deal = _contract_of(line, place)
        return None if deal is None else deal.contract

    def contra(self, line: Line, place: Place) -> str | None:
        """Return what the badge beside the contract says, None where there is none."""
        deal = _contract_of(line, place)
        if deal is None:
            return None
        factors = {each.key: each.factor for each in self.game.variant.contras}
        factor = factors.get(deal.contra, 1)
        return self.texts.contra_mark(factor) if factor > 1 else None

    def _of_row(self, row: Row, kind: Column) -> str:
        if isinstance(row, Adjustment):
            return one_line(row.note, LONGEST_NOTE) if kind is Column.ANNOUNCEMENTS else ""
        if not isinstance(row, Deal):
            return ""
        if kind is Column.DECLARER:
            return self.texts.declarer(self.game, row)
        if kind is Column.CONTRACT:
            return self.texts.contract_short(row.contract or "")
        return " · ".join(self._announcements(row))

    def _announcements(self, deal: Deal) -> Iterator[str]:
        """Say who announced what."""
        for side in range(self.game.variant.sides):
            if kinds := self.texts.announcements(deal, side):
                yield f"{self.texts.team(self.game, side)}: {kinds}"

    def _number(self, line: Line, kind: Column, side: int) -> str:
        if kind is Column.TOTALS:
            return number(line.totals[side])
        if kind is Column.POINTS:
            return "" if line.score.points is None else number(line.score.points[side])
        if line.score.outcome is Outcome.PASSED:
            return ""
        write = signed if line.score.outcome is Outcome.ADJUSTMENT else number
        return write(line.score.written[side])


def _contract_of(line: Line, place: Place) -> Deal | None:
    """Return the deal whose contract stands in a cell."""
    return line.row if place.kind is Column.CONTRACT and isinstance(line.row, Deal) else None
