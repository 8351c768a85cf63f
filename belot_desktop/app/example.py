"""The example game, played into the same window without a screen."""

from __future__ import annotations

from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any
from uuid import uuid4

from PySide6.QtCore import QFile, QIODevice

from belot_desktop.app.application import make_application
from belot_desktop.app.paths import DATABASE
from belot_desktop.app.program import Program
from belot_desktop.core.variants import VARIANTS
from belot_desktop.models.score_model import ScoreModel
from belot_desktop.models.settings import LANGUAGE
from belot_desktop.models.table_text import table_text
from belot_desktop.store.database import Database
from belot_desktop.store.exchange import read_games

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from belot_desktop.core.game import Game
    from belot_desktop.models.settings import Setting

_SIZE = (1180, 760)


def example_game() -> Game:
    """Return the game that ships with the program."""
    file = QFile(":/games/example.json")
    if not file.open(QIODevice.OpenModeFlag.ReadOnly):
        raise FileNotFoundError(file.fileName())
    (game,) = read_games(bytes(file.readAll().data()), VARIANTS, lambda: str(uuid4()))
    return game


@contextmanager
def example_program(language: str | None) -> Iterator[Program]:
    """Put the program together on a database of its own that is gone afterwards."""
    with (
        TemporaryDirectory(prefix="belot-") as folder,
        Database(Path(folder) / DATABASE) as database,
    ):
        chosen = {} if language is None else {LANGUAGE: language}
        program = Program(make_application(), database, chosen)
        try:
            yield program
        finally:
            program.close()


def show_example(picture: Path, chosen: Mapping[Setting, Any]) -> int:
    """Play the example game, save a picture of the window, print the sheet.

    The window is as the ``chosen`` settings say.
    """
    with example_program(chosen.get(LANGUAGE)) as program:
        for setting, value in chosen.items():
            program.settings.put(setting, value)
        program.pad.start(example_game())
        program.window.resize(*_SIZE)
        program.window.show()
        make_application().processEvents()
        picture.parent.mkdir(parents=True, exist_ok=True)
        saved = program.window.grab().save(str(picture))
        for line in table_text(ScoreModel(program.pad, program.speech)):
            print(line)  # noqa: T201 (it is what was asked for)
    return 0 if saved else 1
