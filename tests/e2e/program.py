"""The real program on a screen: started, watched, killed, and what it kept looked into."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from belot_desktop.app.paths import DATABASE
from belot_desktop.core.variants import VARIANTS
from belot_desktop.store.database import Database
from belot_desktop.store.games import Games
from belot_desktop.store.settings import Drafts
from tests.e2e.screen import PATIENCE, Screen, wait_until

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from belot_desktop.core.game import Game

QUIET = 0.4  # seconds without writing after which nothing more is about to be written


@dataclass(frozen=True)
class Titles:
    """What the windows are called in one language."""

    pad: str
    deal: str
    edited: str
    new_game: str
    correction: str
    give_up: str


TITLES = {
    "bg": Titles(
        pad="Бележник за белот",
        deal="Раздаване {}",
        edited="Раздаване {} — поправка",
        new_game="Нова игра",
        correction="Корекция",
        give_up="Да се изостави ли?",
    ),
    "en": Titles(
        pad="Belot Score Pad",
        deal="Deal {}",
        edited="Deal {} — correction",
        new_game="New game",
        correction="Correction",
        give_up="Give up?",
    ),
}


class RunningPad:
    """A program that was started and is not over yet."""

    def __init__(self, screen: Screen, folder: Path, language: str) -> None:
        """Start it on the data ``folder``, and wait until one of its windows is in front."""
        self.folder, self._said = folder, folder.parent / "stderr.txt"
        with self._said.open("ab") as said:
            self._process = subprocess.Popen(
                command(folder, language), env=screen.environment, stderr=said
            )

    @property
    def said(self) -> str:
        """What it has said on standard error."""
        return self._said.read_text(encoding="utf-8")

    @contextmanager
    def busy(self) -> Iterator[None]:
        """Let it do nothing for a while, as a program does that waits for a slow disk."""
        self._process.send_signal(signal.SIGSTOP)
        yield
        self._process.send_signal(signal.SIGCONT)

    def kill(self) -> None:
        """End it as a crash does, with no time to do anything."""
        self._process.kill()
        self._process.wait(PATIENCE)

    def wait_for_end(self) -> int:
        """Wait until it has left by itself; return its exit status."""
        return self._process.wait(PATIENCE)

    def wait_until_kept(self, before: int) -> None:
        """Wait until something was written since ``before`` and nothing more is about to be."""
        wait_until(lambda: self.written > before, lambda: "something to be written")
        wait_until(lambda: time.time() - self.written / 1e9 > QUIET, lambda: "writing to end")

    @property
    def written(self) -> int:
        """When something was last written, in nanoseconds; the file itself is locked."""
        return (self.folder / DATABASE).stat().st_mtime_ns


def command(folder: Path, language: str) -> list[str]:
    """Return what starts the program on the data ``folder``."""
    program = [sys.executable, "-m", "belot_desktop"]
    return [*program, "--data-dir", str(folder), "--lang", language]


def kept_game(folder: Path) -> Game:
    """Return the game that was open last, after the program has ended."""
    with Database(folder / DATABASE) as database:
        games = Games(database, VARIANTS)
        latest = games.latest()
        assert latest is not None
        return games.load(latest)


def kept_draft(folder: Path) -> Any:
    """Return the deal that was half typed in that game, None where there was none."""
    game = kept_game(folder)
    with Database(folder / DATABASE) as database, suppress(TypeError):
        return Drafts(database).load(game.id)["half"]["draft"]
    return None
