"""Sequences, fours of a kind and belotes: what they are worth, and when they count."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belot_desktop.core.cards import Card
from belot_desktop.core.combinations import Carre, Run
from belot_desktop.core.variants.bulgarian.contest import CONTEST
from belot_desktop.core.variants.bulgarian.declaration import ANNOUNCEMENT, CONTRACT, DECK
from belot_desktop.texts.bulgarian.help.contest import Contests
from belot_desktop.texts.help.blocks import CardRow, Chapter, Figures, Heading, Paragraph
from belot_desktop.texts.numbers import number

if TYPE_CHECKING:
    from collections.abc import Iterator

    from belot_desktop.texts.help.blocks import Block


class AnnouncementsChapter(Contests):
    """What may be announced."""

    def chapter(self) -> Chapter:
        """Write the chapter."""
        blocks = (*self._kinds(), *self._said(), *self._contest(), *self._belote())
        return Chapter("announcements", self.tr("Announcements"), blocks)

    def _kinds(self) -> Iterator[Block]:
        yield Paragraph(
            self.tr(
                "Cards of one suit in a row, and four of a kind, may be announced and bring your "
                "team points. In no trumps nothing is announced."
            )
        )
        head = (self.tr("Announcement"), self.tr("What it is"), self.tr("Card points"))
        yield Figures(head, (*self._sequences(), *self._carres(), self._belotes()))
        yield CardRow(self.tr("A tierce to the jack"), self._row("diamonds", "9", "10", "J"))
        yield CardRow(self.tr("A quarte to the ace"), self._row("spades", "J", "Q", "K", "A"))
        yield self.agreement("eight_in_a_row")
        yield Paragraph(
            self.tr(
                "A card counts in one sequence or one four of a kind only: if it fits into both, "
                "you choose. Belotes are apart from that. Four sevens or four eights are worth "
                "nothing."
            )
        )

    def _said(self) -> Iterator[Block]:
        yield Heading(self.tr("When they are said and shown"), "announcing")
        yield Paragraph(
            self.tr(
                "You announce when you play your first card, and only the kind: tierce, for "
                "example. The top card is told if it decides. With the second card it is too late."
            )
        )
        yield Paragraph(
            self.tr(
                "What counts has to be shown if the others ask to see it: at some tables with "
                "the second trick, at others when the deal is over. What does not count need "
                "not be shown."
            )
        )

    def _belote(self) -> Iterator[Block]:
        yield Heading(self.tr("Belote"), "belote")
        yield Paragraph(
            self.tr(
                "King and queen of trumps in one hand are a belote: {value} card points. It "
                "takes part in no contest and always counts, whoever has it.",
                value=ANNOUNCEMENT["belote"].value,
            )
        )
        yield CardRow(self.tr("A belote, with hearts as trumps"), self._row("hearts", "K", "Q"))
        yield Paragraph(
            self.tr(
                "You say it when you play the first of the two cards. Belotes in a suit "
                "contract: {suit} at most, in all trumps: {all_trumps}, one in each suit.",
                suit=len(CONTRACT["clubs"].trumps),
                all_trumps=len(CONTRACT["all_trumps"].trumps),
            )
        )
        yield Paragraph(
            self.tr(
                "In all trumps it counts if that card is played first or follows suit. Thrown "
                "on another suit it is no belote at most tables."
            )
        )
        yield self.example("s0 H 98 belote")

    def _sequences(self) -> Iterator[tuple[str, str, str]]:
        """Tell each kind of sequence with its lengths; eight in a row may be two kinds."""
        lengths = dict[tuple[str, ...], list[int]]()
        for length in CONTEST.lengths:
            kinds = CONTEST.announced(Run(0, length, DECK.ranks[-1]), self.house)
            lengths.setdefault(kinds, []).append(length)
        for kinds, row in lengths.items():
            cards = number(row[0]) if len(row) == 1 else f"{row[0]}–{row[-1]}"
            told = self.tr("{cards} of one suit in a row", cards=cards)
            yield " + ".join(map(self.announcement, kinds)), told, _worth(kinds)

    def _carres(self) -> Iterator[tuple[str, str, str]]:
        ranks = dict[tuple[str, ...], list[str]]()
        for rank in reversed(CONTEST.carres):
            ranks.setdefault(CONTEST.announced(Carre(0, rank), self.house), []).append(rank)
        for kinds, four in ranks.items():
            alike = ", ".join(map(self.rank, four))
            told = self.tr("four alike: {ranks}", ranks=alike)
            yield self.announcement(kinds[0]), told, _worth(kinds)

    def _belotes(self) -> tuple[str, str, str]:
        told = self.tr("king and queen of trumps")
        return self.announcement("belote"), told, _worth(("belote",))

    def _row(self, suit: str, *ranks: str) -> tuple[tuple[Card, str], ...]:
        return tuple((Card(suit, rank), "") for rank in ranks)


def _worth(kinds: tuple[str, ...]) -> str:
    """Return what these kinds are worth together, in card points."""
    return number(sum(ANNOUNCEMENT[kind].value for kind in kinds))
