"""Which deal it is, who deals and leads, what hangs; the dealer is put right here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QHBoxLayout, QMenu, QWidget

from belot_desktop.ui.deal.dealer_button import DealerButton
from belot_desktop.ui.deal.part import Part
from belot_desktop.ui.placed import Placed
from belot_desktop.ui.tokens import QUIET, TITLE
from belot_desktop.ui.words import Words, quiet_ink

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from belot_desktop.models.deal_form import DealForm
    from belot_desktop.models.speech import Speech
    from belot_desktop.ui.theme import Theme


class TitleLine(Placed):
    """A title with facts at its right, or below it where there is no room beside it."""

    def __init__(self, theme: Theme, title: QWidget, facts: QWidget) -> None:
        """Hold both."""
        super().__init__(theme, (title, facts))
        self._title, self._facts = title, facts

    def wanted_width(self) -> int:
        """Return the width of both."""
        both = self._title.sizeHint().width() + self._facts.sizeHint().width()
        return both + self.theme.look.gap(4)

    def least_width(self) -> int:
        """Return what each needs."""
        return max(each.minimumSizeHint().width() for each in (self._title, self._facts))

    def places(self, width: int) -> Iterator[tuple[QWidget, QRect]]:
        """Stand beside each other or one below the other."""
        title, facts = self._title.sizeHint(), self._facts.sizeHint()
        if self.wanted_width() <= width:
            high = max(title.height(), facts.height())
            left = width - facts.width() - 1
            yield self._title, QRect(0, 0, left, high)
            yield self._facts, QRect(left, 0, facts.width() + 1, high)
        else:
            yield self._title, QRect(0, 0, width, title.height())
            yield self._facts, QRect(0, title.height(), width, facts.height())


class Heading(Part):
    """The title and the quiet line under it."""

    def __init__(self, form: DealForm, speech: Speech, theme: Theme) -> None:
        """Show where the deal stands in its game."""
        super().__init__(form, speech, theme)
        self._title = Words(theme, TITLE, bold=True)
        self._rest = Words(theme, QUIET, ink=quiet_ink)
        self.dealer = DealerButton(theme)
        self.dealer.clicked.connect(self._offer_dealers)
        self.menu = QMenu(self)
        self._seats = QActionGroup(self)
        for seat in range(len(form.game.variant.seats)):
            self._add_seat(seat)
        facts = QWidget()
        line = QHBoxLayout(facts)
        line.addWidget(self.dealer)
        line.addWidget(self._rest, 1)
        whole = QHBoxLayout(self)
        whole.addWidget(TitleLine(theme, self._title, facts))
        for layout in (line, whole):
            layout.setContentsMargins(0, 0, 0, 0)
            layout.setSpacing(0)
        self.retranslate()

    def lines(self) -> Sequence[Sequence[QWidget]]:
        """Return the line with the dealer."""
        return [(self.dealer,)]

    @property
    def title(self) -> str:
        """The title, for the window's frame too."""
        return self._title.text()

    def refresh(self) -> None:
        """Show who deals and leads."""
        form, texts = self.form, self.texts
        self.dealer.set_words(texts.deals_now(texts.player(form.game, form.dealer)))
        rest = [texts.leads(texts.player(form.game, form.leader))]
        if form.turn.hanging:
            rest.append(texts.hanging(form.turn.hanging))
        self._rest.setText("".join(f" · {each}" for each in rest))
        for seat, action in enumerate(self._seats.actions()):
            action.setText(self._seat(seat).replace("&", "&&"))
            action.setChecked(seat == form.dealer)

    def retranslate(self) -> None:
        """Say which deal it is, and name the control."""
        title = (
            self.tr("Deal {number} — correction") if self.form.editing else self.tr("Deal {number}")
        )
        self._title.setText(title.format(number=self.form.turn.number))
        self.dealer.setAccessibleDescription(self.tr("Choose who really dealt"))
        super().retranslate()

    def _add_seat(self, seat: int) -> None:
        action = QAction(self, checkable=True)
        action.triggered.connect(lambda: self._put_dealer(seat))
        self._seats.addAction(action)
        self.menu.addAction(action)

    def _put_dealer(self, seat: int) -> None:
        self.form.put_dealer(seat)
        self.went_on.emit()

    def _seat(self, seat: int) -> str:
        player, by_turn = self.texts.player(self.form.game, seat), self.tr("by turn")
        return f"{player} · {by_turn}" if seat == self.form.turn.dealer else player

    def _offer_dealers(self) -> None:
        self.menu.popup(self.dealer.mapToGlobal(QPoint(0, self.dealer.height())))
