"""How each side stands, for the head of the pad."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from belot_desktop.core.sheet import Sheet


@dataclass(frozen=True, slots=True)
class SideHead:
    """One side: its total, what it still needs (never less than 0), how far it is (0 to 1)."""

    total: int
    remaining: int
    progress: float
    won: bool


def heads(sheet: Sheet) -> tuple[SideHead, ...]:
    """Return how each side of ``sheet`` stands, in written points."""
    target = sheet.standing.target or 0
    return tuple(
        SideHead(
            total=total,
            remaining=max(target - total, 0),
            progress=min(max(total / target, 0.0), 1.0) if target else 0.0,
            won=sheet.standing.winner == side,
        )
        for side, total in enumerate(sheet.totals)
    )
