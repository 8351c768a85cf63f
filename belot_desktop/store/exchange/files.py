"""A whole file, read: one game or many."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from belot_desktop.store.exchange.entry import Entry, Found
from belot_desktop.store.exchange.faults import Unreadable
from belot_desktop.store.exchange.games import by_the_rules, read_game, read_header
from belot_desktop.store.exchange.strict import parsed
from belot_desktop.store.exchange.writing import MANY_GAMES, ONE_GAME

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from belot_desktop.core.game import Game
    from belot_desktop.core.variant import Variant
    from belot_desktop.store.exchange.faults import Fault
    from belot_desktop.store.exchange.games import Judging

Watch = Callable[[int, int], object]  # is told how many games of how many were read


def nobody_watches(_read: int, _count: int) -> None:
    """Let reading go on without anybody who waits for it."""


@dataclass(frozen=True, slots=True)
class GameFile:
    """What a file holds; ``many``: it is a list of games, even if of one.

    ``warnings`` are about deals that may be kept, but look wrong.
    """

    games: tuple[Game, ...]
    many: bool
    warnings: tuple[Fault, ...]


@dataclass(frozen=True, slots=True)
class Reader:
    """How games are read; ``new_id`` gives those without an id a new one.

    ``judging`` says what their deals are held against (see
    :mod:`~belot_desktop.store.exchange.games`). ``watch`` may raise to give up.
    """

    variants: Mapping[str, Variant[Any]]
    new_id: Callable[[], str]
    judging: Judging = by_the_rules
    watch: Watch = nobody_watches

    def file(self, text: str | bytes) -> GameFile:
        """Read a file of games. Raises Unreadable with all that is wrong with it."""
        root = Entry(parsed(text), "", Found())
        many = _read_root(root)
        entries = root.fields(("format", "version", "games"))["games"].items() if many else (root,)
        listed = list(entries)
        return self._games(listed, len(listed), root.found, many=many)

    def listed(self, values: Iterable[object], count: int) -> GameFile:
        """Read ``count`` games that are as in a file. Raises Unreadable."""
        found = Found()
        entries = (Entry(each, f"games[{at}]", found) for at, each in enumerate(values))
        return self._games(entries, count, found, many=True)

    def _games(self, entries: Iterable[Entry], count: int, found: Found, *, many: bool) -> GameFile:
        games: list[Game] = []
        for read, entry in enumerate(entries, 1):
            games += read_game(entry, self.variants, self.new_id, self.judging)
            self.watch(read, count)
        _stop_at(found)
        return GameFile(tuple(games), many, tuple(found.warnings))


def read_file(
    text: str | bytes,
    variants: Mapping[str, Variant[Any]],
    new_id: Callable[[], str],
    judging: Judging = by_the_rules,
) -> GameFile:
    """Read a file of games, see :class:`Reader`. Raises Unreadable."""
    return Reader(variants, new_id, judging).file(text)


def read_games(
    text: str | bytes, variants: Mapping[str, Variant[Any]], new_id: Callable[[], str]
) -> tuple[Game, ...]:
    """Return the games of a file, see :class:`Reader`. Raises Unreadable."""
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
