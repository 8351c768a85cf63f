"""The game dialog in use: a new game, other names or rules for the open one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from belot_desktop.ui.desk import Desk


class GameEntry(QObject):
    """Begins games and changes what is agreed in them."""

    opened = Signal(object)

    def __init__(self, desk: Desk, window: QWidget) -> None:
        """Open dialogs over ``window``."""
        super().__init__(window)
        self._desk, self._window = desk, window

    def begin(self) -> None:
        """Begin a new game, with the players of this one."""

    def edit(self) -> None:
        """Change names, first dealer or rules of the open game."""
