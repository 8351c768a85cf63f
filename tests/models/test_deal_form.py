"""Entering a deal without its window: what is chosen, and what is saved."""

from __future__ import annotations

import pytest

from belot_desktop.core.rows import Adjustment, Deal, Passed, Result
from belot_desktop.core.scores import Outcome
from belot_desktop.models.deal_draft import DealDraft, draft_of
from belot_desktop.models.deal_form import DealForm, SidePoints
from tests.models.entering import editing, entering, names, said
from tests.said import deal, game

# --- what it begins with


def test_a_new_deal_is_empty_and_says_whose_turn_it_is() -> None:
    form = entering("s0 H 81", "pass")
    assert (form.deal, form.touched, form.complete) == (Deal(), False, False)
    assert (form.turn.number, form.dealer, form.leader) == (3, 2, 3)
    assert (form.turn.hanging, form.turn.totals) == (8, (0, 8))
    assert [each.name for each in form.missing] == ["no_declarer", "no_contract", "no_result"]
    assert form.preview() is None


def test_a_row_between_others_begins_with_what_stood_before_it() -> None:
    form = DealForm(game("s0 H 81", "s1 H 90"), 1)
    assert (form.turn.number, form.turn.dealer, form.turn.hanging) == (2, 1, 8)


def test_a_deal_is_edited_as_it_was_entered() -> None:
    row = "p3 S contra s0 tierce s1 belote 90"
    form = editing(row)
    assert (form.deal, form.touched, form.complete) == (deal(row), False, True)
    assert form.points(1) == SidePoints("90", typed=True, cards=70, announced=20)


def test_an_all_pass_deal_is_edited_with_its_dealer_kept() -> None:
    form = editing("pass dealer p2")
    assert (form.deal, form.dealer, form.touched) == (Deal(dealer=2), 2, False)
    assert form.passed == Passed(2)


def test_a_correction_has_nothing_to_begin_with() -> None:
    assert DealForm(game("+26 s1"), 0, editing=True).deal == Deal()


# --- choosing


def test_the_dealer_is_put_right_for_this_row() -> None:
    form = entering("s0 H 90")
    form.put_dealer(3)
    assert (form.dealer, form.leader, form.deal.dealer) == (3, 0, 3)
    assert form.passed == Passed(3)
    form.put_dealer(1)
    assert form.deal.dealer is None


def test_a_dealer_put_right_is_not_missed_when_the_dialog_is_closed() -> None:
    form = entering()
    form.put_dealer(3)
    assert not form.touched


def test_a_result_alone_is_not_missed_either() -> None:
    form = entering()
    form.press("inside")
    touched = [form.touched]
    form.choose_declarer(0)
    touched.append(form.touched)
    assert touched == [False, True]


def test_every_change_is_told_once() -> None:
    form, told = entering(), list[str]()
    form.changed.connect(lambda: told.append("changed"))
    form.choose_declarer(1, 3)
    form.choose_declarer(1, 3)
    form.choose_contra("recontra")
    assert told == ["changed", "changed"]
    assert form.deal == Deal(declarer=1, declarer_seat=3, contra="recontra")


def test_announcements_stand_in_the_order_of_the_declaration() -> None:
    form = said(entering())
    form.add(0, "belote")
    form.add(0, "tierce")
    form.add(0, "tierce")
    assert form.deal.announced(0) == ("tierce", "tierce", "belote")
    form.take_back(0, "tierce")
    form.take_back(0, "quinte")
    assert form.deal.announced(0) == ("tierce", "belote")


def test_what_cannot_be_is_not_added_and_says_why() -> None:
    form = said(entering())
    form.add(0, "tierce")
    hindrance = form.add_hindrance(1, "quarte")
    assert hindrance is not None
    assert hindrance.name == "sequences_of_both"
    form.add(1, "quarte")
    assert form.deal.announced(1) == ()
    assert form.add_hindrance(1, "carre") is None


def test_a_contract_that_forbids_what_was_announced_cannot_be_chosen() -> None:
    form = said(entering())
    form.add(0, "tierce")
    hindrance = form.contract_hindrance("no_trumps")
    assert hindrance is not None
    assert hindrance.name == "announcements_in_no_trumps"
    assert form.contract_hindrance("all_trumps") is None


def test_points_that_a_contract_would_make_wrong_do_not_hinder_it() -> None:
    form = said(entering(), contract="all_trumps")
    form.type_points(0, "200")
    assert form.contract_hindrance("hearts") is None
    form.choose_contract("hearts")
    form.settle()
    assert names(form) == ["points_above"]


# --- how it ended


def test_inside_is_pressed_on_and_off() -> None:
    form = said(entering())
    form.press("inside")
    assert (form.deal.result, form.result_side) == (Result("inside"), 0)
    assert form.complete
    form.press("inside")
    assert form.deal.result is None


def test_capot_goes_from_the_declarers_to_the_others_and_off() -> None:
    form = said(entering(), declarer=1)
    for side in (1, 0):
        form.press("capot")
        assert (form.deal.result, form.result_side) == (Result("capot", side=side), side)
    form.press("capot")
    assert (form.deal.result, form.counting, form.result_side) == (None, True, None)


def test_one_result_follows_the_other() -> None:
    form = said(entering())
    form.press("inside")
    form.press("capot")
    assert form.deal.result == Result("capot", side=0)
    form.press("inside")
    assert form.deal.result == Result("inside")


def test_what_was_typed_comes_back_when_inside_is_taken_back() -> None:
    form = said(entering())
    form.type_points(0, "87")
    form.press("inside")
    for side in (0, 1):
        assert form.points(side) == SidePoints("", typed=False, cards=None, announced=0)
    form.press("inside")
    assert form.deal.result == Result("points", values=(87, None))


def test_typing_takes_inside_back() -> None:
    form = said(entering())
    form.press("inside")
    form.type_points(1, "90")
    assert form.deal.result == Result("points", values=(None, 90))


# --- what is saved


def test_the_preview_is_the_line_that_will_stand_on_the_sheet() -> None:
    form = said(entering("s0 H 81"), declarer=1)
    form.type_points(0, "104")
    line = form.preview()
    assert line is not None
    assert (line.number, line.score.outcome, line.totals) == (2, Outcome.INSIDE, (24, 8))


def test_saving_adds_a_row_in_its_place() -> None:
    form = said(DealForm(game("s0 H 87", "s1 H 90"), 1))
    form.press("inside")
    change = form.change()
    assert (change.at, change.before, change.after) == (1, None, form.deal)


def test_saving_replaces_the_row_that_is_edited() -> None:
    form = editing("s0 H 87")
    change = form.change(form.passed)
    assert (change.at, change.before, change.after) == (0, deal("s0 H 87"), Passed())
    assert form.change(Adjustment((0, 26))).after == Adjustment((0, 26))


# --- going on with what was half entered


def test_what_was_half_entered_is_gone_on_with() -> None:
    before = said(entering())
    before.type_points(1, "34+")
    form = entering()
    form.resume(before.draft)
    assert (form.draft, form.touched) == (before.draft, True)


@pytest.mark.parametrize(
    "draft",
    [
        DealDraft(deal=Deal(contract="swiss")),
        DealDraft(deal=Deal(declarer=7)),
        DealDraft(deal=Deal(announcements=(("marriage",), ()))),
        DealDraft(kind="match"),
        DealDraft(kind="points", typed_side=2, typed="87"),
        DealDraft(kind="inside", side=-1),
    ],
)
def test_what_speaks_of_another_game_is_dropped(draft: DealDraft) -> None:
    form = entering()
    form.resume(draft)
    assert form.draft == draft_of(Deal(), form.game.variant, card_points=False)
