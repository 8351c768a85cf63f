"""The help as plain text: what can be searched, copied and read aloud."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belot_desktop.texts.help.blocks import (
    Agreement,
    CardRow,
    Example,
    Figures,
    Heading,
    Keys,
    Paragraph,
    Points,
    See,
    Term,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from belot_desktop.texts.help.blocks import Block


def plain(block: Block) -> str:
    """Return all words of ``block``, a line for each of its parts."""
    return "\n".join(filter(None, _lines(block)))


def _lines(block: Block) -> Iterator[str]:
    match block:
        case Heading(words) | Paragraph(words) | See(words):
            yield words
        case Points(entries):
            yield from entries
        case Figures(head, rows):
            yield from map(_joined, (head, *rows))
        case CardRow(words, cards):
            yield words
            yield _joined(tuple(below for _, below in cards))
        case Example(deal, steps, verdict):
            yield from (deal, *map(str, steps), verdict)
        case Agreement():
            yield from (_joined((block.name, block.value)), block.effect)
        case Term(word, meaning, other):
            yield from (_joined((word, other)), meaning)
        case Keys(rows):
            yield from (_joined((each.words, *each.keys, each.mouse)) for each in rows)


def _joined(parts: tuple[str, ...]) -> str:
    return " · ".join(filter(None, parts))
