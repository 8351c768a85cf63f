"""The program put together: what was kept, the game as it was left, the window on it."""

from __future__ import annotations

import logging
from datetime import datetime
from types import MappingProxyType
from typing import TYPE_CHECKING, Any
from uuid import uuid4

from PySide6.QtCore import QLocale
from shiboken6 import delete

from belot_desktop.core.game import new_game
from belot_desktop.core.variants import VARIANTS
from belot_desktop.models.arriving import Doors
from belot_desktop.models.half_typed import HalfTyped
from belot_desktop.models.pad import Pad
from belot_desktop.models.preset_shelf import PresetShelf
from belot_desktop.models.settings import LANGUAGE, TEXT_SIZE, THEME, Settings
from belot_desktop.models.speech import Speech
from belot_desktop.session import Session, resume
from belot_desktop.store import settings as kept
from belot_desktop.store.copies import Copies
from belot_desktop.store.errors import UnknownGame
from belot_desktop.store.games import Games
from belot_desktop.store.presets import Presets
from belot_desktop.texts import system_language
from belot_desktop.ui.desk import Desk
from belot_desktop.ui.main_window import MainWindow
from belot_desktop.ui.theme import Theme

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from PySide6.QtWidgets import QApplication

    from belot_desktop.core.game import Game
    from belot_desktop.models.settings import Setting
    from belot_desktop.store.database import Database
    from belot_desktop.store.exchange import GameFile, Watch

logger = logging.getLogger(__name__)

_FIRST_GAME = "bulgarian"


def fresh_game() -> Game:
    """Return a game that begins now, of the kind that the pad opens with."""
    started = datetime.now().astimezone().isoformat(timespec="seconds")
    return new_game(VARIANTS[_FIRST_GAME], _new_id(), started)


def _new_id() -> str:
    return str(uuid4())


def _reader(own: Path) -> Callable[[Path, Watch], GameFile]:
    """Return what reads the games of a file that is not our ``own`` database."""

    def read(path: Path, watch: Watch) -> GameFile:
        from belot_desktop.store.arrivals import read_arrival  # noqa: PLC0415 (not at the start)
        from belot_desktop.store.exchange import Reader, as_entered  # noqa: PLC0415 (the same)

        return read_arrival(path, Reader(VARIANTS, _new_id, as_entered, watch), own)

    return read


class Program:
    """Everything that runs while the window is open."""

    def __init__(
        self,
        application: QApplication,
        database: Database,
        chosen: Mapping[Setting, Any] = MappingProxyType({}),
    ) -> None:
        """Open the window on ``database``; the ``chosen`` settings hold from now on."""
        self.database = database
        games = Games(database, VARIANTS)
        self.settings = Settings(kept.Settings(database))
        for setting, value in chosen.items():
            self.settings.put(setting, value)
        of_system = system_language(QLocale.system().uiLanguages())
        self.speech = Speech(self.settings.get(LANGUAGE) or of_system)
        scale = self.settings.get(TEXT_SIZE) / 100
        self.theme = Theme(application, self.settings.get(THEME), scale)
        session, unknown = _as_it_was_left(games)
        self.pad = Pad(session)
        half_typed = HalfTyped(self.pad, kept.Drafts(database))
        self.desk = Desk(
            pad=self.pad,
            half_typed=half_typed,
            speech=self.speech,
            theme=self.theme,
            settings=self.settings,
            fresh_game=fresh_game,
            system_language=of_system,
            known_names=games.names,
            presets=self._presets(database),
            doors=Doors(_reader(database.path), self.pad.twin, _new_id),
            copies=Copies(database, games),
        )
        self.window = MainWindow(self.desk)
        if unknown is not None:
            self.pad.failed.emit(unknown)

    def _presets(self, database: Database) -> PresetShelf:
        """Offer the presets of ``database``; what goes wrong with them is told as of games."""
        presets = PresetShelf(Presets(database))
        presets.failed.connect(self.pad.failed)
        return presets

    def close(self) -> None:
        """Write what is not on the disk yet, and let window and words go."""
        self.desk.half_typed.flush()
        self.window.close()
        delete(self.window)
        self.speech.fall_silent()


def _as_it_was_left(games: Games) -> tuple[Session, UnknownGame | None]:
    """Open the game that was open last, a new one at the first start.

    A game that only a newer program knows stays where it is, and a new one begins.
    """
    try:
        return resume(games, fresh_game), None
    except UnknownGame as fault:
        logger.exception("The last game cannot be opened")
        game = fresh_game()
        games.create(game)
        return Session(games, game), fault
