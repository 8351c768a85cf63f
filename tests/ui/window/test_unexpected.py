"""A mistake of the program itself is told once, and the window stays."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from belot_desktop.app.unexpected import watch_for_the_unexpected

if TYPE_CHECKING:
    import pytest

    from belot_desktop.app.program import Program


def test_what_nobody_caught_is_told_in_the_window(
    program: Program, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    watch_for_the_unexpected(program.window)
    sys.excepthook(ValueError, ValueError("7"), None)
    assert program.window.notices.isVisible()
    assert "ValueError: 7" in caplog.text
