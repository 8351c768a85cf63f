"""Files on their way in, step by step, so that who waits sees how far it is and can give up."""

from __future__ import annotations

from dataclasses import dataclass
from threading import Thread
from typing import TYPE_CHECKING

from belot_desktop.models.import_form import ImportForm, compared
from belot_desktop.store.exchange import Fault, GameFile, Unreadable

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Sequence
    from pathlib import Path

    from belot_desktop.core.game import Game
    from belot_desktop.models.import_form import Located
    from belot_desktop.store.exchange import Watch

    Step = tuple[int, int]  # so many of so many

MOST_FILES = 100
_BREATH = 0.03  # seconds: so long nobody looks how far it is


class GivenUp(Exception):  # noqa: N818 - nothing is wrong
    """Nobody wants the files any more."""


@dataclass(frozen=True, slots=True)
class Refused:
    """What is wrong with files, each fault with the file's name: nothing of them is taken."""

    faults: tuple[Located, ...]


@dataclass(frozen=True, slots=True)
class Doors:
    """Where games come in: how a file is read, how a game's twin here is found, new ids."""

    read: Callable[[Path, Watch], GameFile]
    twin: Callable[[Game], Game | None]
    new_id: Callable[[], str]


def arriving(paths: Sequence[Path], doors: Doors) -> Generator[Step, None, ImportForm | Refused]:
    """Read files and compare their games with those that are here; give how far it is.

    Closed before its end, it lets the reading end by itself. Raises StoreFault.
    """
    games: list[Game] = []
    warnings: list[Located] = []
    faults: list[Located] = []
    for path in paths[:MOST_FILES]:
        reading = _Reading(path, doors.read)
        yield from reading.steps()
        if isinstance(reading.found, Unreadable):
            faults += [(path.name, each) for each in reading.found.faults]
        elif reading.found is not None:
            games += reading.found.games
            warnings += [(path.name, each) for each in reading.found.warnings]
    if len(paths) > MOST_FILES:
        faults.append(("", Fault("", "too_many", {"most": MOST_FILES})))
    if faults:
        return Refused(tuple(faults))
    found = []
    for each in compared(games, doors.twin):
        found.append(each)
        yield len(found), len(games)
    return ImportForm(found, doors.new_id, warnings)


class _Reading:
    """A file that is read beside everything else: nothing of it touches the database.

    Given up it is not waited for: what hangs is a network, and may hang for good.
    """

    def __init__(self, path: Path, read: Callable[[Path, Watch], GameFile]) -> None:
        self.found: GameFile | Unreadable | None = None
        self._path, self._read = path, read
        self._step: Step = (0, 0)
        self._given_up = False
        self._wrong: Exception | None = None
        self._thread = Thread(target=self._run, daemon=True)

    def steps(self) -> Generator[Step, None, None]:
        """Give how far it is until it is done."""
        self._thread.start()
        try:
            while self._thread.is_alive():
                self._thread.join(_BREATH)
                yield self._step
        finally:
            self._given_up = True
        if self._wrong is not None:
            raise self._wrong

    def _run(self) -> None:
        try:
            self.found = self._read(self._path, self._watch)
        except Unreadable as unreadable:
            self.found = unreadable
        except Exception as wrong:  # noqa: BLE001 (it is raised where somebody can be told)
            self._wrong = wrong

    def _watch(self, read: int, count: int) -> None:
        if self._given_up:
            raise GivenUp
        self._step = (read, count)
