"""Whose announcements count where not everything was told: what is asked for, and why."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from belot_desktop.core.combinations import Carre, Claim, Question, Run
from belot_desktop.core.variants.bulgarian import BULGARIAN
from belot_desktop.core.variants.bulgarian.contest import CONTEST, decide, weigh
from belot_desktop.core.variants.bulgarian.house import House
from tests import strategies
from tests.core.told import HOUSE, claim

if TYPE_CHECKING:
    from collections.abc import Sequence

    from belot_desktop.core.combinations import Contest, Verdict

SINGLE = House(contest="single")
FIRST_HAND = House(contest_tie="first_hand")
EIGHT = ("quinte", "tierce")


def sequences(*claims: Claim, house: House = HOUSE, dealer: int = 0) -> Verdict:
    return weigh(claims, dealer, house).sequences


def asked(*claims: Claim, house: House = HOUSE) -> list[tuple[int, str]]:
    return [(each.claim, each.about) for each in sequences(*claims, house=house).questions]


# --- what is asked for


def test_a_longer_sequence_needs_no_top_card() -> None:
    verdict = sequences(claim(0, "tierce"), claim(1, "quarte"))
    assert (verdict.side, verdict.reason, verdict.questions) == (1, "longer", ())


def test_two_of_a_length_need_their_top_cards() -> None:
    assert asked(claim(0, "tierce"), claim(1, "tierce")) == [(0, "top"), (1, "top")]
    assert asked(claim(0, "tierce", top="K"), claim(1, "tierce")) == [(1, "top")]


def test_what_cannot_win_is_not_asked_about() -> None:
    held = (claim(0, "tierce"), claim(0, "quarte"), claim(1, "quarte"), claim(1, "tierce"))
    assert asked(*held) == [(1, "top"), (2, "top")]


def test_a_tierce_to_the_nine_is_beaten_or_equal_whatever_the_other_is() -> None:
    assert asked(claim(0, "tierce", top="9"), claim(1, "tierce")) == [(1, "top")]


def test_nothing_is_asked_where_only_one_side_has_any() -> None:
    verdict = sequences(claim(0, "tierce"), claim(0, "quinte"), house=FIRST_HAND)
    assert (verdict.side, verdict.reason, verdict.questions) == (0, "alone", ())


def test_nothing_is_asked_about_two_of_eight_in_a_row() -> None:
    held = (claim(0, *EIGHT), claim(1, *EIGHT))
    assert sequences(*held).reason == "equal"
    assert asked(*held, house=FIRST_HAND) == [(0, "seat"), (1, "seat")]


def test_how_long_a_quinte_is_counts_before_its_top_card() -> None:
    held = (claim(0, "quinte"), claim(1, "quinte", length=6))
    assert asked(*held) == [(0, "length")]
    assert asked(held[0].told("length", 6), held[1]) == [(0, "top"), (1, "top")]


def test_how_long_a_quinte_is_says_nothing_where_the_best_takes_all() -> None:
    assert asked(claim(0, "quinte"), claim(1, "quinte"), house=SINGLE) == [(0, "top"), (1, "top")]


def test_a_holder_is_asked_for_only_between_equals_and_only_under_first_hand() -> None:
    held = (claim(0, "tierce", top="K"), claim(1, "tierce", top="K"))
    assert sequences(*held).reason == "equal"
    assert asked(*held, house=FIRST_HAND) == [(0, "seat"), (1, "seat")]
    assert asked(claim(0, "tierce"), held[1], house=FIRST_HAND) == [(0, "top")]


def test_the_second_hand_of_both_needs_no_further_holder() -> None:
    first = claim(1, "tierce", top="K", seat=1)
    verdict = sequences(claim(0, "tierce", top="K"), first, house=FIRST_HAND)
    assert (verdict.side, verdict.reason, verdict.best) == (1, "first_hand", (first,))


def test_which_four_it_is_is_asked_only_where_it_decides() -> None:
    def questions(*claims: Claim) -> tuple[Question, ...]:
        return weigh(claims, 0, HOUSE).carres.questions

    assert questions(claim(0, "carre"), claim(1, "carre_nines")) == ()
    assert questions(claim(0, "carre"), claim(1, "carre", rank="Q")) == (Question(0, "rank"),)


# --- why


@pytest.mark.parametrize(
    ("held", "house", "side", "reason"),
    [
        ([], HOUSE, None, "none"),
        ([Run(0, 3, "Q")], HOUSE, 0, "alone"),
        ([Run(0, 6, "Q"), Run(1, 5, "A")], HOUSE, 0, "longer"),
        ([Run(0, 3, "Q"), Run(1, 3, "K")], HOUSE, 1, "higher"),
        ([Run(0, 3, "Q"), Run(1, 3, "Q")], HOUSE, None, "equal"),
        ([Run(0, 3, "Q"), Run(1, 3, "Q")], FIRST_HAND, 1, "first_hand"),
        ([Run(0, 3, "A"), Carre(1, "Q")], SINGLE, 1, "worth_more"),
        ([Run(0, 5, "A"), Carre(1, "Q")], SINGLE, 1, "carre_first"),
        ([Run(0, 5, "A"), Run(1, 6, "K")], SINGLE, 0, "higher"),
        ([Carre(0, "A"), Carre(1, "10")], SINGLE, 0, "better"),
    ],
)
def test_the_reason(
    held: Sequence[Run | Carre], house: House, side: int | None, reason: str
) -> None:
    verdict = decide(held, 0, house).sequences
    assert (verdict.side, verdict.reason) == (side, reason)


def test_the_reason_between_fours() -> None:
    carres = decide([Carre(0, "J"), Carre(1, "9"), Run(1, 3, "A")], 0, HOUSE).carres
    assert (carres.side, carres.reason) == (0, "better")
    assert carres.beaten == Claim(1, (Carre(1, "9"),))


def test_a_verdict_belongs_to_its_claims() -> None:
    held = (claim(0, "tierce"), claim(1, "carre"))
    apart, together = weigh(held, 0, HOUSE), weigh(held, 0, SINGLE)
    assert [apart.on(each).side for each in held] == [0, 1]
    assert [len(each.verdicts) for each in (apart, together)] == [2, 1]


# --- the law


@st.composite
def claims(draw: st.DrawFn, house: House) -> Claim:
    """Something that a side holds, of which some of what is open was told."""
    side = draw(st.integers(0, BULGARIAN.sides - 1))
    told = claim(side, *draw(st.sampled_from(CONTEST.sorts(house))), house=house)
    known = draw(st.sets(st.sampled_from(("length", "top", "rank", "seat"))))
    for about in sorted(known):
        values = told.open(about)
        if values:
            told = told.told(about, draw(st.sampled_from(values)))
    return told


def answers(contest: Contest) -> tuple[int | None, int | None]:
    return contest.sequences.side, contest.carres.side


@given(strategies.houses(BULGARIAN), st.integers(0, 3), st.data())
def test_it_asks_if_and_only_if_what_was_not_told_decides(
    house: House, dealer: int, data: st.DataObject
) -> None:
    held = data.draw(st.lists(claims(house), max_size=4))
    whole = 1
    for each in held:
        whole *= len(each.may_be)
    assume(whole <= 400)
    completions = product(*(each.may_be for each in held))
    found = {answers(decide(each, dealer, house)) for each in completions}
    weighed = weigh(held, dealer, house)
    for at, verdict in enumerate((weighed.sequences, weighed.carres)):
        sides = {each[at] for each in found}
        assert bool(verdict.questions) == (verdict.reason == "open") == (len(sides) > 1)
        assert verdict.questions or {verdict.side} == sides


@given(strategies.houses(BULGARIAN), st.integers(0, 3), st.data())
def test_asking_ends(house: House, dealer: int, data: st.DataObject) -> None:
    held = data.draw(st.lists(claims(house), max_size=8))
    while questions := weigh(held, dealer, house).sequences.questions:
        question = data.draw(st.sampled_from(questions))
        values = held[question.claim].open(question.about)
        assert len(values) > 1
        value = data.draw(st.sampled_from(values))
        held[question.claim] = held[question.claim].told(question.about, value)
