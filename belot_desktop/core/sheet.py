"""The sheet: a game's rows folded into scored lines, totals, the dealer and the end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from belot_desktop.core.rows import Adjustment, Deal, Passed
from belot_desktop.core.scores import Carried, Line, Outcome, Score, Standing, Step

if TYPE_CHECKING:
    from belot_desktop.core.game import Game
    from belot_desktop.core.rows import Row
    from belot_desktop.core.scores import Problem
    from belot_desktop.core.variant import Variant


@dataclass(frozen=True, slots=True)
class Sheet:
    """Everything that follows from a game's rows.

    ``totals`` (written points), ``carried`` and ``next_dealer`` (a seat) are those
    after the last row. ``standing`` is that of the row that ended the game, whose
    number is ``over_after``; until then that of the last row.
    """

    lines: tuple[Line, ...]
    totals: tuple[int, ...]
    carried: Carried
    next_dealer: int
    standing: Standing
    over_after: int | None


def sheet(game: Game) -> Sheet:
    """Score every row of ``game`` in turn (``rules/bulgarian.md``, "The end of a game")."""
    variant, lines = game.variant, list[Line]()
    totals, carried, dealer = (0,) * variant.sides, Carried(), game.first_dealer
    standing, over_after = variant.standing(lines, game.house), None
    for number, row in enumerate(game.rows, 1):
        score = score_row(variant, game.house, row, carried)
        carried = score.carried
        added = zip(totals, score.written, score.collected, strict=True)
        totals = tuple([total + written + collected for total, written, collected in added])
        dealt = dealer_of(row, dealer)
        dealer = dealer if dealt is None else variant.after(dealt)
        lines.append(Line(number, dealt, row, score, totals, over_after is not None))
        if over_after is None:
            standing = variant.standing(lines, game.house)
            over_after = number if standing.over else None
    return Sheet(tuple(lines), totals, carried, dealer, standing, over_after)


def dealer_of(row: Row, turn: int) -> int | None:
    """Return who dealt ``row`` when it was the turn of seat ``turn``; nobody a correction."""
    if isinstance(row, Adjustment):
        return None
    return turn if row.dealer is None else row.dealer


def score_row(variant: Variant[Any], house: Any, row: Row, carried: Carried) -> Score:
    """Score one row; passed and correction rows are alike in every variant."""
    if isinstance(row, Passed):
        return _plain(Outcome.PASSED, (0,) * variant.sides, carried)
    if isinstance(row, Adjustment):
        return _plain(Outcome.ADJUSTMENT, row.written, carried)
    return variant.score(row, house, carried)


def problems_of(variant: Variant[Any], house: Any, row: Row) -> tuple[Problem, ...]:
    """Return why ``row`` may not stand so under ``house``, warnings left out.

    A row on a sheet gets problems when a house rule is changed later: it stays and is
    scored all the same.
    """
    if not isinstance(row, Deal):
        return ()
    return tuple(each for each in variant.check(row, house) if not each.warning)


def _plain(outcome: Outcome, written: tuple[int, ...], carried: Carried) -> Score:
    return Score(
        outcome=outcome,
        points=None,
        written=written,
        collected=(0,) * len(written),
        carried=carried,
        steps=(Step(outcome.value, written),),
    )
