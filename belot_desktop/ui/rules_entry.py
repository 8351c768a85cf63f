"""The dialog of the house rules in use: what is agreed in the open game."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from belot_desktop.core.changes import details
from belot_desktop.ui.entry import Entry

if TYPE_CHECKING:
    from belot_desktop.core.game import Game


class RulesEntry(Entry):
    """Changes the house rules of the open game; ``changed`` tells."""

    changed = Signal()

    def edit(self) -> None:
        """Show the rules of the open game, to be looked up or changed."""
        from belot_desktop.models.rules_form import RulesForm  # noqa: PLC0415 (not at the start)
        from belot_desktop.ui.rules.dialog import RulesDialog  # noqa: PLC0415 (likewise)

        desk, game = self.desk, self.desk.pad.game
        form = RulesForm(game)
        dialog = RulesDialog(form, desk.presets, desk.speech, desk.theme, self.window)
        dialog.accepted.connect(lambda: self._tell(game))
        self.open(
            dialog,
            form,
            "rules",
            lambda: desk.pad.change_details(replace(details(game), house=form.house)),
        )

    def _tell(self, game: Game) -> None:
        if self.changed_since(game):
            self.changed.emit()
