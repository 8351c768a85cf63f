"""The one bridge from the session to Qt: commands in, signals out."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from belot_desktop.core.changes import DetailsChange, RowChange
from belot_desktop.session import finished
from belot_desktop.store.errors import StoreFault

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Sequence

    from belot_desktop.core.changes import Change, Details
    from belot_desktop.core.game import Game
    from belot_desktop.core.rows import Row
    from belot_desktop.core.sheet import Sheet
    from belot_desktop.session import Opened, Session

logger = logging.getLogger(__name__)


class Pad(QObject):
    """The open game for the windows.

    ``row_changed`` carries the :class:`RowChange` that took effect, ``details_changed``
    tells of new names or rules, ``opened`` of another game, or of one that was replaced as
    a whole; ``changed`` follows each of them. ``failed`` carries why a change could not be
    saved: then nothing changed. Every command returns whether it was carried out; one that
    had nothing to change was.
    """

    row_changed = Signal(object)
    details_changed = Signal()
    opened = Signal()
    changed = Signal()
    failed = Signal(object)

    def __init__(self, session: Session) -> None:
        """Speak for ``session``."""
        super().__init__()
        self._session = session

    @property
    def game(self) -> Game:
        """The open game."""
        return self._session.game

    @property
    def sheet(self) -> Sheet:
        """What follows from its rows."""
        return self._session.sheet

    @property
    def can_undo(self) -> bool:
        """Whether there is a change to undo."""
        return self._session.can_undo

    @property
    def can_redo(self) -> bool:
        """Whether there is an undone change to do again."""
        return self._session.can_redo

    def insert(self, at: int, row: Row) -> bool:
        """Put a row before row ``at``; behind the last one where there is none."""
        return self._do(lambda: self._session.insert(at, row))

    def replace(self, at: int, row: Row) -> bool:
        """Put a row in the place of row ``at``."""
        return self._do(lambda: self._session.replace(at, row))

    def remove(self, at: int) -> bool:
        """Take row ``at`` away."""
        return self._do(lambda: self._session.remove(at))

    def set_dealer(self, at: int, seat: int | None) -> bool:
        """Let ``seat`` have dealt row ``at``; None: whose turn it was."""
        return self._do(lambda: self._session.set_dealer(at, seat))

    def change_details(self, details: Details) -> bool:
        """Change names, rules, the first dealer and the like."""
        return self._do(lambda: self._session.change_details(details))

    def undo(self) -> bool:
        """Undo the last change."""
        return self._do(self._session.undo)

    def redo(self) -> bool:
        """Do the last undone change again."""
        return self._do(self._session.redo)

    def start(self, game: Game) -> bool:
        """Begin a new game."""
        return self._do(lambda: self._session.start(game))

    def known(self, game_id: str) -> Game | None:
        """Return the game with an id, None where there is none. Raises StoreFault."""
        return self._session.known(game_id)

    def twin(self, game: Game) -> Game | None:
        """Return the game here that has the id of ``game``: that one itself if they are the same.

        Raises StoreFault.
        """
        return self._session.twin(game)

    def bring(self, games: Sequence[Game]) -> bool:
        """Keep games that a file had, all of them or none, and open the last one."""
        return finished(self.bringing(games))

    def bringing(self, games: Sequence[Game]) -> Generator[int, None, bool]:
        """Do what :meth:`bring` does step by step; give how many are done.

        Closed before its end it keeps none. Nothing else may be written meanwhile.
        """
        try:
            opened = yield from self._session.bringing(games)
        except StoreFault as fault:
            return self._fail(fault)
        return self._show(opened)

    def open(self, game_id: str) -> bool:
        """Open another game."""
        return self._do(lambda: self._session.open(game_id))

    def _do(self, command: Callable[[], Change | Opened | None]) -> bool:
        try:
            done = command()
        except StoreFault as fault:
            return self._fail(fault)
        return self._show(done)

    def _fail(self, fault: StoreFault) -> bool:
        logger.error("A change could not be saved", exc_info=fault)
        self.failed.emit(fault)
        return False

    def _show(self, done: Change | Opened | None) -> bool:
        if done is not None:
            self._tell(done)
            self.changed.emit()
        return True

    def _tell(self, done: Change | Opened) -> None:
        if isinstance(done, RowChange):
            self.row_changed.emit(done)
        elif isinstance(done, DetailsChange):
            self.details_changed.emit()
        else:
            self.opened.emit()
