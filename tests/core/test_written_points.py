"""Who writes what, said as at the table (rules: "Who writes what", "Rounding")."""

from typing import Any

import pytest

from belot_desktop.core.rows import Deal, Result
from belot_desktop.core.scores import Carried, Outcome
from belot_desktop.core.variants.bulgarian import BULGARIAN
from tests.said import scored


@pytest.mark.parametrize(
    ("said", "outcome", "written", "hanging"),
    [
        pytest.param("s0 H 87", "made", (9, 7), 0, id="87 : 75 in hearts is written 9 : 7"),
        pytest.param("s0 H s1 75", "made", (9, 7), 0, id="the same from the other side"),
        pytest.param("s0 S 106", "made", (10, 6), 0, id="both end in 6: the smaller goes up"),
        pytest.param("s0 C 86", "made", (8, 8), 0, id="86 : 76 is made, and written 8 : 8"),
        pytest.param("s1 D 86", "made", (8, 8), 0, id="the smaller side is the first one"),
        pytest.param("s0 AT 134", "made", (13, 13), 0, id="both end in 4 in all trumps"),
        pytest.param("s0 NT 70", "made", (14, 12), 0, id="no trumps are doubled"),
        pytest.param("s0 H 75", "inside", (0, 16), 0, id="fewer than the others: inside"),
        pytest.param("s1 H inside tierce", "inside", (18, 0), 0, id="inside, announcements too"),
        pytest.param("s0 H 81", "hanging", (0, 8), 8, id="level: one half hangs"),
        pytest.param("s0 H quarte 106", "hanging", (0, 10), 11, id="106 : 106: 11 hang"),
        pytest.param("s1 H s0 quarte 106", "hanging", (10, 0), 11, id="the other side declared"),
        pytest.param("s0 AT quarte 154", "hanging", (0, 15), 16, id="154 : 154: 16 hang"),
        pytest.param("s0 H contra 90", "made", (32, 0), 0, id="contra, made: the whole deal"),
        pytest.param("s0 H contra 72", "inside", (0, 32), 0, id="contra, lost"),
        pytest.param("s0 H contra 81", "hanging", (0, 0), 32, id="contra, level: all hangs"),
        pytest.param("s0 S capot", "made", (25, 0), 0, id="capot"),
        pytest.param("s0 S s1 capot", "inside", (0, 25), 0, id="capot against the declarers"),
        pytest.param("s0 NT capot", "made", (35, 0), 0, id="capot adds 90 after doubling"),
        pytest.param("s0 H 162", "made", (16, 0), 0, id="everything, and yet a trick to them"),
    ],
)
def test_a_deal_is_written(said: str, outcome: str, written: tuple[int, int], hanging: int) -> None:
    score = scored(said)
    assert (score.outcome, score.written) == (Outcome(outcome), written)
    assert score.carried.hanging == hanging


@pytest.mark.parametrize(
    ("said", "rules", "written", "agreed"),
    [
        ("s0 H 86", {"odd_ten": "larger"}, (8, 8), (9, 7)),
        ("s1 AT 134", {"odd_ten": "larger"}, (13, 13), (12, 14)),
        ("s0 H recontra 100", {"recontra": "multiply_first"}, (64, 0), (65, 0)),
        ("s0 AT recontra 150", {"recontra": "multiply_first"}, (104, 0), (103, 0)),
        ("s0 NT capot", {"capot_in_no_trumps": "doubled"}, (35, 0), (44, 0)),
        ("s0 H contra capot", {"contra_on_capot": False}, (50, 0), (25, 0)),
        ("s0 H capot s1 tierce", {"capot_announcements": "own"}, (27, 0), (25, 2)),
        ("s0 H contra capot s1 tierce", {"capot_announcements": "own"}, (54, 0), (54, 0)),
        ("s0 H s1 capot s0 tierce", {"capot_announcements": "own"}, (0, 27), (0, 27)),
    ],
)
def test_a_house_rule_changes_what_is_written(
    said: str, rules: dict[str, Any], written: tuple[int, int], agreed: tuple[int, int]
) -> None:
    assert scored(said).written == written
    assert scored(said, **rules).written == agreed


def test_hanging_points_go_to_the_side_with_more() -> None:
    assert scored("s0 H 87", hanging=8).collected == (8, 0)
    assert scored("s0 H inside", hanging=8).collected == (0, 8)
    assert scored("s0 H s1 capot", hanging=8).collected == (0, 8)


def test_hanging_points_are_never_multiplied_and_pile_up() -> None:
    assert scored("s0 H contra 90", hanging=8).collected == (8, 0)
    level = scored("s0 H 81", hanging=8)
    assert (level.collected, level.carried.hanging) == ((0, 0), 16)


def test_a_deal_without_a_result_has_no_score() -> None:
    with pytest.raises(ValueError, match="declarer, contract and result"):
        scored("s0 H")
    nobody_counted = Deal(0, contract="hearts", result=Result("points", values=(None, None)))
    with pytest.raises(ValueError, match="points of one side"):
        BULGARIAN.score(nobody_counted, BULGARIAN.house(), Carried())
