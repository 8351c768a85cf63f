"""Why a row is written as it is, in plain lines for the quarrel at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belot_desktop.core.rows import Adjustment, Deal
from belot_desktop.core.scores import Outcome
from belot_desktop.texts.numbers import number, set_in, signed, total
from belot_desktop.texts.rows import Rows, left_hanging
from belot_desktop.texts.variant_words import Explained
from belot_desktop.texts.variants import Variants

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from belot_desktop.core.game import Game
    from belot_desktop.core.scores import Line


class Explaining(Rows, Variants):
    """The lines of the why panel."""

    def explain(self, game: Game, lines: Sequence[Line]) -> tuple[Explained, ...]:
        """Explain the last of ``lines`` of ``game``; those before it hold what hung."""
        return tuple(self._explained(game, lines))

    def _explained(self, game: Game, lines: Sequence[Line]) -> Iterator[Explained]:
        line = lines[-1]
        if isinstance(line.row, Deal):
            yield from self.own(game.variant).steps(game, line.score, line.row)
        else:
            yield self._plain(line)
        yield from self._hanging(lines)
        yield from self._totals(game, line)
        if line.past_end:
            yield Explained(self.tr("The game had already ended: the winner stays"))

    def _plain(self, line: Line) -> Explained:
        if not isinstance(line.row, Adjustment):
            return Explained(self.tr("All pass: nobody writes"))
        figure = " : ".join(map(signed, line.score.written))
        if not line.row.note:
            return Explained(self.tr("Correction"), figure)
        return Explained(self.tr("Correction: {note}", note=line.row.note), figure)

    def _hanging(self, lines: Sequence[Line]) -> Iterator[Explained]:
        """Say where collected points hung from, or how many hang by now."""
        score = lines[-1].score
        for side, points in enumerate(score.collected):
            if points:
                yield Explained(self._sources(lines), signed(points), side)
        left = score.carried.hanging
        hung_now = left_hanging(score) if score.outcome is Outcome.HANGING else 0
        if left != hung_now:
            yield Explained(self.tr("Hanging in all"), number(left))

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
