"""The keys of the deal dialog and of what opens from it, for the page of keys."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

from belot_desktop.core.variant import Takes
from belot_desktop.texts.help.blocks import Heading, Key, Keys, Paragraph
from belot_desktop.ui.deal.announcing import CONTEST_KEY
from belot_desktop.ui.deal.bidding import CONTRA_KEY
from belot_desktop.ui.deal.buttons import PASSED_KEY, RESULT_KEYS
from belot_desktop.ui.deal.cards.tools import LAST_TRICK_KEY, START_AGAIN_KEY
from belot_desktop.ui.deal.counting import CARDS_KEY, CONTRA_SIGN, COUNTER_KEY

if TYPE_CHECKING:
    from collections.abc import Iterator

    from belot_desktop.core.cards import Deck
    from belot_desktop.core.variant import Variant
    from belot_desktop.texts import Texts
    from belot_desktop.texts.help.blocks import Block


class DealKeys(QObject):
    """What each key does while a deal of a variant is entered."""

    def __init__(self, variant: Variant[Any], texts: Texts) -> None:
        """Speak of the dialog as it is drawn for ``variant``."""
        super().__init__()
        self._variant, self._texts = variant, texts

    def blocks(self) -> Iterator[Block]:
        """Return the part of the page."""
        yield Heading(self.tr("While a deal is entered"))
        yield Paragraph(
            self.tr(
                "After a choice the keyboard goes on to the next row by itself. Everything can "
                "be clicked or tapped as well; the key stands on each button."
            )
        )
        yield Keys((*self._choosing(), *self._announcing(), *self._counting(), *self._ending()))
        if self._variant.contest is not None:
            yield Heading(self.tr("While announcements are compared"))
            yield Keys(tuple(self._comparing()))
        if self._variant.deck is not None:
            yield Heading(self.tr("While cards are counted"))
            yield Keys(tuple(self._tapping(self._variant.deck)))

    def _choosing(self) -> Iterator[Key]:
        most = max(len(self._variant.seats), len(self._variant.contracts))
        words = self.tr("Choose who declared, then the contract")
        yield Key(words, (f"1–{most}",), self.tr("click on it"))
        yield Key(self.tr("From row to row"), ("↑", "↓", "Tab"))
        if len(self._variant.contras) > 1:
            words = self.tr("Contra, recontra, and none again")
            yield Key(words, (CONTRA_KEY, CONTRA_SIGN), self.tr("click on it"))

    def _announcing(self) -> Iterator[Key]:
        kinds = len(self._variant.announcements)
        if kinds:
            words = self.tr("Add an announcement, in its row")
            yield Key(words, (f"1–{kinds}", "+"), self.tr("click on it"))
            words = self.tr("Take one back")
            yield Key(words, ("Backspace", "\N{MINUS SIGN}"), self.tr("click on its minus"))
        if self._variant.contest is not None:
            yield Key(self.tr("Which announcements count?"), (CONTEST_KEY,))

    def _counting(self) -> Iterator[Key]:
        words = self.tr("Points of one team, also as a sum such as 34+18+11")
        yield Key(words, ("0–9", "+"), self.tr("click on the field: figures appear"))
        if self._variant.announcements:
            words = self.tr("Points of the cards only, without announcements")
            yield Key(words, (CARDS_KEY,), self.tr("the switch under the points"))
        if self._variant.deck is not None:
            yield Key(self.tr("Count the cards of the tricks"), (COUNTER_KEY,))

    def _comparing(self) -> Iterator[Key]:
        words = self.tr("Add what a team holds, and take it back")
        yield Key(words, ("1–9", "\N{MINUS SIGN}"), self.tr("click on it"))
        words = self.tr("Answer what is asked: a length or a rank as it stands there, who by place")
        yield Key(words, (), self.tr("click on it"))
        yield Key(self.tr("Take over what counts"), ("Enter",))

    def _tapping(self, deck: Deck) -> Iterator[Key]:
        yield Key(self.tr("From card to card"), ("←", "→", "↑", "↓"))
        yield Key(self.tr("Take the card, or put it back"), ("Space",), self.tr("click on it"))
        ranks = tuple(self._texts.rank(each)[:1] for each in deck.ranks)
        yield Key(self.tr("A card of the row, by its rank"), ranks)
        yield Key(self.tr("The last trick"), (LAST_TRICK_KEY,))
        yield Key(self.tr("Start again"), (START_AGAIN_KEY,))
        yield Key(self.tr("Take over the count"), ("Enter",))

    def _ending(self) -> Iterator[Key]:
        kinds = [each for each in self._variant.results if each.takes is not Takes.ONE]
        for kind, key in zip(kinds, RESULT_KEYS, strict=False):
            yield Key(capital(self._texts.result(kind.key)), (key,))
        yield Key(self.tr("All pass"), (PASSED_KEY,))
        yield Key(self.tr("Save"), ("Enter",))
        yield Key(self.tr("Cancel"), ("Esc",))


def capital(word: str) -> str:
    """Return ``word`` as the first one of a line."""
    return word[:1].upper() + word[1:]
