"""The program leaves in order when the system tells it to."""

from __future__ import annotations

import signal
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QTimer

from belot_desktop.app.leaving import leaving_when_told

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

TOO_LATE = 9


@pytest.mark.parametrize("told", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_ends_the_event_loop_and_nothing_else(
    qapp: QApplication, told: signal.Signals
) -> None:
    before = signal.getsignal(told)
    late = QTimer(singleShot=True, interval=5000)
    late.timeout.connect(lambda: qapp.exit(TOO_LATE))
    late.start()
    QTimer.singleShot(0, lambda: signal.raise_signal(told))
    with leaving_when_told(qapp):
        assert qapp.exec() == 0
    late.stop()
    assert signal.getsignal(told) == before
