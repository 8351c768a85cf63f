"""A whole game as it was entered: its rules, its people and its rows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from belot_desktop.core.rows import Row
    from belot_desktop.core.variant import Variant


@dataclass(frozen=True, slots=True)
class Team:
    """A side's name and its players in seat order; an empty name is one not given."""

    name: str = ""
    players: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Series:
    """The series of games that a game belongs to."""

    id: str
    name: str = ""


@dataclass(frozen=True, slots=True)
class Game:
    """One game. Everything else about it is computed: see :mod:`belot_desktop.core.sheet`.

    ``id`` is a UUID, ``started`` an ISO 8601 time with its offset, or empty.
    ``first_dealer`` is a seat. ``house`` is a value of ``variant.house``.
    """

    id: str
    variant: Variant[Any]
    house: Any
    teams: tuple[Team, ...]
    first_dealer: int = 0
    rows: tuple[Row, ...] = ()
    started: str = ""
    place: str = ""
    note: str = ""
    series: Series | None = None

    def player(self, seat: int) -> str:
        """Return the name of the player in ``seat``, empty where none was given."""
        side = self.variant.seats[seat]
        players = self.teams[side].players
        place = self.variant.seats_of(side).index(seat)
        return players[place] if place < len(players) else ""


def new_game(variant: Variant[Any], game_id: str, started: str = "") -> Game:
    """Return a game of ``variant`` with its default rules and nobody named yet."""
    teams = tuple(
        Team(players=("",) * len(variant.seats_of(side))) for side in range(variant.sides)
    )
    return Game(id=game_id, variant=variant, house=variant.house(), teams=teams, started=started)
