"""One open game: commands in, what changed out; undo and redo.

Each command is on the disk before the session shows it. Where the store fails, its
StoreFault passes through and everything is as it was.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, TypeVar

from belot_desktop.core.changes import DetailsChange, RowChange, apply, details
from belot_desktop.core.rows import Adjustment
from belot_desktop.core.sheet import Sheet, sheet

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Sequence

    from belot_desktop.core.changes import Change, Details
    from belot_desktop.core.game import Game
    from belot_desktop.core.rows import Row
    from belot_desktop.store.games import Games


Done = TypeVar("Done")


@dataclass(frozen=True, slots=True)
class Opened:
    """Another game is open now."""

    game: Game


class Session:
    """A game that is open, and its sheet."""

    def __init__(self, games: Games, game: Game) -> None:
        """Show ``game``, which is one of ``games``."""
        self._games = games
        self._game = game
        self._sheet = sheet(game)

    @property
    def game(self) -> Game:
        """The open game."""
        return self._game

    @property
    def sheet(self) -> Sheet:
        """What follows from its rows; the same value until something changes."""
        return self._sheet

    def start(self, game: Game) -> Opened:
        """Keep a new ``game`` and open it, in place of one in which nothing was entered."""
        self._games.create(game, after=self._game.id)
        return self._show(game)

    def open(self, game_id: str) -> Opened:
        """Open another game. Raises LookupError where there is none."""
        game = self._games.load(game_id)
        self._games.touch(game_id)
        return self._show(game)

    def known(self, game_id: str) -> Game | None:
        """Return the game with an id, None where there is none."""
        return self._games.known(game_id)

    def twin(self, game: Game) -> Game | None:
        """Return the game here with the id of ``game``: that one itself if they are the same."""
        return self._games.twin(game)

    def bring(self, games: Sequence[Game]) -> Opened:
        """Keep ``games`` that a file had, all of them or none, and open the last one.

        One whose id is known takes the place of that game; undo brings that back.
        """
        return finished(self.bringing(games))

    def bringing(self, games: Sequence[Game]) -> Generator[int, None, Opened]:
        """Do what :meth:`bring` does step by step; give how many are done.

        Closed before its end it keeps none. Nothing else may be written meanwhile.
        """
        yield from self._games.bringing(games)
        return self.open(games[-1].id)

    def append(self, row: Row) -> Change | None:
        """Add ``row`` at the end."""
        return self.insert(len(self._game.rows), row)

    def insert(self, at: int, row: Row) -> Change | None:
        """Put ``row`` before the one at ``at`` (from 0), or at the end."""
        if not 0 <= at <= len(self._game.rows):
            raise IndexError(at)
        return self._change(RowChange(at, None, row))

    def replace(self, at: int, row: Row) -> Change | None:
        """Put ``row`` in the place of the one at ``at``."""
        return self._change(RowChange(at, self._row(at), row))

    def remove(self, at: int) -> Change | None:
        """Take the row at ``at`` out."""
        return self._change(RowChange(at, self._row(at), None))

    def set_dealer(self, at: int, seat: int | None) -> Change | None:
        """Say who really dealt the row at ``at``; the deal passes on from there.

        The seat whose turn it was, or None, lets the row follow the turn again. Raises
        TypeError for a correction, which nobody deals.
        """
        row = self._row(at)
        if isinstance(row, Adjustment):
            raise TypeError(at)
        out_of_turn = None if seat == self._turn(at) else seat
        return self.replace(at, replace(row, dealer=out_of_turn))

    def change_details(self, new: Details) -> Change | None:
        """Change rules, names, seats, first dealer, place, note or series."""
        return self._change(DetailsChange(details(self._game), new))

    @property
    def can_undo(self) -> bool:
        """Whether :meth:`undo` would do something."""
        return self._games.can_undo(self._game.id) or self._games.can_go_back(self._game.id)

    @property
    def can_redo(self) -> bool:
        """Whether :meth:`redo` would do something."""
        return self._games.can_redo(self._game.id) or self._games.can_go_on(self._game.id)

    def undo(self) -> Change | Opened | None:
        """Take the last change back, and return what that changes now.

        In a game that was begun and not played, open the one before it again; the new
        one is let go if nothing was ever entered in it.
        """
        return self._step(self._games.undo) or self._go(self._games.go_back)

    def redo(self) -> Change | Opened | None:
        """Do the change again that was taken back last, and return it.

        Behind the last one, open the game again from which undo came here.
        """
        return self._step(self._games.redo) or self._go(self._games.go_on)

    def _row(self, at: int) -> Row:
        if not 0 <= at < len(self._game.rows):
            raise IndexError(at)
        return self._game.rows[at]

    def _turn(self, at: int) -> int:
        """Return the seat whose turn it is to deal the row at ``at``."""
        return sheet(replace(self._game, rows=self._game.rows[:at])).next_dealer

    def _change(self, change: Change) -> Change | None:
        """Keep ``change`` and show it, unless it is none."""
        if change.before == change.after:
            return None
        game = apply(self._game, change)
        computed = sheet(game)
        self._games.record(self._game, change)
        self._game, self._sheet = game, computed
        return change

    def _step(self, step: Callable[[Game], Change | None]) -> Change | None:
        """Let the journal go a step back or forth, and show it."""
        change = step(self._game)
        if change is not None:
            self._show(apply(self._game, change))
        return change

    def _go(self, way: Callable[[str], Game | None]) -> Opened | None:
        """Open the game that lies before or behind this one."""
        game = way(self._game.id)
        return None if game is None else self._show(game)

    def _show(self, game: Game) -> Opened:
        self._game, self._sheet = game, sheet(game)
        return Opened(game)


def finished(work: Generator[object, None, Done]) -> Done:
    """Do ``work`` to its end and return what it comes to."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            done: Done = end.value
            return done


def resume(games: Games, fresh: Callable[[], Game]) -> Session:
    """Open the game as it was left; ``fresh`` gives the first one where there is none.

    Raises StoreFault.
    """
    latest = games.latest()
    if latest is not None:
        return Session(games, games.load(latest))
    game = fresh()
    games.create(game)
    return Session(games, game)
