"""How the contract is found: bids, contra and recontra, all pass."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belot_desktop.core.variants.bulgarian.declaration import CONTRACTS, FACTOR
from belot_desktop.texts.bulgarian.help.worked import Worked
from belot_desktop.texts.help.blocks import Chapter, Figures, Heading, Paragraph, See
from belot_desktop.texts.numbers import number

if TYPE_CHECKING:
    from collections.abc import Iterator

    from belot_desktop.texts.help.blocks import Block


class BiddingChapter(Worked):
    """The bidding."""

    def chapter(self) -> Chapter:
        """Write the chapter."""
        blocks = (*self._bids(), *self._contra(), *self._all_pass())
        return Chapter("bidding", self.tr("The bidding"), blocks)

    def _bids(self) -> Iterator[Block]:
        yield Paragraph(
            self.tr(
                "With five cards in hand, beginning at the dealer's right, everybody in turn "
                "names a contract higher than the last one, or passes. If you have passed you may"
                " still bid when your turn comes round."
            )
        )
        yield Figures(
            (self.tr("Contracts, each higher than the one above"), self.tr("Whole deal, written")),
            tuple(
                (self.contract(each.key), number(self.written(f"s0 {each.sign} inside")))
                for each in CONTRACTS
            ),
        )
        yield Paragraph(
            self.tr(
                "Once somebody has bid, three passes in a row end the bidding. The last bid is "
                "the contract and its team are the declarers: they have to make more points than "
                "the others, the defenders."
            )
        )
        yield Paragraph(
            self.tr(
                "In a suit contract that suit is trumps. In no trumps no card is trumps and "
                "nothing is announced; in all trumps every suit is."
            )
        )

    def _contra(self) -> Iterator[Block]:
        yield Heading(self.tr("Contra and recontra"))
        yield Paragraph(
            self.tr(
                "An opponent of the last bidder may in turn say contra, and the deal is "
                "multiplied: {contra}. The declarers may answer with recontra: {recontra}.",
                contra=self.contra_mark(FACTOR["contra"]),
                recontra=self.contra_mark(FACTOR["recontra"]),
            )
        )
        yield Paragraph(
            self.tr(
                "Contra belongs to the bid on which it was said, and a higher bid takes it away. "
                "Into the pad goes only what stood on the final contract."
            )
        )
        yield See(self.tr("Who writes how much with contra"), "contra")

    def _all_pass(self) -> Iterator[Block]:
        yield Heading(self.tr("All pass"), "all_pass")
        yield Paragraph(
            self.tr(
                "If all four pass, nobody writes and the next player deals. Points that hang go "
                "on hanging."
            )
        )
        yield self.example("s0 H 81", "pass")
