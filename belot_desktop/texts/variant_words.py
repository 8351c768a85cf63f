"""The words that belong to one variant; one without words of its own shows its keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belot_desktop.core.sheet import problems_of
from belot_desktop.texts.explaining import Explained, Explaining
from belot_desktop.texts.numbers import versus
from belot_desktop.texts.problems import Problems

if TYPE_CHECKING:
    from collections.abc import Sequence

    from belot_desktop.core.game import Game
    from belot_desktop.core.house import Choice
    from belot_desktop.core.rows import Deal
    from belot_desktop.core.scores import Line, Score
    from belot_desktop.texts.help.blocks import Chapter


class VariantWords(Explaining, Problems):
    """What a variant says in its own way. Subclasses know the words."""

    def explain(self, game: Game, lines: Sequence[Line]) -> tuple[Explained, ...]:
        """Explain the last of ``lines``; before all else, why a changed rule makes it wrong."""
        wrong = problems_of(game.variant, game.house, lines[-1].row)
        said = [self.problem(each) for each in wrong]
        told = [self.tr("Wrong by the house rules: {problem}", problem=each) for each in said]
        return (*map(Explained, told), *super().explain(game, lines))

    def reason(self, game: Game, score: Score, deal: Deal) -> str:
        """Say in a few quiet words why the verdict on ``deal`` is what it is."""
        del game, deal
        return versus(score.points) if score.points else ""

    def rule(self, key: str) -> str:
        """Name a house rule; how far the game goes is one in every game."""
        return self.tr("Played to") if key == "target" else key

    def rule_value(self, key: str, value: Choice) -> str:
        """Say what a house rule is set to."""
        del key
        return str(value)

    def rule_effect(self, key: str) -> str:
        """Say in a sentence what a house rule changes; nothing where its name says it."""
        if key != "target":
            return ""
        return self.tr("Who has as much after a deal, and more than the others, has won.")

    def chapters(self, game: Game) -> tuple[Chapter, ...]:
        """Return the chapters of rules for the help, with the house rules of ``game`` in place."""
        del game
        return ()
