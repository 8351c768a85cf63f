"""What is wrong with an entry of Bulgarian belot, in the language of the table."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from belot_desktop.texts.facts import whole, word
from belot_desktop.texts.variant_words import VariantWords

if TYPE_CHECKING:
    from collections.abc import Mapping

    from belot_desktop.core.game import Game
    from belot_desktop.core.scores import Facts, Problem


class BulgarianProblems(VariantWords):
    """A sentence for each problem that ``check`` can find."""

    def problem(self, problem: Problem, game: Game) -> str:
        """Say what is wrong with a deal."""
        del game
        return self._plain.get(problem.name) or self._with_facts(problem.name, problem.facts)

    def _with_facts(self, name: str, facts: Facts) -> str:
        match name:
            case "points_below":
                least = whole(facts, "least")
                return self.tr(
                    "Too few points for the announcements: {least} at least.", least=least
                )
            case "points_above":
                most = whole(facts, "most")
                return self.tr("There are not so many points: {most} at most.", most=most)
            case "count_again":
                cards = whole(facts, "cards")
                return self.tr("No tricks give {cards} card points. Count again.", cards=cards)
            case "too_many_belotes":
                most = whole(facts, "most")
                return self.tr("Too many belotes: {most} at most.", most=most)
            case "only_one_in_the_cards":
                kind = self.announcement(word(facts, "kind"))
                return self.tr("Only once in the cards: {announcement}.", announcement=kind)
        return name

    @cached_property
    def _plain(self) -> Mapping[str, str]:
        return {**self._missing, **self._unknown, **self._of_announcements}

    @cached_property
    def _missing(self) -> Mapping[str, str]:
        return {
            "no_declarer": self.tr("Choose who declared."),
            "no_contract": self.tr("Choose the contract."),
            "no_result": self.tr("Type the points, or choose Inside or Capot."),
            "points_of_one_side": self.tr("Type the points of one team only."),
        }

    @cached_property
    def _unknown(self) -> Mapping[str, str]:
        return {
            "unknown_side": self.tr("There is no such team."),
            "unknown_seat": self.tr("There is no such seat."),
            "seat_of_another_side": self.tr("This player is not in the team that declared."),
            "unknown_contract": self.tr("There is no such contract."),
            "unknown_contra": self.tr("There is no such contra."),
            "unknown_result": self.tr("A deal does not end like this."),
            "unknown_announcement": self.tr("There is no such announcement."),
        }

    @cached_property
    def _of_announcements(self) -> Mapping[str, str]:
        return {
            "announcements_in_no_trumps": self.tr("In no trumps nothing is announced."),
            "too_many_cards": self.tr("Two hands do not hold so many announced cards."),
            "announcements_of_both": self.tr("Sequences and fours count for one team only."),
            "sequences_of_both": self.tr("Sequences count for one team only."),
            "carres_of_both": self.tr("Fours of a kind count for one team only."),
        }
