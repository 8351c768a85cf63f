"""The score table in use: the selected row, its menu, its keys, the place in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QMenu

from belot_desktop.core.rows import Adjustment
from belot_desktop.models.settings import VIEW
from belot_desktop.ui.score_table import ScoreTable

if TYPE_CHECKING:
    from PySide6.QtGui import QContextMenuEvent, QKeyEvent

    from belot_desktop.core.changes import RowChange
    from belot_desktop.models.score_model import ScoreModel
    from belot_desktop.ui.actions import Actions
    from belot_desktop.ui.commands import Commands
    from belot_desktop.ui.desk import Desk

_COMMANDS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.MetaModifier
_PAUSE = 300  # milliseconds until the place in the table is remembered


class TablePanel(ScoreTable):
    """The sheet of the open game. ``typed`` carries a letter or figure that was typed in it."""

    typed = Signal(str)

    def __init__(self, desk: Desk, model: ScoreModel) -> None:
        """Show ``model``, the sheet of the game of ``desk``, where it was left."""
        super().__init__(desk.theme)
        self._desk = desk
        self.setModel(model)
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE)
        self._pause.timeout.connect(self.remember)
        self.row_selected.connect(lambda _row: self._pause.start())
        self.verticalScrollBar().valueChanged.connect(lambda _at: self._pause.start())
        desk.pad.opened.connect(self.select_last)
        desk.pad.row_changed.connect(self._follow)

    def select_last(self) -> None:
        """Select the last row, if there is one."""
        self.select_row(self.model().rowCount() - 1)

    def remember(self) -> None:
        """Keep the place in the table for the next start."""
        self._pause.stop()
        place = {
            "game": self._desk.pad.game.id,
            "row": self.selected_row,
            "scroll": self.verticalScrollBar().value(),
        }
        self._desk.settings.put(VIEW, place)

    def restore(self) -> None:
        """Go to the place that was kept; in another game to its last row."""
        place = self._desk.settings.get(VIEW)
        row, scroll = place.get("row"), place.get("scroll")
        if place.get("game") != self._desk.pad.game.id or not isinstance(row, int):
            self.select_last()
            return
        self.select_row(min(row, self.model().rowCount() - 1))
        if isinstance(scroll, int):
            bar = self.verticalScrollBar()
            bar.setValue(max(bar.minimum(), min(scroll, bar.maximum())))

    def offer(self, actions: Actions, commands: Commands) -> None:
        """Let the menu of a row hold ``actions``, and who dealt it."""
        self._entries = [actions.edit, actions.insert_before, actions.remove]
        self._commands = commands
        self.row_activated.connect(commands.edit)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Hand on what is typed: a letter means nothing to the table."""
        text, command = event.text(), event.modifiers() & _COMMANDS
        if text.isprintable() and text.strip() and not command:
            self.typed.emit(text)
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer what can be done with the row under the mouse, or with the selected one."""
        row = self.selected_row
        if row < 0:
            return
        menu = QMenu(self)
        menu.addActions(self._entries)
        if not isinstance(self._desk.pad.game.rows[row], Adjustment):
            menu.addMenu(self._dealers(menu, row))
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(event.globalPos())

    def _follow(self, change: RowChange) -> None:
        """Go to the row that came or was changed, be it by Undo, or to where one was."""
        self.select_row(min(change.at, self.model().rowCount() - 1))

    def _dealers(self, parent: QMenu, row: int) -> QMenu:
        """Make the menu that puts the dealer of ``row`` right, and of all rows behind it."""
        game, texts = self._desk.pad.game, self._desk.speech.texts
        menu = QMenu(self.tr("Who dealt"), parent)
        for seat in range(len(game.variant.seats)):
            action = menu.addAction(texts.player(game, seat).replace("&", "&&"))
            action.setCheckable(True)
            action.setChecked(self._desk.pad.sheet.lines[row].dealer == seat)
            action.triggered.connect(
                lambda _checked, seat=seat: self._commands.put_dealer(row, seat)
            )
        return menu
