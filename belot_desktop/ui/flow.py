"""How widths are broken into lines and lines are filled."""

from __future__ import annotations

from itertools import accumulate
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence


def alike(widths: Sequence[int], room: int, gap: int, most: int) -> list[list[int]]:
    """Break ``widths`` into as few lines as fit, each of as many; nothing if ``most`` do not do."""
    for count in range(1, most + 1):
        each = max(1, -(-len(widths) // count))
        lines = [list(widths[at : at + each]) for at in range(0, len(widths), each)]
        if all(sum(line) + gap * (len(line) - 1) <= room for line in lines):
            return lines
    return []


def greedy(widths: Sequence[int], room: int, gap: int) -> list[list[int]]:
    """Break ``widths`` into lines, each as full as it gets."""
    lines, used = list[list[int]](), 0
    for width in widths:
        if lines and used + gap + width <= room:
            lines[-1].append(width)
            used += gap + width
        else:
            lines.append([width])
            used = width
    return lines


def filled(widths: Sequence[int], room: int) -> list[int]:
    """Widen ``widths`` to fill ``room``: all alike if that fits, or else each by the same."""
    share = room // len(widths)
    if max(widths) <= share:
        first = [share] * (len(widths) - 1)
    else:
        more = (room - sum(widths)) // len(widths)
        first = [width + more for width in widths[:-1]]
    return [*first, room - sum(first)]


def starts(widths: Sequence[int], gap: int) -> list[int]:
    """Return where each of ``widths`` begins in its line."""
    return [0, *accumulate(width + gap for width in widths[:-1])]
