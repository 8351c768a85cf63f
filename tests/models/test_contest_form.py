"""The contest without its window: what is asked, what is offered, what goes into the deal."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from belot_desktop.core.game import new_game
from belot_desktop.core.house import house_of
from belot_desktop.core.variants.bulgarian import BULGARIAN
from belot_desktop.models.contest_form import Asking, ContestForm
from belot_desktop.models.deal_form import DealForm
from belot_desktop.models.deal_offers import announcing_hindrance
from tests.core.test_cases import cases, combination
from tests.models.entering import editing, entering
from tests.said import GAME_ID, deal
from tests.toy import TOY

TIERCE, QUARTE, QUINTE = ("tierce",), ("quarte",), ("quinte",)
EIGHT, CARRE, NINES, JACKS = ("quinte", "tierce"), ("carre",), ("carre_nines",), ("carre_jacks",)
RULES = BULGARIAN.contest
assert RULES is not None


def contest_of(form: DealForm) -> ContestForm:
    assert RULES is not None
    return ContestForm(form, RULES)


def contest(**rules: Any) -> ContestForm:
    """Return the contest in a new deal, which seat 0 deals."""
    return contest_of(entering(**rules))


def holding(*held: tuple[int, tuple[str, ...]], **rules: Any) -> ContestForm:
    form = contest(**rules)
    for side, sort in held:
        form.add(side, sort)
    return form


def asked(form: ContestForm) -> list[tuple[int, str]]:
    return [(each.claim, each.about) for each in form.open_questions()]


def values(asking: Asking) -> list[int | str]:
    return [each.value for each in asking.options if each.possible]


@cases("contest")
def test_the_contest_is_decided_as_it_should_be(case: dict[str, Any]) -> None:
    house = house_of(BULGARIAN.house, case["rules"])
    deal_form = entering(**case["rules"])
    deal_form.put_dealer(case["dealer"])
    form = contest_of(deal_form)
    held = [combination(each) for each in case["combinations"]]
    for each in held:
        assert RULES is not None
        form.add(BULGARIAN.seats[each.seat], RULES.announced(each, house))
    while not form.decided:
        question = form.open_questions()[0]
        form.answer(question, getattr(held[question.claim], question.about))
    found = {"sequences": form.contest.sequences.side, "carres": form.contest.carres.side}
    assert len(form.claims) == len(held)
    assert found == case["expect"]


# --- what is asked


def test_a_top_card_is_asked_for_only_where_it_decides() -> None:
    form = holding((0, TIERCE), (1, QUARTE))
    assert (form.decided, form.asking()) == (True, ())
    form.add(0, QUARTE)
    assert asked(form) == [(1, "top"), (2, "top")]


def test_what_was_answered_can_be_answered_otherwise() -> None:
    form = holding((0, TIERCE), (1, TIERCE))
    ours, theirs = form.open_questions()
    form.answer(ours, "K")
    assert [each.answer for each in form.asking()] == ["K", None]
    form.answer(theirs, "Q")
    assert (form.decided, form.contest.sequences.side) == (True, 0)
    form.answer(theirs, "A")
    assert [each.answer for each in form.asking()] == ["K", "A"]
    assert form.contest.sequences.side == 1


def test_an_answer_goes_with_what_it_was_about() -> None:
    form = holding((0, TIERCE), (0, TIERCE), (1, TIERCE))
    for question, top in zip(form.open_questions(), ("9", "A", "K"), strict=True):
        form.answer(question, top)
    form.take_back(0, TIERCE)
    assert [each.answer for each in form.asking()] == ["9", "K"]
    assert form.contest.sequences.side == 1


def test_how_long_then_the_top_card_then_who_holds_it() -> None:
    form = holding((0, QUINTE), (1, QUINTE), contest_tie="first_hand")
    about = list[str]()
    answers: dict[str, int | str] = {"length": 6, "top": "K"}
    while not form.decided:
        question = form.open_questions()[0]
        about.append(question.about)
        seat = {"seat": 2 if question.claim == 0 else 3}
        form.answer(question, (answers | seat)[question.about])
    assert about == ["length", "length", "top", "top", "seat", "seat"]
    assert (form.contest.sequences.side, form.contest.sequences.reason) == (0, "first_hand")


# --- only what can be is offered


def test_only_top_cards_for_which_there_are_cards_are_offered() -> None:
    form = holding((0, TIERCE), (1, TIERCE), (1, JACKS))
    assert [values(each) for each in form.asking()] == [["9", "10", "A"]] * 2
    form.answer(form.open_questions()[0], "K")
    assert form.asking()[0].answer is None


def test_what_only_one_card_can_be_is_not_asked() -> None:
    form = holding((0, QUARTE), (1, QUARTE), (1, JACKS))
    assert (form.asking(), form.contest.sequences.reason) == ((), "equal")
    form.take_back(1, JACKS)
    assert asked(form) == [(0, "top"), (1, "top")]


def test_which_four_it_is() -> None:
    form = holding((0, CARRE), (1, CARRE))
    assert [values(each) for each in form.asking()] == [["Q", "K", "10", "A"]] * 2
    form.answer(form.open_questions()[0], "10")
    assert values(form.asking()[1]) == ["Q", "K", "A"]
    form.answer(form.asking()[0].question, "A")
    assert (form.decided, form.contest.carres.side) == (True, 0)


def test_only_combinations_for_which_there_are_cards_are_offered() -> None:
    form = holding((0, NINES))
    offered = [[form.can_add(side, sort) for sort in form.sorts] for side in (0, 1)]
    assert form.sorts == (TIERCE, QUARTE, QUINTE, EIGHT, CARRE, NINES, JACKS)
    assert offered == [[True, True, True, False, True, False, True]] * 2
    form.add(1, NINES)
    assert form.count(1, NINES) == 0


def test_two_hands_hold_no_more() -> None:
    form = holding((0, QUINTE), (0, QUINTE))
    assert [form.can_add(0, sort) for sort in (TIERCE, QUARTE)] == [True, False]
    assert form.can_add(1, QUARTE)


def test_eight_in_a_row_at_100_is_a_quinte_that_may_be_so_long() -> None:
    form = holding((0, QUINTE), (1, QUINTE), eight_in_a_row=100)
    assert EIGHT not in form.sorts
    assert values(form.asking()[0]) == [5, 6, 7, 8]


# --- what counts


def test_the_sequences_of_one_and_the_fours_of_the_other() -> None:
    form = holding((0, TIERCE), (1, QUARTE), (1, TIERCE), (0, JACKS), (1, NINES))
    assert form.points() == (200, 70)
    form.take_over()
    assert form.deal.deal.announcements == (("carre_jacks",), ("tierce", "quarte"))


def test_where_the_best_takes_all_the_others_count_nothing() -> None:
    form = holding((0, TIERCE), (1, QUARTE), (0, JACKS), contest="single")
    form.take_over()
    assert form.deal.deal.announcements == (("tierce", "carre_jacks"), ())


def test_equal_ones_count_for_nobody_and_are_taken_out_of_the_deal() -> None:
    form = holding((0, EIGHT), (1, EIGHT))
    form.deal.add(0, "tierce")
    form.deal.add(0, "belote")
    form.take_over()
    assert form.deal.deal.announcements == (("belote",), ())


def test_a_long_one_is_entered_as_a_quinte_and_a_tierce() -> None:
    form = holding((1, EIGHT))
    form.take_over()
    assert form.deal.deal.announced(1) == ("tierce", "quinte")


def test_what_is_not_decided_is_not_taken_over() -> None:
    form = holding((0, TIERCE), (1, TIERCE))
    with pytest.raises(ValueError, match="asked"):
        form.take_over()


def test_taking_over_is_one_change_and_leaves_the_rest_of_the_deal() -> None:
    form = contest_of(editing("p1 H contra s1 tierce s1 belote 98"))
    changes = list[str]()
    form.deal.changed.connect(lambda: changes.append("changed"))
    form.add(0, QUARTE)
    assert changes == []
    form.take_over()
    assert changes == ["changed"]
    assert form.deal.deal == deal("p1 H contra s0 quarte s1 belote 98")


def test_the_dealer_that_was_put_right_decides_who_is_first() -> None:
    deal_form = entering(contest_tie="first_hand")
    form = contest_of(deal_form)
    for side in (0, 1):
        form.add(side, EIGHT)
    for question, seat in zip(form.open_questions(), (0, 1), strict=True):
        form.answer(question, seat)
    first = [form.contest.sequences.side]
    deal_form.put_dealer(3)
    assert [*first, form.contest.sequences.side] == [1, 0]


# --- what it begins with


def test_it_begins_with_what_the_deal_has() -> None:
    form = contest_of(editing("p1 H s1 tierce s1 tierce s0 carre s1 belote 98"))
    assert (form.count(1, TIERCE), form.count(0, CARRE), len(form.claims)) == (2, 1, 3)
    form.add(0, QUARTE)
    assert (form.contest.sequences.side, form.contest.carres.side) == (0, 0)


def test_what_the_others_held_is_still_there_when_it_is_opened_again() -> None:
    form = holding((0, TIERCE), (1, QUARTE))
    form.take_over()
    form.open_again()
    assert len(form.claims) == 2
    form.deal.take_back(1, "quarte")
    form.open_again()
    assert not form.claims


def test_it_is_empty_once_nobody_holds_anything_nor_did() -> None:
    form = contest()
    empty = [form.empty]
    form.add(0, TIERCE)
    empty.append(form.empty)
    form.take_over()
    form.take_back(0, TIERCE)
    form.take_back(0, TIERCE)
    empty.append(form.empty)
    form.take_over()
    assert [*empty, form.empty] == [True, False, False, True]


# --- where there is none


def test_in_no_trumps_there_is_nothing_to_announce_whatever_was_before() -> None:
    game = entering().game
    problem = announcing_hindrance(game, deal("s0 NT s0 tierce"))
    assert problem is not None
    assert problem.name == "announcements_in_no_trumps"
    assert announcing_hindrance(game, deal("s0 H s0 tierce")) is None
    assert announcing_hindrance(game, deal("")) is None


def test_a_game_without_announcements_has_nothing_against_them() -> None:
    silent = new_game(replace(TOY, announcements=()), GAME_ID)
    assert announcing_hindrance(silent, deal("")) is None


# --- a game of three sides


def test_three_sides_contend() -> None:
    rules: Any = RULES
    three = replace(TOY, contest=rules, announcements=BULGARIAN.announcements)
    game = replace(new_game(three, GAME_ID), house=BULGARIAN.house())
    form = ContestForm(DealForm(game, 0), rules)
    for side in range(3):
        form.add(side, TIERCE)
    for question, top in zip(form.open_questions(), ("K", "9", "A"), strict=True):
        form.answer(question, top)
    assert form.contest.sequences.side == 2
    form.take_over()
    assert form.deal.draft.deal.announcements == ((), (), ("tierce",))
