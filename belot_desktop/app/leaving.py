"""Told to leave from outside: by Ctrl+C in a terminal, or as the session ends."""

from __future__ import annotations

import signal
from contextlib import contextmanager
from socket import socketpair
from typing import TYPE_CHECKING

from PySide6.QtCore import QSocketNotifier

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QApplication

_TOLD = ("SIGINT", "SIGTERM", "SIGHUP")  # not every system has all of them


@contextmanager
def leaving_when_told(application: QApplication) -> Iterator[None]:
    """Let ``application`` leave as if its window was closed, also with a dialog open.

    Python hears a signal only when it has something to do, and in Qt's event loop it has
    not: a pair of sockets, of which it writes to one, wakes the loop by the other.
    """
    told = [getattr(signal, name) for name in _TOLD if hasattr(signal, name)]
    heard, written = socketpair()
    with heard, written:
        for each in (heard, written):
            each.settimeout(0)
        notifier = QSocketNotifier(heard.fileno(), QSocketNotifier.Type.Read)
        notifier.activated.connect(lambda: heard.recv(1))
        others = signal.set_wakeup_fd(written.fileno(), warn_on_full_buffer=False)
        before = {each: signal.signal(each, lambda *_: application.exit()) for each in told}
        try:
            yield
        finally:
            notifier.setEnabled(False)
            signal.set_wakeup_fd(others)
            for each, handler in before.items():
                signal.signal(each, handler)
