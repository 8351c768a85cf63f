"""The heads of a sheet's columns, alike on a sheet that is full and on an empty one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belot_desktop.printing.blocks import Heads
from belot_desktop.printing.ink import SMALL
from belot_desktop.printing.table import GAP
from belot_desktop.printing.wrapping import wrapped

if TYPE_CHECKING:
    from collections.abc import Sequence

    from belot_desktop.texts.cells import Cells
    from belot_desktop.texts.columns import Place

_LINES = 2  # for the name of a team over a narrow column


def heads(cells: Cells, places: Sequence[Place], widths: Sequence[float]) -> Heads:
    """Return the heads of columns of these ``widths``."""
    groups = ("" if place.side is None else cells.texts.column(place.kind) for place in places)
    words = (
        wrapped(cells.heading(place), width - 2 * GAP, SMALL, _LINES, bold=True)
        for place, width in zip(places, widths, strict=True)
    )
    return Heads(tuple(places), tuple(words), tuple(groups))
