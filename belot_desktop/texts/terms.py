"""The words of the card table: contracts, contra, announcements, results, ranks.

A key is a term of the whole family and has one word in a language; a key without a
word stands for itself.
"""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from typing import TYPE_CHECKING

from belot_desktop.texts.words import Words

if TYPE_CHECKING:
    from collections.abc import Mapping

    from belot_desktop.core.rows import Deal


class Terms(Words):
    """What the keys of a variant are called at the table."""

    def contract(self, key: str) -> str:
        """Name a contract: hearts."""
        return self._contracts.get(key, key)

    def contract_short(self, key: str) -> str:
        """Name a contract where there is little room: NT, but hearts."""
        return self._contracts_short.get(key) or self.contract(key)

    def contra(self, key: str) -> str:
        """Name how often a contract was doubled: recontra."""
        return self._contras.get(key, key)

    def contra_mark(self, factor: int) -> str:
        """Mark what multiplies a deal: ×2; nothing for ×1."""
        return f"×{factor}" if factor > 1 else ""

    def announcement(self, key: str) -> str:
        """Name a kind of announcement: tierce."""
        return self._announcements.get(key, key)

    def announced(self, key: str, times: int) -> str:
        """Say how many of a kind were announced: tierce, 2 tierces."""
        return self.announcement(key) if times == 1 else self._several(key, times)

    def announcements(self, deal: Deal, side: int) -> str:
        """Say what ``side`` announced: 2 tierces, belote; nothing for nothing."""
        counted = Counter(deal.announced(side))
        return ", ".join(self.announced(key, times) for key, times in counted.items())

    def result(self, key: str) -> str:
        """Name a kind of result: capot."""
        return self._results.get(key, key)

    def rank(self, rank: str) -> str:
        """Name a rank as it is printed on the card: J, 10."""
        return self._ranks.get(rank, rank)

    @cached_property
    def _contracts(self) -> Mapping[str, str]:
        return {
            "clubs": self.tr("clubs"),
            "diamonds": self.tr("diamonds"),
            "hearts": self.tr("hearts"),
            "spades": self.tr("spades"),
            "no_trumps": self.tr("no trumps"),
            "all_trumps": self.tr("all trumps"),
        }

    @cached_property
    def _contracts_short(self) -> Mapping[str, str]:
        return {"no_trumps": self.tr("NT"), "all_trumps": self.tr("AT")}

    @cached_property
    def _contras(self) -> Mapping[str, str]:
        return {
            "none": self.tr("none", "no contra"),
            "contra": self.tr("contra"),
            "recontra": self.tr("recontra"),
        }

    @cached_property
    def _announcements(self) -> Mapping[str, str]:
        return {
            "tierce": self.tr("tierce"),
            "quarte": self.tr("quarte"),
            "quinte": self.tr("quinte"),
            "carre": self.tr("four of a kind"),
            "carre_nines": self.tr("four nines"),
            "carre_jacks": self.tr("four jacks"),
            "belote": self.tr("belote"),
        }

    def _several(self, key: str, times: int) -> str:
        match key:
            case "tierce":
                return self.tr("%n tierces", "", times)
            case "quarte":
                return self.tr("%n quartes", "", times)
            case "quinte":
                return self.tr("%n quintes", "", times)
            case "carre":
                return self.tr("%n fours of a kind", "", times)
            case "belote":
                return self.tr("%n belotes", "", times)
        return f"{times} × {self.announcement(key)}"

    @cached_property
    def _results(self) -> Mapping[str, str]:
        return {
            "points": self.tr("points"),
            "inside": self.tr("inside"),
            "capot": self.tr("capot"),
        }

    @cached_property
    def _ranks(self) -> Mapping[str, str]:
        return {
            "J": self.tr("J", "rank"),
            "Q": self.tr("Q", "rank"),
            "K": self.tr("K", "rank"),
            "A": self.tr("A", "rank"),
        }
