"""What may be wrong with a deal of any game, in the language of the table."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from belot_desktop.texts.terms import Terms
from belot_desktop.texts.words import filled

if TYPE_CHECKING:
    from collections.abc import Mapping

    from belot_desktop.core.scores import Problem


class Problems(Terms):
    """A sentence for each problem that deals of all games can have."""

    def problem(self, problem: Problem) -> str:
        """Say what is wrong with a deal; a problem without words is told by its name."""
        facts = dict(problem.facts)
        if isinstance(kind := facts.get("kind"), str):
            facts["kind"] = self.announcement(kind)
        return filled(self._problems.get(problem.name, problem.name), facts)

    @cached_property
    def _problems(self) -> Mapping[str, str]:
        return {
            "no_declarer": self.tr("Choose who declared."),
            "no_contract": self.tr("Choose the contract."),
            "no_result": self.tr("Type the points or choose how the deal ended."),
            "points_of_one_side": self.tr("Type the points of one team only."),
            "points_above": self.tr("There are not so many points: {most} at most."),
            "only_one_in_the_cards": self.tr("Only once in the cards: {kind}."),
            "no_cards": self.tr("Tap the cards of the tricks."),
            "no_whole_tricks": self.tr("No whole tricks: {over} too many or {short} missing."),
            "last_trick_without_cards": self.tr("The last trick has cards too: tap them."),
            "all_cards_without_last_trick": self.tr("Who has all cards has the last trick too."),
            "unknown_side": self.tr("There is no such team."),
            "unknown_seat": self.tr("There is no such seat."),
            "seat_of_another_side": self.tr("This player is not in the team that declared."),
            "unknown_contract": self.tr("There is no such contract."),
            "unknown_contra": self.tr("There is no such contra."),
            "unknown_result": self.tr("A deal does not end like this."),
            "unknown_announcement": self.tr("There is no such announcement."),
        }
