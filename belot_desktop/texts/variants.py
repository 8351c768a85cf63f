"""Which variant has which words of its own."""

from __future__ import annotations

from functools import cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from belot_desktop.core.variants.bulgarian import BULGARIAN
from belot_desktop.texts.bulgarian import BulgarianWords
from belot_desktop.texts.variant_words import VariantWords
from belot_desktop.texts.words import Words

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from belot_desktop.core.game import Game
    from belot_desktop.core.rows import Deal
    from belot_desktop.core.scores import Line, Problem, Score
    from belot_desktop.core.variant import Variant
    from belot_desktop.texts.explaining import Explained

_OWN: Mapping[str, type[VariantWords]] = MappingProxyType({BULGARIAN.key: BulgarianWords})


class Variants(Words):
    """What each variant says in its own way."""

    def own(self, variant: Variant[Any]) -> VariantWords:
        """Return the words of ``variant``: its house rules, problems and steps."""
        return self._own.get(variant.key, self._without_words)

    def problem(self, problem: Problem, game: Game) -> str:
        """Say what is wrong with a deal, as a sentence for beside its field."""
        return self.own(game.variant).problem(problem)

    def reason(self, game: Game, score: Score, deal: Deal) -> str:
        """Say quietly why ``deal`` ends so: "98 : 104 — the declarers have less"."""
        return self.own(game.variant).reason(game, score, deal)

    def explain(self, game: Game, lines: Sequence[Line]) -> tuple[Explained, ...]:
        """Explain the last of ``lines`` of ``game``; those before it hold what hung."""
        return self.own(game.variant).explain(game, lines)

    @cached_property
    def _own(self) -> Mapping[str, VariantWords]:
        return {key: words(self.translator) for key, words in _OWN.items()}

    @cached_property
    def _without_words(self) -> VariantWords:
        return VariantWords(self.translator)
