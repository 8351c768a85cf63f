"""The game dialog in use: a new game, other names or rules for the open one."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from belot_desktop.core.changes import with_details
from belot_desktop.ui.entry import Entry

if TYPE_CHECKING:
    from collections.abc import Callable

    from belot_desktop.core.changes import Details
    from belot_desktop.core.game import Game


class GameEntry(Entry):
    """Begins games and changes what is agreed in them; ``begun`` and ``changed`` tell."""

    begun = Signal()
    changed = Signal()

    def begin(self) -> None:
        """Begin a new game: the same people, place and rules, and the deal goes on by turn."""
        last, pad = self.desk.pad.game, self.desk.pad
        fresh = replace(
            self.desk.fresh_game(),
            variant=last.variant,
            house=last.house,
            teams=last.teams,
            first_dealer=pad.sheet.next_dealer,
            place=last.place,
        )
        self._open(
            fresh, lambda new: pad.start(with_details(fresh, new)), self.begun.emit, new=True
        )

    def edit(self) -> None:
        """Change names, first dealer or rules of the open game."""
        pad, game = self.desk.pad, self.desk.pad.game
        self._open(game, pad.change_details, lambda: self._tell(game), new=False)

    def _tell(self, game: Game) -> None:
        if self.changed_since(game):
            self.changed.emit()

    def _open(
        self, game: Game, keep: Callable[[Details], bool], tell: Callable[[], object], *, new: bool
    ) -> None:
        from belot_desktop.models.game_form import GameForm  # noqa: PLC0415 (not at the start)
        from belot_desktop.ui.game_dialog import GameDialog  # noqa: PLC0415 (likewise)

        desk, form = self.desk, GameForm(game, new=new, known=self.desk.known_names())
        dialog = GameDialog(form, desk.presets, desk.speech, desk.theme, self.window)
        dialog.accepted.connect(tell)
        self.open(dialog, form, "game", lambda: keep(dialog.details()))
