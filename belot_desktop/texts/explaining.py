"""Why a row is written as it is, in plain lines for the quarrel at the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from belot_desktop.core.rows import Adjustment, Deal
from belot_desktop.core.scores import Outcome
from belot_desktop.texts.numbers import number, set_in, signed, total, versus
from belot_desktop.texts.one_line import LONGEST_NOTE, one_line
from belot_desktop.texts.rows import Rows, left_hanging

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from belot_desktop.core.game import Game
    from belot_desktop.core.scores import Line, Score


@dataclass(frozen=True, slots=True)
class Explained:
    """A line of an explanation: plain words, and the figure that stands beside them.

    ``side`` is the side that it is about, None where it is about all. ``total`` marks
    the closing lines, which lead from a side's old total to its new one. ``anchor`` is
    the place of the help that says its rule, empty where none does.
    """

    words: str
    figure: str = ""
    side: int | None = None
    total: bool = False
    anchor: str = ""

    def __str__(self) -> str:
        """Return the line as one text: "Cards 67 : 95"."""
        return f"{self.words} {self.figure}".rstrip()


class Explaining(Rows):
    """The lines of the why panel. A variant tells the steps of its deals in its own way."""

    def steps(self, game: Game, score: Score, deal: Deal) -> Iterator[Explained]:
        """Explain how ``deal`` came to what is written, without what is collected."""
        del game, deal
        for step in score.steps:
            yield Explained(step.name, versus(step.sides), anchor=self.place(step.name))

    def place(self, step: str) -> str:
        """Return where the help says the rule of a named step; empty where nothing does.

        Rows without a deal count as steps: ``passed``, ``adjustment``; so does ``past_end``.
        """
        del step
        return ""

    def explain(self, game: Game, lines: Sequence[Line]) -> tuple[Explained, ...]:
        """Explain the last of ``lines`` of ``game``; those before it hold what hung."""
        return tuple(self._explained(game, lines))

    def _explained(self, game: Game, lines: Sequence[Line]) -> Iterator[Explained]:
        line = lines[-1]
        if isinstance(line.row, Deal):
            yield from self.steps(game, line.score, line.row)
        else:
            yield self._plain(line)
        yield from self._hanging(lines)
        yield from self._totals(game, line)
        if line.past_end:
            said = self.tr("The game had already ended: the winner stays")
            yield Explained(said, anchor=self.place("past_end"))

    def _plain(self, line: Line) -> Explained:
        if not isinstance(line.row, Adjustment):
            return Explained(self.tr("All pass: nobody writes"), anchor=self.place("passed"))
        figure = " : ".join(map(signed, line.score.written))
        said = self.tr("Correction")
        if line.row.note:
            said = self.tr("Correction: {note}", note=one_line(line.row.note, LONGEST_NOTE))
        return Explained(said, figure, anchor=self.place("adjustment"))

    def _hanging(self, lines: Sequence[Line]) -> Iterator[Explained]:
        """Say where collected points hung from, or how many hang by now."""
        score, place = lines[-1].score, self.place("collected")
        for side, points in enumerate(score.collected):
            if points:
                yield Explained(self._sources(lines), signed(points), side, anchor=place)
        left = score.carried.hanging
        hung_now = left_hanging(score) if score.outcome is Outcome.HANGING else 0
        if left != hung_now:
            yield Explained(self.tr("Hanging in all"), number(left), anchor=place)

    def _sources(self, lines: Sequence[Line]) -> str:
        """Say from which deals the points that the last line collects hung."""
        sources = list[str]()
        for line in reversed(lines[:-1]):
            if not line.score.carried.hanging:
                break
            if line.score.outcome is Outcome.HANGING:
                sources.insert(0, str(line.number))
        if not sources:  # the line alone was given
            return self.tr("Hanging from before")
        if len(sources) == 1:
            return self.tr("Hanging from deal {number}", number=sources[0])
        first = ", ".join(sources[:-1])
        return self.tr("Hanging from deals {numbers} and {last}", numbers=first, last=sources[-1])

    def _totals(self, game: Game, line: Line) -> Iterator[Explained]:
        """Lead from the old total to the new one, for each side that wrote something."""
        added = zip(line.score.written, line.score.collected, line.totals, strict=True)
        for side, (written, collected, now) in enumerate(added):
            parts = [each for each in (written, collected) if each]
            if parts:
                calculation = total((now - sum(parts), *parts))
                team = set_in(self.team(game, side))
                yield Explained(f"{team}: {calculation}", side=side, total=True)
