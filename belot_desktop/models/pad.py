"""The one bridge from the session to Qt: commands in, signals out."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from belot_desktop.core.changes import Change, RowChange
from belot_desktop.store.faults import StoreFault

if TYPE_CHECKING:
    from collections.abc import Callable

    from belot_desktop.core.changes import Details
    from belot_desktop.core.game import Game
    from belot_desktop.core.rows import Row
    from belot_desktop.core.sheet import Sheet
    from belot_desktop.session import Session

logger = logging.getLogger(__name__)


class Pad(QObject):
    """The open game for the windows.

    ``row_changed`` carries the :class:`RowChange` that took effect, ``details_changed``
    tells of new names or rules, ``opened`` of another game. ``changed`` follows each of
    them. ``failed`` carries the exception of a change that could not be saved: then
    nothing changed.
    """

    row_changed = Signal(object)
    details_changed = Signal()
    opened = Signal()
    changed = Signal()
    failed = Signal(object)
