"""What teams and players are called, also those whom nobody named."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belot_desktop.texts.one_line import one_line
from belot_desktop.texts.words import Words

if TYPE_CHECKING:
    from belot_desktop.core.game import Game
    from belot_desktop.core.rows import Deal

_WE_AND_THEY = 2


class Names(Words):
    """The names of a game's people."""

    def team(self, game: Game, side: int) -> str:
        """Name a side: its given name, or else We or They, or with more sides Team 3."""
        return one_line(game.teams[side].name) or self.default_team(game.variant.sides, side)

    def default_team(self, sides: int, side: int) -> str:
        """Name a side of a game with so many ``sides`` that nobody has named."""
        if sides != _WE_AND_THEY:
            return self.tr("Team {number}", number=side + 1)
        return self.tr("They") if side else self.tr("We")

    def player(self, game: Game, seat: int) -> str:
        """Name who sits in ``seat``: the given name, or else We 1, They 2, in seat order."""
        return one_line(game.player(seat)) or self.default_player(game, seat)

    def default_player(self, game: Game, seat: int) -> str:
        """Name who sits in ``seat`` when nobody has: by the team, numbered in seat order."""
        side = game.variant.seats[seat]
        team, partners = self.team(game, side), game.variant.seats_of(side)
        return team if len(partners) == 1 else f"{team} {partners.index(seat) + 1}"

    def declarer(self, game: Game, deal: Deal) -> str:
        """Name who declared: the player where known, or else the team; nothing for nobody."""
        if deal.declarer_seat is not None:
            return self.player(game, deal.declarer_seat)
        return "" if deal.declarer is None else self.team(game, deal.declarer)
