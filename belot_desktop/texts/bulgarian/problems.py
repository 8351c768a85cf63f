"""What the rules of Bulgarian belot have against a deal, in the language of the table."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from belot_desktop.texts.variant_words import VariantWords

if TYPE_CHECKING:
    from collections.abc import Mapping


class BulgarianProblems(VariantWords):
    """A sentence for each problem that only Bulgarian belot knows."""

    @cached_property
    def _problems(self) -> Mapping[str, str]:
        return {
            **super()._problems,
            "no_result": self.tr("Type the points, or choose Inside or Capot."),
            "points_below": self.tr("Too few points for the announcements: {least} at least."),
            "count_again": self.tr("No tricks give {cards} card points. Count again."),
            "announcements_in_no_trumps": self.tr("In no trumps nothing is announced."),
            "too_many_belotes": self.tr("Too many belotes: {most} at most."),
            "too_many_cards": self.tr("Two hands do not hold so many announced cards."),
            "announcements_of_both": self.tr("Sequences and fours count for one team only."),
            "sequences_of_both": self.tr("Sequences count for one team only."),
            "carres_of_both": self.tr("Fours of a kind count for one team only."),
        }
