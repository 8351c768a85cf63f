"""The dialog for a new game, and for names and rules of the open one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belot_desktop.ui.form_dialog import FormDialog
from belot_desktop.ui.game.house_fields import HouseFields
from belot_desktop.ui.game.seating import Seating
from belot_desktop.ui.game.teams import Teams
from belot_desktop.ui.save_bar import SaveBar
from belot_desktop.ui.section import note_ink
from belot_desktop.ui.tokens import TITLE
from belot_desktop.ui.words import Prose, Words

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from PySide6.QtWidgets import QWidget

    from belot_desktop.core.changes import Details
    from belot_desktop.models.game_form import GameForm
    from belot_desktop.models.speech import Speech
    from belot_desktop.ui.theme import Theme

WIDTH = 720
TARGET_ONLY = ("target",)


class GameDialog(FormDialog):
    """Asks who plays, who deals first and how far. Once accepted, :meth:`details` says it."""

    def __init__(
        self,
        form: GameForm,
        speech: Speech,
        theme: Theme,
        parent: QWidget | None = None,
        rules: Collection[str] = TARGET_ONLY,
    ) -> None:
        """Show ``form``, and of its house rules those whose keys are in ``rules``."""
        super().__init__(theme, parent, WIDTH)
        self.form = form
        self._title = Words(theme, TITLE, bold=True)
        self.teams = Teams(form, speech, theme)
        self.seating = Seating(form, speech, theme)
        self.house = HouseFields(form, speech, theme, rules)
        self.warning, self.bar = Prose(theme, ink=note_ink), SaveBar(theme)
        form.changed.connect(self._warn)
        for part in (self.seating, self.house, self.bar):
            part.left.connect(self.step)
        self.bar.cancel.clicked.connect(self.reject)
        self.bar.save.clicked.connect(self.save)
        lines = (self._title, self.teams, self.seating, self.house)
        self.lay_out(lines, (self.warning, self.bar), self.bar.save)
        first = self.bar.save if any(form.players) else self.seating.seats[0].name
        first.setFocus()

    def details(self) -> Details:
        """Return the game's details as they were entered."""
        return self.form.details

    @property
    def touched(self) -> bool:
        """Whether anything was entered."""
        return self.form.touched

    def save(self) -> None:
        """Accept what was entered, or go to what is wrong: its sentence stands there."""
        places = [self.house.field(key) for key in self.form.wrong]
        if not places:
            self.accept()
        for place in filter(None, places[:1]):
            place.setFocus()

    def stops(self) -> Sequence[Sequence[QWidget]]:
        """Return the lines of all parts."""
        return [*self.teams.stops(), *self.seating.stops(), *self.house.stops()]

    def retranslate(self) -> None:
        """Say everything in the language spoken now."""
        title = self.tr("New game") if self.form.new else self.tr("Names and target")
        self.setWindowTitle(title)
        self._title.setText(title)
        for part in (self.teams, self.seating, self.house):
            part.retranslate()
        self.bar.set_words(self.tr("Begin") if self.form.new else self.tr("Save"))
        self.warning.setText(
            self.tr("The rules change in the middle of the game: all its deals are scored anew.")
        )
        self._warn()

    def _warn(self) -> None:
        self.warning.setVisible(self.form.rescores)
