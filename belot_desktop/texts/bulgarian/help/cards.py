"""In what order the cards stand and what they are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belot_desktop.core.cards import Card
from belot_desktop.core.variants.bulgarian.declaration import CONTRACT, DECK
from belot_desktop.texts.bulgarian.help.worked import Worked
from belot_desktop.texts.help.blocks import CardRow, Chapter, Figures, Heading, Paragraph
from belot_desktop.texts.numbers import number

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from belot_desktop.texts.help.blocks import Block

_TRUMP, _PLAIN = "hearts", "clubs"


class CardsChapter(Worked):
    """The cards of the game."""

    def chapter(self) -> Chapter:
        """Write the chapter."""
        blocks = (*self._order(), *self._sequences(), *self._whole())
        return Chapter("cards", self.tr("The cards"), blocks)

    def _order(self) -> Iterator[Block]:
        lowest, highest = self.rank(DECK.ranks[0]), self.rank(DECK.ranks[-1])
        yield Paragraph(
            self.tr(
                "The game has {cards} cards: {lowest} to {highest} in four suits. What a card "
                "beats and what it is worth depends on whether its suit is trumps.",
                cards=len(DECK.cards),
                lowest=lowest,
                highest=highest,
            )
        )
        said = self.tr("Trumps, the strongest card first, and their card points")
        yield CardRow(said, self._cards(_TRUMP, DECK.trump))
        said = self.tr("A suit that is not trumps, the strongest card first")
        yield CardRow(said, self._cards(_PLAIN, DECK.plain))
        yield Paragraph(
            self.tr(
                "Among trumps the jack and the nine stand above the ace; elsewhere they are "
                "worth little. The ten comes right after the ace in every suit, before the king."
            )
        )
        yield Paragraph(
            self.tr(
                "In a suit contract that suit alone is trumps. In all trumps every suit counts "
                "and ranks like trumps, in no trumps none does."
            )
        )

    def _sequences(self) -> Iterator[Block]:
        yield Heading(self.tr("The order of sequences"))
        said = self.tr("For tierce, quarte and quinte the cards stand like this, always")
        yield CardRow(said, tuple((Card(_PLAIN, rank), "") for rank in DECK.ranks))

    def _whole(self) -> Iterator[Block]:
        trump, plain = sum(DECK.trump.values()), sum(DECK.plain.values())
        suits = len(DECK.suits)
        yield Heading(self.tr("All cards together"))
        yield Paragraph(
            self.tr(
                "The cards of a suit are worth {trump} as trumps and {plain} otherwise. Whoever "
                "takes the last trick adds {last}.",
                trump=trump,
                plain=plain,
                last=DECK.last_trick,
            )
        )
        yield Figures(
            (self.tr("Contract"), self.tr("Cards and last trick"), self.tr("Card points")),
            (
                self._sum(self.tr("a suit"), f"{trump} + {suits - 1} × {plain}", "clubs"),
                self._sum(self.contract("no_trumps"), f"{suits} × {plain}", "no_trumps"),
                self._sum(self.contract("all_trumps"), f"{suits} × {trump}", "all_trumps"),
            ),
        )

    def _cards(self, suit: str, worth: Mapping[str, int]) -> tuple[tuple[Card, str], ...]:
        return tuple((Card(suit, rank), number(points)) for rank, points in worth.items())

    def _sum(self, name: str, cards: str, key: str) -> tuple[str, str, str]:
        return name, f"{cards} + {DECK.last_trick}", number(CONTRACT[key].cards)
