"""The sentence over a deal before it is saved: how it ends and who writes how much."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from belot_desktop.core.scores import Outcome
from belot_desktop.texts.numbers import number, signed, versus
from belot_desktop.texts.rows import Rows, left_hanging
from belot_desktop.texts.standings import Standings

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from belot_desktop.core.game import Game
    from belot_desktop.core.rows import Deal
    from belot_desktop.core.scores import Score


class Verdicts(Rows, Standings):
    """What the preview says in large letters. Numbers are written points."""

    def verdict(self, game: Game, score: Score, deal: Deal) -> str:
        """Say how ``deal`` ends: "Inside: 18 for We"."""
        kind = deal.result.kind if deal.result else ""
        heading = self._headings.get(kind) or self._headings.get(score.outcome, "")
        if any(step.name == "multiplied" for step in score.steps):
            contra = self.contra(deal.contra)
            heading = self.tr("{heading} with {contra}", heading=heading, contra=contra)
        return f"{heading}: {', '.join(self._shares(game, score))}"

    @cached_property
    def _headings(self) -> Mapping[str, str]:
        return {
            "capot": self.tr("Capot"),
            Outcome.MADE: self.tr("Made"),
            Outcome.INSIDE: self.tr("Inside"),
            Outcome.HANGING: self.tr("Hanging"),
        }

    def _shares(self, game: Game, score: Score) -> Iterator[str]:
        """Say what is written, what hangs and what is collected."""
        writing = [side for side, points in enumerate(score.written) if points]
        if len(writing) == 1:
            yield self._for(game, writing[0], number(score.written[writing[0]]))
        elif writing:
            yield versus(score.written)
        if score.outcome is Outcome.HANGING:
            yield self.hanging(left_hanging(score))
        for side, points in enumerate(score.collected):
            if points:
                more = self.tr("{points} hanging", points=signed(points))
                yield more if writing == [side] else self._for(game, side, more)

    def _for(self, game: Game, side: int, what: str) -> str:
        return self.tr("{what} for {team}", what=what, team=self.team(game, side))
