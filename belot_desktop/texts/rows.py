"""Words for a row of the sheet: its mark, and the whole of it as a sentence."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from belot_desktop.core.rows import Adjustment, Deal
from belot_desktop.core.scores import Outcome
from belot_desktop.texts.facts import whole
from belot_desktop.texts.names import Names
from belot_desktop.texts.numbers import set_in, signed, versus
from belot_desktop.texts.one_line import LONGEST_NOTE, one_line
from belot_desktop.texts.terms import Terms

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from belot_desktop.core.game import Game
    from belot_desktop.core.scores import Line, Score


def left_hanging(score: Score) -> int:
    """Return the written points that a deal itself left hanging, without earlier ones."""
    hung = (whole(step.facts, "hanging") for step in score.steps if "hanging" in step.facts)
    return next(hung, score.carried.hanging)


class Rows(Names, Terms):
    """What the table says about a row."""

    def outcome(self, line: Line) -> str:
        """Mark how a row ended: "inside", "capot · +13"; nothing for a plain made deal."""
        return " · ".join((*self._marks(line), *self._collected(line)))

    def past_end(self) -> str:
        """Say that a row stands after the end of the game."""
        return self.tr("after the end")

    def row(self, line: Line, game: Game) -> str:
        """Say the whole row: "Deal 6: spades, Ana, capot, 25 : 0; They: belote"."""
        parts = "; ".join((", ".join(self._parts(line, game)), *self._notes(line, game)))
        if isinstance(line.row, Adjustment):
            return self.tr("Row {number}: {row}", number=line.number, row=parts)
        return self.tr("Deal {number}: {row}", number=line.number, row=parts)

    @cached_property
    def _outcomes(self) -> Mapping[Outcome, str]:
        return {
            Outcome.INSIDE: self.tr("inside"),
            Outcome.PASSED: self.tr("all pass"),
            Outcome.ADJUSTMENT: self.tr("correction"),
        }

    def _marks(self, line: Line) -> Iterator[str]:
        score, row = line.score, line.row
        if score.outcome in self._outcomes:
            yield self._outcomes[score.outcome]
        if score.outcome is Outcome.HANGING:
            yield self.tr("hangs {points}", points=left_hanging(score))
        kind = row.result.kind if isinstance(row, Deal) and row.result else "points"
        if kind not in {"points", score.outcome.value}:
            yield self.result(kind)

    def _collected(self, line: Line) -> Iterator[str]:
        yield from (signed(points) for points in line.score.collected if points)

    def _parts(self, line: Line, game: Game) -> Iterator[str]:
        if isinstance(line.row, Deal):
            yield from self._bid(line.row, game)
        yield from self._came(line)

    def _bid(self, deal: Deal, game: Game) -> Iterator[str]:
        """Say what was played and who declared it."""
        yield self.contract(deal.contract or "")
        if deal.contra != "none":
            yield self.contra(deal.contra)
        yield set_in(self.declarer(game, deal))

    def _came(self, line: Line) -> Iterator[str]:
        """Say how a row ended and what is written for it."""
        yield from self._marks(line)
        if line.score.outcome is not Outcome.PASSED:
            yield versus(line.score.written)
        yield from self._collected(line)
        if line.past_end:
            yield self.past_end()

    def _notes(self, line: Line, game: Game) -> Iterator[str]:
        """Say what was announced, or why a correction was made."""
        if isinstance(line.row, Deal):
            for side, keys in enumerate(line.row.announcements):
                if keys:
                    yield f"{set_in(self.team(game, side))}: {self.announcements(line.row, side)}"
        elif isinstance(line.row, Adjustment) and line.row.note:
            yield set_in(one_line(line.row.note, LONGEST_NOTE))
