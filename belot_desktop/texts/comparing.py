"""A game under other house rules, in words: which rows, totals and which end would be others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from belot_desktop.core.rows import Deal
from belot_desktop.texts.numbers import number, versus
from belot_desktop.texts.rule_examples import ARROW
from belot_desktop.texts.variants import Variants
from belot_desktop.texts.verdicts import Verdicts

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from belot_desktop.core.game import Game
    from belot_desktop.core.sheet import Sheet
    from belot_desktop.core.what_if import Changed, WhatIf


@dataclass(frozen=True, slots=True)
class Compared:
    """A line of the comparison: which row, what it is and would be.

    ``wrong`` says why the row is wrong then, ``right`` that it no longer is.
    """

    number: str
    row: str
    before: str
    after: str
    wrong: tuple[str, ...] = ()
    right: str = ""


class Comparing(Verdicts, Variants):
    """Says what changed rules would make of a game. Numbers are written points."""

    def compared(self, game: Game, told: WhatIf) -> tuple[Compared, ...]:
        """Compare the rows that change, then the totals and how the game stands."""
        return (*(self._compared(game, each) for each in told.rows), *self._ends(game, told))

    def compared_in_short(self, game: Game, told: WhatIf) -> str:
        """Say in a line what changes: "2 rows change · 104 : 98 → 102 : 99 · The end. …"."""
        if not told.changes:
            return self.tr("These rules change nothing in this game.")
        return " · ".join(self._in_short(game, told))

    def apart(self, game: Game, made: Sequence[Sheet]) -> tuple[str, ...]:
        """Say what tells the sheets from each other that were ``made`` of ``game``.

        Those are the totals, and how the game stands where that differs: "160 : 98".
        """
        ends = [self._end(game, each) for each in made]
        if len(set(ends)) == 1:
            ends = [""] * len(ends)
        totals = [versus(each.totals) for each in made]
        return tuple(" · ".join(filter(None, both)) for both in zip(totals, ends, strict=True))

    def _compared(self, game: Game, changed: Changed) -> Compared:
        line = changed.before
        row = ", ".join(self._bid(line.row, game)) if isinstance(line.row, Deal) else ""
        before, after = (", ".join(self._came(each)) for each in (line, changed.after))
        said = [self.problem(each, game) for each in changed.came]
        wrong = tuple(self.tr("Wrong by these rules: {problem}", problem=each) for each in said)
        better = changed.went and not changed.came
        right = self.tr("Right by these rules.") if better else ""
        return Compared(number(line.number), row, before, after, wrong, right)

    def _ends(self, game: Game, told: WhatIf) -> Iterator[Compared]:
        before, after = told.before, told.after
        if before.totals != after.totals or told.rows:
            totals = versus(before.totals), versus(after.totals)
            yield Compared("", self.tr("Total"), *totals)
        if told.ends_otherwise:
            goes_on = self.tr("The game goes on.")
            ends = self._end(game, before) or goes_on, self._end(game, after) or goes_on
            yield Compared("", self.tr("The game"), *ends)

    def _in_short(self, game: Game, told: WhatIf) -> Iterator[str]:
        if told.rows:
            yield self.tr("%n rows change", "", len(told.rows))
        wrong = sum(bool(each.came) for each in told.rows)
        if wrong:
            yield self.tr("%n become wrong", "", wrong)
        if told.before.totals != told.after.totals:
            yield f"{versus(told.before.totals)} {ARROW} {versus(told.after.totals)}"
        if told.ends_otherwise:
            yield self._end(game, told.after) or self.tr("The game goes on.")

    def _end(self, game: Game, sheet: Sheet) -> str:
        """Say that the game is over, with the row that ended it if others follow."""
        over = self.over(game, sheet.standing)
        if over and sheet.over_after != len(sheet.lines):
            return self.tr("{over} — after row {number}", over=over, number=sheet.over_after or 0)
        return over or self.waiting(sheet.standing)
