"""How the columns of a sheet share the width of a page. Lengths are millimetres."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from belot_desktop.texts.columns import Column

if TYPE_CHECKING:
    from collections.abc import Sequence

    from belot_desktop.texts.columns import Place

GAP = 1.2  # between the edge of a cell and what is written in it

_NAMED = 0.42  # of a page is for the names of house rules, the rest for their examples
_APART = 7.0

_WIDTHS = {
    Column.NUMBER: 7.0,
    Column.DEALER: 16.0,
    Column.DECLARER: 17.0,
    Column.CONTRACT: 25.0,
    Column.POINTS: 10.0,
    Column.ANNOUNCEMENTS: 32.0,
    Column.OUTCOME: 21.0,
    Column.WRITTEN: 11.0,
    Column.TOTALS: 12.0,
}


def widths(places: Sequence[Place], width: float) -> list[float]:
    """Return the widths of the columns of a table of ``width``."""
    share = width / sum(_WIDTHS[place.kind] for place in places)
    return [_WIDTHS[place.kind] * share for place in places]


def boxes(places: Sequence[Place], row: QRectF) -> list[QRectF]:
    """Return the cells of ``row`` from left to right."""
    found, left = list[QRectF](), row.left()
    for width in widths(places, row.width()):
        found.append(QRectF(left, row.top(), width, row.height()))
        left += width
    return found


def two_columns(width: float) -> tuple[float, float]:
    """Return how wide the names of house rules and their examples are on a page of ``width``."""
    named = width * _NAMED
    return named - _APART, width - named
