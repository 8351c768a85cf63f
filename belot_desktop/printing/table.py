"""How the columns of a sheet share the width of a page. Lengths are millimetres."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from belot_desktop.texts.columns import Column

if TYPE_CHECKING:
    from collections.abc import Sequence

    from belot_desktop.texts.columns import Place

_WIDTHS = {
    Column.NUMBER: 7.0,
    Column.DEALER: 17.0,
    Column.DECLARER: 18.0,
    Column.CONTRACT: 22.0,
    Column.POINTS: 10.0,
    Column.ANNOUNCEMENTS: 32.0,
    Column.OUTCOME: 22.0,
    Column.WRITTEN: 11.0,
    Column.TOTALS: 12.0,
}


def boxes(places: Sequence[Place], row: QRectF) -> list[QRectF]:
    """Return the cells of ``row`` from left to right."""
    share = row.width() / sum(_WIDTHS[place.kind] for place in places)
    found, left = list[QRectF](), row.left()
    for place in places:
        width = _WIDTHS[place.kind] * share
        found.append(QRectF(left, row.top(), width, row.height()))
        left += width
    return found
