"""What the teams are called."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QLineEdit

from belot_desktop.models.plain_line import NAME
from belot_desktop.ui.section import Section
from belot_desktop.ui.side_by_side import SideBySide

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from belot_desktop.models.game_form import GameForm
    from belot_desktop.models.speech import Speech
    from belot_desktop.ui.theme import Theme


class Teams(Section):
    """A field for the name of each side, which shows what it is called without one."""

    def __init__(self, form: GameForm, speech: Speech, theme: Theme) -> None:
        """Show the names in ``form``."""
        self.names = [QLineEdit(name) for name in form.teams]
        super().__init__(theme, SideBySide(theme, self.names))
        self._form, self._speech = form, speech
        for side, field in enumerate(self.names):
            field.setMaxLength(NAME)
            field.setCursorPosition(0)
            field.textEdited.connect(lambda text, side=side: form.name_team(side, text))

    def stops(self) -> Sequence[Sequence[QWidget]]:
        """Return the names as one line."""
        return [self.names]

    def retranslate(self) -> None:
        """Name everything in the language spoken now."""
        self.set_label(self.tr("Teams"))
        for side, field in enumerate(self.names):
            unnamed = self._speech.texts.default_team(len(self.names), side)
            field.setPlaceholderText(unnamed)
            field.setAccessibleName(self.tr("Name of the team: {team}").format(team=unnamed))
