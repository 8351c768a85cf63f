"""Changes to a game as values: done, undone and kept in the journal alike."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from belot_desktop.core.game import Game, Series, Team
    from belot_desktop.core.rows import Row


@dataclass(frozen=True, slots=True)
class RowChange:
    """Row ``at`` (from 0) came (no ``before``), went (no ``after``) or was replaced."""

    at: int
    before: Row | None
    after: Row | None


@dataclass(frozen=True, slots=True)
class Details:
    """All of a game but its rows and its identity."""

    house: Any
    teams: tuple[Team, ...]
    first_dealer: int
    started: str
    place: str
    note: str
    series: Series | None


@dataclass(frozen=True, slots=True)
class DetailsChange:
    """Rules, names, seats, first dealer, place, note or series were changed."""

    before: Details
    after: Details


@dataclass(frozen=True, slots=True)
class GameChange:
    """The whole game was replaced by another state of it, as a file had it."""

    before: Game
    after: Game


Change = RowChange | DetailsChange | GameChange


def details(game: Game) -> Details:
    """Return all of ``game`` but its rows and its identity."""
    return Details(
        game.house,
        game.teams,
        game.first_dealer,
        game.started,
        game.place,
        game.note,
        game.series,
    )


def with_details(game: Game, new: Details) -> Game:
    """Return ``game`` with its details replaced by ``new``."""
    return replace(
        game,
        house=new.house,
        teams=new.teams,
        first_dealer=new.first_dealer,
        started=new.started,
        place=new.place,
        note=new.note,
        series=new.series,
    )


def apply(game: Game, change: Change) -> Game:
    """Return ``game`` after ``change``."""
    if isinstance(change, GameChange):
        return change.after
    if isinstance(change, DetailsChange):
        return with_details(game, change.after)
    came = () if change.after is None else (change.after,)
    kept = change.at if change.before is None else change.at + 1
    return replace(game, rows=game.rows[: change.at] + came + game.rows[kept:])


def reverse(change: Change) -> Change:
    """Return the change that takes ``change`` back."""
    if isinstance(change, GameChange):
        return GameChange(before=change.after, after=change.before)
    if isinstance(change, DetailsChange):
        return DetailsChange(before=change.after, after=change.before)
    return RowChange(at=change.at, before=change.after, after=change.before)
