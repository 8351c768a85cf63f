"""What the people of a game may be called when a row is said, the surest names first."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from belot_desktop.core.notation import Meaning, Means
from belot_desktop.texts.one_line import LONGEST_NAME, one_line
from belot_desktop.texts.speaking.spoken_words import TEAM, WE_AND_THEY

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from belot_desktop.core.game import Game

Called = tuple[str, Meaning]
"""A name, and the side or seat that it means."""

# Names with an article, in the accusative, as one is called; and whose something is.
_ENDINGS = ("та", "то", "те", "ът", "а", "я", "т", "е", "'s", "’s")
_ARTICLES = ("та", "то", "те", "ът")
_LATIN = str.maketrans(
    dict(zip("абвгдезийклмнопрстуфъьѝ", "abvgdeziyklmnoprstufayi", strict=True))
    | {"ж": "zh", "х": "h", "ц": "ts", "ч": "ch", "ш": "sh", "щ": "sht", "ю": "yu", "я": "ya"}
)
"""Bulgarian letters as names are written abroad: "Vera" for "Вера"."""

_BETWEEN = re.compile(r"[\s\-–]+")  # the words of a name
_LEAST = 3  # letters of what counts as a name of its own


def levels(game: Game) -> tuple[tuple[Called, ...], ...]:
    """Return what people are called: by their names, by parts, in Latin letters, with endings.

    What one level knows no later one changes: who is called exactly so is meant.
    """
    exact = (*_given(game), *_nameless(game))
    loose = (*_parts(exact), *_we_and_they(game))
    named = (*exact, *loose)
    abroad = tuple((name.casefold().translate(_LATIN), meaning) for name, meaning in named)
    return exact, loose, abroad, tuple(_bent(named))


def _given(game: Game) -> Iterator[Called]:
    for seat in range(len(game.variant.seats)):
        yield one_line(game.player(seat), LONGEST_NAME), Meaning(Means.SEAT, number=seat)
    for side, team in enumerate(game.teams):
        yield one_line(team.name, LONGEST_NAME), Meaning(Means.SIDE, number=side)


def _nameless(game: Game) -> Iterator[Called]:
    """Return what the sides are called that nobody named."""
    for side, team in enumerate(game.teams):
        for name in () if team.name else default_teams(game.variant.sides, side):
            yield name, Meaning(Means.SIDE, number=side)


def default_teams(sides: int, side: int) -> Iterator[str]:
    """Return the names, in every language, of a side that nobody has named."""
    if sides == len(WE_AND_THEY["en"]):
        yield from (words[side][0] for words in WE_AND_THEY.values())
    else:
        yield from (team.format(number=side + 1) for team in TEAM.values())


def _we_and_they(game: Game) -> Iterator[Called]:
    for words in WE_AND_THEY.values():
        if len(words) == game.variant.sides:
            for side, called in enumerate(words):
                yield from ((name, Meaning(Means.SIDE, number=side)) for name in called)


def _parts(names: Iterable[Called]) -> Iterator[Called]:
    """Return the words of a longer name: "Georgi" of "Georgi Ivanov", "Ana" of "Ana-Maria"."""
    for name, meaning in names:
        words = _BETWEEN.split(name)
        if len(words) > 1:
            yield from ((word, meaning) for word in words if _is_name(word))


def _bent(names: Iterable[Called]) -> Iterator[Called]:
    for name, meaning in names:
        if not name[-1:].isalpha():
            continue
        yield from ((name + ending, meaning) for ending in _ENDINGS)
        for article in _ARTICLES:
            bare = name.removesuffix(article)
            if bare != name and _is_name(bare):
                yield bare, meaning


def _is_name(word: str) -> bool:
    return word.isalpha() and len(word) >= _LEAST
