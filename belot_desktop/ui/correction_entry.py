"""The correction dialog in use: corrections, a revoke, a game taken over from paper."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from belot_desktop.ui.desk import Desk


class CorrectionEntry(QObject):
    """Enters corrections. ``saved`` carries the place of the row (from 0)."""

    saved = Signal(int)

    opened = Signal(object)

    def __init__(self, desk: Desk, window: QWidget) -> None:
        """Open dialogs over ``window``."""
        super().__init__(window)
        self._desk, self._window = desk, window

    def correct(self) -> None:
        """Enter a correction."""

    def revoke(self) -> None:
        """Enter what a revoke gives the other side."""

    def take_over(self) -> None:
        """Enter how a game stood on paper."""

    def edit(self, at: int) -> None:
        """Edit the correction in row ``at``."""
