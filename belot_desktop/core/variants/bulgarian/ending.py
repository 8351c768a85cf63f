"""The end of a game and why it goes on (``rules/bulgarian.md``, "The end of a game")."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belot_desktop.core.rows import Deal
from belot_desktop.core.scores import Standing
from belot_desktop.core.variants.bulgarian.counting import is_capot

if TYPE_CHECKING:
    from collections.abc import Sequence

    from belot_desktop.core.scores import Line
    from belot_desktop.core.variants.bulgarian.house import House


def standing(lines: Sequence[Line], house: House) -> Standing:
    """Judge the game after the last of ``lines``."""
    if not lines or max(lines[-1].totals) < house.target:
        return Standing(target=house.target)
    waiting = _waiting(lines, house)
    if waiting is not None:
        return Standing(waiting=waiting, target=house.target)
    totals = lines[-1].totals
    return Standing(over=True, winner=totals.index(max(totals)), target=house.target)


def _waiting(lines: Sequence[Line], house: House) -> str | None:
    """Return the first reason why a game past its target goes on."""
    last = lines[-1]
    if last.totals[0] == last.totals[1]:
        return "tied"
    if not house.capot_ends_game and _last_deal_was_capot(lines):
        return "capot"
    if not house.hanging_ends_game and last.score.carried.hanging:
        return "hanging"
    return None


def _last_deal_was_capot(lines: Sequence[Line]) -> bool:
    played = (line.row for line in reversed(lines) if isinstance(line.row, Deal))
    last = next(played, None)
    return last is not None and is_capot(last)
