"""When a game is over, and why it goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belot_desktop.texts.bulgarian.help.worked import Worked
from belot_desktop.texts.help.blocks import Chapter, Example, Heading, Paragraph
from belot_desktop.texts.numbers import versus

if TYPE_CHECKING:
    from collections.abc import Iterator

    from belot_desktop.texts.help.blocks import Block


class EndChapter(Worked):
    """The end of the game."""

    def chapter(self) -> Chapter:
        """Write the chapter."""
        blocks = (*self._target(), *self._tied(), *self._capot(), *self._hanging(), *self._later())
        return Chapter("end", self.tr("The end"), blocks)

    def _target(self) -> Iterator[Block]:
        yield self.agreement("target")
        yield Paragraph(
            self.tr(
                "The game is over after a deal, never in the middle of one. If both teams have "
                "{target} or more by then, whoever has more has won.",
                target=self.house.target,
            )
        )
        yield self._at_the_end("s0 H 87", 0, -15)
        yield Paragraph(self.tr("Even then one more deal may have to be played:"))

    def _tied(self) -> Iterator[Block]:
        yield Heading(self.tr("Both have the same"))
        yield self._at_the_end("s0 H 87", 0, 0)

    def _capot(self) -> Iterator[Block]:
        yield Heading(self.tr("The last deal was a capot"))
        yield self.agreement("capot_ends_game")
        yield self._at_the_end("s0 H capot", 3, -40)

    def _hanging(self) -> Iterator[Block]:
        yield Heading(self.tr("Points hang"))
        yield self.agreement("hanging_ends_game")
        yield self._at_the_end("s0 H 81", -30, 0)
        yield Paragraph(self.tr("Points that still hang when the game is over go to nobody."))

    def _later(self) -> Iterator[Block]:
        yield Heading(self.tr("Rows after the end"))
        yield Paragraph(
            self.tr(
                "If you mend an earlier row and the game was over sooner because of it, the "
                "later rows stay where they are and are marked. They change the winner no more."
            )
        )

    def _at_the_end(self, said: str, *beyond: int) -> Example:
        """Play one deal after which each side stands so far ``beyond`` the target."""
        wrote = self.played(said)[1].totals
        before = [self.house.target + more - each for more, each in zip(beyond, wrote, strict=True)]
        start = " ".join(f"{points:+d} s{side}" for side, points in enumerate(before))
        game, played = self.played(start, said)
        told = self.tr(
            "Before: {totals}. {deal}", totals=versus(before), deal=self.told(played.lines[-1])
        )
        verdict = self.over(game, played.standing) or self.waiting(played.standing)
        steps = tuple(each for each in self.own.explain(game, played.lines) if each.total)
        return Example(told, steps, verdict)
