"""Somebody types faster than a dialog opens, and no key is lost or goes elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.e2e.fingers import HOUSE_RULES, NEW_DEAL, NEW_GAME, SAVE
from tests.e2e.program import kept_game
from tests.e2e.writer import Writer
from tests.said import deal

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.e2e.program import RunningPad
    from tests.e2e.screen import Screen

    Start = Callable[..., RunningPad]

TRIES = 4
KEYS = ("2", "3", "9", "0", SAVE)
TYPED = deal("s1 H 90")


@pytest.mark.parametrize("pause", [0, 12, 60, 150])
def test_a_deal_typed_in_one_go_is_saved_as_typed(pause: int, screen: Screen, start: Start) -> None:
    pad, writer = start("bg"), Writer(screen, "bg")
    for _ in range(TRIES):
        writer.wait_for_pad()
        before = pad.written
        screen.press(NEW_DEAL, *KEYS, pause=pause)
        pad.wait_until_kept(before)
    pad.kill()
    assert kept_game(pad.folder).rows == (TYPED,) * TRIES


def test_a_deal_typed_while_the_program_was_busy(screen: Screen, start: Start) -> None:
    pad, writer = start("en"), Writer(screen, "en")
    for _ in range(TRIES):
        writer.wait_for_pad()
        before = pad.written
        with pad.busy():
            screen.press(NEW_DEAL, *KEYS)
        pad.wait_until_kept(before)
    pad.kill()
    assert kept_game(pad.folder).rows == (TYPED,) * TRIES


@pytest.mark.parametrize("first", [NEW_DEAL, NEW_GAME, HOUSE_RULES])
def test_no_second_dialog_opens_over_the_first(first: str, screen: Screen, start: Start) -> None:
    pad, writer = start("en"), Writer(screen, "en")
    writer.wait_for_pad()
    before = pad.written
    screen.press(NEW_DEAL, first, *KEYS)
    pad.wait_until_kept(before)
    writer.open_deal(2)
    pad.kill()
    assert kept_game(pad.folder).rows == (TYPED,)
