"""Who sits where: the seats in playing order, and who deals first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from belot_desktop.ui.choice_row import Choice
from belot_desktop.ui.form_row import FormRow
from belot_desktop.ui.game.seat import Seat
from belot_desktop.ui.section import Section, side_ink

if TYPE_CHECKING:
    from collections.abc import Sequence

    from belot_desktop.models.game_form import GameForm
    from belot_desktop.models.speech import Speech
    from belot_desktop.ui.theme import Theme


class Seating(QWidget):
    """A line for each seat and a row for the first dealer."""

    left = Signal(int)

    def __init__(self, form: GameForm, speech: Speech, theme: Theme) -> None:
        """Show who sits where in ``form``."""
        super().__init__()
        self._form, self._speech, self._theme = form, speech, theme
        self.seats = [Seat(theme, form.known) for _ in form.players]
        self.dealer = FormRow(theme)
        self._places = [Section(theme, seat) for seat in self.seats]
        for side, place in zip(form.game.variant.seats, self._places, strict=True):
            place.set_ink(side_ink(side))
        self._first = Section(theme, self.dealer)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        for section in (*self._places, self._first):
            self._layout.addWidget(section)
        for seat, widget in enumerate(self.seats):
            widget.named.connect(lambda text, seat=seat: form.name_player(seat, text))
            widget.moved.connect(lambda step, seat=seat: self._move(seat, step))
        self.dealer.chosen.connect(form.put_first_dealer)
        self.dealer.left.connect(self.left)
        form.changed.connect(self.refresh)
        theme.changed.connect(self._space)
        self._space()
        self.refresh()  # what is made now comes for Tab where it stands, and not last of all

    def stops(self) -> Sequence[Sequence[QWidget]]:
        """Return each seat, and then the dealers, as a line."""
        return [[each.name] for each in self.seats] + [[self.dealer]]

    def retranslate(self) -> None:
        """Name everything in the language spoken now."""
        self._first.set_label(self.tr("Deals first"))
        self.refresh()

    def refresh(self) -> None:
        """Show who sits where and who deals first."""
        game, texts = self._form.named, self._speech.texts
        for seat, (widget, place) in enumerate(zip(self.seats, self._places, strict=True)):
            if widget.name.text() != self._form.players[seat]:
                widget.name.setText(self._form.players[seat])
                widget.name.setCursorPosition(0)
            named = f"{seat + 1} · {texts.team(game, game.variant.seats[seat])}"
            place.set_label(named)
            widget.set_words(texts.default_player(game, seat), named)
        self.dealer.set_choices(
            [Choice(texts.player(game, seat)) for seat in range(len(self.seats))]
        )
        self.dealer.set_current(self._form.first_dealer)

    def _move(self, seat: int, step: int) -> None:
        """Let two players change places; the focus goes with the one who was moved."""
        focused = self.seats[seat].name.hasFocus()
        other = self._form.move(seat, step)
        if focused:
            self.seats[other].name.setFocus()

    def _space(self) -> None:
        self._layout.setSpacing(self._theme.look.gap(2))
