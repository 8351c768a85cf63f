"""What a copy may be: a game or all of them, pages, a picture, a table, a backup."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale

from belot_desktop.printing import files
from belot_desktop.printing.printouts import sheet_in_one
from belot_desktop.store.exchange import write_game, write_games
from belot_desktop.store.exchange.spreadsheet import write_table
from belot_desktop.texts.spreadsheet import separator, table
from belot_desktop.ui.printing.setting_up import pdf_of, setup_of

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

    from belot_desktop.models.print_form import PrintForm
    from belot_desktop.printing.devices import Step
    from belot_desktop.ui.desk import Desk

    Making = Generator[Step, None, bytes]


@dataclass(frozen=True, slots=True)
class Format:
    """A kind of file: its key, its ending, and what is in it; None for the whole database.

    What may take long is made in steps. ``of_all``: it holds all games, not only the open
    one.
    """

    key: str
    suffix: str
    made: Callable[[Desk, PrintForm], bytes | Making] | None
    of_all: bool = False


def _game(desk: Desk, _form: PrintForm) -> bytes:
    return write_game(desk.pad.game).encode()


def _games(desk: Desk, _form: PrintForm) -> Making:
    return write_games((yield from desk.copies.every_game())).encode()


def _pdf(desk: Desk, form: PrintForm) -> Making:
    return pdf_of(desk.pad.game, form, "sheet")


def _png(desk: Desk, form: PrintForm) -> bytes:
    return files.png(sheet_in_one(desk.pad.game, form.texts, setup_of(form)))


def _svg(desk: Desk, form: PrintForm) -> bytes:
    game = desk.pad.game
    page = sheet_in_one(game, form.texts, setup_of(form))
    return files.svg(page, form.texts.title_of("sheet", game))


def _csv(desk: Desk, _form: PrintForm) -> bytes:
    return write_table(table(desk.pad.game, desk.speech.texts), separator(QLocale.system()))


GAME = Format("game", ".json", _game)
FORMATS = (
    GAME,
    Format("games", ".json", _games, of_all=True),
    Format("pdf", ".pdf", _pdf),
    Format("png", ".png", _png),
    Format("svg", ".svg", _svg),
    Format("csv", ".csv", _csv),
    Format("backup", ".sqlite3", None, of_all=True),
)
