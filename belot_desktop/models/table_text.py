"""A table as lines of plain text, for the terminal and for tests."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from belot_desktop.models.score_roles import ScoreRole

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtCore import QAbstractItemModel

_BETWEEN = "  "


def table_text(model: QAbstractItemModel) -> Iterator[str]:
    """Write ``model``, a heading and a line a row, each column as wide as its widest cell."""
    columns = range(model.columnCount())
    lines = [[_heading(model, column) for column in columns]]
    lines += [
        [str(model.index(row, column).data() or "") for column in columns]
        for row in range(model.rowCount())
    ]
    widths = [max(len(line[column]) for line in lines) for column in columns]
    right = [_is_right(model, column) for column in columns]
    for line in lines:
        cells = zip(line, widths, right, strict=True)
        padded = (text.rjust(width) if to else text.ljust(width) for text, width, to in cells)
        yield _BETWEEN.join(padded).rstrip()


def _heading(model: QAbstractItemModel, column: int) -> str:
    own = model.headerData(column, Qt.Orientation.Horizontal)
    group = model.headerData(column, Qt.Orientation.Horizontal, ScoreRole.GROUP)
    return " ".join(filter(None, (group, own)))


def _is_right(model: QAbstractItemModel, column: int) -> bool:
    role = Qt.ItemDataRole.TextAlignmentRole
    alignment = model.headerData(column, Qt.Orientation.Horizontal, role)
    return bool(alignment & Qt.AlignmentFlag.AlignRight)
