"""House rules being chosen, and what they would make of the open game."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from belot_desktop.core.game import new_game
from belot_desktop.core.house import Whole, house_rules
from belot_desktop.core.variants.bulgarian import BULGARIAN
from belot_desktop.core.variants.bulgarian.house import House
from belot_desktop.core.what_if import what_if
from belot_desktop.models.rules_form import RulesForm
from tests.said import GAME_ID, game
from tests.strategies import games, houses
from tests.toy import TOY

RULES = {each.key: each for each in house_rules(House)}


def test_it_starts_with_what_the_game_agreed() -> None:
    form = RulesForm(game(odd_ten="larger"))
    assert (form.house, form.touched) == (House(odd_ten="larger"), False)
    assert form.differs(RULES["odd_ten"])
    assert not form.differs(RULES["target"])


def test_or_with_rules_that_were_chosen_before() -> None:
    form = RulesForm(game(), House(target=201))
    assert (form.house, form.touched) == (House(target=201), False)
    form.set_rule("target", 151)
    assert form.touched


def test_a_rule_that_cannot_be_leaves_the_others() -> None:
    form = RulesForm(game("s0 H 86"), House(odd_ten="larger"))
    form.set_rule("target", 0)
    assert form.wrong == ("target",)
    assert form.settled == House(odd_ten="larger")
    assert form.what_if is None
    assert form.made_of_it(RULES["odd_ten"]) == ()
    assert not form.rescores
    with pytest.raises(ValueError, match="target"):
        _ = form.house


def test_all_rules_are_taken_at_once() -> None:
    form, told = RulesForm(game()), list[str]()
    form.changed.connect(lambda: told.append("changed"))
    form.take(House(target=201, odd_ten="larger"))
    assert form.house == House(target=201, odd_ten="larger")
    assert len(told) == 1


def test_rules_rescore_what_is_there() -> None:
    heard = []
    for said in ((), ("s0 H 100",), ("s0 H 86",)):
        form = RulesForm(game(*said))
        form.set_rule("odd_ten", "larger")
        heard.append(form.rescores)
    assert heard == [False, False, True]


def test_each_reading_of_a_rule_is_tried_on_the_game() -> None:
    form = RulesForm(game("s0 H 86"))
    told = form.made_of_it(RULES["odd_ten"])
    assert [each.totals for each in told] == [(8, 8), (9, 7)]
    assert form.made_of_it(RULES["recontra"]) == ()
    assert form.made_of_it(RULES["target"]) == ()
    assert RulesForm(game()).made_of_it(RULES["odd_ten"]) == ()


def test_a_long_game_is_scored_once_by_each_rules() -> None:
    form = RulesForm(game("s0 H 86", "s0 NT capot"))
    rules = {each.key: each for each in form.rules()}
    odd, capot = form.made_of_it(rules["odd_ten"]), form.made_of_it(rules["capot_in_no_trumps"])
    assert odd[0] is capot[0]  # as all is chosen
    assert form.made_of_it(rules["odd_ten"])[1] is odd[1]
    form.set_rule("odd_ten", "larger")
    assert form.made_of_it(rules["capot_in_no_trumps"])[0] == odd[1]


def test_another_game_has_its_own_rules() -> None:
    form = RulesForm(new_game(TOY, GAME_ID))
    assert [each.key for each in form.rules()] == ["target", "pairs"]
    assert form.rules()[0].allowed == Whole(1, 100)


@given(st.data())
def test_it_tells_what_the_core_tells(data: st.DataObject) -> None:
    of = data.draw(games(data.draw(st.sampled_from([BULGARIAN, TOY]))))
    house = data.draw(houses(of.variant))
    form = RulesForm(of)
    form.take(house)
    assert form.what_if == what_if(of, house)
