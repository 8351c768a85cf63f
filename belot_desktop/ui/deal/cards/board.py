"""The cards of the game on a small board, a row each suit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QPainter

from belot_desktop.texts.numbers import number
from belot_desktop.ui.card_face import Face
from belot_desktop.ui.deal.cards.card_button import CardButton, CardView
from belot_desktop.ui.frame import paint_box
from belot_desktop.ui.stops import UP_AND_DOWN
from belot_desktop.ui.tokens import QUIET
from belot_desktop.ui.typed_rank import is_typed
from belot_desktop.ui.wrapping_row import WrappingRow

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QKeyEvent, QPaintEvent

    from belot_desktop.core.cards import Card
    from belot_desktop.models.card_count_form import CardCountForm
    from belot_desktop.models.speech import Speech
    from belot_desktop.ui.theme import Theme

GAP = 1.5  # steps of space between cards
BAND = 1  # steps that the ground of trumps reaches beyond its cards
TAP = (Qt.Key.Key_Space, Qt.Key.Key_Select)


class CardBoard(WrappingRow[CardButton]):
    """Every card, trumps first, the strongest at the left.

    Space or a tap counts a card or takes it back, and so does its rank (a letter of either
    alphabet, 1 or 0 for a ten) in the row that has the focus. A finger that moves on does
    the same to all cards that it comes over. ``left`` tells that Up (-1) or Down (1) was
    pressed where there is no further row.
    """

    left = Signal(int)

    def __init__(self, form: CardCountForm, speech: Speech, theme: Theme) -> None:
        """Show ``form``."""
        super().__init__(theme)
        self._form, self._speech = form, speech
        self._cards: list[Card] = []
        self._dragging = self._after_one = False
        form.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Show which cards are taken, and what each is worth in the contract."""
        form = self._form
        self._cards = [card for row in form.rows() for card in row]
        self.fit(len(self._cards))
        for button, card in zip(self.buttons, self._cards, strict=True):
            button.show_card(self._view(card))
        self.settle(None, focused=self.holds_focus())
        self.lay_out()
        self.update()

    def button(self, card: Card) -> CardButton:
        """Return the button of ``card``."""
        return self.buttons[self._cards.index(card)]

    def new_button(self, at: int) -> CardButton:
        """Make the button of a card."""
        button = CardButton(self.theme)
        button.tapped.connect(lambda: self._tap(at))
        button.dragged.connect(self._drag)
        return button

    def pressed(self, at: int, event: QKeyEvent) -> bool:
        """Do what a key means on card ``at``."""
        if event.key() in UP_AND_DOWN:
            self.left.emit(UP_AND_DOWN[event.key()])
            return True
        wanted = at if event.key() in TAP else self._named(at, event.text())
        if wanted is None or event.isAutoRepeat():
            return wanted is not None
        self.buttons[wanted].setFocus()
        self._tap(wanted)
        return True

    def _named(self, at: int, typed: str) -> int | None:
        """Return the card of the row of ``at`` whose rank was typed; of 10 the first figure."""
        zero_of_ten, self._after_one = self._after_one and typed == "0", typed == "1"
        if zero_of_ten or not typed.strip():
            return None
        for place, card in enumerate(self._cards):
            printed = self._speech.texts.rank(card.rank)
            if card.suit == self._cards[at].suit and is_typed(typed, card.rank, printed):
                return place
        return None

    def _tap(self, at: int) -> None:
        card = self._cards[at]
        self._dragging = not self._form.is_taken(card)
        self._form.put(card, taken=self._dragging)

    def _drag(self, to: QPoint) -> None:
        """Do to the card that the finger has come to what was done to the first one."""
        found = self.childAt(to)
        if isinstance(found, CardButton):
            self._form.put(self._cards[self.buttons.index(found)], taken=self._dragging)

    def _view(self, card: Card) -> CardView:
        texts, worth = self._speech.texts, self._form.worth(card)
        rank = texts.rank(card.rank)
        return CardView(
            face=Face(rank, card.suit),
            worth="" if worth is None else number(worth),
            name=f"{rank} {texts.contract(card.suit)}",
            taken=self._form.is_taken(card),
        )

    # --- where they stand

    def arranged(self, width: int) -> list[QRect]:
        """Stand in rows and columns that fill the width, trumps a little apart."""
        gap, places = self.theme.look.gap(GAP), list[QRect]()
        left = self._margin()
        room, top = width - left - self._band() + gap, self._band()
        for row in self._form.rows():
            height = self.buttons[len(places)].sizeHint().height()
            lefts = [left + room * at // len(row) for at in range(len(row) + 1)]
            for at in range(len(row)):
                places.append(QRect(lefts[at], top, lefts[at + 1] - lefts[at] - gap, height))
            top += height + gap + (2 * self._band() if self._form.is_trump(row[0].suit) else 0)
        return places

    def sizeHint(self) -> QSize:
        """Ask for cards of their usual width."""
        width = self._width(self.buttons[0].sizeHint().width())
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Need room for the ranks."""
        width = self._width(self.buttons[0].minimumSizeHint().width())
        return QSize(width, self.height_now(width))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ground of trumps, and call them so."""
        look, painter = self.theme.look, QPainter(self)
        for band in self._bands():
            note = look.colours.note
            paint_box(painter, band, note.tint, note.tint)
            painter.setFont(look.font(QUIET, bold=True))
            painter.setPen(note.ink)
            room = band.adjusted(0, 0, self._margin() - band.width(), 0)
            painter.drawText(room, Qt.AlignmentFlag.AlignCenter, self.tr("trumps"))

    def _bands(self) -> Iterator[QRect]:
        """Yield the ground under each row of trumps, where not all cards are trumps."""
        if self._band():
            for at, card in enumerate(self._cards):
                if self._form.is_trump(card.suit) and self.buttons[at].x() == self._margin():
                    place, beyond = self.buttons[at].geometry(), self._band()
                    yield QRect(0, place.y() - beyond, self.width(), place.height() + 2 * beyond)

    def _margin(self) -> int:
        """Return the room for the word at the left of trumps."""
        if not self._band():
            return 0
        word = self.theme.look.metrics(QUIET, bold=True).horizontalAdvance(self.tr("trumps"))
        return word + self.theme.look.gap(4)

    def _band(self) -> int:
        """Return how far the ground of trumps reaches beyond its cards, 0 where it says nothing."""
        trumps = {self._form.is_trump(card.suit) for card in self._cards}
        return self.theme.look.gap(BAND) if len(trumps) > 1 else 0

    def _width(self, card: int) -> int:
        columns = max(map(len, self._form.rows()))
        return (
            columns * (card + self.theme.look.gap(GAP))
            - self.theme.look.gap(GAP)
            + self._margin()
            + self._band()
        )
