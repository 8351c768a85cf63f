"""A row in the words of the table, in which it is read back; and what was not understood."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING, Any

from belot_desktop.core.notation import Means, neutral_words, read, said, write
from belot_desktop.core.rows import Deal, Result
from belot_desktop.texts.language import LANGUAGES
from belot_desktop.texts.names import Names
from belot_desktop.texts.numbers import set_in
from belot_desktop.texts.one_line import LONGEST_NAME, one_line
from belot_desktop.texts.speaking.spoken_words import COUNTS
from belot_desktop.texts.speaking.vocabulary import spoken_by, vocabulary
from belot_desktop.texts.words import filled

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from belot_desktop.core.game import Game
    from belot_desktop.core.notation import Meaning, Vocabulary, Word
    from belot_desktop.core.rows import Row
    from belot_desktop.core.scores import Problem
    from belot_desktop.core.variant import Variant
    from belot_desktop.texts.speaking.spoken_words import Spoken

_LONGEST = 40  # letters of a word that a sentence shows
_PEOPLE = frozenset({Means.SIDE, Means.SEAT})


class Saying(Names):
    """Rows said in one language; what is said in another one is understood as well."""

    language: str

    def vocabulary(self, game: Game) -> Vocabulary:
        """Return all words in which a row of ``game`` is understood."""
        return vocabulary(game, self.language)

    def spoken(self, variant: Variant[Any]) -> tuple[Spoken, ...]:
        """Return the words of this language by what they mean, for the help."""
        return spoken_by(variant, self.language)

    def said(self, row: Row, game: Game) -> str:
        """Say ``row`` as one would at the table: "Вера купа 98 терца белот".

        It is read back as it was, in whichever language, so that odd names may have to
        stand between commas, and people whom no name tells apart are ``s0`` or ``p1``.
        """
        return self._said(row, game, LANGUAGES)

    def _said(self, row: Row, game: Game, languages: Sequence[str]) -> str:
        """Say ``row`` so that it is read back in ``languages``."""
        known = [vocabulary(game, each) for each in languages]
        for line in self._ways(row, game):
            readings = [read(line, game.variant, each) for each in known]
            if all(each.row == row and not each.strange for each in readings):
                return line
        return write(row, game.variant)

    def example(self, game: Game) -> str:
        """Say a deal of ``game`` as one may type it, by a player whose name is understood."""
        variant, side = game.variant, game.variant.sides - 1
        contract = variant.contracts[len(variant.contracts) // 2 - 1]
        values = [None] * side
        deal = Deal(
            declarer=side,
            contract=contract.key,
            announcements=((),) * side + ((variant.announcements[0].key,),),
            result=Result(variant.results[0].key, values=(*values, contract.cards * 3 // 5 + 1)),
        )
        named = (each for each in variant.seats_of(side) if game.player(each))
        by_name = (replace(deal, declarer_seat=each) for each in named)
        own = (self.language,)  # the one that is read by: it is said at every start
        lines = ((self._said(each, game, own), self.in_words(each, game)) for each in by_name)
        by_player = next((line for line, name in lines if line == name), None)
        return by_player or self._said(deal, game, own)

    def in_words(self, row: Row, game: Game) -> str:
        """Say ``row``, or as much of it as there is, for people only: names as they are."""
        return " ".join(said(row, game.variant, self._words(game, by_name=True)))

    def _ways(self, row: Row, game: Game) -> Iterator[str]:
        named, nameless = self._words(game, by_name=True), self._words(game, by_name=False)
        for say, between in ((named, " "), (named, ", "), (nameless, " ")):
            yield between.join(said(row, game.variant, say))

    def _words(self, game: Game, *, by_name: bool) -> Callable[[Meaning], str]:
        """Return what says a meaning in this language."""
        neutral = neutral_words(game.variant)
        spoken = {
            (each.meaning.means, each.meaning.key): each for each in self.spoken(game.variant)
        }

        def say(meaning: Meaning) -> str:
            if meaning.means in _PEOPLE:
                return (self._name(meaning, game) if by_name else "") or neutral(meaning)
            found = spoken.get((meaning.means, meaning.key))
            return neutral(meaning) if found is None else self._counted(found, meaning.number)

        return say

    def _name(self, meaning: Meaning, game: Game) -> str:
        """Name a team, or a player who has a name."""
        if meaning.means is Means.SIDE:
            given = one_line(game.teams[meaning.number].name, LONGEST_NAME)
            return given or self.team(game, meaning.number)
        return one_line(game.player(meaning.number), LONGEST_NAME)

    def _counted(self, spoken: Spoken, times: int) -> str:
        counts = dict(reversed(COUNTS[self.language]))
        if times in counts and spoken.several:
            return f"{counts[times]} {spoken.several[0]}"
        return " ".join([spoken.words[0]] * max(times, 1))

    # --- what was not said or not understood

    def not_understood(self, word: Word) -> str:
        """Say why ``word`` has no place in the row."""
        text = word.text if len(word.text) <= _LONGEST else f"{word.text[:_LONGEST]}…"
        sentence = self._why_not.get(word.means, self.tr("“{word}” does not go with the rest."))
        if word.means is Means.UNCLEAR and word.key:
            sentence = self.tr("How many: “{word}”?")
        return filled(sentence, {"word": set_in(text)})

    @cached_property
    def _why_not(self) -> Mapping[Means | None, str]:
        return {
            None: self.tr("Not understood: “{word}”."),
            Means.UNCLEAR: self.tr("“{word}” may be more than one."),
            Means.SIGNED: self.tr("Whose points are {word}?"),
            Means.DEALER: self.tr("Who deals?"),
            Means.SIDE: self.tr("What about “{word}”?"),
            Means.SEAT: self.tr("What about “{word}”?"),
        }

    def within(self, least: int, most: int) -> str:
        """Say which written points a correction may give or take."""
        return self.tr("Points from {least} to {most}.", least=least, most=most)

    def nothing_written(self) -> str:
        """Say what an all-pass deal comes to."""
        return self.tr("All pass: nothing is written")

    def question(self, problem: Problem) -> str:
        """Ask for what is not said yet; nothing where it is not that."""
        return self._questions.get(problem.name, "")

    @cached_property
    def _questions(self) -> Mapping[str, str]:
        return {
            "no_declarer": self.tr("Who declared?"),
            "no_contract": self.tr("Which contract?"),
            "no_result": self.tr("How many points?"),
        }
