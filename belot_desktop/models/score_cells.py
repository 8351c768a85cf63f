"""The cells of the score table: their words, and how loud, what is the matter, what more to say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belot_desktop.core.scores import Outcome
from belot_desktop.core.sheet import problems_of
from belot_desktop.models.score_roles import Mark, Tone
from belot_desktop.texts.cells import Cells
from belot_desktop.texts.columns import Column

if TYPE_CHECKING:
    from belot_desktop.core.scores import Line
    from belot_desktop.texts.columns import Place

_QUIET = frozenset({Column.NUMBER, Column.DEALER, Column.POINTS, Column.ANNOUNCEMENTS})


class ScoreCells(Cells):
    """The cells of one game's table in one language."""

    def tone(self, line: Line, place: Place) -> Tone:
        """Return how loud a cell is."""
        unplayed = line.score.outcome is Outcome.PASSED
        quiet = place.kind in _QUIET or (unplayed and place.kind is Column.TOTALS)
        return Tone.QUIET if quiet else Tone.PLAIN

    def mark(self, line: Line, place: Place) -> Mark | None:
        """Return what is the matter with a row, told in its number's cell."""
        if place.kind is not Column.NUMBER:
            return None
        if self.problems(line):
            return Mark.PROBLEM
        return Mark.PAST_END if line.past_end else None

    def problems(self, line: Line) -> list[str]:
        """Return a sentence for each thing wrong with a deal: a rule changed since."""
        found = problems_of(self.game.variant, self.game.house, line.row)
        return [self.texts.problem(each, self.game) for each in found]

    def tip(self, line: Line, place: Place) -> str:
        """Return the tooltip of a cell: what is the matter with the row, or the whole of it."""
        if place.kind is Column.NUMBER:
            after = [self.texts.past_end()] if line.past_end else []
            return "\n".join((*self.problems(line), *after))
        return self.texts.row(line, self.game)
