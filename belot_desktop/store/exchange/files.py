"""A whole file, read: one game or many."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from belot_desktop.store.exchange.entry import Entry, Found
from belot_desktop.store.exchange.faults import Unreadable
from belot_desktop.store.exchange.games import by_the_rules, read_game, read_header
from belot_desktop.store.exchange.strict import parsed
from belot_desktop.store.exchange.writing import MANY_GAMES, ONE_GAME

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from belot_desktop.core.game import Game
    from belot_desktop.core.variant import Variant
    from belot_desktop.store.exchange.faults import Fault
    from belot_desktop.store.exchange.games import Judging


@dataclass(frozen=True, slots=True)
class GameFile:
    """What a file holds; ``many``: it is a list of games, even if of one.

    ``warnings`` are about deals that may be kept, but look wrong.
    """

    games: tuple[Game, ...]
    many: bool
    warnings: tuple[Fault, ...]


def read_file(
    text: str | bytes,
    variants: Mapping[str, Variant[Any]],
    new_id: Callable[[], str],
    judging: Judging = by_the_rules,
) -> GameFile:
    """Read a file of games; ``new_id`` gives those without an id a new one.

    ``judging`` says what their deals are held against (see
    :mod:`~belot_desktop.store.exchange.games`).
    Raises Unreadable with all that is wrong with the file.
    """
    root = Entry(parsed(text), "", Found())
    many = _read_root(root)
    entries = root.fields(("format", "version", "games"))["games"].items() if many else (root,)
    games = [game for entry in entries for game in read_game(entry, variants, new_id, judging)]
    _stop_at(root.found)
    return GameFile(tuple(games), many, tuple(root.found.warnings))


def read_games(
    text: str | bytes, variants: Mapping[str, Variant[Any]], new_id: Callable[[], str]
) -> tuple[Game, ...]:
    """Return the games of a file, see :func:`read_file`."""
    return read_file(text, variants, new_id).games


def _read_root(root: Entry) -> bool:
    """Tell whether the file holds many games; go no further where it is none of ours."""
    if not isinstance(root.value, dict):
        root.fields()
    else:
        read_header({key: root.at(key) for key in ("format", "version")}, ONE_GAME, MANY_GAMES)
    _stop_at(root.found)
    return root.at("format").value == MANY_GAMES


def _stop_at(found: Found) -> None:
    if found.faults:
        raise Unreadable(found.faults)
