"""What files brought is told before anything is taken, and what becomes of it is chosen."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from belot_desktop.models.import_form import Do, Here, ImportForm, compared
from tests.said import game

if TYPE_CHECKING:
    from belot_desktop.core.game import Game

FIRST = game("s0 H 87", "pass")
GONE_ON = game("s0 H 87", "pass", "s1 C 90")
SECOND = replace(FIRST, id="11111111-1111-4111-8111-111111111111")
THIRD = replace(FIRST, id="22222222-2222-4222-8222-222222222222")
OWN = "33333333-3333-4333-8333-333333333333"


def form(*games: Game, here: tuple[Game, ...] = ()) -> ImportForm:
    known = {each.id: each for each in here}
    return ImportForm(list(compared(games, lambda each: known.get(each.id))), lambda: OWN)


def test_what_is_new_is_taken_and_what_is_here_is_not() -> None:
    found = form(FIRST, SECOND, here=(FIRST,))
    assert [each.here for each in found.found] == [Here.SAME, Here.NEW]
    assert found.taken() == (SECOND,)
    assert not found.touched


def test_another_state_of_a_game_is_left_until_somebody_chooses() -> None:
    found = form(GONE_ON, here=(FIRST,))
    [arrived] = found.found
    assert (arrived.here, arrived.other, arrived.alike) == (Here.OTHER, FIRST, 2)
    assert found.taken() == ()
    found.choose(0, Do.REPLACE)
    assert found.taken() == (GONE_ON,)
    assert found.touched
    assert found.replaces


def test_kept_beside_the_other_only_the_id_differs() -> None:
    found = form(GONE_ON, here=(FIRST,))
    found.choose(0, Do.BOTH)
    assert found.taken() == (replace(GONE_ON, id=OWN),)
    assert not found.replaces


def test_a_game_that_comes_twice() -> None:
    assert len(form(FIRST, FIRST).found) == 1
    found = form(FIRST, GONE_ON)
    assert [each.here for each in found.found] == [Here.NEW, Here.TWICE]
    assert found.taken() == (FIRST, replace(GONE_ON, id=OWN))


def test_each_state_of_a_game_comes_once() -> None:
    found = form(FIRST, GONE_ON, FIRST, GONE_ON, GONE_ON)
    assert [each.here for each in found.found] == [Here.NEW, Here.TWICE]


def test_of_two_states_the_one_that_is_here_already_stands_in_nobodys_way() -> None:
    for states in ((FIRST, GONE_ON), (GONE_ON, FIRST)):
        found = form(*states, here=(FIRST,))
        here = dict(zip(states, [each.here for each in found.found], strict=True))
        assert here == {FIRST: Here.SAME, GONE_ON: Here.OTHER}


def test_one_choice_for_all_that_are_alike() -> None:
    found = form(FIRST, SECOND, THIRD, here=(GONE_ON, replace(GONE_ON, id=SECOND.id)))
    found.choose(0, Do.REPLACE)
    assert (found.alike(0), found.alike(2)) == (1, 0)
    found.choose_alike(0)
    assert [found.chosen(at) for at in range(3)] == [Do.REPLACE, Do.REPLACE, Do.TAKE]
    assert found.counts[Do.REPLACE] == 2
    assert not found.replaces


def test_what_is_not_offered_cannot_be_chosen() -> None:
    found = form(FIRST)
    with pytest.raises(ValueError, match="REPLACE"):
        found.choose(0, Do.REPLACE)


def test_rows_that_differ_are_counted_from_the_first_one() -> None:
    [arrived] = compared([FIRST], lambda _: game("s0 H 88", "pass"))
    assert arrived.alike == 0
