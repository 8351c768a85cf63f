"""What a row of a game begins with: its number, whose turn it is to deal, what hangs."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from belot_desktop.core.sheet import sheet

if TYPE_CHECKING:
    from belot_desktop.core.game import Game


@dataclass(frozen=True, slots=True)
class Turn:
    """Where a row stands.

    ``number`` counts from 1, ``dealer`` is the seat whose turn it is to deal, ``hanging``
    are written points that nobody has yet, ``totals`` written points before the row.
    """

    number: int
    dealer: int
    hanging: int
    totals: tuple[int, ...]


def turn_at(game: Game, at: int) -> Turn:
    """Return what row ``at`` (from 0) of ``game`` begins with, whether it is there yet or not."""
    before = sheet(replace(game, rows=game.rows[:at]))
    return Turn(at + 1, before.next_dealer, before.carried.hanging, before.totals)
