"""Faults of the program itself: told to the user once, logged whole, the window stays."""

from __future__ import annotations

import logging
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from types import TracebackType

    from belot_desktop.ui.main_window import MainWindow

logger = logging.getLogger(__name__)


def watch_for_the_unexpected(window: MainWindow) -> None:
    """Tell ``window`` of every exception that nobody caught."""

    def tell(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        logger.critical("Nobody caught this", exc_info=(kind, error, trace))
        window.tell_of_fault()

    sys.excepthook = tell
