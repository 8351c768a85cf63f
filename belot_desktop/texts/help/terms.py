"""The page of terms: each word of the table and what it means, in both languages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belot_desktop.texts.help import TERMS
from belot_desktop.texts.help.blocks import Chapter, Heading, Paragraph, Term
from belot_desktop.texts.terms import Terms

if TYPE_CHECKING:
    from belot_desktop.texts.help.blocks import Block

Meant = tuple[tuple[str, str], ...]  # words and what they mean


class Meanings(Terms):
    """What the words of the table mean, a sentence each."""

    def chapter(self, other: Meanings) -> Chapter:
        """Return the page, each word with the one of the ``other`` language beside it."""
        blocks: list[Block] = [Paragraph(self._introduction())]
        for (heading, meant), (_, others) in zip(self.groups(), other.groups(), strict=True):
            blocks.append(Heading(heading))
            for (word, meaning), (elsewhere, _) in zip(meant, others, strict=True):
                blocks.append(Term(word, meaning, elsewhere))
        return Chapter(TERMS, self.tr("Terms"), tuple(blocks))

    def groups(self) -> tuple[tuple[str, Meant], ...]:
        """Return all terms, grouped under headings."""
        return (
            (self.tr("At the table"), self._table()),
            (self.tr("What is played"), self._contracts_meant()),
            (self.tr("Announcements"), self._announcements_meant()),
            (self.tr("How a deal ends"), self._endings()),
            (self.tr("What is written"), self._writing()),
        )

    def _introduction(self) -> str:
        return self.tr("The words of the table as the pad uses them, and in grey in Bulgarian.")

    def _table(self) -> Meant:
        return (
            (
                self.tr("game"),
                self.tr("Deal after deal, until a team reaches the target and wins."),
            ),
            (
                self.tr("deal"),
                self.tr("The cards are dealt, bid on and played once: one row of the sheet."),
            ),
            (
                self.tr("dealer"),
                self.tr("Who deals the cards. The player at the dealer's right deals next."),
            ),
            (self.tr("team"), self.tr("Two partners who sit opposite each other.")),
            (
                self.tr("trick"),
                self.tr("Four cards, one from each player; the strongest takes them."),
            ),
            (
                self.tr("house rules"),
                self.tr("What your table has agreed on where people play differently."),
            ),
            (self.tr("series"), self.tr("Several games in a row; each counts for who won it.")),
        )

    def _contracts_meant(self) -> Meant:
        return (
            (self.tr("bid"), self.tr("With it a player says what should be played.")),
            (self.tr("declarer"), self.tr("Who made the last bid, which is the highest.")),
            (self.tr("contract"), self.tr("What is played, by the last bid.")),
            (
                self.tr("defenders"),
                self.tr("The team against the declarers."),
            ),
            (
                self.tr("trumps"),
                self.tr(
                    "The suit that beats the others, in its own order and with its own points."
                ),
            ),
            (self.tr("suit contract"), self.tr("One suit is trumps.")),
            (self.contract("clubs"), self.tr("The suit ♣, the lowest bid.")),
            (self.contract("diamonds"), self.tr("The suit ♦, higher than clubs.")),
            (self.contract("hearts"), self.tr("The suit ♥, higher than diamonds.")),
            (self.contract("spades"), self.tr("The suit ♠, the highest of the suits.")),
            (self.contract("no_trumps"), self.tr("No suit is trumps, and the cards count twice.")),
            (self.contract("all_trumps"), self.tr("Every suit is trumps: the highest bid.")),
            (
                self.contra("contra"),
                self.tr("The opponents double: who has more writes the whole deal ×2."),
            ),
            (
                self.contra("recontra"),
                self.tr("The declarers double again: the deal is written ×4."),
            ),
            (
                self.tr("all pass"),
                self.tr("Nobody bids: nothing is written, and the next player deals."),
            ),
        )

    def _announcements_meant(self) -> Meant:
        return (
            (
                self.tr("announcements"),
                self.tr("Sequences, fours of a kind and belotes: they add points."),
            ),
            (
                self.tr("sequence"),
                self.tr("Three or more cards of a suit in a row, by 7 8 9 10 J Q K A."),
            ),
            (self.announcement("tierce"), self.tr("Three in a row: 20.")),
            (self.announcement("quarte"), self.tr("Four in a row: 50.")),
            (self.announcement("quinte"), self.tr("Five or more in a row: 100.")),
            (self.announcement("carre"), self.tr("Four aces, kings, queens or tens: 100.")),
            (self.announcement("carre_nines"), self.tr("All four nines: 150.")),
            (self.announcement("carre_jacks"), self.tr("All four jacks: 200.")),
            (
                self.announcement("belote"),
                self.tr("King and queen of trumps in one hand: 20."),
            ),
        )

    def _endings(self) -> Meant:
        return (
            (
                self.tr("made"),
                self.tr("The declarers have more points: each team writes its own."),
            ),
            (
                self.result("inside"),
                self.tr("The declarers have fewer points: the others write the whole deal."),
            ),
            (
                self.tr("hanging"),
                self.tr("Both have the same: the declarers' half waits for the next deal."),
            ),
            (
                self.result("capot"),
                self.tr("All eight tricks for one team, which adds 90 points."),
            ),
            (
                self.tr("revoke"),
                self.tr("Not following suit, trumping or playing higher where one had to."),
            ),
        )

    def _writing(self) -> Meant:
        return (
            (
                self.result("points"),
                self.tr("What the cards taken are worth, with the last trick and announcements."),
            ),
            (
                self.tr("card points"),
                self.tr("The points of the cards and the last trick, without announcements."),
            ),
            (
                self.tr("written points"),
                self.tr("What goes on the sheet: points divided by ten and rounded."),
            ),
            (
                self.tr("hanging points"),
                self.tr("Written points that go to who has more in the next deal."),
            ),
            (self.tr("total"), self.tr("All that a team has written so far.")),
            (self.tr("target"), self.tr("The total that wins: 151 unless agreed otherwise.")),
            (
                self.tr("correction"),
                self.tr("A row of its own, for a penalty or for what was agreed."),
            ),
            (self.tr("game sheet"), self.tr("The whole game on paper, row by row.")),
        )
