"""The game dialog in use: a new game, other names or rules for the open one."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from belot_desktop.core.changes import with_details
from belot_desktop.models.game_form import GameForm
from belot_desktop.ui.entry import Entry
from belot_desktop.ui.game_dialog import GameDialog

if TYPE_CHECKING:
    from collections.abc import Callable

    from belot_desktop.core.changes import Details
    from belot_desktop.core.game import Game


class GameEntry(Entry):
    """Begins games and changes what is agreed in them; ``begun`` and ``changed`` tell."""

    begun = Signal()
    changed = Signal()

    def begin(self) -> None:
        """Begin a new game: the same people and rules, and the deal goes on by turn."""
        last, pad = self.desk.pad.game, self.desk.pad
        fresh = replace(
            self.desk.fresh_game(),
            variant=last.variant,
            house=last.house,
            teams=last.teams,
            first_dealer=pad.sheet.next_dealer,
        )
        dialog = self._open(fresh, lambda new: pad.start(with_details(fresh, new)), new=True)
        dialog.accepted.connect(self.begun)

    def edit(self) -> None:
        """Change names, first dealer or rules of the open game."""
        pad, game = self.desk.pad, self.desk.pad.game
        dialog = self._open(game, pad.change_details, new=False)
        dialog.accepted.connect(lambda: self._tell(game))

    def _tell(self, game: Game) -> None:
        if self.changed_since(game):
            self.changed.emit()

    def _open(self, game: Game, keep: Callable[[Details], bool], *, new: bool) -> GameDialog:
        form = GameForm(game, new=new, known=self.desk.known_names())
        dialog = GameDialog(form, self.desk.speech, self.desk.theme, self.window)
        self.open(dialog, form, "game", lambda: keep(dialog.details()))
        return dialog
