"""The help in use: one window, opened at what is at hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication, QMainWindow

from belot_desktop.ui.at_hand import help_for

if TYPE_CHECKING:
    from belot_desktop.ui.desk import Desk
    from belot_desktop.ui.help.window import HelpWindow


class HelpEntry(QObject):
    """Opens the help, or brings it forward. ``opened`` carries its window once it is made."""

    opened = Signal(object)

    def __init__(self, desk: Desk, window: QMainWindow) -> None:
        """Speak of the game of ``desk`` and of the menus of ``window``."""
        super().__init__(window)
        self._desk, self._main = desk, window
        self._window: HelpWindow | None = None

    @property
    def window(self) -> HelpWindow | None:
        """The window while it is there."""
        return self._window

    def at_hand(self) -> None:
        """Open the help where it speaks of what has the keyboard."""
        self.open_at(help_for(QApplication.focusWidget()))

    def open_at(self, anchor: str) -> None:
        """Open the help at ``anchor``; at its beginning where there is no such place."""
        if self._window is None:
            self._window = self._made()
        self._window.open_at(anchor)

    def close(self) -> None:
        """Close the window together with the main one."""
        if self._window is not None:
            self._window.close()

    def _made(self) -> HelpWindow:
        # Nobody needs it at the start, and it takes its time to load.
        from belot_desktop.ui.help.chapters import Chapters  # noqa: PLC0415 (see above)
        from belot_desktop.ui.help.window import HelpWindow  # noqa: PLC0415 (see above)

        window = HelpWindow(self._desk, Chapters(self._desk, self._main.menuBar()))
        window.destroyed.connect(self._forget)
        self.opened.emit(window)
        return window

    def _forget(self) -> None:
        self._window = None
