"""A quick line on the game of four people."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from belot_desktop.core.changes import details
from belot_desktop.core.game import Team
from belot_desktop.models.quick_line import QuickLine
from belot_desktop.models.settings import Settings
from belot_desktop.store import settings as kept

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from belot_desktop.models.half_typed import HalfTyped
    from belot_desktop.models.pad import Pad
    from belot_desktop.models.speech import Speech
    from belot_desktop.store.database import Database

PEOPLE = (Team("", ("Ана", "Борис")), Team("", ("Вера", "Георги")))


@pytest.fixture
def open_line(
    pad: Pad, half_typed: HalfTyped, bulgarian: Speech, database: Database
) -> Callable[[], QuickLine]:
    """Return what opens the quick line of a game of four people, each time as it was left."""
    pad.change_details(replace(details(pad.game), teams=PEOPLE))
    store = kept.Settings(database)
    return lambda: QuickLine(pad, half_typed, bulgarian, Settings(store))


@pytest.fixture
def line(open_line: Callable[[], QuickLine]) -> Iterator[QuickLine]:
    opened = open_line()
    yield opened
    opened.flush()
