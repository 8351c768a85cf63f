"""Entering a deal without its window: what is typed, what follows and what is wrong."""

from __future__ import annotations

from belot_desktop.core.rows import Result
from belot_desktop.models.deal_form import SidePoints
from tests.models.entering import editing, entering, names, said

# --- typing


def test_the_other_side_fills_itself_in() -> None:
    form = said(entering())
    form.add(1, "tierce")
    form.type_points(0, "104")
    assert form.points(0) == SidePoints("104", typed=True, cards=104, announced=0)
    assert form.points(1) == SidePoints("78", typed=False, cards=58, announced=20)


def test_nothing_follows_from_too_many_points() -> None:
    form = said(entering())
    form.add(1, "tierce")
    form.type_points(0, "163")
    assert form.points(1) == SidePoints("", typed=False, cards=-1, announced=20)


def test_what_was_typed_stays_when_announcements_change() -> None:
    form = said(entering())
    form.type_points(0, "104")
    form.add(0, "belote")
    assert form.points(0) == SidePoints("104", typed=True, cards=84, announced=20)
    assert form.points(1).text == "78"


def test_small_sums_are_understood() -> None:
    form = said(entering())
    form.type_points(0, "34+18+11")
    assert form.deal.result == Result("points", values=(63, None))
    assert form.points(0).text == "34+18+11"
    form.type_points(0, "34+18+")
    assert form.deal.result == Result("points", values=(52, None))


def test_without_a_contract_nothing_follows() -> None:
    form = entering()
    form.type_points(0, "104")
    assert form.points(1).text == ""


def test_card_points_are_typed_without_announcements() -> None:
    form = said(entering(card_points=True))
    form.add(0, "tierce")
    form.type_points(0, "90")
    assert form.deal.result == Result("points", values=(110, None))
    assert form.points(0) == SidePoints("90", typed=True, cards=90, announced=20)
    assert form.points(1).text == "72"


def test_the_switch_to_card_points_leaves_the_deal_as_it_is() -> None:
    form = said(entering())
    form.add(0, "tierce")
    form.type_points(0, "90")
    before = form.deal
    form.count_cards(card_points=True)
    assert (form.points(0).text, form.deal) == ("70", before)
    form.count_cards(card_points=False)
    assert (form.points(0).text, form.deal) == ("90", before)


def test_the_switch_takes_card_points_that_were_typed_too_early_for_what_they_are() -> None:
    form = said(entering())
    form.add(0, "tierce")
    form.type_points(0, "18")
    form.count_cards(card_points=True)
    assert form.points(0).text == "18"
    assert form.deal.result == Result("points", values=(38, None))


def test_the_switch_alone_is_nothing_entered() -> None:
    form, touched = entering(), list[bool]()
    form.count_cards(card_points=True)
    touched.append(form.touched)
    for text in ("1", ""):
        form.type_points(0, text)
        touched.append(form.touched)
    assert touched == [False, True, False]


# --- what is wrong, and when that is certain


def test_too_few_is_certain_once_typing_is_done() -> None:
    form = said(entering())
    form.add(0, "tierce")
    form.type_points(0, "1")
    assert names(form) == []
    form.settle()
    assert names(form) == ["points_below"]


def test_too_few_is_certain_at_once_when_no_figure_can_mend_it() -> None:
    form = said(entering())
    form.add(0, "quinte")
    form.type_points(0, "90")
    assert names(form) == ["points_below"]


def test_too_many_is_certain_at_once() -> None:
    form = entering()
    form.type_points(0, "259")
    assert names(form) == ["points_above"]


def test_settling_without_typing_tells_nobody() -> None:
    form, told = entering(), list[str]()
    form.changed.connect(lambda: told.append("changed"))
    form.settle()
    assert told == []


def test_what_is_missing_is_a_problem_once_it_is_insisted_on() -> None:
    form = entering()
    form.choose_contract("hearts")
    before = names(form)
    form.insist()
    assert (before, names(form)) == ([], ["no_declarer", "no_result"])


def test_a_warning_lets_the_deal_be_saved() -> None:
    form = said(entering())
    form.type_points(0, "161")
    form.settle()
    assert names(form) == ["count_again"]
    assert form.complete


def test_what_announcements_make_wrong_is_certain_while_typing() -> None:
    form = editing("s0 H s0 tierce s1 tierce 90")
    assert names(form) == ["sequences_of_both"]
