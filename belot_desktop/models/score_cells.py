"""What stands in each cell of the score table, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from belot_desktop.core.rows import Adjustment, Deal
from belot_desktop.core.scores import Outcome
from belot_desktop.models.score_roles import Column, Mark, Tone
from belot_desktop.texts.numbers import number, signed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from belot_desktop.core.game import Game
    from belot_desktop.core.rows import Row
    from belot_desktop.core.scores import Line
    from belot_desktop.core.variant import Variant
    from belot_desktop.texts import Texts

_QUIET = frozenset({Column.NUMBER, Column.DEALER, Column.POINTS, Column.ANNOUNCEMENTS})


class Place(NamedTuple):
    """A column: what it holds, and whose it is (None for nobody's)."""

    kind: Column
    side: int | None = None


def places(variant: Variant[object]) -> tuple[Place, ...]:
    """Return the columns of a variant's table, from left to right."""

    def each_side(kind: Column) -> Iterator[Place]:
        return (Place(kind, side) for side in range(variant.sides))

    return (
        Place(Column.NUMBER),
        Place(Column.DEALER),
        Place(Column.DECLARER),
        Place(Column.CONTRACT),
        *each_side(Column.POINTS),
        Place(Column.ANNOUNCEMENTS),
        Place(Column.OUTCOME),
        *each_side(Column.WRITTEN),
        *each_side(Column.TOTALS),
    )


class ScoreCells:
    """The cells of one game's table in one language."""

    def __init__(self, game: Game, texts: Texts) -> None:
        """Speak of ``game`` in the words of ``texts``."""
        self._game, self._texts = game, texts

    def text(self, line: Line, place: Place) -> str:
        """Return what is written in a cell."""
        if place.side is not None:
            return self._number(line, place.kind, place.side)
        if place.kind is Column.NUMBER:
            return str(line.number)
        if place.kind is Column.OUTCOME:
            return self._texts.outcome(line)
        if place.kind is Column.DEALER:
            return "" if line.dealer is None else self._texts.player(self._game, line.dealer)
        return self._of_row(line.row, place.kind)

    def suit(self, line: Line, place: Place) -> str | None:
        """Return the key of the contract, whose sign is drawn."""
        deal = _contract_of(line, place)
        return None if deal is None else deal.contract

    def contra(self, line: Line, place: Place) -> str | None:
        """Return what the badge beside the contract says, None where there is none."""
        deal = _contract_of(line, place)
        if deal is None:
            return None
        factors = {each.key: each.factor for each in self._game.variant.contras}
        factor = factors.get(deal.contra, 1)
        return self._texts.contra_mark(factor) if factor > 1 else None

    def tone(self, line: Line, place: Place) -> Tone:
        """Return how loud a cell is."""
        unplayed = line.score.outcome is Outcome.PASSED
        quiet = place.kind in _QUIET or (unplayed and place.kind is Column.TOTALS)
        return Tone.QUIET if quiet else Tone.PLAIN

    def mark(self, line: Line, place: Place) -> Mark | None:
        """Return what is the matter with a row, told in its number's cell."""
        if place.kind is not Column.NUMBER:
            return None
        if self._problems(line):
            return Mark.PROBLEM
        return Mark.PAST_END if line.past_end else None

    def tip(self, line: Line, place: Place) -> str:
        """Return the tooltip of a cell: what is the matter with the row, or the whole of it."""
        if place.kind is Column.NUMBER:
            after = [self._texts.past_end()] if line.past_end else []
            return "\n".join((*self._problems(line), *after))
        return self._texts.row(line, self._game)

    def _problems(self, line: Line) -> list[str]:
        """Return a sentence for each thing wrong with a deal: a rule changed since."""
        if not isinstance(line.row, Deal):
            return []
        found = self._game.variant.check(line.row, self._game.house)
        return [self._texts.problem(each, self._game) for each in found if not each.warning]

    def _of_row(self, row: Row, kind: Column) -> str:
        if isinstance(row, Adjustment):
            return row.note if kind is Column.ANNOUNCEMENTS else ""
        if not isinstance(row, Deal):
            return ""
        if kind is Column.DECLARER:
            return self._texts.declarer(self._game, row)
        if kind is Column.CONTRACT:
            return self._texts.contract_short(row.contract or "")
        return " · ".join(self._announcements(row))

    def _announcements(self, deal: Deal) -> Iterator[str]:
        """Say who announced what."""
        for side in range(self._game.variant.sides):
            if kinds := self._texts.announcements(deal, side):
                yield f"{self._texts.team(self._game, side)}: {kinds}"

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
