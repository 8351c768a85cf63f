"""What the tests of windows share: the theme, and the program as at a real start."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent

from belot_desktop.app.program import Program
from belot_desktop.models.settings import LANGUAGE
from belot_desktop.texts import LANGUAGES
from belot_desktop.ui.theme import Theme

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QApplication

    from belot_desktop.store.database import Database


@pytest.fixture
def theme(qapp: QApplication) -> Iterator[Theme]:
    """Dress the application in light, its text at the usual size, until the test is over."""
    dressed = Theme(qapp)
    dressed.apply("light", 1.0)
    yield dressed
    # Closed dialogs are gone now rather than dressed anew by every test after this one.
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    qapp.setStyleSheet("")
    dressed.deleteLater()
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture(params=LANGUAGES)
def program(
    request: pytest.FixtureRequest, qapp: QApplication, database: Database
) -> Iterator[Program]:
    """Open the window on an empty pad, in each language in turn, and close it properly."""
    opened = Program(qapp, database, {LANGUAGE: request.param})
    opened.window.show()
    opened.window.activateWindow()
    qapp.processEvents()
    yield opened
    opened.close()
    opened.theme.deleteLater()
    qapp.setStyleSheet("")
    qapp.processEvents()
