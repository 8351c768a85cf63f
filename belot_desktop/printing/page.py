"""What stands on the pages, as data: blocks in their places. Lengths are millimetres."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from belot_desktop.printing.paper import MARGIN

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from belot_desktop.printing.blocks import Block, TableRow
    from belot_desktop.printing.paper import Setup

FOOT = 7.0


@dataclass(frozen=True, slots=True)
class Placed:
    """A block and how far below the upper edge of the paper it begins."""

    top: float
    block: Block


@dataclass(frozen=True, slots=True)
class Page:
    """A page: its size, its blocks from top to bottom, and the words at its foot."""

    width: float
    height: float
    blocks: tuple[Placed, ...]
    foot: str = ""


@dataclass(frozen=True, slots=True)
class Contents:
    """What is to be set on pages.

    ``opening`` stands on the first page and ``running`` on each later one, ``heads`` over
    the rows of every page. Where ``rows`` go on behind some of them, ``to_carry`` ends the
    page and ``carried`` begins the next one, each given how many were set. ``closing``
    follows the last row; no block of it is parted.
    """

    opening: Sequence[Block]
    running: Sequence[Block]
    heads: Sequence[Block]
    rows: Sequence[TableRow]
    to_carry: Callable[[int], TableRow]
    carried: Callable[[int], TableRow]
    closing: Sequence[Block]


def pages(contents: Contents, setup: Setup, foot: Callable[[int, int], str]) -> tuple[Page, ...]:
    """Set ``contents`` on as many pages as they need; ``foot`` has the page and how many."""
    setter = _Setter(contents, setup)
    setter.set_rows()
    setter.set_closing()
    done = setter.finished()
    return tuple(replace(page, foot=foot(number, len(done))) for number, page in enumerate(done, 1))


class _Setter:
    """Sets blocks one below the other, and begins another page where there is no room."""

    def __init__(self, contents: Contents, setup: Setup) -> None:
        self._contents, self._setup = contents, setup
        self._done = list[Page]()
        self._begin(contents.opening)

    def set_rows(self) -> None:
        """Set all rows; where they go on, the last one of a page carries over."""
        contents, rows = self._contents, self._contents.rows
        self._put(*contents.heads)
        for at, row in enumerate(rows):
            with_carry = row.height if at == len(rows) - 1 else 2 * row.height
            if at and self._room < with_carry:
                self._put(contents.to_carry(at))
                self._turn()
                self._put(*contents.heads, contents.carried(at))
            self._put(row)

    def set_closing(self) -> None:
        """Set what follows the rows, on another page what has no room."""
        for block in self._contents.closing:
            if block.height > self._room:
                self._turn()
            self._put(block)

    def finished(self) -> list[Page]:
        """Return the pages."""
        self._finish()
        return self._done

    @property
    def _room(self) -> float:
        return self._setup.height - MARGIN - FOOT - self._top

    def _put(self, *blocks: Block) -> None:
        for block in blocks:
            self._blocks.append(Placed(round(self._top, 2), block))
            self._top += block.height

    def _begin(self, blocks: Sequence[Block]) -> None:
        self._blocks, self._top = list[Placed](), MARGIN
        self._put(*blocks)

    def _turn(self) -> None:
        self._finish()
        self._begin(self._contents.running)

    def _finish(self) -> None:
        self._done.append(Page(self._setup.width, self._setup.height, tuple(self._blocks)))
