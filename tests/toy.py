"""A toy game, in the tests only: three sides, one kind of result, nothing that follows.

It is there to show that no widget, model or file knows how many sides a game has.
Whoever declared says how much his side takes, red up to 10 and blue up to 20; who has
the target first and alone has won.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from belot_desktop.core.house import choice, whole
from belot_desktop.core.rows import Deal
from belot_desktop.core.scores import Carried, Line, Outcome, Problem, Score, Standing
from belot_desktop.core.tally import Tally
from belot_desktop.core.variant import (
    Announcement,
    Contra,
    Contract,
    ResultKind,
    Takes,
    Variant,
)

SIDES = 3
PAIR = 5


@dataclass(frozen=True, slots=True)
class ToyHouse:
    """How far the toy game goes, and whether pairs count."""

    target: int = whole(50, 1, 100)
    pairs: str = choice("count", "count_twice")


def check(deal: Deal, _house: ToyHouse) -> Sequence[Problem]:
    """Find what is missing, unknown or too much."""
    return (*_who_and_what(deal), *_result(deal))


def _who_and_what(deal: Deal) -> Iterator[Problem]:
    if deal.declarer is None:
        yield Problem("no_declarer", ("declarer",))
    elif not 0 <= deal.declarer < SIDES:
        yield Problem("unknown_side", ("declarer",))
    if deal.contract is None:
        yield Problem("no_contract", ("contract",))
    elif TOY.contract(deal.contract) is None:
        yield Problem("unknown_contract", ("contract",))
    if len([key for side in deal.announcements for key in side]) > 1:
        yield Problem("only_one_in_the_cards", ("announcements",), facts={"kind": "pair"})


def _result(deal: Deal) -> Iterator[Problem]:
    values = deal.result.values if deal.result else ()
    typed = [(side, value) for side, value in enumerate(values) if value is not None]
    if not typed:
        yield Problem("no_result", ("result",))
    contract = TOY.contract(deal.contract)
    for side, value in typed:
        most = PAIR * len(deal.announced(side)) + (contract.cards if contract else 20)
        if value > most:
            facts = {"points": value, "most": most}
            yield Problem("points_above", ("points", side), facts=facts)


def entered(_deal: Deal, _house: ToyHouse) -> int | None:
    """Nothing follows from what one side has."""
    return None


def score(deal: Deal, house: ToyHouse, carried: Carried) -> Score:
    """Write what was typed, a pair twice where that was agreed."""
    assert deal.result is not None
    tally = Tally(SIDES)
    tally.put("cards", [value or 0 for value in deal.result.values])
    if house.pairs == "count_twice":
        for side in range(SIDES):
            if deal.announced(side):
                tally.add("announced", side, PAIR, kind="pair", times=1, by=side)
    none = (0,) * SIDES
    return Score(Outcome.MADE, tally.sides, tally.sides, none, carried, tally.steps)


def standing(lines: Sequence[Line], house: ToyHouse) -> Standing:
    """Judge who has the target first and alone."""
    totals = lines[-1].totals if lines else (0,)
    best = max(totals)
    over = best >= house.target and totals.count(best) == 1
    return Standing(over, totals.index(best) if over else None, target=house.target)


TOY: Variant[ToyHouse] = Variant(
    key="toy",
    sides=SIDES,
    seats=(0, 1, 2),
    contracts=(Contract("red", "R", 10), Contract("blue", "B", 20)),
    contras=(Contra("none", 1),),
    announcements=(Announcement("pair", PAIR, "pair", 2),),
    results=(ResultKind("points", Takes.ONE),),
    house=ToyHouse,
    check=check,
    entered=entered,
    score=score,
    standing=standing,
    penalty=7,
)
