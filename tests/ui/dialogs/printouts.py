"""The print preview, full of what it may have to show, on a desk of its own."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from belot_desktop.core.variants import VARIANTS
from belot_desktop.models.arriving import Doors
from belot_desktop.models.half_typed import HalfTyped
from belot_desktop.models.pad import Pad
from belot_desktop.models.preset_shelf import PresetShelf
from belot_desktop.models.print_form import PrintForm
from belot_desktop.models.settings import PRINTOUT, Settings
from belot_desktop.session import Session
from belot_desktop.store.copies import Copies
from belot_desktop.store.database import Database
from belot_desktop.store.exchange import GameFile
from belot_desktop.store.games import Games
from belot_desktop.store.presets import Presets
from belot_desktop.store.settings import Drafts
from belot_desktop.store.settings import Settings as Kept
from belot_desktop.ui.desk import Desk
from belot_desktop.ui.printing.dialog import PreviewDialog
from belot_desktop.ui.printing.press import Press
from tests.said import game
from tests.ui.dialogs.table import EVENING, long_names

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDialog

    from belot_desktop.core.game import Game
    from belot_desktop.models.speech import Speech
    from belot_desktop.ui.theme import Theme


class NoPrinter(Press):
    """A system without a printer."""

    def ready(self) -> bool:
        return False


def desk_for(of: Game, speech: Speech, theme: Theme) -> Desk:
    """Return a desk on which the game ``of`` is open, and which is kept nowhere."""
    database = Database(Path(":memory:"))
    games = Games(database, VARIANTS)
    games.create(of)
    pad = Pad(Session(games, of))
    pad.destroyed.connect(database.close)
    return Desk(
        pad=pad,
        half_typed=HalfTyped(pad, Drafts(database)),
        speech=speech,
        theme=theme,
        settings=Settings(Kept(database)),
        fresh_game=game,
        system_language="en",
        known_names=lambda: (),
        presets=PresetShelf(Presets(database)),
        doors=Doors(
            lambda _path, _watch: GameFile((), many=True, warnings=()), pad.twin, lambda: ""
        ),
        copies=Copies(database, games),
    )


def preview(of: Game, speech: Speech, theme: Theme, press: Press | None = None) -> PreviewDialog:
    """Return the print preview of the game ``of``."""
    desk = desk_for(of, speech, theme)
    form = PrintForm(desk.settings, speech, "A4")
    dialog = PreviewDialog(desk, form, press)
    for each in (form, desk.pad, desk.settings, desk.presets, desk.half_typed):
        each.setParent(dialog)
    return dialog


def many_pages(speech: Speech, theme: Theme) -> QDialog:
    """Show a long game, and that there is no printer."""
    dialog = preview(long_names(*EVENING * 9), speech, theme, NoPrinter())
    dialog.print_out()
    return dialog


def rules_on_paper(speech: Speech, theme: Theme) -> QDialog:
    dialog = preview(long_names(*EVENING), speech, theme)
    dialog.form.put(PRINTOUT, "rules")
    return dialog
