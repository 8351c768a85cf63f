"""The right answers of ``tests/data/cases``, every one."""

import json
from pathlib import Path
from typing import Any

import pytest

from belot_desktop.core.combinations import Carre, Combination, Run
from belot_desktop.core.house import house_of
from belot_desktop.core.rows import Deal
from belot_desktop.core.scores import Carried
from belot_desktop.core.variants.bulgarian import BULGARIAN
from belot_desktop.core.variants.bulgarian.contest import CONTEST, announced, decide
from belot_desktop.store.exchange import row_from_json

CASES = Path(__file__).parent.parent / "data" / "cases"


def cases(kind: str) -> pytest.MarkDecorator:
    """Return the cases of one file, each under its name."""
    found = json.loads((CASES / f"bulgarian-{kind}.json").read_text(encoding="utf-8"))
    return pytest.mark.parametrize("case", found, ids=[each["name"] for each in found])


@cases("deals")
def test_a_deal_is_scored_as_it_should_be(case: dict[str, Any]) -> None:
    house = house_of(BULGARIAN.house, case["rules"])
    deal = row_from_json(case["deal"], BULGARIAN)
    assert isinstance(deal, Deal)
    assert not [each for each in BULGARIAN.check(deal, house) if not each.warning]
    score = BULGARIAN.score(deal, house, Carried())
    assert case["expect"] == {
        "outcome": score.outcome,
        "points": None if score.points is None else list(score.points),
        "written": list(score.written),
        "hanging": score.carried.hanging,
    }


def combination(said: dict[str, Any]) -> Combination:
    if said["kind"] == "sequence":
        return Run(said["seat"], said["length"], said["top"])
    return Carre(said["seat"], said["rank"])


@cases("contest")
def test_the_contest_is_decided_as_it_should_be(case: dict[str, Any]) -> None:
    house = house_of(BULGARIAN.house, case["rules"])
    decided = decide(map(combination, case["combinations"]), case["dealer"], house)
    found = {"sequences": decided.sequences.side, "carres": decided.carres.side}
    assert found == case["expect"]


@pytest.mark.parametrize(("agreed", "winner"), [(120, 0), (100, 1)])
def test_eight_in_a_row_against_four_aces_where_one_takes_all(agreed: int, winner: int) -> None:
    house = house_of(BULGARIAN.house, {"contest": "single", "eight_in_a_row": agreed})
    decided = decide([Run(0, 8, "A"), Carre(1, "Q")], 0, house)
    assert decided.carres.side == winner


def test_combinations_are_entered_as_what_they_are_called() -> None:
    house = BULGARIAN.house()
    lengths = [announced(Run(0, length, "A"), house) for length in CONTEST.lengths]
    assert lengths == [("tierce",), ("quarte",), *[("quinte",)] * 3, ("quinte", "tierce")]
    assert announced(Run(0, 8, "A"), BULGARIAN.house(eight_in_a_row=100)) == ("quinte",)
    assert announced(Carre(0, "9"), house) == ("carre_nines",)
    assert announced(Carre(0, "Q"), house) == ("carre",)
