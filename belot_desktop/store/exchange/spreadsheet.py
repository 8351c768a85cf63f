"""A table as a file that a spreadsheet opens: CSV in UTF-8, with what Excel needs to know it."""

from __future__ import annotations

import codecs
import csv
import io
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    Cell = str | int | None

_FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠")
_TEXT = "'"  # what a spreadsheet takes for: this is text


def write_table(rows: Iterable[Iterable[Cell]], separator: str) -> bytes:
    """Return ``rows`` as a file, with ``separator`` between cells.

    Numbers stay numbers. Text stays text: none begins a formula, whatever somebody is
    called, and none breaks a line.
    """
    lines = io.StringIO()
    writer = csv.writer(lines, delimiter=separator, lineterminator="\r\n")
    writer.writerows([_safe(cell) for cell in row] for row in rows)
    return codecs.BOM_UTF8 + lines.getvalue().encode("utf-8", "replace")


def _safe(cell: Cell) -> str | int:
    if cell is None or isinstance(cell, int):
        return "" if cell is None else cell
    line = " ".join(cell.replace("\0", "").split())
    return f"{_TEXT}{line}" if line.startswith(_FORMULA) else line
