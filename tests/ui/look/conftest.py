"""What the tests of the look share: the application dressed in the theme."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from belot_desktop.ui.theme import Theme

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QApplication

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let the offscreen platform say what it cannot do: raise tooltips, hint at sizes."""
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.qt_log_ignore("This plugin does not support"))


@pytest.fixture
def theme(qapp: QApplication) -> Iterator[Theme]:
    """Dress the application in light, its text at the usual size, until the test is over."""
    dressed = Theme(qapp)
    dressed.apply("light", 1.0)
    yield dressed
    qapp.setStyleSheet("")
    dressed.deleteLater()
    qapp.processEvents()
