"""The one who writes, by keyboard alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from belot_desktop.core.rows import Adjustment, Passed
from tests.e2e.fingers import ALL_PASS, CORRECTION, NEW_DEAL, NEW_GAME, SAVE, keys_of
from tests.e2e.program import TITLES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from belot_desktop.core.rows import Row
    from tests.e2e.screen import Screen


@dataclass(frozen=True)
class Writer:
    """Writes at this screen, in this language."""

    screen: Screen
    language: str

    def wait_for_pad(self) -> None:
        self.screen.wait_for(TITLES[self.language].pad)

    def wait_for_deal(self, number: int) -> None:
        self.screen.wait_for(TITLES[self.language].deal.format(number))

    def begin_game(self, names: Sequence[str], dealer: int) -> None:
        """Begin a game with these names in the seats, empty ones too, and this first dealer."""
        self.wait_for_pad()
        self.screen.press(NEW_GAME)
        self.screen.wait_for(TITLES[self.language].new_game)
        for name in names:
            if name:
                self.screen.write(name)
            self.screen.press("Down")
        self.screen.press(str(dealer + 1))
        self.save()

    def open_deal(self, number: int) -> None:
        """Open the dialog of a deal that has this number, once the pad is in front."""
        self.wait_for_pad()
        self.screen.press(NEW_DEAL)
        self.wait_for_deal(number)

    def edit_selected(self, number: int) -> None:
        """Edit the row that is selected in the table, which has this number."""
        self.wait_for_pad()
        self.screen.press("Return")
        self.screen.wait_for(TITLES[self.language].edited.format(number))

    def save(self) -> None:
        """Save what is in the dialog: once the pad is in front again it is on the disk."""
        self.screen.press(SAVE)
        self.wait_for_pad()

    def enter_all(self, rows: Sequence[Row], after: int = 0) -> None:
        """Enter rows ``after`` so many that are there."""
        for number, row in enumerate(rows, after + 1):
            self.enter(number, row)

    def enter(self, number: int, row: Row) -> None:
        """Enter a whole row, which gets this number."""
        if isinstance(row, Passed):
            self.wait_for_pad()
            self.screen.press(ALL_PASS)
        elif isinstance(row, Adjustment):
            self._correct(row)
        else:
            self.open_deal(number)
            self.screen.press(*keys_of(row))
            self.save()

    def _correct(self, row: Adjustment) -> None:
        self.wait_for_pad()
        self.screen.press(CORRECTION)
        self.screen.wait_for(TITLES[self.language].correction)
        first, second = row.written
        self.screen.press(*str(first), "Tab", *str(second), "Down")
        self.screen.write(row.note)
        self.save()
