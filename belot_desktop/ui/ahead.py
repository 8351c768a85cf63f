"""The dialogs that are needed soon, loaded once the window is seen and nobody waits for it."""

from __future__ import annotations

from PySide6.QtCore import QTimer

_SEEN = 200  # milliseconds; a key that is pressed sooner loads what it needs itself


def load_soon() -> None:
    """Load the dialogs for rows in a moment, so that none of them costs the start its time."""
    QTimer.singleShot(_SEEN, _load)


def _load() -> None:
    import belot_desktop.ui.correction_dialog  # noqa: PLC0415 (that is what this is for)
    import belot_desktop.ui.deal.dialog  # noqa: F401, PLC0415 (likewise)
