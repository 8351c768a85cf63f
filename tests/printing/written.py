"""Pages as lines of text: what stands where, for tests to compare."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belot_desktop.printing.blocks import (
    Blanks,
    Heads,
    Lines,
    Parties,
    Result,
    Rule,
    RuledRow,
    Signatures,
    TableRow,
    Title,
    Totals,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from belot_desktop.printing.blocks import Block, Cell, Reading
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
        case Heads() | TableRow() | RuledRow():
            yield from _of_table(block)
        case Title():
            yield from (block.words, *block.facts)
        case Parties():
            yield from (f"{name} ({players})" for name, players in block.sides)
        case Blanks():
            yield from (f"{words} ____" for words in block.words)
        case Result():
            yield from (block.words, block.figures, *block.more)
        case Lines():
            yield from (block.words, *block.lines)
        case Rule():
            yield from map(" ".join, (block.name, block.effect, block.example))
            yield from map(_reading, block.readings)
        case Totals():
            yield from (block.words, *block.names, f"{block.totals[-1]} / {block.target}")
        case Signatures():
            yield from (f"____ {name}" for name in block.names)


def _of_table(block: Heads | TableRow | RuledRow) -> Iterator[str]:
    match block:
        case Heads():
            both = zip(block.groups, block.words, strict=True)
            yield from (" ".join(filter(None, (group, *words))) for group, words in both)
        case TableRow():
            over = [f"({block.over})"] if block.over else []
            yield from (*over, *map(_cell, block.cells), *(["quiet"] if block.quiet else []))
        case RuledRow():
            yield from (str(block.number), *("." * (len(block.places) - 1)))


def _cell(cell: Cell) -> str:
    sign = {"hearts": "♥", "diamonds": "♦", "clubs": "♣", "spades": "♠"}.get(cell.suit or "", "")
    return " ".join(filter(None, (sign, " / ".join(cell.lines), cell.contra)))


def _reading(reading: Reading) -> str:
    outcome = f" -> {reading.outcome}" if reading.outcome else ""
    return f"{'(x)' if reading.agreed else '( )'} {reading.words}{outcome}"
