"""Laws of the core, for every game that hypothesis can think of."""

from dataclasses import replace

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from belot_desktop.core.changes import RowChange, apply, reverse
from belot_desktop.core.game import Game
from belot_desktop.core.notation import neutral, read, row_of, write
from belot_desktop.core.rows import Deal, Result, Row
from belot_desktop.core.scores import Carried
from belot_desktop.core.sheet import sheet
from belot_desktop.core.variants.bulgarian import BULGARIAN
from belot_desktop.core.variants.bulgarian.house import House
from belot_desktop.core.variants.bulgarian.rounding import rounded
from tests.strategies import deals, drafts, games, houses, rows
from tests.toy import TOY

VARIANTS = pytest.mark.parametrize("variant", [BULGARIAN, TOY], ids=lambda each: each.key)


@st.composite
def counted(draw: st.DrawFn) -> Deal:
    """Deals whose points were counted."""
    deal = draw(deals(BULGARIAN))
    contract = BULGARIAN.contract(deal.contract)
    assert contract is not None
    points = draw(st.integers(0, contract.cards)) + BULGARIAN.announced(deal, 0)
    return replace(deal, result=Result("points", values=(points, None)))


@given(counted(), houses(BULGARIAN))
def test_written_and_hanging_are_the_whole_deal_rounded_once(deal: Deal, house: House) -> None:
    score = BULGARIAN.score(replace(deal, contra="none"), house, Carried())
    contract = BULGARIAN.contract(deal.contract)
    assert contract is not None
    assert score.points is not None
    whole = rounded(sum(score.points), contract)
    assert sum(score.written) + score.carried.hanging == whole


@given(counted(), houses(BULGARIAN), st.integers(0, 100))
def test_a_deal_entered_from_either_side_is_the_same(
    deal: Deal, house: House, hanging: int
) -> None:
    whole, result = BULGARIAN.entered(deal, house), deal.result
    assert whole is not None
    assert result is not None
    other = replace(deal, result=Result("points", values=(None, whole - (result.values[0] or 0))))
    before = Carried(hanging)
    score, same = (BULGARIAN.score(each, house, before) for each in (deal, other))
    assert replace(score, steps=()) == replace(same, steps=())
    assert _errors(other, house) == _errors(deal, house)


def _errors(deal: Deal, house: House) -> list[str]:
    return [
        each.name
        for each in BULGARIAN.check(deal, replace(house, contest="separate"))
        if not each.warning
    ]


@given(deals(BULGARIAN), houses(BULGARIAN), st.integers(0, 100))
def test_the_last_step_stands_at_what_is_written(deal: Deal, house: House, hanging: int) -> None:
    score = BULGARIAN.score(deal, house, Carried(hanging))
    taken = tuple(map(sum, zip(score.written, score.collected, strict=True)))
    assert score.steps[-1].sides == taken


@VARIANTS
@given(st.data())
def test_the_sheet_adds_up(variant: object, data: st.DataObject) -> None:
    game = data.draw(games(BULGARIAN if variant is BULGARIAN else TOY))
    computed = sheet(game)
    totals = (0,) * game.variant.sides
    for line in computed.lines:
        assert line.score.steps[-1].sides == tuple(
            map(sum, zip(line.score.written, line.score.collected, strict=True))
        )
        totals = tuple(map(sum, zip(totals, line.score.steps[-1].sides, strict=True)))
        assert line.totals == totals
    assert computed.totals == totals


@given(games(BULGARIAN))
def test_hanging_points_are_never_lost_nor_made(game: Game) -> None:
    waiting = 0
    for line in sheet(game).lines:
        collected = sum(line.score.collected)
        assert collected in {0, waiting}
        if collected:
            assert line.score.carried.hanging == 0
        waiting = line.score.carried.hanging


@given(games(BULGARIAN), st.data())
def test_editing_a_row_to_itself_changes_nothing(game: Game, data: st.DataObject) -> None:
    assume(game.rows)
    at = data.draw(st.integers(0, len(game.rows) - 1))
    again = row_of(write(game.rows[at], BULGARIAN), BULGARIAN)
    edited = apply(game, RowChange(at, game.rows[at], again))
    assert edited == game
    assert sheet(edited) == sheet(game)


@given(games(BULGARIAN), rows(BULGARIAN), st.data())
def test_undo_after_do_is_the_game_before(game: Game, row: Row, data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(game.rows)))
    there = game.rows[at] if at < len(game.rows) else None
    before = data.draw(st.sampled_from([None, there]))
    after = None if before is not None and data.draw(st.booleans()) else row
    change = RowChange(at, before, after)
    assert apply(apply(game, change), reverse(change)) == game


@VARIANTS
@given(st.data())
def test_notation_comes_back_as_it_was(variant: object, data: st.DataObject) -> None:
    of = BULGARIAN if variant is BULGARIAN else TOY
    row = data.draw(rows(of))
    line = write(row, of)
    assert len(line.splitlines()) == 1
    assert row_of(line, of) == row


WORDS = ["H", "s0", "p1", "+26", "87", '"', "pass", "dealer", "capot", "tierce", "points", "s?"]


@given(st.text() | st.lists(st.sampled_from(WORDS)).map(" ".join))
def test_no_line_of_any_text_makes_reading_raise(line: str) -> None:
    read(line, BULGARIAN, neutral(BULGARIAN))


@given(drafts(BULGARIAN), houses(BULGARIAN))
def test_check_never_raises(deal: Deal, house: House) -> None:
    BULGARIAN.check(deal, house)
