"""Who writes what (``rules/bulgarian.md``, "Who writes what")."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belot_desktop.core.scores import Carried, Outcome, Score
from belot_desktop.core.tally import Tally
from belot_desktop.core.variants.bulgarian.counting import count, factor_of, is_capot
from belot_desktop.core.variants.bulgarian.declaration import CONTRACT
from belot_desktop.core.variants.bulgarian.rounding import both_critical, halves, pair, rounded

if TYPE_CHECKING:
    from belot_desktop.core.rows import Deal, Result
    from belot_desktop.core.variant import Contract
    from belot_desktop.core.variants.bulgarian.house import House


def score(deal: Deal, house: House, carried: Carried) -> Score:
    """Score a deal in which no part is missing. Raises ValueError where one is."""
    contract, declarer, result = CONTRACT.get(deal.contract or ""), deal.declarer, deal.result
    if contract is None or declarer is None or result is None:
        raise ValueError("a deal is scored once declarer, contract and result are there")
    tally, factor = Tally(2), factor_of(deal, house)
    count(tally, deal, result, contract, house)
    points = None if result.kind == "inside" else tally.sides
    winner = _winner(tally, declarer, result)
    if is_capot(deal) and factor == 1 and deal.contra != "none":
        tally.say("contra_falls_away")
    hanging = 0
    if winner is None:
        hanging = carried.hanging + _hang(tally, declarer, contract, house, factor)
    elif factor == 1 and winner == declarer:
        _share(tally, contract, house)
    else:
        _take_all(tally, winner, contract, house, factor)
    written = tally.sides
    collected = _collect(tally, winner, carried.hanging)
    outcome = _outcome(declarer, winner)
    return Score(outcome, points, written, collected, Carried(hanging), tally.steps)


def _winner(tally: Tally, declarer: int, result: Result) -> int | None:
    """Say the verdict; return who has more points, None where nobody has."""
    if result.kind == "capot":
        return result.side
    other = 1 - declarer
    if result.kind == "inside":
        tally.say("said_inside", side=declarer)
        return other
    own, theirs = tally.sides[declarer], tally.sides[other]
    if own == theirs:
        tally.say("equal", side=declarer, own=own, theirs=theirs)
        return None
    tally.say("more" if own > theirs else "less", side=declarer, own=own, theirs=theirs)
    return declarer if own > theirs else other


def _share(tally: Tally, contract: Contract, house: House) -> None:
    """Let each side write its own points, rounded as a pair."""
    points = (tally.sides[0], tally.sides[1])
    critical = house.odd_ten if both_critical(points, contract) else ""
    written = pair(points, contract, house.odd_ten)
    tally.put("rounded", written, points=points, critical=critical)


def _take_all(tally: Tally, side: int, contract: Contract, house: House, factor: int) -> None:
    """Let ``side`` write the whole deal: rounded once, then multiplied, or the other way."""
    whole = sum(tally.sides)
    if tally.sides[side] != whole:
        tally.only("takes_all", side, whole)
    multiply_first = house.recontra == "multiply_first"
    if factor > 1 and multiply_first:
        tally.times("multiplied", factor)
    points = tally.sides
    tally.only("rounded", side, rounded(points[side], contract), points=points, critical="")
    if factor > 1 and not multiply_first:
        tally.times("multiplied", factor)


def _hang(tally: Tally, declarer: int, contract: Contract, house: House, factor: int) -> int:
    """Let the declarers' half hang, or with contra the whole deal; return written points."""
    if factor > 1:
        _take_all(tally, declarer, contract, house, factor)
        amount = tally.sides[declarer]
        tally.put("all_hangs", (0, 0), hanging=amount)
        return amount
    points = (tally.sides[0], tally.sides[1])
    up, down = halves(points[0], contract)
    critical = "hanging" if up != down else ""
    written = (up, down) if declarer == 0 else (down, up)
    tally.put("rounded", written, points=points, critical=critical)
    tally.only("hangs", 1 - declarer, down, hanging=up)
    return up


def _collect(tally: Tally, winner: int | None, waiting: int) -> tuple[int, int]:
    """Give the hanging points that were ``waiting`` to the winner; return who got what."""
    if winner is None or not waiting:
        return 0, 0
    tally.add("collected", winner, waiting)
    return (waiting, 0) if winner == 0 else (0, waiting)


def _outcome(declarer: int, winner: int | None) -> Outcome:
    if winner is None:
        return Outcome.HANGING
    return Outcome.MADE if winner == declarer else Outcome.INSIDE
