"""The import dialog without its window: what files brought, and what becomes of each game."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from belot_desktop.core.game import Game
    from belot_desktop.store.exchange import Fault

    Located = tuple[str, Fault]  # with the name of its file


class Here(Enum):
    """Whether a game that arrives is here already, going by its id."""

    NEW = "new"
    SAME = "same"
    OTHER = "other"  # here in another state
    TWICE = "twice"  # it arrives twice, in two states


class Do(Enum):
    """What becomes of a game that arrives."""

    TAKE = "take"
    SKIP = "skip"
    REPLACE = "replace"  # the one that is here
    BOTH = "both"  # under an id of its own


OFFERED = {
    Here.NEW: (Do.TAKE, Do.SKIP),
    Here.SAME: (Do.SKIP, Do.BOTH),
    Here.OTHER: (Do.SKIP, Do.REPLACE, Do.BOTH),
    Here.TWICE: (Do.BOTH, Do.SKIP),
}


@dataclass(frozen=True, slots=True)
class Arrived:
    """A game that arrives, whether it is :attr:`here`, and the other state of it if so."""

    game: Game
    here: Here
    other: Game | None = None

    @property
    def alike(self) -> int:
        """How many rows from the first one on are the same in both states."""
        rows = () if self.other is None else self.other.rows
        pairs = enumerate(zip(self.game.rows, rows, strict=False))
        shorter = min(len(self.game.rows), len(rows))
        return next((at for at, (one, other) in pairs if one != other), shorter)


def compared(games: Iterable[Game], twin: Callable[[Game], Game | None]) -> Iterator[Arrived]:
    """Tell of each game whether its ``twin`` is here; each state of a game comes only once.

    Of all states of a game one at most may be kept under its id. Raises StoreFault.
    """
    states: set[Game] = set()
    kept: dict[str, Game] = {}  # by id, the state that may be kept under it
    for game in games:
        if game in states:
            continue
        states.add(game)
        other = twin(game)
        if other == game:
            yield Arrived(game, Here.SAME, other)
        elif game.id in kept:
            yield Arrived(game, Here.TWICE, kept[game.id])
        else:
            kept[game.id] = game
            yield Arrived(game, Here.NEW if other is None else Here.OTHER, other)


class ImportForm(QObject):
    """What is to become of the games that were found; ``changed`` tells that it did."""

    changed = Signal()

    def __init__(
        self, found: Sequence[Arrived], new_id: Callable[[], str], warnings: Sequence[Located] = ()
    ) -> None:
        """Take what is new and leave what is here; ``warnings`` are about the deals found."""
        super().__init__()
        self.found, self.warnings = tuple(found), tuple(warnings)
        self._new_id = new_id
        self._chosen = [OFFERED[each.here][0] for each in found]

    @property
    def touched(self) -> bool:
        """Whether something else was chosen than at first."""
        first = (OFFERED[each.here][0] for each in self.found)
        return any(each is not chosen for each, chosen in zip(first, self._chosen, strict=True))

    def offered(self, at: int) -> tuple[Do, ...]:
        """Return what can become of a game."""
        return OFFERED[self.found[at].here]

    def chosen(self, at: int) -> Do:
        """Return what is to become of a game."""
        return self._chosen[at]

    def choose(self, at: int, do: Do) -> None:
        """Say what is to become of a game. Raises ValueError for what is not offered."""
        if do not in self.offered(at):
            raise ValueError(do)
        self._chosen[at] = do
        self.changed.emit()

    def alike(self, at: int) -> int:
        """Return how many other games are here in the same way and meant for something else."""
        return len(self._others(at))

    def choose_alike(self, at: int) -> None:
        """Let the same become of all games that are here in the same way as one of them."""
        for other in self._others(at):
            self._chosen[other] = self._chosen[at]
        self.changed.emit()

    def _others(self, at: int) -> list[int]:
        here, do = self.found[at].here, self._chosen[at]
        return [
            other
            for other, each in enumerate(self.found)
            if each.here is here and self._chosen[other] is not do
        ]

    @property
    def counts(self) -> Counter[Do]:
        """How many games become what."""
        return Counter(self._chosen)

    def taken(self) -> tuple[Game, ...]:
        """Return the games that are to be kept, in their order; of two states both."""
        return tuple(
            replace(each.game, id=self._new_id()) if do is Do.BOTH else each.game
            for each, do in zip(self.found, self._chosen, strict=True)
            if do is not Do.SKIP
        )

    @property
    def replaces(self) -> bool:
        """Whether the one game that is taken takes the place of another state of it."""
        return self.counts[Do.REPLACE] == 1 and not self.counts[Do.TAKE] + self.counts[Do.BOTH]
