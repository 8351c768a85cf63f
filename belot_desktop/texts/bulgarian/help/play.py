"""What may be played to a trick and who takes it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from belot_desktop.core.cards import Card
from belot_desktop.core.variants.bulgarian.declaration import CONTRACT, DECK, SEATS
from belot_desktop.texts.bulgarian.help.worked import Worked
from belot_desktop.texts.help.blocks import CardRow, Chapter, Heading, Paragraph, See
from belot_desktop.texts.words import filled

if TYPE_CHECKING:
    from collections.abc import Iterator

    from belot_desktop.texts.help.blocks import Block


class Trick(NamedTuple):
    """A trick that is drawn. ``first`` plays first, ``due`` is who shows the rule: all seats."""

    contract: str
    first: int
    cards: tuple[Card, ...]
    due: int
    takes: int


def _trick(contract: str, first: int, *cards: str, due: int, takes: int) -> Trick:
    return Trick(contract, first, tuple(Card(*each.split()) for each in cards), due, takes)


HIGHER = _trick("hearts", 0, "hearts 10", "hearts A", "hearts 9", "hearts 7", due=2, takes=2)
TRUMPED = _trick("hearts", 0, "clubs 10", "clubs A", "hearts 7", "clubs 8", due=2, takes=2)
THROWN = _trick("hearts", 1, "diamonds 9", "diamonds A", "diamonds 8", "spades 10", due=0, takes=2)
ABOVE = _trick("hearts", 3, "spades K", "hearts 8", "hearts 10", "clubs 7", due=1, takes=1)
ALL_TRUMPS = _trick("all_trumps", 0, "clubs 9", "clubs J", "clubs 7", "diamonds 8", due=1, takes=1)
TRICKS = (HIGHER, TRUMPED, THROWN, ABOVE, ALL_TRUMPS)


class PlayChapter(Worked):
    """The eight tricks."""

    def chapter(self) -> Chapter:
        """Write the chapter."""
        blocks = (*self._trick(), *self._suit(), *self._others(), *self._last())
        return Chapter("play", self.tr("The play"), blocks)

    def _trick(self) -> Iterator[Block]:
        yield Paragraph(
            self.tr(
                "The player at the dealer's right plays the first card. It asks for its suit, and "
                "everybody adds a card in turn. The highest trump takes the trick, or, where "
                "nobody played a trump, the highest card of the suit asked for."
            )
        )
        yield Paragraph(
            self.tr(
                "Whoever takes a trick plays the first card of the next one, until all eight "
                "tricks are played."
            )
        )
        yield Heading(self.tr("Following suit"), "following")
        yield Paragraph(
            self.tr(
                "If you have the suit asked for, you have to play it. In a suit that is not "
                "trumps any of its cards will do: you need not play a higher one."
            )
        )

    def _suit(self) -> Iterator[Block]:
        """With one suit as trumps. Each trick is drawn below the rule that it shows."""
        yield Heading(self.tr("Playing higher on trumps"), "higher")
        yield Paragraph(
            self.tr(
                "When trumps are asked for, you have to beat the highest trump on the table if "
                "you can, your partner's too. If you cannot, you still have to play a trump."
            )
        )
        said = self.tr("Hearts are trumps and asked for: {player} has to go above the ace")
        yield self._drawn(said, HIGHER)
        yield Heading(self.tr("Trumping"), "trumping")
        yield Paragraph(
            self.tr(
                "If you have none of the suit asked for and an opponent holds the trick so far, "
                "you have to trump. If your partner holds it, you may play any card."
            )
        )
        said = self.tr("{player} has no clubs and an opponent holds the trick: a trump is due")
        yield self._drawn(said, TRUMPED)
        said = self.tr("{player} has no diamonds, but the partner holds the trick: a ten for it")
        yield self._drawn(said, THROWN)
        yield from self._overtrumping()

    def _overtrumping(self) -> Iterator[Block]:
        yield Heading(self.tr("Overtrumping"), "overtrumping")
        yield Paragraph(
            self.tr(
                "If an opponent holds the trick with a trump and you have none of the suit "
                "either, you have to trump higher. Without a higher trump you may play any card; "
                "at some tables a lower trump is due even then, so agree on it beforehand."
            )
        )
        said = self.tr(
            "Spades were asked for. {player} has none either and has to trump above the eight; the "
            "last player has no higher trump, and any card will do"
        )
        yield self._drawn(said, ABOVE)

    def _others(self) -> Iterator[Block]:
        yield Heading(self.tr("In no trumps"))
        yield Paragraph(
            self.tr(
                "You have to follow suit, and that is all: you need not play higher. A card of "
                "another suit never takes the trick."
            )
        )
        yield Heading(self.tr("In all trumps"))
        yield Paragraph(
            self.tr(
                "You have to follow suit, and with a higher card if you have one, above your "
                "partner's too. Without the suit you may play any card; it takes nothing, for no "
                "suit trumps another."
            )
        )
        said = self.tr("Clubs are asked for, and {player} has to go above the nine")
        yield self._drawn(said, ALL_TRUMPS)

    def _last(self) -> Iterator[Block]:
        yield Heading(self.tr("The last trick"))
        yield Paragraph(
            self.tr(
                "Whoever takes the last trick adds {last} card points for it.",
                last=DECK.last_trick,
            )
        )
        yield See(self.tr("What a card played against these rules costs"), "corrections")

    def _drawn(self, said: str, trick: Trick) -> CardRow:
        """Draw a trick: who plays each card, who takes it, and what all four are worth."""
        contract = CONTRACT[trick.contract]
        points = sum(DECK.worth(contract, each) for each in trick.cards)
        told = filled(said, {"player": self.seat(trick.due)})
        words = self.tr(
            "{told}. {taker} takes the trick, card points: {points}.",
            told=told,
            taker=self.seat(trick.takes),
            points=points,
        )
        seats = ((trick.first + turn) % len(SEATS) for turn in range(len(SEATS)))
        return CardRow(words, tuple(zip(trick.cards, map(self.seat, seats), strict=True)))
