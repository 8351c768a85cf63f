"""Where in the chapters of the help an anchor stands."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from belot_desktop.texts.help.blocks import Heading
from belot_desktop.texts.help.searching import TITLE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from belot_desktop.texts.help.blocks import Chapter


class Place(NamedTuple):
    """A block of a chapter, as :class:`~belot_desktop.texts.help.searching.Hit` counts them."""

    chapter: str
    block: int = TITLE


def place_of(chapters: Sequence[Chapter], anchor: str) -> Place | None:
    """Return the place of ``anchor``, that of a chapter or of a heading; None for neither."""
    for chapter in chapters:
        if chapter.anchor == anchor:
            return Place(anchor)
    for chapter in chapters:
        for at, block in enumerate(chapter.blocks):
            if isinstance(block, Heading) and anchor and block.anchor == anchor:
                return Place(chapter.anchor, at)
    return None
