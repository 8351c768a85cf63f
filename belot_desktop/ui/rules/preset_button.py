"""The button that says which presets the rules are, and offers the others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Signal
from PySide6.QtWidgets import QMenu

from belot_desktop.ui.key_button import KeyButton

if TYPE_CHECKING:
    from PySide6.QtGui import QAction

    from belot_desktop.models.preset_shelf import PresetShelf
    from belot_desktop.models.rules_form import RulesForm
    from belot_desktop.ui.theme import Theme

_MORE = "\N{BLACK DOWN-POINTING SMALL TRIANGLE}"


class PresetButton(KeyButton):
    """Chooses rules for ``form`` from those on the ``shelf``.

    With ``edits`` a preset can be renamed or deleted too: ``renaming`` and ``deleting``
    carry its name.
    """

    renaming = Signal(str)
    deleting = Signal(str)

    def __init__(
        self, theme: Theme, form: RulesForm, shelf: PresetShelf, *, edits: bool = False
    ) -> None:
        """Start without words."""
        super().__init__(theme)
        self._form, self._shelf, self._edits = form, shelf, edits
        self.menu_of_presets = QMenu(self)
        self.clicked.connect(self._pop_up)
        form.changed.connect(self.refresh)
        shelf.changed.connect(self.refresh)

    @property
    def name(self) -> str:
        """The name of the preset that the rules are, empty where they are none."""
        form = self._form
        return "" if form.wrong else self._shelf.named(form.game.variant, form.house)

    def refresh(self) -> None:
        """Say which preset the rules are."""
        usual = not any(map(self._form.differs, self._form.rules()))
        unnamed = self.tr("As usual") if usual else self.tr("Not kept under a name")
        self.set_words(f"{self.name or unnamed} {_MORE}")

    def fill(self) -> QMenu:
        """Return the menu, with what there is to choose now."""
        menu, variant, name = self.menu_of_presets, self._form.game.variant, self.name
        menu.clear()
        usual = menu.addAction(self.tr("As usual"))
        usual.triggered.connect(lambda: self._form.take(variant.house()))
        menu.addSeparator()
        presets = self._shelf.of(variant).presets
        for preset in presets:
            action = menu.addAction(_plain(preset.name))
            action.setCheckable(True)
            action.setChecked(preset.name == name)
            action.triggered.connect(lambda _on, house=preset.house: self._form.take(house))
        if not presets:
            menu.addAction(self.tr("Nothing is kept under a name yet")).setEnabled(False)
        if self._edits and name:
            menu.addSeparator()
            self._add(self.tr("Rename {name}…"), name).triggered.connect(
                lambda: self.renaming.emit(name)
            )
            self._add(self.tr("Delete {name}"), name).triggered.connect(
                lambda: self.deleting.emit(name)
            )
        return menu

    def _add(self, words: str, name: str) -> QAction:
        return self.menu_of_presets.addAction(words.format(name=_plain(name)))

    def _pop_up(self) -> None:
        self.fill().popup(self.mapToGlobal(QPoint(0, self.height())))


def _plain(name: str) -> str:
    """Return ``name`` as an entry that shows it as it is."""
    return name.replace("&", "&&")
