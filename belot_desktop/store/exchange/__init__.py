"""Games as files, both ways, in the format of ``format/game.md``."""

from __future__ import annotations

from belot_desktop.store.exchange.faults import Fault, Unreadable
from belot_desktop.store.exchange.files import GameFile, Reader, Watch, read_file, read_games
from belot_desktop.store.exchange.games import as_entered, by_the_rules
from belot_desktop.store.exchange.rows import row_from_json
from belot_desktop.store.exchange.writing import row_to_json, write_game, write_games

__all__ = [
    "Fault",
    "GameFile",
    "Reader",
    "Unreadable",
    "Watch",
    "as_entered",
    "by_the_rules",
    "read_file",
    "read_games",
    "row_from_json",
    "row_to_json",
    "write_game",
    "write_games",
]
