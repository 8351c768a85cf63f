"""What a typed line says in a game: its row, what is wrong with it, what would be written."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from itertools import pairwise
from typing import TYPE_CHECKING

from belot_desktop.core.changes import RowChange, apply
from belot_desktop.core.notation import Means, read
from belot_desktop.core.rows import Adjustment, Deal
from belot_desktop.core.sheet import sheet
from belot_desktop.models.correction_form import LEAST, MOST
from belot_desktop.models.deal_offers import MISSING, may_still_grow
from belot_desktop.models.quick_completions import completions

if TYPE_CHECKING:
    from belot_desktop.core.game import Game
    from belot_desktop.core.notation import Reading, Vocabulary, Word
    from belot_desktop.core.rows import Row
    from belot_desktop.core.scores import Line, Problem
    from belot_desktop.models.quick_completions import Completion
    from belot_desktop.texts import Texts


@dataclass(frozen=True)
class QuickReading:
    """A line as the next row of ``game``; what follows from it is found once it is asked for.

    ``cursor`` stands behind so many letters. ``next_dealer`` is the seat that deals out of
    turn unless the line says who does. ``insisting``: it was to be saved as it is, so that
    nothing counts as being typed yet.
    """

    line: str
    cursor: int
    game: Game
    texts: Texts
    next_dealer: int | None = None
    insisting: bool = False

    @property
    def empty(self) -> bool:
        """Whether nothing was typed."""
        return not self.line.strip()

    @cached_property
    def completions(self) -> tuple[Completion, ...]:
        """How the word at the cursor may go on."""
        return completions(self.line, self.cursor, self.game, self.texts)

    @cached_property
    def reading(self) -> Reading:
        """What the words of the line say."""
        return read(self.line, self.game.variant, self._vocabulary)

    @property
    def _vocabulary(self) -> Vocabulary:
        return self.texts.vocabulary(self.game)

    @cached_property
    def strange(self) -> tuple[Word, ...]:
        """The words that certainly have no place in the row, from the left."""
        waiting = self._waiting if self.insisting else None
        certain = [word for word in self._out_of_place if not self._is_begun(word)]
        certain += [waiting] if waiting else []
        return tuple(sorted(certain, key=lambda word: word.start))

    def _is_begun(self, word: Word) -> bool:
        """Tell whether ``word`` is being typed and may become one that is understood."""
        if self.insisting or not word.start < self.cursor <= word.end:
            return False
        begun = word.text.casefold()
        if word == self._others_points:
            return self._rest.startswith(begun)
        return word.means is None and any(
            each.startswith(begun) for said in self._vocabulary for each in said
        )

    @cached_property
    def _out_of_place(self) -> tuple[Word, ...]:
        """What has no place in the row and does not only say what follows from it."""
        strange, others = self.reading.strange, self._others_points
        return tuple(each for each in strange if each != others or each.text != self._rest)

    @cached_property
    def _others_points(self) -> Word | None:
        """The number said right after the points, as the 64 of "98 : 64" or "we 98 they 64"."""
        strange, waiting = {*self.reading.strange}, self.reading.waiting
        said = [each for each in self.reading.words if each.means is not Means.FILLER]
        numbers = ((one, two) for one, two in pairwise(each for each in said if each != waiting))
        return next(
            (
                two
                for one, two in numbers
                if one.means is two.means is Means.NUMBER and two in strange and one not in strange
            ),
            None,
        )

    @cached_property
    def _waiting(self) -> Word | None:
        """A name of which nothing was said, not even its points."""
        waiting, others = self.reading.waiting, self._others_points
        told = waiting and others and waiting.start < others.start and others.text == self._rest
        return None if told else waiting

    @cached_property
    def _rest(self) -> str:
        """The points of the one side of which none were said; nothing if there are more."""
        row, house = self.row, self.game.house
        result = row.result if isinstance(row, Deal) else None
        whole = self.game.variant.entered(row, house) if isinstance(row, Deal) else None
        if result is None or whole is None or result.values.count(None) != 1:
            return ""
        return str(whole - sum(each for each in result.values if each is not None))

    @property
    def says_something(self) -> bool:
        """Whether anything was understood."""
        silent = (None, Means.FILLER, Means.UNCLEAR)
        return any(word.means not in silent for word in self.reading.words)

    # --- the row

    @cached_property
    def row(self) -> Row:
        """The row that was said, which may be half a deal."""
        row = self.reading.row
        if isinstance(row, Adjustment) or row.dealer is not None:
            return row
        return replace(row, dealer=self.next_dealer)

    @cached_property
    def problems(self) -> tuple[Problem, ...]:
        """Everything that is wrong with a deal, also what is only not there yet."""
        if not isinstance(self.row, Deal):
            return ()
        return tuple(self.game.variant.check(self.row, self.game.house))

    @property
    def missing(self) -> tuple[Problem, ...]:
        """What has to be said yet."""
        return tuple(each for each in self.problems if each.name in MISSING)

    @property
    def errors(self) -> tuple[Problem, ...]:
        """What is certainly wrong with what was said."""
        wrong = (each for each in self.problems if each.name not in MISSING and not each.warning)
        return tuple(each for each in wrong if not self._may_mend(each))

    @property
    def warnings(self) -> tuple[Problem, ...]:
        """What is doubtful about the deal."""
        return tuple(each for each in self.problems if each.warning)

    @property
    def beyond_bounds(self) -> bool:
        """Whether a correction gives or takes more than there can be."""
        row = self.row
        written = row.written if isinstance(row, Adjustment) else ()
        return any(not LEAST <= each <= MOST for each in written)

    @property
    def complete(self) -> bool:
        """Whether the row can be saved; warnings do not count."""
        sound = all(each.warning for each in self.problems) and not self.beyond_bounds
        whole = not self._out_of_place and self._waiting is None
        return self.says_something and sound and whole

    def preview(self) -> Line | None:
        """Return the line that the row would be on the sheet, None while it is not complete."""
        if not self.complete:
            return None
        change = RowChange(len(self.game.rows), None, self.row)
        return sheet(apply(self.game, change)).lines[-1]

    def _may_mend(self, problem: Problem) -> bool:
        """Tell whether another figure of the number that is being typed may mend ``problem``."""
        last, row = self.reading.words[-1], self.row
        if self.insisting or not isinstance(row, Deal) or problem.place[0] != "points":
            return False
        typing = last.means is Means.NUMBER and last.end == self.cursor
        return typing and may_still_grow(last.number, row, self.game)
