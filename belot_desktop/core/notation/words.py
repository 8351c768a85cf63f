"""A line cut into words and what each of them means."""

from __future__ import annotations

import json
import re
import unicodedata
from dataclasses import dataclass
from typing import TYPE_CHECKING

from belot_desktop.core.notation.vocabulary import Meaning, Means

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from belot_desktop.core.notation.vocabulary import Vocabulary

_END = r"(?![^\s,;.:!…])"  # nothing is joined to it
_SUM = rf"[0-9]{{1,6}}(?:(?:\+|\s*\+\s+)[0-9]{{1,6}})+{_END}"  # 34 + 18: but 1 +26 is no sum
_PLUS = rf"\+\s+[0-9]{{1,6}}{_END}"
_PIECE = re.compile(rf'"(?:[^"\\]|\\.)*"|„[^„“”"]*[“”"]|[,;]|{_SUM}|{_PLUS}|[^\s,;]+')
_NUMBER = re.compile(r"[0-9]{1,6}(?:\s*\+\s*[0-9]{1,6})*")
_SIGNED = re.compile(r"(?:\+\s*|[\-−–])[0-9]{1,6}")
_MINUS = str.maketrans("−–", "--")
_JOINED = re.compile(
    r"(?P<between>(?<=[0-9])[\-−–/](?=[0-9]))|[+\-−–]?[0-9]+(?:\+[0-9]+)*|[^\W\d_]+|\S"
)
_COMMAS = (",", ";")
_MARKS = ".:!…"  # said with a word, not part of it
_UNSEEN = re.compile("[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]")  # pasted along


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


def phrase(text: str) -> tuple[str, ...]:
    """Return ``text`` as a vocabulary has it: cut as a line is, capitals and small alike."""
    return tuple(_folded(piece.text) for piece in _pieces(text))


def words(line: str, vocabulary: Vocabulary) -> list[Word]:
    """Cut ``line`` into words, taking the longest phrase of ``vocabulary`` at each place.

    No phrase reaches beyond a comma that is not part of it. A piece that says nothing as a
    whole is cut into its letters and figures where each of these says something: "♥98" is
    two words, and so is "98-64".
    """
    pieces = [*_pieces(line)]
    folded = [_folded(piece.text) for piece in pieces]
    found, at = list[Word](), 0
    while at < len(pieces):
        used = _longest(folded, at, vocabulary)
        if used:
            start, end = pieces[at].start, pieces[at + used - 1].end
            meaning = vocabulary[tuple(folded[at : at + used])]
            found.append(Word(line[start:end], start, end, meaning))
        else:
            found += _by_itself(pieces[at], vocabulary)
        at += used or 1
    return found


def _pieces(line: str) -> Iterator[Word]:
    """Cut ``line`` where nothing joins it, and leave the marks at the ends out."""
    for each in _PIECE.finditer(line):
        text = each[0].lstrip(_MARKS)
        start, text = each.end() - len(text), text.rstrip(_MARKS)
        if _UNSEEN.sub("", text):
            yield Word(text, start, start + len(text))


def _folded(text: str) -> str:
    return unicodedata.normalize("NFC", _UNSEEN.sub("", text)).casefold()


def _longest(folded: Sequence[str], at: int, vocabulary: Vocabulary) -> int:
    """Return how many pieces the longest phrase takes at a place, 0 where there is none."""
    for used in vocabulary.lengths.get(folded[at], ()):
        if tuple(folded[at : at + used]) in vocabulary and at + used <= len(folded):
            return used
    return 0


def _by_itself(piece: Word, vocabulary: Vocabulary) -> Sequence[Word]:
    """Know a piece by how it is written, or what is joined in it; a comma says nothing."""
    if piece.text in _COMMAS:
        return []
    word = _by_shape(piece)
    if word.meaning is not None:
        return [word]
    joined = [*_joined(piece, vocabulary)]
    return joined if joined and all(each.meaning for each in joined) else [piece]


def _joined(piece: Word, vocabulary: Vocabulary) -> Iterator[Word]:
    for part in _JOINED.finditer(piece.text):
        start, end = piece.start + part.start(), piece.start + part.end()
        meaning = vocabulary.get((_folded(part[0]),))
        if meaning is not None or (part[0] not in _MARKS and not part["between"]):
            yield _by_shape(Word(part[0], start, end, meaning))


def _by_shape(piece: Word) -> Word:
    """Know a number, a signed number or a quoted note by how it is written."""
    if piece.meaning is not None:
        return piece
    seen = _UNSEEN.sub("", piece.text)
    if _NUMBER.fullmatch(seen):
        number = sum(map(int, seen.split("+")))
        return Word(piece.text, piece.start, piece.end, Meaning(Means.NUMBER, number=number))
    if _SIGNED.fullmatch(seen):
        number = int("".join(seen.split()).translate(_MINUS))
        return Word(piece.text, piece.start, piece.end, Meaning(Means.SIGNED, number=number))
    note = _unquoted(piece.text)
    return piece if note is None else Word(note, piece.start, piece.end, Meaning(Means.NOTE))


def _unquoted(text: str) -> str | None:
    if text.startswith("„") and len(text) > 1 and text[-1] in '“”"':
        return text[1:-1]
    try:
        note = json.loads(text, strict=False) if text.startswith('"') else None
    except ValueError:
        return None
    return note if isinstance(note, str) else None
