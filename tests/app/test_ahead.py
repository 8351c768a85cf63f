"""What the first picture of the window does not need is loaded after it."""

from __future__ import annotations

import subprocess
import sys

import pytest

STARTED = "import sys, belot_desktop.app.start as start, belot_desktop.ui.ahead as ahead; "
LATER = (
    "belot_desktop.ui.deal.dialog",
    "belot_desktop.ui.correction_dialog",
    "belot_desktop.ui.game_dialog",
    "belot_desktop.ui.rules.dialog",
    "belot_desktop.ui.settings.dialog",
    "belot_desktop.ui.help.window",
    "belot_desktop.core.what_if",
    "belot_desktop.texts.bulgarian.help",
)
SOON = LATER[:2]


def loaded(code: str) -> set[str]:
    """Return the names of the program's modules that are loaded once ``code`` has run."""
    told = subprocess.run(
        [sys.executable, "-c", f"{STARTED}{code}print(*sys.modules, sep='\\n')"],
        capture_output=True,
        text=True,
        check=True,
    )
    return set(told.stdout.split())


@pytest.fixture(scope="module", name="at_the_start")
def of_the_start() -> set[str]:
    return loaded("")


@pytest.mark.parametrize("module", LATER)
def test_windows_that_are_opened_later_are_not_loaded_at_the_start(
    module: str, at_the_start: set[str]
) -> None:
    assert "belot_desktop.ui.main_window" in at_the_start
    assert module not in at_the_start


def test_the_dialogs_for_rows_are_loaded_in_a_moment() -> None:
    wait = (
        "from PySide6.QtCore import QCoreApplication, QTimer; run = QCoreApplication([]); "
        "ahead.load_soon(); QTimer.singleShot(400, run.quit); run.exec(); "
    )
    assert loaded(wait) >= set(SOON)
