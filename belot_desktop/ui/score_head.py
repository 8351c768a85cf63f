"""The sides' cards and the table, side by side at the top of the window."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from belot_desktop.ui.seats import SeatsText, SeatsView
from belot_desktop.ui.team_card import TeamCard, TeamView

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from belot_desktop.ui.theme import Theme

AMPLE_CARD = 236  # in less width than this, at the usual text size, a card is a line
AMPLE_TABLE = 230
LEAST_CARD = 120  # about what a card needs as a line


@dataclass(frozen=True, slots=True)
class HeadView:
    """The sides in their order and the table they sit at."""

    teams: tuple[TeamView, ...]
    seats: SeatsText


class ScoreHead(QWidget):
    """Cards with the table between them; in little width the table is a line under them."""

    seat_chosen = Signal(int)

    def __init__(self, theme: Theme) -> None:
        """Start without sides."""
        super().__init__()
        self._theme = theme
        self.cards: list[TeamCard] = []
        self.seats = SeatsView(theme)
        self.seats.seat_chosen.connect(self.seat_chosen)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._compact = False
        self._place()
        theme.changed.connect(self._choose)

    @property
    def compact(self) -> bool:
        """Whether it takes little room."""
        return self._compact

    def show_head(self, view: HeadView) -> None:
        """Show ``view``."""
        if len(self.cards) != len(view.teams):
            self._make_cards(len(view.teams))
        for card, team in zip(self.cards, view.teams, strict=True):
            card.show_team(team)
        self.seats.show_seats(view.seats)

    def minimumSizeHint(self) -> QSize:
        """Need no more width than in little room, so that there can be as little."""
        least = super().minimumSizeHint()
        line = len(self.cards) * self._theme.look.px(LEAST_CARD)
        return least if self._compact else QSize(min(least.width(), line), least.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Choose between the two ways at another width."""
        super().resizeEvent(event)
        self._choose()

    def _make_cards(self, sides: int) -> None:
        for card in self.cards:
            self._grid.removeWidget(card)
            card.deleteLater()
        self.cards = [TeamCard(self._theme, side) for side in range(sides)]
        self._place()

    def _choose(self) -> None:
        ample = len(self.cards) * AMPLE_CARD + AMPLE_TABLE
        compact = self.width() < self._theme.look.px(ample)
        if compact != self._compact:
            self._compact = compact
            self._place()

    def _place(self) -> None:
        """Put the table between the cards, in the middle, or under them all."""
        grid = self._grid
        for widget in (self.seats, *self.cards):
            grid.removeWidget(widget)
        grid.setSpacing(self._theme.look.gap(2 if self._compact else 3))
        middle = len(self.cards) if self._compact else (len(self.cards) + 1) // 2
        for column in range(grid.columnCount()):
            grid.setColumnStretch(column, 0)
        for at, card in enumerate(self.cards):
            card.set_compact(self._compact)
            column = at if at < middle else at + 1
            grid.addWidget(card, 0, column)
            grid.setColumnStretch(column, 1)
        self.seats.set_compact(self._compact)
        if self._compact:
            grid.addWidget(self.seats, 1, 0, 1, max(1, len(self.cards)))
        else:
            grid.addWidget(self.seats, 0, middle, Qt.AlignmentFlag.AlignVCenter)
