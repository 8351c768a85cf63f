"""The game dialog without its window: who plays where, who deals first, what is agreed."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from belot_desktop.core.changes import details
from belot_desktop.core.game import Team
from belot_desktop.models.plain_line import NAME, NOTE, plain_line
from belot_desktop.models.rules_form import RulesForm

if TYPE_CHECKING:
    from collections.abc import Sequence

    from belot_desktop.core.changes import Details
    from belot_desktop.core.game import Game


class GameForm(QObject):
    """The names, the first dealer, the house rules, the place and the note of ``game``.

    All of it is being changed. The rules are :attr:`agreed`.
    """

    changed = Signal()

    def __init__(self, game: Game, *, new: bool, known: Sequence[str] = ()) -> None:
        """Start with what ``game`` has; ``new``: it is about to begin.

        The ``known`` names, of people who have played before, are offered.
        """
        super().__init__()
        self.game, self.new, self.known = game, new, tuple(filter(None, map(_as_typed, known)))
        seats = range(len(game.variant.seats))
        self._teams = [each.name for each in game.teams]
        self._players = [game.player(seat) for seat in seats]
        self._first_dealer = game.first_dealer
        self._place, self._note = game.place, game.note
        self.agreed = RulesForm(game)
        self.agreed.setParent(self)
        self.agreed.changed.connect(self.changed)
        self._start = self._state()

    @property
    def teams(self) -> tuple[str, ...]:
        """What stands in the name of each side."""
        return tuple(self._teams)

    @property
    def players(self) -> tuple[str, ...]:
        """What stands in the name of each seat."""
        return tuple(self._players)

    @property
    def first_dealer(self) -> int:
        """The seat that deals first."""
        return self._first_dealer

    @property
    def place(self) -> str:
        """Where the game is played."""
        return self._place

    @property
    def note(self) -> str:
        """What is to be remembered of the game."""
        return self._note

    @property
    def touched(self) -> bool:
        """Whether anything was entered that closing would lose."""
        return self._state() != self._start or self.agreed.touched

    def name_team(self, side: int, text: str) -> None:
        """Let ``text`` stand in the name of ``side``."""
        self._teams[side] = text
        self.changed.emit()

    def name_player(self, seat: int, text: str) -> None:
        """Let ``text`` stand in the name of ``seat``."""
        self._players[seat] = text
        self.changed.emit()

    def move(self, seat: int, step: int) -> int:
        """Let the player in ``seat`` change places with who sits ``step`` seats on.

        Returns the player's new seat. Who deals first is a seat and stays.
        """
        other = (seat + step) % len(self._players)
        names = self._players
        names[seat], names[other] = names[other], names[seat]
        self.changed.emit()
        return other

    def put_first_dealer(self, seat: int) -> None:
        """Let ``seat`` deal first."""
        self._first_dealer = seat
        self.changed.emit()

    def put_place(self, text: str) -> None:
        """Let ``text`` stand in the place."""
        self._place = text
        self.changed.emit()

    def put_note(self, text: str) -> None:
        """Let ``text`` stand in the note."""
        self._note = text
        self.changed.emit()

    @property
    def named(self) -> Game:
        """The game with the names as they would be saved, for showing them."""
        variant = self.game.variant
        names = [plain_line(each, NAME) for each in self._players]
        teams = tuple(
            Team(plain_line(name, NAME), tuple(names[seat] for seat in variant.seats_of(side)))
            for side, name in enumerate(self._teams)
        )
        return replace(self.game, teams=teams)

    @property
    def details(self) -> Details:
        """The game's details as entered. Raises ValueError while a rule is wrong."""
        game = self.game
        entered = replace(
            self.named,
            house=self.agreed.house,
            first_dealer=self._first_dealer,
            place=_typed(self._place, game.place, NAME),
            note=_typed(self._note, game.note, NOTE),
        )
        return details(entered)

    def _state(self) -> tuple[object, ...]:
        return (*self._teams, *self._players, self._first_dealer, self._place, self._note)


def _typed(text: str, before: str, longest: int) -> str:
    """Return ``text`` as one line; what a file brought stays as it is while nobody changes it."""
    return text if text == before else plain_line(text, longest)


def _as_typed(name: str) -> str:
    """Return ``name`` as it could be typed: a file may have brought any."""
    return name if len(name) <= NAME and name.isprintable() else plain_line(name, NAME)
