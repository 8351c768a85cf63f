"""A game in the file format to which tests do something wrong."""

from __future__ import annotations

from typing import Any

HEARTS: dict[str, Any] = {"contract": "hearts", "declarer": 0}
POINTS = HEARTS | {"points": {"team": 0, "value": 87}}
GAME: dict[str, Any] = {
    "format": "belot-game",
    "version": 1,
    "game": "bulgarian",
    "teams": [{"name": "Ние", "players": ["", ""]}, {"name": "", "players": ["Вера", ""]}],
    "first_dealer": 0,
    "deals": [],
}


def deal(value: object) -> dict[str, Any]:
    """Return a game with this deal alone."""
    return GAME | {"deals": [value]}
