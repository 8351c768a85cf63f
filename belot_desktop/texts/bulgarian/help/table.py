"""Who sits where, how cards are dealt, and whose turn it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belot_desktop.core.variants.bulgarian.declaration import DECK, SEATS
from belot_desktop.texts.bulgarian.help.worked import Worked
from belot_desktop.texts.help.blocks import Chapter, Heading, Paragraph, See

if TYPE_CHECKING:
    from collections.abc import Iterator

    from belot_desktop.texts.help.blocks import Block

_HAND = len(DECK.cards) // len(SEATS)


class TableChapter(Worked):
    """The table before the first card."""

    def chapter(self) -> Chapter:
        """Write the chapter."""
        blocks = (*self._seats(), *self._dealing(), *self._turns())
        return Chapter("table", self.tr("At the table"), blocks)

    def _seats(self) -> Iterator[Block]:
        yield Paragraph(
            self.tr(
                "Belot is played by four, two against two. Partners sit opposite each other, so "
                "that after every player comes an opponent."
            )
        )
        yield Paragraph(
            self.tr(
                "A game is a row of deals: cards are dealt, a contract is bid, eight tricks are "
                "played, points are counted and written down. The first team to have {target} "
                "written points wins.",
                target=self.house.target,
            )
        )
        yield Paragraph(
            self.tr(
                "Everything goes counter-clockwise: dealing, bidding and playing. After you "
                "comes whoever sits at your right."
            )
        )

    def _dealing(self) -> Iterator[Block]:
        yield Heading(self.tr("Dealing"), "dealing")
        yield Paragraph(
            self.tr(
                "Who deals first is drawn by lot. The dealer shuffles, and the player at the "
                "dealer's left cuts."
            )
        )
        yield Paragraph(
            self.tr(
                "Everybody gets three cards and then two, and bids on these five. Once the "
                "contract is settled everybody gets three more. That makes {hand} in each hand, "
                "and no card is left over.",
                hand=_HAND,
            )
        )
        yield Paragraph(
            self.tr(
                "At some tables two come first and then three. It changes nothing in the count."
            )
        )

    def _turns(self) -> Iterator[Block]:
        yield Heading(self.tr("Whose turn it is"), "turns")
        yield Paragraph(
            self.tr(
                "The player at the dealer's right bids first and plays the first card, no matter "
                "who declared. The pad shows who deals now and who leads."
            )
        )
        yield Paragraph(
            self.tr(
                "After every deal the dealer's right-hand neighbour deals, also when everybody "
                "passed. A correction on the sheet moves nobody."
            )
        )
        yield Paragraph(
            self.tr(
                "Did somebody deal out of turn? Press the dealer's name while you enter the "
                "deal: from there on the turn goes round from the one who really dealt."
            )
        )
        yield See(self.tr("What the cards are worth"), "cards")
