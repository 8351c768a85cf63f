"""What can be done with all house rules at once: chosen, kept under a name, copied."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from belot_desktop.texts.numbers import set_in
from belot_desktop.ui.button_bar import ButtonBar
from belot_desktop.ui.key_button import KeyButton
from belot_desktop.ui.rules.preset_button import PresetButton
from belot_desktop.ui.section import Section

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from belot_desktop.models.preset_shelf import PresetShelf
    from belot_desktop.models.rules_form import RulesForm
    from belot_desktop.ui.theme import Theme


class PresetBar(Section):
    """Which preset the rules are, and what can be done with them.

    ``left`` tells that Up (-1) or Down (1) was pressed.
    """

    left = Signal(int)

    def __init__(self, form: RulesForm, shelf: PresetShelf, theme: Theme) -> None:
        """Choose rules for ``form`` from those on the ``shelf``."""
        self.choose = PresetButton(theme, form, shelf, edits=True)
        self.usual, self.keep, self.copy = (KeyButton(theme) for _ in range(3))
        bar = ButtonBar(theme, (self.choose, self.usual, self.keep, self.copy), ())
        super().__init__(theme, bar)
        self._form, self._shelf = form, shelf
        bar.left.connect(self.left)
        self.usual.clicked.connect(lambda: form.take(form.game.variant.house()))
        shelf.changed.connect(self._tell_unreadable)

    def stops(self) -> Sequence[Sequence[QWidget]]:
        """Return the buttons as one line."""
        return [[self.choose, self.usual, self.keep, self.copy]]

    def retranslate(self) -> None:
        """Say everything in the language spoken now."""
        self.set_label(self.tr("Kept rules"))
        self.usual.set_words(self.tr("As usual"))
        self.keep.set_words(self.tr("Keep as…"))
        self.copy.set_words(self.tr("Copy as text"))
        self.choose.refresh()
        self._tell_unreadable()

    def _tell_unreadable(self) -> None:
        """Say which presets are there and cannot be shown."""
        names = self._shelf.of(self._form.game.variant).unreadable
        sentence = self.tr(
            "These cannot be read here, a newer score pad may have kept them: {names}."
        )
        told = sentence.format(names=", ".join(map(set_in, names)))
        self.set_problem(told if names else "", warning=True)
