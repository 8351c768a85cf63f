"""What the tests of the whole window share: the program, put together as at a real start."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from belot_desktop.app.program import Program
from belot_desktop.texts import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QApplication

    from belot_desktop.store.database import Database


@pytest.fixture(params=LANGUAGES)
def program(
    request: pytest.FixtureRequest, qapp: QApplication, database: Database
) -> Iterator[Program]:
    """Open the window on an empty pad, in each language in turn, and close it properly."""
    opened = Program(qapp, database, language=request.param)
    opened.window.show()
    opened.window.activateWindow()
    qapp.processEvents()
    yield opened
    opened.close()
    opened.theme.deleteLater()
    qapp.setStyleSheet("")
    qapp.processEvents()
