"""The help, open beside the window of an empty pad."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QApplication

    from belot_desktop.app.program import Program
    from belot_desktop.ui.help.window import HelpWindow


@pytest.fixture
def helped(program: Program, qapp: QApplication) -> Iterator[HelpWindow]:
    """Open the help at its beginning, in each language in turn."""
    program.window.commands.help.open_at("")
    opened = program.window.commands.help.window
    assert opened is not None
    qapp.processEvents()
    yield opened
    program.window.commands.help.close()
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)
