"""The words that belong to one variant; one without words of its own shows its keys."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from belot_desktop.texts.names import Names
from belot_desktop.texts.numbers import versus
from belot_desktop.texts.problems import Problems

if TYPE_CHECKING:
    from collections.abc import Iterator

    from belot_desktop.core.game import Game
    from belot_desktop.core.house import Choice
    from belot_desktop.core.rows import Deal
    from belot_desktop.core.scores import Score
    from belot_desktop.texts.help.blocks import Chapter


@dataclass(frozen=True, slots=True)
class Explained:
    """A line of an explanation: plain words, and the figure that stands beside them.

    ``side`` is the side that it is about, None where it is about all. ``total`` marks
    the closing lines, which lead from a side's old total to its new one.
    """

    words: str
    figure: str = ""
    side: int | None = None
    total: bool = False

    def __str__(self) -> str:
        """Return the line as one text: "Cards 67 : 95"."""
        return f"{self.words} {self.figure}".rstrip()


class VariantWords(Names, Problems):
    """What a variant says in its own way. Subclasses know the words."""

    def steps(self, game: Game, score: Score, deal: Deal) -> Iterator[Explained]:
        """Explain how ``deal`` came to what is written, without what is collected."""
        del game, deal
        for step in score.steps:
            yield Explained(step.name, versus(step.sides))

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
        del key
        return ""

    def chapters(self, game: Game) -> tuple[Chapter, ...]:
        """Return the chapters of rules for the help, with the house rules of ``game`` in place."""
        del game
        return ()
