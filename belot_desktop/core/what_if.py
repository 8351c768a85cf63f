"""What if: a game under other house rules, compared with the game as it stands."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from belot_desktop.core.sheet import Sheet, problems_of, sheet

if TYPE_CHECKING:
    from belot_desktop.core.game import Game
    from belot_desktop.core.scores import Line, Problem


@dataclass(frozen=True, slots=True)
class Changed:
    """A row that would be another under the other rules.

    ``came`` are the problems that the row would get, ``went`` those that it would lose.
    """

    before: Line
    after: Line
    came: tuple[Problem, ...]
    went: tuple[Problem, ...]


@dataclass(frozen=True, slots=True)
class WhatIf:
    """The sheet as it is and as it would be, and the rows that would be others.

    Those are written, collected, ended or judged in another way, or come to stand before
    or past the end; a row of which only the totals would be others is none of them.
    """

    before: Sheet
    after: Sheet
    rows: tuple[Changed, ...]

    @property
    def ends_otherwise(self) -> bool:
        """Whether the game would be over, won or waiting in another way."""
        return _end(self.before) != _end(self.after)

    @property
    def changes(self) -> bool:
        """Whether anything would be seen to change."""
        return bool(self.rows) or self.ends_otherwise


def what_if(game: Game, house: Any) -> WhatIf:
    """Compare ``game`` as it stands with what it would be under ``house``."""
    before, after = sheet(game), sheet(replace(game, house=house))
    rows = list[Changed]()
    for old, new in zip(before.lines, after.lines, strict=True):
        was = problems_of(game.variant, game.house, old.row)
        will_be = problems_of(game.variant, house, new.row)
        if (_told(old), was) != (_told(new), will_be):
            came = tuple(each for each in will_be if each not in was)
            went = tuple(each for each in was if each not in will_be)
            rows.append(Changed(old, new, came, went))
    return WhatIf(before, after, tuple(rows))


def _told(line: Line) -> tuple[object, ...]:
    """Return what the sheet tells of a row besides the running totals."""
    score = line.score
    return score.outcome, score.written, score.collected, score.carried, line.past_end


def _end(of: Sheet) -> tuple[object, ...]:
    """Return how a game stands, apart from how far it goes."""
    return of.over_after, of.standing.over, of.standing.winner, of.standing.waiting
