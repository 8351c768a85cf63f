"""A backup: a copy of the whole database, whose games can be read back."""

from __future__ import annotations

import shutil
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from belot_desktop.store.database import Database
from belot_desktop.store.errors import told_apart
from belot_desktop.store.games import Games

if TYPE_CHECKING:
    from collections.abc import Mapping

    from belot_desktop.core.game import Game
    from belot_desktop.core.variant import Variant

_HEAD = b"SQLite format 3\0"


def is_backup(head: bytes) -> bool:
    """Tell by the first bytes of a file whether it can be a backup."""
    return head.startswith(_HEAD)


def games_in(backup: Path, variants: Mapping[str, Variant[Any]]) -> tuple[Game, ...]:
    """Return the games of a ``backup``, the oldest first; the file itself is left as it is.

    Raises StoreFault: that of a file that is damaged or somebody else's, or UnknownGame.
    """
    with TemporaryDirectory(prefix="belot-") as folder:
        copied = Path(folder) / backup.name
        with told_apart(backup):
            shutil.copyfile(backup, copied)
        with Database(copied) as database:
            games = Games(database, variants)
            return tuple(games.load(game_id) for game_id in reversed(games.ids()))
