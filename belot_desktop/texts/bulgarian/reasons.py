"""The quiet line above the verdict on a Bulgarian deal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belot_desktop.texts.facts import whole, word
from belot_desktop.texts.numbers import number, versus
from belot_desktop.texts.variant_words import VariantWords

if TYPE_CHECKING:
    from belot_desktop.core.game import Game
    from belot_desktop.core.rows import Deal
    from belot_desktop.core.scores import Score, Step

_COUNTING = ("cards", "capot", "doubled", "announced")


class BulgarianReasons(VariantWords):
    """Why a deal ends as it does, with the points that decided it."""

    def reason(self, game: Game, score: Score, deal: Deal) -> str:
        """Say in a few quiet words why the verdict on ``deal`` is what it is."""
        del deal
        steps = {step.name: step for step in score.steps}
        counted = next(each for each in reversed(score.steps) if each.name in _COUNTING)
        if "said_inside" in steps:
            other = next(side for side, points in enumerate(counted.sides) if points)
            points, team = number(sum(counted.sides)), self.team(game, other)
            return self.tr("{points} — all for {team}", points=points, team=team)
        points = versus(counted.sides)
        if "capot" in steps:
            team = self.team(game, whole(steps["capot"].facts, "side"))
            told = self.tr("{points} — every trick for {team}", points=points, team=team)
            return told + (self.tr(", contra falls away") if "contra_falls_away" in steps else "")
        return f"{points} — {self._compared(steps)}{self._odd_ten(steps)}"

    def _compared(self, steps: dict[str, Step]) -> str:
        if "more" in steps:
            return self.tr("the declarers have more")
        if "less" in steps:
            return self.tr("the declarers have less")
        return self.tr("both have the same")

    def _odd_ten(self, steps: dict[str, Step]) -> str:
        match word(steps["rounded"].facts, "critical"):
            case "smaller":
                return self.tr(", the smaller one goes up")
            case "larger":
                return self.tr(", the larger one goes up")
            case "hanging":
                return self.tr(", the hanging half goes up")
        return ""
