"""The dialog for a new game, and for names and rules of the open one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QKeyCombination, Qt

from belot_desktop.models.rules_form import RulesForm
from belot_desktop.ui.at_hand import put_help
from belot_desktop.ui.form_dialog import FormDialog
from belot_desktop.ui.game.occasion import Occasion
from belot_desktop.ui.game.seating import Seating
from belot_desktop.ui.game.teams import Teams
from belot_desktop.ui.over import open_over
from belot_desktop.ui.rules.agree_first import agree_first
from belot_desktop.ui.rules.agreeing import Agreeing
from belot_desktop.ui.rules.dialog import RulesDialog
from belot_desktop.ui.rules.house_fields import HouseFields
from belot_desktop.ui.save_bar import SaveBar
from belot_desktop.ui.section import note_ink
from belot_desktop.ui.tokens import TITLE
from belot_desktop.ui.words import Prose, Words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import QWidget

    from belot_desktop.core.changes import Details
    from belot_desktop.models.game_form import GameForm
    from belot_desktop.models.preset_shelf import PresetShelf
    from belot_desktop.models.speech import Speech
    from belot_desktop.ui.theme import Theme

WIDTH = 720
TARGET_ONLY = ("target",)

_RULES = QKeyCombination(Qt.KeyboardModifier.ControlModifier, Qt.Key.Key_R)


class GameDialog(FormDialog):
    """Asks who plays where and by which rules, and who deals first: details(), once accepted."""

    def __init__(
        self,
        form: GameForm,
        shelf: PresetShelf,
        speech: Speech,
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        """Show ``form``; other rules come from the ``shelf``, or are chosen one by one."""
        super().__init__(theme, parent, WIDTH)
        self.form, self._shelf, self._speech = form, shelf, speech
        put_help(self, "table")
        self._title = Words(theme, TITLE, bold=True)
        self.teams = Teams(form, speech, theme)
        self.seating = Seating(form, speech, theme)
        self.occasion = Occasion(form, theme)
        self.house = HouseFields(form.agreed, speech, theme, TARGET_ONLY)
        self.agreeing = Agreeing(form.agreed, shelf, speech, theme)
        self.warning, self.bar = Prose(theme, ink=note_ink), SaveBar(theme)
        self._connect()
        lines = (self._title, *self._parts)
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
        places = [self.house.field(key) for key in self.form.agreed.wrong]
        if not places:
            agree_first(self, self.form.agreed, self._speech)
        for place in filter(None, places[:1]):
            place.setFocus()

    def stops(self) -> Sequence[Sequence[QWidget]]:
        """Return the lines of all parts."""
        return [line for part in self._parts for line in part.stops()]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Show the rules by their key, wherever the focus is."""
        if event.keyCombination() == _RULES:
            self.show_rules()
        else:
            super().keyPressEvent(event)

    def retranslate(self) -> None:
        """Say everything in the language spoken now."""
        title = self.tr("New game") if self.form.new else self.tr("Names and rules")
        self.setWindowTitle(title)
        self._title.setText(title)
        for part in self._parts:
            part.retranslate()
        self.bar.set_words(self.tr("Begin") if self.form.new else self.tr("Save"))
        self._warn()

    def show_rules(self) -> None:
        """Show every rule, to be chosen for this game."""
        agreed = self.form.agreed
        form = RulesForm(agreed.game, agreed.settled)
        dialog = RulesDialog(form, self._shelf, self._speech, self.theme, self)
        dialog.asks = False
        form.setParent(dialog)
        dialog.accepted.connect(lambda: agreed.take(form.house))
        open_over(self, dialog)

    @property
    def _parts(self) -> tuple[Teams | Seating | HouseFields | Agreeing | Occasion, ...]:
        """What is asked, from top to bottom."""
        return self.teams, self.seating, self.house, self.agreeing, self.occasion

    def _connect(self) -> None:
        self.form.changed.connect(self._warn)
        self.form.agreed.changed.connect(self.fit)
        for part in (self.seating, self.house, self.agreeing, self.bar):
            part.left.connect(self.step)
        self.agreeing.every.clicked.connect(self.show_rules)
        self.bar.cancel.clicked.connect(self.reject)
        self.bar.save.clicked.connect(self.save)

    def _warn(self) -> None:
        """Say what other rules would change in deals that are there already."""
        agreed = self.form.agreed
        told = agreed.what_if if agreed.game.rows and agreed.touched else None
        self.warning.setVisible(told is not None)
        if told is not None:
            self.warning.setText(self._speech.texts.compared_in_short(agreed.game, told))
