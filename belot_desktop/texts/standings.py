"""Words for how the game stands: how far it is, whose turn it is, why it goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belot_desktop.texts.names import Names

if TYPE_CHECKING:
    from belot_desktop.core.game import Game
    from belot_desktop.core.scores import Standing


class Standings(Names):
    """What the score head says. Numbers are written points."""

    def to_target(self, target: int) -> str:
        """Say how far the game goes: to 151."""
        return self.tr("to {target}", target=target)

    def remaining(self, points: int) -> str:
        """Say how much a side still needs, nothing less than nothing: 51 to go."""
        return self.tr("%n to go", "", max(points, 0))

    def hanging(self, points: int) -> str:
        """Say how much hangs: 8 hanging."""
        return self.tr("%n hanging", "", points)

    def deals(self, count: int) -> str:
        """Say how many deals there are: 7 deals."""
        return self.tr("%n deals", "", count)

    def deals_now(self, name: str) -> str:
        """Say who deals."""
        return self.tr("deals: {player}", player=name)

    def leads(self, name: str) -> str:
        """Say who bids and plays first."""
        return self.tr("leads: {player}", player=name)

    def waiting(self, standing: Standing) -> str:
        """Say why a game past its target goes on; nothing where it does not."""
        match standing.waiting:
            case None:
                return ""
            case "tied":
                return self.tr("Level: one more deal is played")
            case "capot":
                return self.tr("The last deal was a capot: one more is played")
            case "hanging":
                return self.tr("Points are hanging: one more deal is played")
        return standing.waiting

    def over(self, game: Game, standing: Standing) -> str:
        """Say that the game is over and who won; nothing while it goes on."""
        if not standing.over:
            return ""
        if standing.winner is None:
            return self.tr("The end.")
        return self.tr("The end. Winner: {team}", team=self.team(game, standing.winner))
