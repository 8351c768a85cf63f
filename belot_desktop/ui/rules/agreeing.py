"""What a game is played by, in a line, with the way to other rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from belot_desktop.ui.button_bar import ButtonBar
from belot_desktop.ui.key_button import KeyButton
from belot_desktop.ui.rules.preset_button import PresetButton
from belot_desktop.ui.section import Section
from belot_desktop.ui.tokens import QUIET
from belot_desktop.ui.words import Prose, quiet_ink

if TYPE_CHECKING:
    from collections.abc import Sequence

    from belot_desktop.models.preset_shelf import PresetShelf
    from belot_desktop.models.rules_form import RulesForm
    from belot_desktop.models.speech import Speech
    from belot_desktop.ui.theme import Theme


class Agreeing(Section):
    """A preset to choose, all rules to open, and which of them are not the usual ones.

    ``left`` tells that Up (-1) or Down (1) was pressed.
    """

    left = Signal(int)

    def __init__(self, form: RulesForm, shelf: PresetShelf, speech: Speech, theme: Theme) -> None:
        """Speak of the rules in ``form``."""
        self.choose, self.every = PresetButton(theme, form, shelf), KeyButton(theme)
        self.told = Prose(theme, QUIET, ink=quiet_ink)
        bar, body = ButtonBar(theme, (self.choose,), (self.every,)), QWidget()
        self._lines = QVBoxLayout(body)
        self._lines.setContentsMargins(0, 0, 0, 0)
        self._lines.addWidget(bar)
        self._lines.addWidget(self.told)
        super().__init__(theme, body)
        self._form, self._speech = form, speech
        bar.left.connect(self.left)
        form.changed.connect(self._tell)

    def stops(self) -> Sequence[Sequence[QWidget]]:
        """Return the buttons as one line."""
        return [[self.choose, self.every]]

    def retranslate(self) -> None:
        """Say everything in the language spoken now."""
        self.set_label(self.tr("House rules"))
        self.every.set_words(self.tr("All rules…"), "Ctrl+R")
        self.choose.refresh()
        self._tell()

    def _tell(self) -> None:
        variant = self._form.game.variant
        self.told.setText(self._speech.texts.agreed_in_short(variant, self._form.settled))
