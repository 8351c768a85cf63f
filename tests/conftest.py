"""What the tests of several layers share: a database, an open game, the screen's words."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import hypothesis
import pytest

from belot_desktop.core.variants import VARIANTS
from belot_desktop.models.half_typed import HalfTyped
from belot_desktop.models.pad import Pad
from belot_desktop.models.preset_shelf import PresetShelf
from belot_desktop.models.speech import Speech
from belot_desktop.session import Session
from belot_desktop.store.database import Database
from belot_desktop.store.games import Games
from belot_desktop.store.presets import Presets
from belot_desktop.store.settings import Drafts
from tests.said import game
from tests.toy import TOY

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QApplication

# Without a screen Qt makes one up of 800 by 800 points, too small for most windows.
SCREEN = Path(os.path.relpath(Path(__file__).parent / "data" / "screen.json"))
if os.environ.get("QT_QPA_PLATFORM") == "offscreen":
    os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={SCREEN.as_posix()}"

# Machines differ in speed: how long an example takes says nothing about the rules.
hypothesis.settings.register_profile("any machine", deadline=None)
hypothesis.settings.load_profile("any machine")


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    with Database(tmp_path / "belot.sqlite3") as opened:
        yield opened


@pytest.fixture
def games(database: Database) -> Games:
    return Games(database, {**VARIANTS, TOY.key: TOY})


@pytest.fixture
def pad(games: Games) -> Pad:
    """Open the pad on an empty game of Bulgarian belot."""
    first = game()
    games.create(first)
    return Pad(Session(games, first))


@pytest.fixture
def half_typed(pad: Pad, database: Database) -> HalfTyped:
    return HalfTyped(pad, Drafts(database))


@pytest.fixture
def shelf(database: Database) -> PresetShelf:
    """Offer the presets of a new database: there are none."""
    return PresetShelf(Presets(database))


@pytest.fixture(params=["bg", "en"])
def speech(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[Speech]:
    """Speak the words of each language in turn."""
    spoken = Speech(request.param)
    yield spoken
    spoken.fall_silent()
    qapp.processEvents()


@pytest.fixture
def bulgarian(qapp: QApplication) -> Iterator[Speech]:
    spoken = Speech("bg")
    yield spoken
    spoken.fall_silent()
    qapp.processEvents()
