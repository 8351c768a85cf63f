"""A game by quick entry alone in the real program, which is killed in the middle of a line."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from belot_desktop.core.game import Team
from belot_desktop.texts import Texts
from tests.e2e.program import TITLES, kept_game
from tests.e2e.right_answers import case, kept_sheet
from tests.e2e.writer import Writer

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.e2e.program import RunningPad
    from tests.e2e.screen import Screen


@pytest.mark.parametrize("language", TITLES)
def test_a_game_typed_as_people_say_it_comes_out_right(
    language: str, screen: Screen, start: Callable[..., RunningPad]
) -> None:
    game, expected = case("game 5")
    nameless = replace(game, teams=(Team(), Team()))
    lines = [Texts(language).said(row, nameless) for row in game.rows]
    screen.set_layout("us,bg", ",phonetic")
    writer = Writer(screen, language)

    pad = start(language)
    writer.begin_game([""] * 4, game.first_dealer)
    for line in lines[:-1]:
        screen.write(line)
        screen.press("Return")
    half, before = len(lines[-1]) // 2, pad.written
    screen.write(lines[-1][:half])
    pad.wait_until_kept(before)
    pad.kill()
    assert kept_game(pad.folder).rows == game.rows[:-1]

    pad = start(language)
    writer.wait_for_pad()
    screen.press("ctrl+l", "End")
    before = pad.written
    screen.write(lines[-1][half:])
    pad.wait_until_kept(before)
    before = pad.written
    screen.press("Return")
    pad.wait_until_kept(before)
    pad.kill()
    assert kept_game(pad.folder).rows == game.rows
    assert kept_sheet(pad.folder) == expected
