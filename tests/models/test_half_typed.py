"""What was half typed is found again, whatever happened in between."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from belot_desktop.core.rows import Deal
from belot_desktop.models.deal_draft import DealDraft
from belot_desktop.models.half_typed import Half, HalfTyped
from belot_desktop.store.settings import Drafts
from tests.said import GAME_ID, game, row

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from belot_desktop.models.pad import Pad
    from belot_desktop.store.database import Database

HALF = Half(0, editing=False, draft=DealDraft(Deal(0, contract="hearts"), "points", None, 0, "8"))


def test_a_half_typed_deal_is_on_the_disk_a_moment_later(
    half_typed: HalfTyped, pad: Pad, database: Database, qtbot: QtBot
) -> None:
    half_typed.keep(HALF)
    assert Drafts(database).load(GAME_ID) is None
    qtbot.waitUntil(lambda: Drafts(database).load(GAME_ID) is not None)
    assert HalfTyped(pad, Drafts(database)).half == HALF


def test_what_was_saved_or_given_up_is_forgotten(
    half_typed: HalfTyped, pad: Pad, database: Database
) -> None:
    half_typed.keep(HALF)
    half_typed.flush()
    half_typed.clear()
    assert Drafts(database).load(GAME_ID) is None
    assert HalfTyped(pad, Drafts(database)).half is None


def test_the_dealer_may_be_put_right_before_the_deal(
    half_typed: HalfTyped, pad: Pad, database: Database
) -> None:
    assert half_typed.dealer == 0
    half_typed.put_next_dealer(2)
    assert (half_typed.next_dealer, half_typed.dealer) == (2, 2)
    assert HalfTyped(pad, Drafts(database)).next_dealer == 2
    half_typed.put_next_dealer(0)
    assert half_typed.next_dealer is None


def test_the_deal_passes_on_by_turn_again_once_a_row_came(half_typed: HalfTyped, pad: Pad) -> None:
    half_typed.put_next_dealer(2)
    pad.insert(0, row("pass dealer p2"))
    assert (half_typed.next_dealer, half_typed.dealer) == (None, 3)


def test_another_game_has_nothing_half_typed(half_typed: HalfTyped, pad: Pad) -> None:
    pad.insert(0, row("pass"))
    half_typed.keep(HALF)
    half_typed.flush()
    pad.start(replace(game(), id="5d0c2f0e-4b5e-4c7b-9a55-8f1f0a6f3b21"))
    assert half_typed.half is None
    pad.undo()
    assert half_typed.half == HALF


@pytest.mark.parametrize(
    "kept",
    [
        [],
        {},
        {"next_dealer": 9},
        {"next_dealer": None, "half": {"at": 5, "editing": False, "draft": {}}},
        {"next_dealer": None, "half": {"at": 0, "editing": True, "draft": {}}},
        {"next_dealer": None, "half": {"at": "x", "editing": False}},
        {"next_dealer": None, "half": {"at": 0, "editing": False, "draft": {"deal": 1}}},
    ],
)
def test_what_cannot_be_read_is_left_out(pad: Pad, database: Database, kept: object) -> None:
    Drafts(database).save(GAME_ID, kept)
    found = HalfTyped(pad, Drafts(database))
    assert (found.half, found.next_dealer) == (None, None)


def test_a_correction_is_not_edited_as_a_deal(pad: Pad, database: Database) -> None:
    pad.insert(0, row("+26 s1"))
    half = HalfTyped(pad, Drafts(database))
    half.keep(Half(0, editing=True, draft=HALF.draft))
    half.flush()
    assert HalfTyped(pad, Drafts(database)).half is None


def test_a_full_disk_does_not_stop_the_typing(half_typed: HalfTyped, database: Database) -> None:
    [(pages,)] = database.query("PRAGMA page_count")
    database.query(f"PRAGMA max_page_count = {pages}")
    half_typed.keep(replace(HALF, draft=replace(HALF.draft, typed="1+" * 9999)))
    half_typed.flush()
    assert Drafts(database).load(GAME_ID) is None
    assert half_typed.half is not None
