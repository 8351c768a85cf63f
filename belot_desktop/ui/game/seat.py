"""A seat at the table: the name of who sits there, who can be moved to another seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCompleter, QHBoxLayout, QLineEdit, QWidget

from belot_desktop.models.plain_line import NAME
from belot_desktop.ui.game.move_button import MoveButton
from belot_desktop.ui.stops import UP_AND_DOWN

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent

    from belot_desktop.ui.theme import Theme

ALT_UP, ALT_DOWN = "Alt+\N{UPWARDS ARROW}", "Alt+\N{DOWNWARDS ARROW}"


class Seat(QWidget):
    """A name, with those of other evenings offered, and two buttons that move it.

    ``named`` carries what was typed or chosen, ``moved`` -1 or 1: the player changes
    places with the one before or after.
    """

    named = Signal(str)
    moved = Signal(int)

    def __init__(self, theme: Theme, known: Sequence[str]) -> None:
        """Offer the ``known`` names."""
        super().__init__()
        self._theme = theme
        self.name = QLineEdit()
        self.name.setMaxLength(NAME)
        completer = QCompleter(list(known), self.name)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.activated.connect(self.named)
        self.name.setCompleter(completer)
        self.name.textEdited.connect(self.named)
        self.up, self.down = MoveButton(theme, -1), MoveButton(theme, 1)
        self.setFocusProxy(self.name)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        for widget in (self.name, self.up, self.down):
            self._row.addWidget(widget)
        self.up.clicked.connect(lambda: self.moved.emit(-1))
        self.down.clicked.connect(lambda: self.moved.emit(1))
        self._space()
        theme.changed.connect(self._space)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the player by Alt with Up or Down."""
        alt = event.modifiers() & Qt.KeyboardModifier.AltModifier
        if alt and event.key() in UP_AND_DOWN:
            self.moved.emit(UP_AND_DOWN[event.key()])
        else:
            super().keyPressEvent(event)

    def set_words(self, player: str, place: str) -> None:
        """Name the field, and show ``player`` in it while nobody has typed a name."""
        self.name.setAccessibleName(place)
        self.name.setPlaceholderText(player)
        self.up.set_words(self.tr("Change places with the player above"), ALT_UP)
        self.down.set_words(self.tr("Change places with the player below"), ALT_DOWN)

    def _space(self) -> None:
        self._row.setSpacing(self._theme.look.gap(1))
