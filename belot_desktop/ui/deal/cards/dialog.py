"""The card counter: the cards of the tricks that a side took, tapped on a small board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from belot_desktop.ui.at_hand import put_help
from belot_desktop.ui.choice_row import Choice
from belot_desktop.ui.deal.cards.board import CardBoard
from belot_desktop.ui.deal.cards.counted import Counted
from belot_desktop.ui.deal.cards.tools import LAST_TRICK_KEY, Tools
from belot_desktop.ui.form_dialog import FormDialog
from belot_desktop.ui.form_row import FormRow
from belot_desktop.ui.save_bar import SaveBar
from belot_desktop.ui.section import Section
from belot_desktop.ui.tokens import QUIET, TITLE
from belot_desktop.ui.words import Prose, Words, quiet_ink

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent, QShowEvent
    from PySide6.QtWidgets import QWidget

    from belot_desktop.models.card_count_form import CardCountForm
    from belot_desktop.models.speech import Speech
    from belot_desktop.ui.theme import Theme

WIDTH = 740
HELP = "cards"


class CardCounter(FormDialog):
    """Counts cards. Once ``accepted`` is emitted the count stands in the deal of its form.

    Esc leaves at once: what was tapped is in the form, and there when it is opened again.
    """

    def __init__(
        self, form: CardCountForm, speech: Speech, theme: Theme, parent: QWidget | None = None
    ) -> None:
        """Show ``form``."""
        super().__init__(theme, parent, WIDTH)
        put_help(self, HELP)
        self.form, self._speech = form, speech
        self._title = Words(theme, TITLE, bold=True)
        self._how = Prose(theme, QUIET, ink=quiet_ink)
        self.sides, self.contracts = FormRow(theme), FormRow(theme)
        self.board, self.tools = CardBoard(form, speech, theme), Tools(theme)
        self.counted, self.bar = Counted(form, speech, theme), SaveBar(theme)
        self._whose = Section(theme, self.sides)
        self._what = Section(theme, self.contracts)
        self._asks_contract = form.asks_contract
        self._what.setVisible(self._asks_contract)
        self.tools.turn_over.setVisible(form.can_turn_over)
        self._connect()
        lines = (self._title, self._how, self._what, self._whose, self.board, self.tools)
        self.lay_out(lines, (self.counted, self.bar), self.bar.save)
        (self.contracts if form.contract is None else self.board).setFocus()

    @property
    def touched(self) -> bool:
        """Nothing is lost by closing: the form keeps it."""
        return False

    def save(self) -> None:
        """Take the count over into the deal, or say what is missing and go there."""
        if self.form.complete:
            self.form.take_over()
            self.accept()
            return
        self.counted.insist()
        (self.contracts if self.form.contract is None else self.board).setFocus()

    def stops(self) -> Sequence[Sequence[QWidget]]:
        """Return what can have the focus, line by line."""
        asked = [[self.contracts]] if self._asks_contract else []
        return [*asked, [self.sides], [self.board], self.tools.all]

    def showEvent(self, event: QShowEvent) -> None:
        """Begin with the whole board in sight, where there is so little room that it scrolls."""
        super().showEvent(event)
        if self.focusWidget() in self.board.buttons:
            self.bring_into_sight(self.board)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the last trick, or take all back, by a key wherever the focus is."""
        if event.text() == LAST_TRICK_KEY:
            self.tools.last_trick.toggle()
        elif event.key() == Qt.Key.Key_Delete:
            self.form.start_again()
        else:
            super().keyPressEvent(event)

    def retranslate(self) -> None:
        """Say everything in the language spoken now."""
        variant, texts = self.form.deal.game.variant, self._speech.texts
        teams = [texts.team(self.form.deal.game, side) for side in range(variant.sides)]
        self._how.setText(
            self.tr("Tap the cards of the tricks, or type their ranks (1 for a ten).")
        )
        self._whose.set_label(self.tr("Whose tricks"))
        self._what.set_label(self.tr("Contract"))
        self.sides.set_choices([Choice(team) for team in teams])
        self.contracts.set_choices(
            [Choice(texts.contract(each.key), suit=each.key) for each in variant.contracts]
        )
        self.tools.set_words(self.form.deck.last_trick)
        self.bar.set_words(self.tr("Take over"))
        self.board.refresh()
        self.counted.refresh()
        self._refresh()

    def _refresh(self) -> None:
        form, title = self.form, self.tr("Count the cards")
        key = None if form.contract is None else form.contract.key
        self._title.setText(f"{title} · {self._speech.texts.contract(key)}" if key else title)
        self.setWindowTitle(title)
        keys = [each.key for each in form.deal.game.variant.contracts]
        self.contracts.set_current(keys.index(key) if key in keys else None)
        self.sides.set_current(form.side)
        self.tools.last_trick.setChecked(form.last_trick)

    def _connect(self) -> None:
        form = self.form
        form.changed.connect(self._refresh)
        self.sides.chosen.connect(form.choose_side)
        self.contracts.chosen.connect(self._choose_contract)
        self.tools.last_trick.toggled.connect(lambda on: form.put_last_trick(taken=on))
        self.tools.turn_over.clicked.connect(form.turn_over)
        self.tools.start_again.clicked.connect(form.start_again)
        self.bar.cancel.clicked.connect(self.reject)
        self.bar.save.clicked.connect(self.save)
        for each in (self.sides, self.contracts, self.board, self.tools, self.bar):
            each.left.connect(self.step)

    def _choose_contract(self, at: int) -> None:
        self.form.choose_contract(self.form.deal.game.variant.contracts[at].key)
        self.board.setFocus()
