"""The card counter in use: opened over the deal dialog, and its cards kept until that closes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from belot_desktop.ui.keys_ahead import open_and_type

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDialog

    from belot_desktop.models.card_count_form import CardCountForm
    from belot_desktop.models.deal_form import DealForm
    from belot_desktop.models.speech import Speech
    from belot_desktop.ui.deal.cards.dialog import CardCounter
    from belot_desktop.ui.theme import Theme


class CardCounting(QObject):
    """Opens the card counter. ``taken_over`` tells that a count stands in the deal now."""

    taken_over = Signal()

    def __init__(self, deal: DealForm, speech: Speech, theme: Theme, window: QDialog) -> None:
        """Count for ``deal``, over ``window``."""
        super().__init__(window)
        self._deal, self._speech, self._theme, self._window = deal, speech, theme, window
        self._form: CardCountForm | None = None
        self.dialog: CardCounter | None = None

    def open(self) -> None:
        """Open the counter as it was left; do nothing where cards are not counted."""
        form = self._opened_form()
        if form is None:
            return
        from belot_desktop.ui.deal.cards.dialog import (  # noqa: PLC0415 (few deals need it)
            CardCounter,
        )

        self.dialog = CardCounter(form, self._speech, self._theme, self._window)
        self.dialog.addActions(self._window.actions())
        self.dialog.accepted.connect(self.taken_over)
        self.dialog.finished.connect(self._close)
        open_and_type(self.dialog)

    def _opened_form(self) -> CardCountForm | None:
        deck = self._deal.game.variant.deck
        if deck is None:
            return None
        if self._form is None:
            from belot_desktop.models.card_count_form import (  # noqa: PLC0415 (few deals need it)
                CardCountForm,
            )

            self._form = CardCountForm(self._deal, deck)
        self._form.open_again()
        return self._form

    def _close(self) -> None:
        """Let the window go, and give the keyboard back."""
        if self.dialog is not None:
            self.dialog.deleteLater()
            self.dialog = None
        self._window.activateWindow()  # some systems leave nobody active
