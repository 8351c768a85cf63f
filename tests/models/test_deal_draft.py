"""What was half entered, as a value and as JSON."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from belot_desktop.core.rows import Deal, Result
from belot_desktop.core.variant import ResultKind, Takes
from belot_desktop.core.variants.bulgarian import BULGARIAN
from belot_desktop.models.deal_draft import (
    DealDraft,
    draft_from_json,
    draft_of,
    draft_to_json,
    points_kind,
)
from tests.said import deal

DRAFTS = [
    DealDraft(),
    DealDraft(deal=Deal(dealer=3), kind="inside", card_points=True),
    draft_of(deal("p3 S contra s0 tierce s1 belote 90"), BULGARIAN, card_points=False),
    draft_of(deal("s0 AT s1 capot"), BULGARIAN, card_points=True),
    DealDraft(deal=Deal(declarer=0), kind="points", typed_side=1, typed="34+"),
]


@pytest.mark.parametrize("draft", DRAFTS)
def test_a_draft_is_the_same_after_a_crash(draft: DealDraft) -> None:
    assert draft_from_json(json.loads(json.dumps(draft_to_json(draft)))) == draft


@pytest.mark.parametrize(
    ("key", "value"),
    [("kind", None), ("side", "1"), ("typed_side", True), ("typed", 90), ("deal", None)],
)
def test_what_is_no_draft_is_refused(key: str, value: object) -> None:
    with pytest.raises((KeyError, TypeError, ValueError)):
        draft_from_json({**draft_to_json(DRAFTS[2]), key: value})


@pytest.mark.parametrize(
    ("key", "value"),
    [("declarer", "0"), ("contract", 5), ("contra", None), ("announcements", [[1], []])],
)
def test_what_is_no_deal_is_refused(key: str, value: object) -> None:
    written: dict[str, Any] = draft_to_json(DRAFTS[2])
    written["deal"] = {**written["deal"], key: value}
    with pytest.raises((KeyError, TypeError, ValueError)):
        draft_from_json(written)


@pytest.mark.parametrize(
    "said", ["s0 H 87", "s0 H s1 93", "s0 H inside", "s0 H s1 capot", "s0 H s1 belote 20"]
)
def test_a_deal_shown_for_editing_is_that_deal(said: str) -> None:
    row = deal(said)
    for card_points in (False, True):
        assert draft_of(row, BULGARIAN, card_points=card_points).whole(BULGARIAN) == row


@pytest.mark.parametrize(
    ("typed", "value"),
    [
        ("87", 87),
        ("34+18+11", 63),
        ("34++18", 52),
        ("+", None),
        ("", None),
        ("1234567", None),
        ("8a", None),
    ],
)
def test_what_was_typed_is_a_number_or_a_small_sum(typed: str, value: int | None) -> None:
    assert DealDraft(typed=typed).value() == value


def test_typed_points_without_a_side_are_no_result() -> None:
    assert DealDraft(kind="points", typed="87").whole(BULGARIAN).result is None


def test_a_kind_that_takes_a_side_keeps_it() -> None:
    draft = DealDraft(kind="capot", side=1)
    assert draft.whole(BULGARIAN).result == Result("capot", side=1)


def test_a_game_may_have_no_points_to_type() -> None:
    variant = replace(BULGARIAN, results=(ResultKind("inside", Takes.NOTHING),))
    assert points_kind(variant) == ""
    assert draft_of(Deal(), variant, card_points=False).whole(variant).result is None


def test_a_result_whose_values_are_all_missing_is_shown_empty() -> None:
    row = Deal(0, result=Result("points", values=(None, None)))
    assert draft_of(row, BULGARIAN, card_points=False).typed == ""
