"""A sheet as plain text for a chat, whose letters are not all of one width: no tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belot_desktop.core.sheet import sheet
from belot_desktop.texts.agreements import Agreements
from belot_desktop.texts.numbers import set_in, versus
from belot_desktop.texts.paper import OnPaper
from belot_desktop.texts.rows import Rows
from belot_desktop.texts.rule_examples import ARROW

if TYPE_CHECKING:
    from collections.abc import Iterator

    from belot_desktop.core.game import Game
    from belot_desktop.core.scores import Line
    from belot_desktop.core.sheet import Sheet


class Chat(Rows, OnPaper, Agreements):
    """Tells a whole game in short lines. Numbers are written points."""

    def in_a_chat(self, game: Game) -> str:
        """Return the sheet of ``game``: whose it is, a line a row, how it stands."""
        found = sheet(game)
        parts = (
            self._whose(game),
            [self._line(line, game) for line in found.lines],
            self._how_it_stands(game, found),
        )
        return "\n\n".join("\n".join(part) for part in map(list, parts) if part)

    def _whose(self, game: Game) -> Iterator[str]:
        yield ", ".join(filter(None, (self.game_sheet(), self.started(game), set_in(game.place))))
        yield " : ".join(self._side(game, side) for side in range(game.variant.sides))

    def _side(self, game: Game, side: int) -> str:
        """Name a side, and those of its players who have names."""
        named = filter(None, map(game.player, game.variant.seats_of(side)))
        players, team = ", ".join(map(set_in, named)), set_in(self.team(game, side))
        return f"{team} ({players})" if players else team

    def _line(self, line: Line, game: Game) -> str:
        """Say a row and the totals after it: "2. hearts, Ana, inside, 0 : 16 → 9 : 23"."""
        said, notes = ", ".join(self._parts(line, game)), "; ".join(self._notes(line, game))
        noted = f"{said} ({notes})" if notes else said
        return f"{line.number}. {noted} {ARROW} {versus(line.totals)}"

    def _how_it_stands(self, game: Game, found: Sheet) -> Iterator[str]:
        yield f"{self.result_so_far(game, found)}: {self.result_in_figures(found)}"
        if hanging := self.still_hanging(found):
            yield hanging
        if self.agreed_otherwise(game.variant, game.house):
            yield self.agreed_in_short(game.variant, game.house)
        if game.note:
            yield set_in(" ".join(game.note.split()))
