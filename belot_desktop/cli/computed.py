"""What follows from a game, as the command line prints it (``format/game.md``)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from belot_desktop.core.sheet import sheet

if TYPE_CHECKING:
    from belot_desktop.core.game import Game
    from belot_desktop.core.scores import Line
    from belot_desktop.texts import Texts


def computed(game: Game, texts: Texts | None = None) -> dict[str, Any]:
    """Return the sheet of ``game``; with ``texts``, each row explained in their words."""
    found = sheet(game)
    rows = [_row(line) for line in found.lines]
    if texts is not None:
        for number, row in enumerate(rows, 1):
            row["steps"] = [str(each) for each in texts.explain(game, found.lines[:number])]
    return {
        "deals": rows,
        "totals": found.totals,
        "hanging": found.carried.hanging,
        "over": found.standing.over,
        "over_after": found.over_after,
        "winner": found.standing.winner,
        "waiting": found.standing.waiting,
        "next_dealer": found.next_dealer,
    }


def _row(line: Line) -> dict[str, Any]:
    return {
        "number": line.number,
        "dealer": line.dealer,
        "outcome": line.score.outcome,
        "points": line.score.points,
        "written": line.score.written,
        "collected": line.score.collected,
        "hanging": line.score.carried.hanging,
        "totals": line.totals,
    }
