"""Nothing but the window that is wanted is ever shown, not even for a moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget

if TYPE_CHECKING:
    from collections.abc import Iterator

    from belot_desktop.app.program import Program


class Shown(QObject):
    """Notes which windows are shown: a part shown before it has a parent is one of them."""

    def __init__(self) -> None:
        super().__init__()
        self.windows: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 (Qt's name)
        if event.type() is QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            self.windows.append(type(watched).__name__)
        return False


@pytest.fixture
def shown(qapp: QApplication) -> Iterator[Shown]:
    watcher = Shown()
    qapp.installEventFilter(watcher)
    yield watcher
    qapp.removeEventFilter(watcher)


def test_each_command_shows_one_dialog(program: Program, shown: Shown) -> None:
    commands = program.window.commands
    for command, name in (
        (commands.new_deal, "DealDialog"),
        (commands.corrections.correct, "CorrectionDialog"),
        (commands.corrections.revoke, "CorrectionDialog"),
        (commands.corrections.take_over, "CorrectionDialog"),
        (commands.games.begin, "GameDialog"),
        (commands.games.edit, "GameDialog"),
    ):
        shown.windows.clear()
        command()
        QApplication.processEvents()
        assert shown.windows == [name]
        dialog = QApplication.activeModalWidget()
        assert dialog is not None
        dialog.close()
