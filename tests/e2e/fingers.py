"""Which keys enter a row: those of somebody who never touches the mouse."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belot_desktop.core.rows import Deal
from belot_desktop.core.variants.bulgarian import BULGARIAN

if TYPE_CHECKING:
    from collections.abc import Iterator

    from belot_desktop.core.rows import Result, Row

NEW_DEAL, ALL_PASS, CONTRA, INSIDE, CAPOT = "F2", "F4", "F6", "F3", "F5"
CORRECTION, NEW_GAME, HOUSE_RULES, SAVE = "F8", "ctrl+n", "ctrl+r", "Return"

_CONTRACTS = [each.key for each in BULGARIAN.contracts]
_CONTRAS = [each.key for each in BULGARIAN.contras]
_ANNOUNCEMENTS = [each.key for each in BULGARIAN.announcements]


def keys_of(deal: Row) -> list[str]:
    """Return the keys that enter a deal in its dialog, all but the one that saves it."""
    assert isinstance(deal, Deal)
    assert deal.declarer is not None
    assert deal.contract is not None
    assert deal.result is not None
    fingers = _Fingers(deal.declarer)
    return [
        _figure(_declarer(deal)),
        _figure(_CONTRACTS.index(deal.contract)),
        *[CONTRA] * _CONTRAS.index(deal.contra),
        *fingers.announce(deal),
        *fingers.end(deal.result, deal.declarer),
    ]


def _declarer(deal: Deal) -> int | None:
    """Return which choice it is: a player where they have names, or else a team."""
    return deal.declarer if deal.declarer_seat is None else deal.declarer_seat


def _figure(place: int | None) -> str:
    assert place is not None
    return str(place + 1)


class _Fingers:
    """They know the side whose points have the focus: at first the declarers'."""

    def __init__(self, side: int) -> None:
        self._side = side

    def announce(self, deal: Deal) -> Iterator[str]:
        """Go up from the points to what a side announced, and down again."""
        for side in range(BULGARIAN.sides):
            if deal.announced(side):
                yield from self._go_to(side)
                yield "Up"
                yield from (_figure(_ANNOUNCEMENTS.index(each)) for each in deal.announced(side))
                yield "Down"

    def end(self, result: Result, declarer: int) -> Iterator[str]:
        """Type the points, or press the key of another end."""
        if result.kind == "inside":
            yield INSIDE
        elif result.kind == "capot":
            yield from [CAPOT] if result.side == declarer else [CAPOT, CAPOT]
        else:
            [(side, points)] = [each for each in enumerate(result.values) if each[1] is not None]
            yield from self._go_to(side)
            yield from str(points)

    def _go_to(self, side: int) -> Iterator[str]:
        if side != self._side:
            yield "Tab" if side > self._side else "shift+Tab"
            self._side = side
