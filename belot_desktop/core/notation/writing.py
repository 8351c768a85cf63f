"""From a row to its line of text."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

from belot_desktop.core.rows import Adjustment, Deal, Passed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from belot_desktop.core.rows import Row
    from belot_desktop.core.variant import Variant

# What would break the line or could not be told apart from another, besides JSON's own.
_UNSEEN = re.compile("[\x7f-\x9f\u2028\u2029\ud800-\udfff]")


def write(row: Row, variant: Variant[Any]) -> str:
    """Write ``row`` in neutral words; :func:`row_of` reads it back as it was."""
    return " ".join(_words(row, variant))


def _words(row: Row, variant: Variant[Any]) -> Iterator[str]:
    if isinstance(row, Adjustment):
        yield from (f"{number:+d} s{side}" for side, number in enumerate(row.written))
        if row.note:
            yield _quoted(row.note)
        return
    if isinstance(row, Passed):
        yield "pass"
    else:
        yield from _deal(row, variant)
    if row.dealer is not None:
        yield f"dealer p{row.dealer}"


def _deal(deal: Deal, variant: Variant[Any]) -> Iterator[str]:
    yield _declarer(deal)
    contract = variant.contract(deal.contract)
    if contract is not None:
        yield contract.sign
    if deal.contra != "none":
        yield deal.contra
    result = deal.result
    if result is not None and result.side is None and not result.values:  # such as inside
        yield result.kind
    named = deal.declarer
    for side in range(variant.sides):
        said = [*_said_of(deal, side)]
        if said and side != named:
            yield f"s{side}"
            named = side
        yield from said


def _declarer(deal: Deal) -> str:
    if deal.declarer_seat is not None:
        return f"p{deal.declarer_seat}"
    return "s?" if deal.declarer is None else f"s{deal.declarer}"


def _said_of(deal: Deal, side: int) -> Iterator[str]:
    result = deal.result
    if result is not None and result.side == side:
        yield result.kind
    if result is not None and side < len(result.values) and result.values[side] is not None:
        yield str(result.values[side])
    yield from deal.announced(side)


def _quoted(text: str) -> str:
    """Quote ``text`` as JSON does, with everything in it that would break the line escaped."""
    return _UNSEEN.sub(lambda each: f"\\u{ord(each[0]):04x}", json.dumps(text, ensure_ascii=False))
