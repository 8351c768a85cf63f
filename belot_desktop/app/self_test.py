"""The program tries itself, also where nothing else can: in a bundle, without a screen."""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from PySide6.QtGui import QFontDatabase

from belot_desktop.app.application import make_application
from belot_desktop.app.example import example_game, example_program
from belot_desktop.app.paths import DATABASE
from belot_desktop.core.changes import RowChange, apply
from belot_desktop.core.rows import Passed
from belot_desktop.core.sheet import sheet
from belot_desktop.core.variants import VARIANTS
from belot_desktop.printing import files
from belot_desktop.printing.paper import Setup
from belot_desktop.printing.printouts import PRINTOUTS
from belot_desktop.session import Session
from belot_desktop.store.database import Database
from belot_desktop.store.exchange import write_game
from belot_desktop.store.games import Games
from belot_desktop.texts import LANGUAGES, Texts
from belot_desktop.ui.printing.press import Press

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from belot_desktop.app.program import Program

_TOTALS = (100, 45)  # written points of the example game


def run_self_test() -> int:
    """Do every test, say how each went, and return 0 if all went well."""
    failed = 0
    for name, test in _tests():
        try:
            test()
        except Exception as error:  # noqa: BLE001 (whatever is wrong is what is told)
            failed += 1
            print(f"{name}: {error!r}", file=sys.stderr)  # noqa: T201 (it is what was asked for)
        else:
            print(f"{name}: ok")  # noqa: T201 (it is what was asked for)
    return 1 if failed else 0


def _tests() -> Iterator[tuple[str, Callable[[], None]]]:
    yield "example game", _score_example
    yield "database", _save_and_read
    for language in LANGUAGES:
        yield f"windows ({language})", partial(_open_windows, language)
        yield f"pages ({language})", partial(_draw_pages, language)


def _score_example() -> None:
    totals = sheet(example_game()).totals
    if totals != _TOTALS:
        raise ValueError(totals)


def _save_and_read() -> None:
    """Save a game and a row in a new file, close it, and find both again."""
    with TemporaryDirectory(prefix="belot-") as folder:
        path, game = Path(folder) / DATABASE, example_game()
        with Database(path) as database:
            games = Games(database, VARIANTS)
            games.create(game)
            Session(games, game).append(Passed())
        change = RowChange(len(game.rows), None, Passed())
        with Database(path) as database:
            found = Games(database, VARIANTS).load(game.id)
        if found != apply(game, change):
            raise ValueError(found)


def _open_windows(language: str) -> None:
    application = make_application()
    if not QFontDatabase.families(QFontDatabase.WritingSystem.Cyrillic):
        raise ValueError("no font has Cyrillic letters")
    with example_program(language) as program, TemporaryDirectory(prefix="belot-") as folder:
        program.pad.start(example_game())
        program.window.show()
        for open_dialog in _dialogs(program, Path(folder)):
            open_dialog()
            application.processEvents()
            dialog = application.activeModalWidget()
            if dialog is None or dialog.grab().isNull():
                raise ValueError(str(open_dialog))
            dialog.close()
        program.window.commands.help.at_hand()
        for window in (program.window, program.window.commands.help.window):
            if window is None or window.grab().isNull():
                raise ValueError(str(window))


def _draw_pages(language: str) -> None:
    """Draw everything that can be printed, and ask the system for its printers."""
    make_application()
    texts, game = Texts(language), example_game()
    for printout in PRINTOUTS.values():
        pages = printout(game, texts, Setup())
        if not (files.pdf(pages, "").startswith(b"%PDF") and b"</svg>" in files.svg(pages[0], "")):
            raise ValueError(str(printout))
    Press().ready()


def _dialogs(program: Program, folder: Path) -> Iterator[Callable[[], object]]:
    commands, rows = program.window.commands, len(program.pad.game.rows)
    yield commands.new_deal
    yield lambda: commands.edit(rows - 1)
    yield commands.corrections.correct
    yield commands.corrections.revoke
    yield commands.corrections.take_over
    yield commands.games.begin
    yield commands.games.edit
    yield commands.rules.edit
    yield commands.settings.show
    yield commands.printing.show
    file = folder / "game.json"
    yield lambda: commands.imports.open_files([file])  # is not there, which is said
    file.write_text(write_game(program.pad.game), "utf-8")
    yield lambda: commands.imports.open_files([file])
    yield commands.about
