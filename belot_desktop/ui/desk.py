"""What every window of the pad works with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from belot_desktop.core.game import Game
    from belot_desktop.models.arriving import Doors
    from belot_desktop.models.half_typed import HalfTyped
    from belot_desktop.models.pad import Pad
    from belot_desktop.models.preset_shelf import PresetShelf
    from belot_desktop.models.settings import Settings
    from belot_desktop.models.speech import Speech
    from belot_desktop.store.copies import Copies
    from belot_desktop.ui.theme import Theme


@dataclass(frozen=True, slots=True)
class Desk:
    """The open game, what was half typed in it, the words, the look, the settings and presets.

    ``copies`` are where games can be taken along.
    ``fresh_game`` makes a game that begins now, ``known_names`` returns the names of
    those who have played before; ``system_language`` is spoken unless one was chosen;
    games in files come in by the ``doors``.
    """

    pad: Pad
    half_typed: HalfTyped
    speech: Speech
    theme: Theme
    settings: Settings
    fresh_game: Callable[[], Game]
    system_language: str
    known_names: Callable[[], Sequence[str]]
    presets: PresetShelf
    doors: Doors
    copies: Copies
