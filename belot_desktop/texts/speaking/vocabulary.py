"""The words in which a row of a game is understood: the terms, and its people's names."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from belot_desktop.core.game import Game
from belot_desktop.core.notation import Meaning, Means, Vocabulary, neutral, phrase, words
from belot_desktop.texts.speaking.spoken_names import levels
from belot_desktop.texts.speaking.spoken_words import COUNTS, SPOKEN, Spoken

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from belot_desktop.core.variant import Variant
    from belot_desktop.texts.speaking.spoken_names import Called

_OWN_KEYS = frozenset({Means.CONTRACT, Means.CONTRA, Means.ANNOUNCEMENT, Means.RESULT})
_POINTS = "points"
_SILENT = frozenset({"none", _POINTS})  # what is so where nothing is said

_UNCLEAR = Meaning(Means.UNCLEAR)


def vocabulary(game: Game, language: str) -> Vocabulary:
    """Return every word that may be said of ``game``; those of ``language`` go first.

    A name that is nothing but terms and numbers is none: the term is meant. A name that
    may mean more than one is unclear, and nobody is guessed.
    """
    return _vocabulary(Game("", game.variant, None, game.teams), language)


@lru_cache(maxsize=8)
def _vocabulary(people: Game, language: str) -> Vocabulary:
    terms = _terms(people.variant, language)
    found = Vocabulary(terms)
    for level in levels(people):
        found = Vocabulary(found | _new(level, terms, found))
    return found


def spoken_by(variant: Variant[Any], language: str) -> tuple[Spoken, ...]:
    """Return what may be said in ``language`` of the things that ``variant`` has."""
    spoken, keys = SPOKEN[language], _keys(variant)
    known = tuple(each for each in spoken if _is_of(each.meaning, keys))
    named = {each.meaning for each in known}
    unsaid = (each for each in keys if each not in named and each.key not in _SILENT)
    return (*known, *(Spoken(each, (each.key,)) for each in unsaid))


def _is_of(meaning: Meaning, keys: Iterable[Meaning]) -> bool:
    return meaning.means not in _OWN_KEYS or meaning in keys


def _keys(variant: Variant[Any]) -> list[Meaning]:
    """Return what ``variant`` itself declares, as meanings."""
    declared = (
        (Means.CONTRACT, variant.contracts),
        (Means.CONTRA, variant.contras),
        (Means.ANNOUNCEMENT, variant.announcements),
        (Means.RESULT, variant.results),
    )
    return [Meaning(means, each.key) for means, things in declared for each in things]


def _terms(variant: Variant[Any], language: str) -> Vocabulary:
    """Return the terms in all languages; the neutral words are not to be taken away."""
    own = neutral(variant)
    found = Vocabulary(own)
    for each in (*(other for other in SPOKEN if other != language), language):
        found.update((phrase(word), meaning) for word, meaning in _words(variant, each))
    kept = {word: meaning for word, meaning in own.items() if meaning.key != _POINTS}
    return Vocabulary(found | kept)


def _words(variant: Variant[Any], language: str) -> Iterator[tuple[str, Meaning]]:
    for spoken in spoken_by(variant, language):
        meaning = spoken.meaning
        for several in spoken.several:
            yield several, Meaning(Means.UNCLEAR, meaning.key)
            for times, count in COUNTS[language]:
                yield f"{count} {several}", Meaning(meaning.means, meaning.key, times)
        yield from ((word, meaning) for word in spoken.words)


def _new(
    level: Iterable[Called], terms: Vocabulary, known: Vocabulary
) -> dict[tuple[str, ...], Meaning]:
    """Return the names of ``level`` that are not words yet."""
    found = dict[tuple[str, ...], Meaning]()
    for name, meaning in level:
        said = phrase(name)
        if said in known or all(each.meaning for each in words(name, terms)):
            continue
        found[said] = meaning if found.get(said, meaning) == meaning else _UNCLEAR
    return found
