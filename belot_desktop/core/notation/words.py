"""A line cut into words and what each of them means."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from belot_desktop.core.notation.vocabulary import Meaning, Means

if TYPE_CHECKING:
    from collections.abc import Sequence

    from belot_desktop.core.notation.vocabulary import Vocabulary

_PIECE = re.compile(r'"(?:[^"\\]|\\.)*"|[^\s,;]+')
_NUMBER = re.compile(r"[0-9]{1,6}(?:\+[0-9]{1,6})*")
_SIGNED = re.compile(r"[+-][0-9]{1,6}")


@dataclass(frozen=True, slots=True)
class Word:
    """A word or phrase of a line, where it stands in it, and its meaning if it has one.

    ``text`` is what was written, for a quoted note what it says.
    """

    text: str
    start: int
    end: int
    meaning: Meaning | None = None

    @property
    def means(self) -> Means | None:
        """What kind of thing the word says."""
        return None if self.meaning is None else self.meaning.means

    @property
    def key(self) -> str:
        """The key of what the word says, empty where it has none."""
        return "" if self.meaning is None else self.meaning.key

    @property
    def number(self) -> int:
        """The side, seat or number that the word says."""
        return 0 if self.meaning is None else self.meaning.number


def words(line: str, vocabulary: Vocabulary) -> list[Word]:
    """Cut ``line`` into words, taking the longest phrase of ``vocabulary`` at each place."""
    pieces = [Word(each[0], each.start(), each.end()) for each in _PIECE.finditer(line)]
    longest = max(map(len, vocabulary), default=1)
    found = list[Word]()
    while pieces:
        word, used = _next(line, pieces[:longest], vocabulary)
        found.append(word)
        pieces = pieces[used:]
    return found


def _next(line: str, pieces: Sequence[Word], vocabulary: Vocabulary) -> tuple[Word, int]:
    """Return the first word of ``pieces`` and how many of them it takes."""
    for used in range(len(pieces), 0, -1):
        phrase = tuple(piece.text.casefold() for piece in pieces[:used])
        if phrase in vocabulary:
            start, end = pieces[0].start, pieces[used - 1].end
            return Word(line[start:end], start, end, vocabulary[phrase]), used
    return _by_shape(pieces[0]), 1


def _by_shape(piece: Word) -> Word:
    """Know a number, a signed number or a quoted note by how it is written."""
    if _NUMBER.fullmatch(piece.text):
        number = sum(map(int, piece.text.split("+")))
        return Word(piece.text, piece.start, piece.end, Meaning(Means.NUMBER, number=number))
    if _SIGNED.fullmatch(piece.text):
        number = int(piece.text)
        return Word(piece.text, piece.start, piece.end, Meaning(Means.SIGNED, number=number))
    note = _unquoted(piece.text)
    return piece if note is None else Word(note, piece.start, piece.end, Meaning(Means.NOTE))


def _unquoted(text: str) -> str | None:
    try:
        note = json.loads(text, strict=False) if text.startswith('"') else None
    except ValueError:
        return None
    return note if isinstance(note, str) else None
