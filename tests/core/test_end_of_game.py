"""The end of a game and why it goes on (rules: "The end of a game")."""

import pytest

from belot_desktop.core.scores import Standing
from tests.said import played


def test_a_game_just_begun() -> None:
    sheet = played()
    assert (sheet.totals, sheet.over_after, sheet.next_dealer) == ((0, 0), None, 0)
    assert sheet.standing == Standing(target=151)


def test_the_higher_side_wins_past_the_target() -> None:
    sheet = played("s0 H capot", "s0 H 87", target=30)
    assert sheet.standing == Standing(over=True, winner=0, target=30)
    assert sheet.over_after == 2


@pytest.mark.parametrize(
    ("said", "waiting"),
    [
        (("+30 s0 +30 s1",), "tied"),
        (("s0 H capot", "pass", "+0 s0"), "capot"),
        (("s0 H 81", "+30 s0"), "hanging"),
        (("s0 H capot", "+25 s1"), "tied"),
        (("s0 H 81", "s0 H contra 81", "+30 s1"), "hanging"),
    ],
)
def test_a_game_past_the_target_goes_on(said: tuple[str, ...], waiting: str) -> None:
    sheet = played(*said, target=20)
    assert sheet.standing == Standing(waiting=waiting, target=20)


def test_a_house_may_let_capot_or_hanging_points_end_the_game() -> None:
    assert played("s0 H capot", target=20, capot_ends_game=True).standing.over
    assert played("s0 H 81", "+30 s0", target=20, hanging_ends_game=True).standing.winner == 0


def test_a_correction_alone_may_end_the_game() -> None:
    assert played("+151 s1").standing.winner == 1


def test_rows_past_the_end_stay_and_are_marked() -> None:
    sheet = played("+151 s0", "s0 H inside", "pass")
    assert [line.past_end for line in sheet.lines] == [False, True, True]
    assert (sheet.totals, sheet.over_after, sheet.standing.winner) == ((151, 16), 1, 0)


def test_the_dealer_moves_on_but_for_corrections() -> None:
    sheet = played("s0 H 87", "pass", "+26 s1", "s0 H 87 dealer p0", "pass")
    assert [line.dealer for line in sheet.lines] == [0, 1, None, 0, 1]
    assert sheet.next_dealer == 2
