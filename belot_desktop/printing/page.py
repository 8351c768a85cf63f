"""What stands on the pages, as data: blocks in their places. Lengths are millimetres."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from belot_desktop.printing.blocks import LEAST_CHART, Totals
from belot_desktop.printing.paper import MARGIN

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

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
    setter = _Setter(contents.opening, contents.running, setup)
    setter.set_rows(contents)
    setter.set_blocks(contents.closing)
    return _numbered(setter.finished(), foot)


def flowing(
    opening: Sequence[Block],
    running: Sequence[Block],
    blocks: Iterable[Block],
    setup: Setup,
    foot: Callable[[int, int], str],
) -> tuple[Page, ...]:
    """Set ``blocks`` on as many pages as they need, one below the other, none of them parted.

    ``opening`` stands on the first page and ``running`` on each later one.
    """
    setter = _Setter(opening, running, setup)
    setter.set_blocks(tuple(blocks))
    return _numbered(setter.finished(), foot)


def room(setup: Setup) -> float:
    """Return the height that a page has for its blocks."""
    return setup.height - 2 * MARGIN - FOOT


def trimmed(page: Page) -> Page:
    """Return ``page`` as high as what stands on it, without a foot: for a picture."""
    bottom = max((each.top + each.block.height for each in page.blocks), default=MARGIN)
    return replace(page, height=round(bottom + MARGIN, 2), foot="")


def _numbered(done: Sequence[Page], foot: Callable[[int, int], str]) -> tuple[Page, ...]:
    return tuple(replace(page, foot=foot(number, len(done))) for number, page in enumerate(done, 1))


class _Setter:
    """Sets blocks one below the other, and begins another page where there is no room."""

    def __init__(self, opening: Sequence[Block], running: Sequence[Block], setup: Setup) -> None:
        self._running, self._setup = running, setup
        self._done = list[Page]()
        self._begin(opening)

    def set_rows(self, contents: Contents) -> None:
        """Set all rows; where they go on, the last one of a page carries over."""
        rows = contents.rows
        self._put(*contents.heads)
        for at, row in enumerate(rows):
            carrying = 0 if at == len(rows) - 1 else contents.to_carry(at + 1).height
            if at and self._room < row.height + carrying:
                self._put(contents.to_carry(at))
                self._turn()
                self._put(*contents.heads, contents.carried(at))
            self._put(row)

    def set_blocks(self, blocks: Sequence[Block]) -> None:
        """Set ``blocks``, on another page what has no room."""
        for block in _lowered(blocks, self._room):
            if block.height > self._room:
                self._turn()
            self._put(block)

    def finished(self) -> list[Page]:
        """Return the pages."""
        self._finish()
        return self._done

    @property
    def _room(self) -> float:
        return MARGIN + room(self._setup) - self._top

    def _put(self, *blocks: Block) -> None:
        for block in blocks:
            self._blocks.append(Placed(round(self._top, 2), block))
            self._top += block.height

    def _begin(self, blocks: Sequence[Block]) -> None:
        self._blocks, self._top = list[Placed](), MARGIN
        self._put(*blocks)

    def _turn(self) -> None:
        self._finish()
        self._begin(self._running)

    def _finish(self) -> None:
        self._done.append(Page(self._setup.width, self._setup.height, tuple(self._blocks)))


def _lowered(blocks: Sequence[Block], height: float) -> Iterator[Block]:
    """Make a chart lower where that lets all ``blocks`` stand in so much ``height``."""
    over = sum(block.height for block in blocks) - height
    for block in blocks:
        if isinstance(block, Totals) and 0 < over <= block.height - LEAST_CHART:
            yield replace(block, height=block.height - over)
        else:
            yield block
