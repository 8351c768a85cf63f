"""The foot of the window: the quick line, and the large buttons, each with its key."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect
from PySide6.QtGui import QKeySequence

from belot_desktop.ui.button_bar import ButtonBar
from belot_desktop.ui.key_button import KeyButton

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QWidget

    from belot_desktop.ui.actions import Actions
    from belot_desktop.ui.desk import Desk


class ActionBar(ButtonBar):
    """The main action (a new deal, or a new game once it is over), inside, all pass, undo.

    The line stands before them where it is wide enough there, or else above them; where
    the buttons need two lines, beside the main one.
    """

    def __init__(self, desk: Desk, actions: Actions, line: QWidget) -> None:
        """Press ``actions``, beside ``line``."""
        self._desk, self._actions = desk, actions
        self.main = KeyButton(desk.theme, primary=True)
        self.inside, self.all_pass, self.undo = (KeyButton(desk.theme) for _ in range(3))
        self.undo.repeats = True
        self._before = line
        super().__init__(desk.theme, (self.main,), (self.inside, self.all_pass, self.undo))
        line.setParent(self)
        for button in (self.main, self.inside, self.all_pass, self.undo):
            button.setParent(None)
            button.setParent(self)  # behind the line, for Tab too
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

    def wanted_width(self) -> int:
        """Return the width of the line and the buttons beside each other."""
        return self._before.sizeHint().width() + self.theme.look.gap(2) + super().wanted_width()

    def places(self, width: int) -> Iterator[tuple[QWidget, QRect]]:
        """Give the line all the room that the buttons leave beside them, or one of its own."""
        line, gap, buttons = self._before.sizeHint(), self.theme.look.gap(2), super().wanted_width()
        room = width - buttons - gap
        if room >= line.width():
            placed = _moved(super().places(buttons), room + gap, 0)
        else:
            first, *others = super().places(width)
            stacked = any(place.top() > 0 for _, place in others)
            room = width - first[1].width() - gap if stacked else 0
            if room >= self._before.minimumSizeHint().width():
                placed = [*_moved([first], room + gap, 0), *others]
            else:
                placed, room = _moved([first, *others], 0, line.height() + gap), width
        yield self._before, QRect(0, 0, room, line.height())
        yield from placed

    def _main_action(self) -> QAction:
        over = self._desk.pad.sheet.standing.over
        return self._actions.new_game if over else self._actions.new_deal


def _name(button: KeyButton, action: QAction) -> None:
    key = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
    button.set_words(action.text().rstrip("…"), key)


def _moved(
    placed: Iterable[tuple[QWidget, QRect]], right: int, down: int
) -> list[tuple[QWidget, QRect]]:
    return [(widget, place.translated(right, down)) for widget, place in placed]
