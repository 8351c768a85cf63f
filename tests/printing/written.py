"""Pages as lines of text: what stands where, for tests to compare."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belot_desktop.printing.blocks import (
    Heads,
    Lines,
    Parties,
    Result,
    Signatures,
    TableRow,
    Title,
    Totals,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from belot_desktop.printing.blocks import Block, Cell
    from belot_desktop.printing.page import Page


def written(pages: Iterable[Page]) -> str:
    """Write ``pages``, a line a block, each with how far down it begins."""
    return "".join(f"{line}\n" for page in pages for line in _lines(page))


def _lines(page: Page) -> Iterator[str]:
    yield f"=== {page.width:g} x {page.height:g}"
    for placed in page.blocks:
        yield f"{placed.top:6.1f}  {' | '.join(_parts(placed.block))}"
    yield f"    ->  {page.foot}"


def _parts(block: Block) -> Iterator[str]:
    match block:
        case Title():
            yield from (block.words, *block.facts)
        case Parties():
            yield from (f"{name} ({players})" for name, players in block.sides)
        case Heads():
            both = zip(block.groups, block.words, strict=True)
            yield from (" ".join(filter(None, pair)) for pair in both)
        case TableRow():
            yield from (*map(_cell, block.cells), *(["quiet"] if block.quiet else []))
        case Result():
            yield from (block.words, block.figures, *block.more)
        case Lines():
            yield from (block.words, *block.lines)
        case Totals():
            yield from (block.words, *block.names, f"{block.totals[-1]} / {block.target}")
        case Signatures():
            yield from (f"____ {name}" for name in block.names)


def _cell(cell: Cell) -> str:
    sign = {"hearts": "♥", "diamonds": "♦", "clubs": "♣", "spades": "♠"}.get(cell.suit or "", "")
    return " ".join(filter(None, (sign, cell.words, cell.contra)))
