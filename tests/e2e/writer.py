"""The one who writes, by keyboard alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from belot_desktop.core.rows import Passed
from tests.e2e.fingers import ALL_PASS, NEW_DEAL, SAVE, keys_of
from tests.e2e.program import TITLES

if TYPE_CHECKING:
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

    def choose_dealer(self, seat: int) -> None:
        """Let a seat deal first: at the start the table has the focus, on its first seat."""
        self.wait_for_pad()
        self.screen.press(*["Right"] * seat, "Return")

    def open_deal(self, number: int) -> None:
        """Open the dialog of a deal that has this number, once the pad is in front."""
        self.wait_for_pad()
        self.screen.press(NEW_DEAL)
        self.wait_for_deal(number)

    def save(self) -> None:
        """Save what is in the dialog: once the pad is in front again it is on the disk."""
        self.screen.press(SAVE)
        self.wait_for_pad()

    def enter(self, number: int, row: Row) -> None:
        """Enter a whole row."""
        if isinstance(row, Passed):
            self.wait_for_pad()
            self.screen.press(ALL_PASS)
        else:
            self.open_deal(number)
            self.screen.press(*keys_of(row))
            self.save()
