"""A row of a file, read by what its variant declares (``format/game.md``)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from belot_desktop.core.rows import Adjustment, Deal, Passed, Result
from belot_desktop.core.scores import Problem
from belot_desktop.core.variant import Takes
from belot_desktop.store.exchange.entry import Entry, Found
from belot_desktop.store.exchange.faults import Fault, Unreadable

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from belot_desktop.core.rows import Row
    from belot_desktop.core.variant import ResultKind, Variant

    Judge = Callable[[Deal], Iterable[Problem]]

_DEAL = ("contract", "declarer", "declarer_seat", "dealer", "contra", "announcements")
_FURTHEST_ADJUSTMENT = 10_000  # written points: rules/bulgarian.md, "Correction rows"
_MOST_OF_A_KIND = 32  # one for each card: a bound, not a rule
_MOST_POINTS = 10**9


def row_from_json(value: object, variant: Variant[Any], place: str = "") -> Row:
    """Return the row that ``value`` is in the file format.

    Everything that scoring it needs has to be there; whether the house rules allow it
    is not asked. Raises Unreadable.
    """
    found = Found()
    row = read_row(Entry(value, place, found), variant, missing)
    if found.faults:
        raise Unreadable(found.faults)
    return row


def missing(deal: Deal) -> Iterable[Problem]:
    """Find the parts without which ``deal`` cannot be scored in any game."""
    if deal.declarer is None:
        yield Problem("no_declarer", ("declarer",))
    if deal.contract is None:
        yield Problem("no_contract", ("contract",))
    if deal.result is None:
        yield Problem("no_result", ("result",))


def read_row(entry: Entry, variant: Variant[Any], judge: Judge) -> Row:
    """Read a row; ``judge`` finds the problems of a deal whose every value is known."""
    if entry.has("passed"):
        fields = entry.fields(optional=("passed", "dealer"))
        fields["passed"].true()
        return Passed(_seat(fields.get("dealer"), variant))
    if entry.has("adjustment"):
        return _adjustment(entry.fields(("adjustment",))["adjustment"], variant)
    return _deal(entry, variant, judge)


def _adjustment(entry: Entry, variant: Variant[Any]) -> Adjustment:
    fields = entry.fields(("written",), ("note",))
    bounds = -_FURTHEST_ADJUSTMENT, _FURTHEST_ADJUSTMENT
    written = tuple(each.whole(*bounds) for each in fields["written"].items(variant.sides))
    return Adjustment(written, fields["note"].text() if "note" in fields else "")


def _deal(entry: Entry, variant: Variant[Any], judge: Judge) -> Deal:
    fields = entry.fields(optional=(*_DEAL, *(each.key for each in variant.results)))
    before = len(entry.found.faults)
    results = [
        _result(each, fields[each.key], variant) for each in variant.results if each.key in fields
    ]
    deal = Deal(
        declarer=_side(fields.get("declarer"), variant),
        declarer_seat=_seat(fields.get("declarer_seat"), variant),
        dealer=_seat(fields.get("dealer"), variant),
        contract=_contract(fields.get("contract"), variant),
        contra=_contra(fields.get("contra"), variant),
        announcements=_announcements(fields.get("announcements"), variant),
        result=results[0] if results else None,
    )
    if isinstance(entry.value, dict) and len(entry.found.faults) == before:
        _note(entry, judge(deal), variant)
    if len(results) > 1:
        entry.fault("several_results", kinds=", ".join(each.kind for each in results))
    return deal


def _side(entry: Entry | None, variant: Variant[Any]) -> int | None:
    return None if entry is None else entry.whole(0, variant.sides - 1, "unknown_side")


def _seat(entry: Entry | None, variant: Variant[Any]) -> int | None:
    return None if entry is None else entry.whole(0, len(variant.seats) - 1, "unknown_seat")


def _contract(entry: Entry | None, variant: Variant[Any]) -> str | None:
    keys = [each.key for each in variant.contracts]
    return None if entry is None else entry.word(keys, "unknown_contract")


def _contra(entry: Entry | None, variant: Variant[Any]) -> str:
    keys = [each.key for each in variant.contras]
    return Deal().contra if entry is None else entry.word(keys, "unknown_contra")


def _announcements(entry: Entry | None, variant: Variant[Any]) -> tuple[tuple[str, ...], ...]:
    if entry is None:
        return ()
    return tuple(_kinds(each, variant) for each in entry.items(variant.sides))


def _kinds(entry: Entry, variant: Variant[Any]) -> tuple[str, ...]:
    """Read one side's announcements into the declared order."""
    fields = entry.fields(optional=[each.key for each in variant.announcements])
    counts = {key: each.whole(0, _MOST_OF_A_KIND) for key, each in fields.items()}
    return tuple(key for key, count in counts.items() for _ in range(count))


def _result(kind: ResultKind, entry: Entry, variant: Variant[Any]) -> Result:
    if kind.takes is Takes.NOTHING:
        entry.true()
        return Result(kind.key)
    if kind.takes is Takes.SIDE:
        return Result(kind.key, side=_side(entry, variant))
    fields = entry.fields(("team", "value"))
    team = _side(fields["team"], variant)
    value = fields["value"].whole(-_MOST_POINTS, _MOST_POINTS)
    return Result(
        kind.key, values=tuple(value if side == team else None for side in range(variant.sides))
    )


def _note(entry: Entry, problems: Iterable[Problem], variant: Variant[Any]) -> None:
    for each in problems:
        note = entry.found.warnings.append if each.warning else entry.found.refuse
        note(Fault(_place(entry, each.place, variant).place, each.name, each.facts))


def _place(entry: Entry, path: tuple[str | int, ...], variant: Variant[Any]) -> Entry:
    """Return what a problem's ``path`` means in a file."""
    first = path[0]
    kind = variant.result(str(first))
    if first == "result":
        return entry
    if kind is not None and kind.takes is Takes.ONE:
        return entry.at(kind.key).at("value")
    for key in path:
        entry = entry.at(key)
    return entry
