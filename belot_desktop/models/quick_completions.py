"""How a word that is begun in a typed line may go on."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from belot_desktop.core.notation import Means, phrase, read
from belot_desktop.core.rows import Deal
from belot_desktop.models.deal_offers import hindrance, standing_problems
from belot_desktop.texts.language import LANGUAGES
from belot_desktop.texts.speaking import spoken_by

if TYPE_CHECKING:
    from collections.abc import Iterator

    from belot_desktop.core.game import Game
    from belot_desktop.core.notation import Reading
    from belot_desktop.texts import Texts

MOST = 6
_LONGEST_LINE = 300  # letters; nobody completes words in a longer one
_MOST_WORDS = 4  # of a phrase that is begun
_SILENT = frozenset({Means.FILLER, Means.NOBODY})
_BETWEEN = " ,;"
_PIECE = re.compile(r"[^\s,;]+")


@dataclass(frozen=True, slots=True)
class Completion:
    """What the letters from ``start`` to ``end`` of a line may become."""

    word: str
    start: int
    end: int

    def put_into(self, line: str) -> tuple[str, int]:
        """Return ``line`` with the word written out and a space behind it, and the cursor there."""
        before = f"{line[: self.start]}{self.word} "
        return before + line[self.end :].lstrip(" "), len(before)


def completions(line: str, cursor: int, game: Game, texts: Texts) -> tuple[Completion, ...]:
    """Return how the word that ends at ``cursor`` may go on, names first, ``MOST`` at most.

    Only what still goes with the rest of the line is offered.
    """
    before, behind = line[:cursor], line[cursor:]
    if len(line) > _LONGEST_LINE or before[-1:].strip(_BETWEEN) == "" or behind[:1].strip(_BETWEEN):
        return ()
    begun = [(word, _begun(before, word)) for word in _words(game, texts)]
    first = min((start for _, start in begun if start is not None), default=None)
    found = dict[str, Completion]()
    for word, start in begun:
        if (
            start is not None
            and start == first
            and _goes((line[:start], word, behind), game, texts)
        ):
            found.setdefault(word.casefold(), Completion(word, start, cursor))
        if len(found) == MOST:
            break
    return tuple(found.values())


def _words(game: Game, texts: Texts) -> Iterator[str]:
    """Return what may be said, in the order in which it is offered."""
    sides, seats = range(game.variant.sides), range(len(game.variant.seats))
    yield from filter(None, map(game.player, seats))
    yield from (texts.team(game, side) for side in sides)
    for language in sorted(LANGUAGES, key=lambda each: each != texts.language):
        for spoken in spoken_by(game.variant, language):
            if spoken.meaning.means not in _SILENT and spoken.meaning.key != "none":
                yield spoken.words[0]


def _begun(before: str, word: str) -> int | None:
    """Return where ``word`` is begun at the end of what stands before the cursor."""
    folded = word.casefold()
    for piece in [*_PIECE.finditer(before)][-_MOST_WORDS:]:
        typed = " ".join(before[piece.start() :].split()).casefold()
        if folded.startswith(typed) and folded != typed:
            return piece.start()
    return None


def _goes(parts: tuple[str, str, str], game: Game, texts: Texts) -> bool:
    """Tell whether the line can still become a row with the word in its middle."""
    before, word, behind = parts
    words = texts.vocabulary(game)
    without = read(f"{before} {behind}", game.variant, words)
    whole = read(f"{before} {word} {behind}", game.variant, words)
    if phrase(word) not in words or len(whole.strange) > len(without.strange):
        return False
    return not _hinders(without, whole, game)


def _hinders(before: Reading, after: Reading, game: Game) -> bool:
    if not (isinstance(before.row, Deal) and isinstance(after.row, Deal)):
        return False
    standing = standing_problems(game, before.row)
    return hindrance(game, standing, after.row) is not None
