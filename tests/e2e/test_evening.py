"""Games entered by keyboard alone into the real program, which is killed on the way."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from belot_desktop.core.rows import Deal, Passed
from belot_desktop.core.variants.bulgarian import BULGARIAN
from tests.e2e.fingers import keys_of
from tests.e2e.program import TITLES, kept_draft, kept_game
from tests.e2e.right_answers import case, kept_sheet
from tests.e2e.writer import Writer

if TYPE_CHECKING:
    from collections.abc import Callable

    from belot_desktop.core.rows import Row
    from tests.e2e.program import RunningPad
    from tests.e2e.screen import Screen

    Start = Callable[..., RunningPad]


# Which deal is half typed when the program is killed, and how many keys it still lacks: in
# one there are announcements and no result yet, in the other 27 of its 272 points.
@pytest.mark.parametrize(("language", "half", "lacking"), [("bg", 5, 2), ("en", 7, 1)])
def test_a_game_survives_every_kill_and_comes_out_right(
    language: str, half: int, lacking: int, screen: Screen, start: Start
) -> None:
    game, expected = case("game 11")
    writer, rows = Writer(screen, language), game.rows

    pad = start(language)
    writer.begin_game([""] * 4, game.first_dealer)
    writer.enter_all(rows[:3])
    pad.kill()
    assert kept_game(pad.folder).rows == rows[:3]

    pad = start(language)
    writer.enter_all(rows[3 : half - 1], after=3)
    keys, before = keys_of(rows[half - 1]), pad.written
    writer.open_deal(half)
    screen.press(*keys[:-lacking])
    pad.wait_until_kept(before)
    pad.kill()
    assert kept_game(pad.folder).rows == rows[: half - 1]
    assert kept_draft(pad.folder) is not None

    pad = start(language)
    writer.wait_for_deal(half)
    screen.press(*keys[-lacking:])
    writer.save()
    writer.enter_all(rows[half:], after=half)
    pad.kill()
    assert kept_draft(pad.folder) is None
    assert kept_sheet(pad.folder) == expected


@pytest.mark.parametrize("language", TITLES)
def test_people_are_named_and_points_corrected_by_keyboard(
    language: str, screen: Screen, start: Start
) -> None:
    game, expected = case("game 3")
    writer, names = Writer(screen, language), [game.player(seat) for seat in range(4)]
    screen.set_layout("us,bg", ",phonetic")
    pad = start(language)
    writer.begin_game(names, game.first_dealer)
    writer.enter_all([with_seat(row) for row in game.rows])
    pad.kill()
    kept = kept_game(pad.folder)
    assert [kept.player(seat) for seat in range(4)] == names
    assert kept.rows[2] == game.rows[2]
    assert kept_sheet(pad.folder) == expected


def with_seat(row: Row) -> Row:
    """Say which player declared, since players with names are asked for."""
    if isinstance(row, Deal) and row.declarer is not None:
        return replace(row, declarer_seat=BULGARIAN.seats_of(row.declarer)[-1])
    return row


@pytest.mark.parametrize("language", TITLES)
def test_the_row_that_was_selected_still_is(language: str, screen: Screen, start: Start) -> None:
    writer = Writer(screen, language)
    pad = start(language)
    writer.enter_all([Passed()] * 3)
    before = pad.written
    screen.press("Up", "Up")
    pad.wait_until_kept(before)
    pad.kill()
    start(language)
    writer.edit_selected(1)


@pytest.mark.parametrize("language", TITLES)
def test_giving_up_leads_back_to_the_pad(language: str, screen: Screen, start: Start) -> None:
    writer, titles = Writer(screen, language), TITLES[language]
    start(language)
    writer.open_deal(1)
    screen.press("1", "Escape")
    screen.wait_for(titles.give_up)
    screen.press("Escape")
    writer.wait_for_deal(1)
    screen.press("Escape")
    screen.wait_for(titles.give_up)
    screen.press("Left", "Return")
    writer.open_deal(1)
