"""What a deal is worth in points, and the capot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belot_desktop.core.variants.bulgarian.declaration import CAPOT, CONTRACT, DECK
from belot_desktop.texts.bulgarian.help.worked import Worked
from belot_desktop.texts.help.blocks import Chapter, Figures, Heading, Paragraph, See
from belot_desktop.texts.numbers import number

if TYPE_CHECKING:
    from collections.abc import Iterator

    from belot_desktop.texts.help.blocks import Block


class PointsChapter(Worked):
    """The points of a deal."""

    def chapter(self) -> Chapter:
        """Write the chapter."""
        blocks = (*self._counting(), *self._no_trumps(), *self._capot(), *self._capot_rules())
        return Chapter("points", self.tr("Points"), blocks)

    def _counting(self) -> Iterator[Block]:
        yield Paragraph(
            self.tr(
                "Each team counts the cards in its tricks and adds its announcements, those that "
                "count. The last trick brings {last} more. One team's count is enough: the other "
                "has the rest.",
                last=DECK.last_trick,
            )
        )
        yield Paragraph(
            self.tr(
                "In the end card points become written points, ten to one. Without announcements:"
            )
        )
        yield Figures(
            (
                self.tr("Contract"),
                self.tr("Card points"),
                self.tr("Whole deal, written"),
                self.tr("Capot, written"),
            ),
            (
                self._worth(self.tr("a suit"), "clubs"),
                self._worth(self.contract("no_trumps"), "no_trumps"),
                self._worth(self.contract("all_trumps"), "all_trumps"),
            ),
        )

    def _no_trumps(self) -> Iterator[Block]:
        contract = CONTRACT["no_trumps"]
        yield Heading(self.tr("No trumps count double"))
        yield Paragraph(
            self.tr(
                "In no trumps the cards are worth {cards} and are doubled: {doubled}. You type "
                "what was counted, and the pad doubles it.",
                cards=contract.cards,
                doubled=contract.cards * contract.factor,
            )
        )
        yield self.example("s0 NT 70")

    def _capot(self) -> Iterator[Block]:
        yield Heading(self.tr("Capot"), "capot")
        yield Paragraph(
            self.tr(
                "A team that takes all eight tricks makes a capot: it adds {capot} to the card "
                "points of the whole deal.",
                capot=CAPOT,
            )
        )
        yield self.example("s0 H capot")
        yield Paragraph(
            self.tr(
                "It is the tricks that count. A team with no points may still have a trick, for "
                "a trick can be worth nothing: {points} alone is no capot.",
                points=(CONTRACT["clubs"].cards, 0),
            )
        )
        yield Paragraph(
            self.tr("If it is the defenders who take every trick, the capot is theirs just so.")
        )
        yield self.example("s1 H s0 capot")

    def _capot_rules(self) -> Iterator[Block]:
        """Write what was agreed about a capot, an example below each."""
        yield self.agreement("capot_in_no_trumps")
        yield self.example("s0 NT capot")
        yield self.agreement("contra_on_capot")
        yield self.example("s0 H contra capot")
        yield self.agreement("capot_announcements")
        yield self.example("s0 H capot s1 tierce")
        yield See(self.tr("Whether a capot ends the game"), "end")

    def _worth(self, name: str, key: str) -> tuple[str, str, str, str]:
        contract = CONTRACT[key]
        cards = number(contract.cards * contract.factor)
        whole = self.written(f"s0 {contract.sign} inside")
        return name, cards, number(whole), number(self.written(f"s0 {contract.sign} capot"))
