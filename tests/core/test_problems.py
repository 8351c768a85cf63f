"""What is wrong with an entry (rules: "What is wrong with an entry")."""

import pytest

from belot_desktop.core.rows import Deal, Result
from belot_desktop.core.variants.bulgarian import BULGARIAN
from tests.said import faults


def names(deal: Deal) -> list[str]:
    return [each.name for each in BULGARIAN.check(deal, BULGARIAN.house())]


@pytest.mark.parametrize(
    ("said", "found"),
    [
        ("s0 H 87", []),
        ("s? H 87", ["no_declarer", "no_result"]),
        ("s0 87", ["no_contract"]),
        ("s0 H", ["no_result"]),
        ("s0 H tierce belote 39", ["points_below"]),
        ("s0 H tierce belote 40", []),
        ("s0 H tierce 182", []),
        ("s0 H tierce 183", ["points_above"]),
        ("s0 H s1 belote s0 163", ["points_above"]),
        ("s0 NT 131", ["points_above"]),
        ("s0 AT 258", []),
        ("s0 259", ["no_contract", "points_above"]),
        ("s0 NT 70 tierce", ["announcements_in_no_trumps"]),
        ("s0 H belote s1 belote 100", ["too_many_belotes"]),
        ("s0 AT belote belote belote s1 belote 200", []),
        ("s0 AT belote belote belote belote belote 200", ["too_many_belotes"]),
        ("s0 belote belote belote belote belote 200", ["no_contract", "too_many_belotes"]),
        ("s0 H tierce s1 quarte 120", ["sequences_of_both"]),
        ("s0 H carre s1 carre_jacks s0 120", ["carres_of_both"]),
        ("s0 H carre s1 tierce 120", []),
        ("s0 H carre_nines carre_nines inside", ["only_one_in_the_cards"]),
        ("s0 H quinte tierce quinte tierce 262", []),
        ("s0 H carre carre carre carre 420", []),
        ("s0 H quinte quinte quinte 320", ["too_many_cards"]),
        ("s0 H quinte quinte carre 320", ["too_many_cards"]),
        ("s0 H tierce tierce tierce tierce 90", []),
        ("s0 H tierce tierce tierce tierce tierce 110", ["too_many_cards"]),
        ("s0 H 161", ["count_again"]),
        ("s0 H 1", ["count_again"]),
        ("s0 H tierce 21", ["count_again"]),
        ("s0 H 2", []),
        ("s0 NT 129", ["count_again"]),
        ("s0 AT 253", ["count_again"]),
        ("s0 AT s1 5", ["count_again"]),
        ("s0 AT 3", []),
    ],
)
def test_problems_are_found(said: str, found: list[str]) -> None:
    assert faults(said) == found


def test_all_problems_are_found_at_once() -> None:
    assert faults("s0 NT belote 300") == ["points_above", "announcements_in_no_trumps"]


def test_only_one_combination_counts_at_a_table_that_plays_so() -> None:
    assert faults("s0 H carre s1 tierce 120", contest="single") == ["announcements_of_both"]
    assert faults("s0 H carre tierce 150", contest="single") == []


def test_a_count_to_be_done_again_may_be_saved() -> None:
    (problem,) = BULGARIAN.check(
        Deal(0, contract="hearts", result=Result("points", values=(161, None))), BULGARIAN.house()
    )
    assert (problem.warning, problem.place) == (True, ("points", 0))


@pytest.mark.parametrize(
    ("deal", "found"),
    [
        (Deal(7, contract="hearts", result=Result("inside")), "unknown_side"),
        (Deal(0, 1, contract="hearts", result=Result("inside")), "seat_of_another_side"),
        (Deal(0, 9, contract="hearts", result=Result("inside")), "seat_of_another_side"),
        (Deal(0, dealer=4, contract="hearts", result=Result("inside")), "unknown_seat"),
        (Deal(0, contract="stars", result=Result("inside")), "unknown_contract"),
        (Deal(0, contract="hearts", contra="sub", result=Result("inside")), "unknown_contra"),
        (Deal(0, contract="hearts", result=Result("won")), "unknown_result"),
        (Deal(0, contract="hearts", result=Result("capot")), "no_result"),
        (Deal(0, contract="hearts", result=Result("capot", side=2)), "unknown_side"),
        (Deal(0, contract="hearts", result=Result("inside", side=0)), "unknown_side"),
        (
            Deal(0, contract="hearts", result=Result("points", values=(80, 82))),
            "points_of_one_side",
        ),
        (Deal(0, contract="hearts", result=Result("points", values=(None,))), "no_result"),
        (
            Deal(
                0, contract="hearts", announcements=((), (), ("tierce",)), result=Result("inside")
            ),
            "unknown_side",
        ),
        (
            Deal(0, contract="hearts", announcements=(("royal",),), result=Result("inside")),
            "unknown_announcement",
        ),
    ],
)
def test_what_the_game_does_not_have_is_told(deal: Deal, found: str) -> None:
    assert names(deal) == [found]
