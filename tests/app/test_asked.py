"""The system of a Mac asks a program that runs to open files."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QUrl
from PySide6.QtGui import QFileOpenEvent

from belot_desktop.app.asked import FilesAsked

if TYPE_CHECKING:
    import pytest
    from PySide6.QtWidgets import QApplication


def test_a_file_is_asked_for(qapp: QApplication, request: pytest.FixtureRequest) -> None:
    files, asked = FilesAsked(qapp), list[list[Path]]()
    request.addfinalizer(lambda: qapp.removeEventFilter(files))
    files.asked.connect(asked.append)
    qapp.sendEvent(qapp, QFileOpenEvent("/tmp/friday.json"))  # noqa: S108
    assert asked == [[Path("/tmp/friday.json")]]  # noqa: S108
    qapp.sendEvent(qapp, QFileOpenEvent(QUrl("https://example.org/friday.json")))
    assert len(asked) == 1
