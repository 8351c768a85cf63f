"""The bridge to Qt tells what changed, and what could not be saved."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from belot_desktop.core.changes import RowChange, details
from belot_desktop.core.rows import Adjustment
from tests.said import game, row

if TYPE_CHECKING:
    from belot_desktop.models.pad import Pad
    from belot_desktop.store.database import Database


def heard(pad: Pad) -> list[object]:
    """Return the list of what the pad will tell."""
    told = list[object]()
    pad.row_changed.connect(told.append)
    pad.details_changed.connect(lambda: told.append("details"))
    pad.opened.connect(lambda: told.append("opened"))
    pad.failed.connect(lambda fault: told.append(fault.reason))
    return told


def test_each_change_is_told_as_what_it_is(pad: Pad) -> None:
    told = heard(pad)
    assert pad.insert(0, row("s0 H 87"))
    assert pad.set_dealer(0, 2)
    assert pad.change_details(replace(details(pad.game), place="Варна"))
    assert pad.start(replace(game(), id="5d0c2f0e-4b5e-4c7b-9a55-8f1f0a6f3b21"))
    assert told == [
        RowChange(0, None, row("s0 H 87")),
        RowChange(0, row("s0 H 87"), row("s0 H 87 dealer p2")),
        "details",
        "opened",
    ]


def test_undo_tells_the_change_that_it_makes(pad: Pad) -> None:
    pad.insert(0, row("pass"))
    told = heard(pad)
    assert pad.undo()
    assert pad.can_redo
    assert pad.redo()
    assert told == [RowChange(0, row("pass"), None), RowChange(0, None, row("pass"))]


def test_a_row_replaced_by_itself_is_saved_and_changes_nothing(pad: Pad) -> None:
    pad.insert(0, row("pass"))
    told = heard(pad)
    assert pad.replace(0, row("pass"))
    assert told == []


def test_a_change_that_finds_no_room_is_told_and_nothing_changes(
    pad: Pad, database: Database
) -> None:
    [(pages,)] = database.query("PRAGMA page_count")
    database.query(f"PRAGMA max_page_count = {pages}")
    told = heard(pad)
    assert not pad.insert(0, Adjustment((1, 0), "x" * 100_000))
    assert told == ["full"]
    assert pad.game.rows == ()
