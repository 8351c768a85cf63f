"""The words of Bulgarian belot."""

from __future__ import annotations

from functools import cached_property, lru_cache, partial
from typing import TYPE_CHECKING

from belot_desktop.texts.bulgarian.problems import BulgarianProblems
from belot_desktop.texts.bulgarian.reasons import BulgarianReasons
from belot_desktop.texts.bulgarian.rules import BulgarianRules
from belot_desktop.texts.bulgarian.steps import BulgarianSteps

if TYPE_CHECKING:
    from collections.abc import Callable

    from belot_desktop.core.game import Game
    from belot_desktop.core.variants.bulgarian.house import House
    from belot_desktop.texts.help.blocks import Chapter


class BulgarianWords(BulgarianProblems, BulgarianReasons, BulgarianRules, BulgarianSteps):
    """All that Bulgarian belot says in its own way."""

    def chapters(self, game: Game) -> tuple[Chapter, ...]:
        """Return the chapters of rules for the help, with the house rules of ``game`` in place."""
        return self._written(game.house)

    @cached_property
    def _written(self) -> Callable[[House], tuple[Chapter, ...]]:
        """Return what writes the chapters, and keeps them until other rules are asked for."""
        # The help is a book of its own: a start of the program does without it.
        from belot_desktop.texts.bulgarian.help import rules  # noqa: PLC0415 (see above)

        return lru_cache(maxsize=1)(partial(rules, self))
