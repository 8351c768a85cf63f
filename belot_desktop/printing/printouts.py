"""Everything that can be printed of a game, by its key."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from belot_desktop.printing.empty_sheet import empty_sheet
from belot_desktop.printing.game_sheet import game_sheet
from belot_desktop.printing.house_page import house_page
from belot_desktop.printing.page import trimmed

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from belot_desktop.core.game import Game
    from belot_desktop.printing.page import Page
    from belot_desktop.printing.paper import Setup
    from belot_desktop.texts import Texts

    Printout = Callable[[Game, Texts, Setup], tuple[Page, ...]]

PRINTOUTS: Mapping[str, Printout] = MappingProxyType(
    {"sheet": game_sheet, "rules": house_page, "empty": empty_sheet}
)


def sheet_in_one(game: Game, texts: Texts, setup: Setup) -> Page:
    """Return the sheet of ``game`` for a picture: one page, as high as it needs to be."""
    (page,) = game_sheet(game, texts, setup.endless())
    return trimmed(page)
