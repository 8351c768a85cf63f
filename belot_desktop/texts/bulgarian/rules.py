"""The house rules of Bulgarian belot: what each is called, is set to, and changes."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from belot_desktop.texts.numbers import number
from belot_desktop.texts.variant_words import VariantWords

if TYPE_CHECKING:
    from collections.abc import Mapping

    from belot_desktop.core.house import Choice


class BulgarianRules(VariantWords):
    """Words for each key of the house rules and for each of its values.

    Figures are not among them: an example says those (``texts/rule_examples.py``).
    """

    def rule(self, key: str) -> str:
        """Name a house rule."""
        return self._rules.get(key) or super().rule(key)

    def rule_value(self, key: str, value: Choice) -> str:
        """Say what a house rule is set to."""
        named = self._values.get((key, value))
        return named or (number(value) if isinstance(value, int) else value)

    def rule_effect(self, key: str) -> str:
        """Say in a sentence what a house rule changes."""
        return self._effects.get(key) or super().rule_effect(key)

    @cached_property
    def _rules(self) -> Mapping[str, str]:
        return {
            "odd_ten": self.tr("Both end in 6 (in all trumps in 4)"),
            "recontra": self.tr("Contra and recontra"),
            "capot_in_no_trumps": self.tr("Capot in no trumps"),
            "contra_on_capot": self.tr("Contra in a capot"),
            "capot_announcements": self.tr("Announcements of the side without a trick"),
            "capot_ends_game": self.tr("A capot may end the game"),
            "hanging_ends_game": self.tr("The game may end while points hang"),
            "contest": self.tr("Whose announcements count"),
            "contest_tie": self.tr("Equal announcements"),
            "eight_in_a_row": self.tr("Eight in a row"),
        }

    @cached_property
    def _values(self) -> Mapping[tuple[str, Choice], str]:
        yes, no = self.tr("yes"), self.tr("no")
        return {
            ("odd_ten", "smaller"): self.tr("the smaller one goes up"),
            ("odd_ten", "larger"): self.tr("the larger one goes up"),
            ("recontra", "round_first"): self.tr("rounded, then multiplied"),
            ("recontra", "multiply_first"): self.tr("multiplied, then rounded"),
            ("capot_in_no_trumps", "flat"): self.tr("is not doubled"),
            ("capot_in_no_trumps", "doubled"): self.tr("is doubled too"),
            ("contra_on_capot", True): self.tr("counts"),
            ("contra_on_capot", False): self.tr("falls away"),
            ("capot_announcements", "winner"): self.tr("go to the capot"),
            ("capot_announcements", "own"): self.tr("stay with it"),
            ("capot_ends_game", True): yes,
            ("capot_ends_game", False): no,
            ("hanging_ends_game", True): yes,
            ("hanging_ends_game", False): no,
            ("contest", "separate"): self.tr("sequences and fours apart"),
            ("contest", "single"): self.tr("the best one takes all"),
            ("contest_tie", "nobody"): self.tr("count for nobody"),
            ("contest_tie", "first_hand"): self.tr("count for who plays first"),
        }

    @cached_property
    def _effects(self) -> Mapping[str, str]:
        return {
            "odd_ten": self.tr("Only one of them goes up, so that the deal is worth what it is."),
            "recontra": self.tr("Whether the points are rounded before they are multiplied."),
            "capot_in_no_trumps": self.tr("Whether what a capot adds is doubled as the cards are."),
            "contra_on_capot": self.tr("Whether contra and recontra multiply a capot too."),
            "capot_announcements": self.tr(
                "Who writes them when the declarers make a capot without contra."
            ),
            "capot_ends_game": self.tr("If not, one more deal is played after a capot."),
            "hanging_ends_game": self.tr("If not, one more deal is played for the hanging points."),
            "contest": self.tr("Compared one kind at a time, or all together by value."),
            "contest_tie": self.tr("What happens when both teams hold equally good ones."),
            "eight_in_a_row": self.tr("A quinte and a tierce, or a quinte only."),
        }
