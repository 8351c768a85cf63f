"""The large buttons under the table, each with its key."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QKeySequence

from belot_desktop.ui.button_bar import ButtonBar
from belot_desktop.ui.key_button import KeyButton

if TYPE_CHECKING:
    from PySide6.QtGui import QAction

    from belot_desktop.ui.actions import Actions
    from belot_desktop.ui.desk import Desk


class ActionBar(ButtonBar):
    """The main action (a new deal, or a new game once it is over), inside, all pass, undo."""

    def __init__(self, desk: Desk, actions: Actions) -> None:
        """Press ``actions``."""
        self._desk, self._actions = desk, actions
        self.main = KeyButton(desk.theme, primary=True)
        self.inside, self.all_pass, self.undo = (KeyButton(desk.theme) for _ in range(3))
        self.undo.repeats = True
        super().__init__(desk.theme, (self.main,), (self.inside, self.all_pass, self.undo))
        self.main.clicked.connect(lambda: self._main_action().trigger())
        self.inside.clicked.connect(actions.inside.trigger)
        self.all_pass.clicked.connect(actions.all_pass.trigger)
        self.undo.clicked.connect(actions.undo.trigger)
        desk.pad.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Say what can be done now, in the language spoken now, and what not and why."""
        standing, texts = self._desk.pad.sheet.standing, self._desk.speech.texts
        _name(self.main, self._main_action())
        _name(self.inside, self._actions.inside)
        _name(self.all_pass, self._actions.all_pass)
        _name(self.undo, self._actions.undo)
        over = texts.over(self._desk.pad.game, standing)
        self.inside.set_unavailable(over)
        self.all_pass.set_unavailable(over)
        undoable = self._desk.pad.can_undo
        self.undo.set_unavailable("" if undoable else self.tr("There is nothing to undo."))

    def _main_action(self) -> QAction:
        over = self._desk.pad.sheet.standing.over
        return self._actions.new_game if over else self._actions.new_deal


def _name(button: KeyButton, action: QAction) -> None:
    key = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
    button.set_words(action.text().rstrip("…"), key)
