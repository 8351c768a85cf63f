"""Finding words in the chapters of the help."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING

from belot_desktop.texts.help.plain import plain

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from belot_desktop.texts.help.blocks import Chapter

TITLE = -1
_BEFORE, _AFTER = 24, 60  # letters around what was found


@dataclass(frozen=True, slots=True)
class Hit:
    """Where something was found, with the words around it.

    ``block`` counts the blocks of the chapter from 0; :data:`TITLE` is its title.
    """

    chapter: str
    title: str
    block: int
    before: str
    found: str
    after: str


def find(chapters: Sequence[Chapter], wanted: str) -> tuple[Hit, ...]:
    """Return every place of ``chapters`` that says ``wanted``, in capitals or not.

    A block in which it stands more than once is one place. Spaces at the ends of
    ``wanted`` do not count, and nothing is found for nothing.
    """
    looked_for = " ".join(wanted.split())
    return tuple(_hits(chapters, looked_for)) if looked_for else ()


def _hits(chapters: Sequence[Chapter], wanted: str) -> Iterator[Hit]:
    for chapter in chapters:
        texts = (chapter.title, *map(plain, chapter.blocks))
        for at, text in enumerate(texts, TITLE):
            found = filter(None, (_around(line, wanted) for line in text.split("\n")))
            for around in islice(found, 1):
                yield Hit(chapter.anchor, chapter.title, at, *around)


def _around(line: str, wanted: str) -> tuple[str, str, str] | None:
    """Return ``wanted`` as ``line`` has it, with what stands before and after."""
    place = _place(line, wanted)
    if place is None:
        return None
    start, end = place
    before, after = _cut(line, start, end)
    return before, line[start:end], after


def _place(text: str, wanted: str) -> tuple[int, int] | None:
    """Return where ``wanted`` begins and ends in ``text``; folding may change the length."""
    folded, sought = text.casefold(), wanted.casefold()
    at = folded.find(sought)
    if at < 0:
        return None
    if len(folded) == len(text):
        return at, at + len(sought)
    lengths = [len(letter.casefold()) for letter in text]
    return _letters(lengths, at), _letters(lengths, at + len(sought))


def _letters(lengths: Sequence[int], folded: int) -> int:
    """Return how many letters, as long as ``lengths`` once folded, reach to ``folded``."""
    reached = 0
    for count, length in enumerate(lengths):
        if reached >= folded:
            return count
        reached += length
    return len(lengths)


def _cut(line: str, start: int, end: int) -> tuple[str, str]:
    """Return what stands around, cut between words with … where it is long."""
    before, after = line[:start], line[end:]
    if len(before) > _BEFORE:
        before = "…" + before[-_BEFORE:].partition(" ")[2]
    if len(after) > _AFTER:
        after = after[:_AFTER].rpartition(" ")[0] + "…"
    return before, after
