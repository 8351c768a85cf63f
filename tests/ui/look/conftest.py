"""What the tests of the look share: the application dressed in the theme."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from belot_desktop.ui.theme import Theme

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QApplication


@pytest.fixture
def theme(qapp: QApplication) -> Iterator[Theme]:
    """Dress the application in light, its text at the usual size, until the test is over."""
    dressed = Theme(qapp)
    dressed.apply("light", 1.0)
    yield dressed
    qapp.setStyleSheet("")
    dressed.deleteLater()
    qapp.processEvents()
