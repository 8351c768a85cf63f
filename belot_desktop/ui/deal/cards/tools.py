"""What is done with the cards as a whole: the last trick, the others instead, start again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from belot_desktop.ui.asides import Asides
from belot_desktop.ui.quiet_button import QuietButton
from belot_desktop.ui.stops import UpAndDown
from belot_desktop.ui.switch import Switch

if TYPE_CHECKING:
    from belot_desktop.ui.theme import Theme

LAST_TRICK_KEY, START_AGAIN_KEY = "+", "Del"
APART = 6  # steps of space


class Tools(Asides):
    """A switch and two quiet buttons.

    ``left`` tells that Up (-1) or Down (1) was pressed.
    """

    left = Signal(int)

    def __init__(self, theme: Theme) -> None:
        """Start without words."""
        self.last_trick = Switch(theme)
        self.turn_over, self.start_again = QuietButton(theme), QuietButton(theme)
        self.all = (self.last_trick, self.turn_over, self.start_again)
        super().__init__(theme, self.all, APART)
        UpAndDown(self, self.all).left.connect(self.left)

    def set_words(self, last_trick: int) -> None:
        """Say what they do; ``last_trick`` is what that one adds, in card points."""
        words = self.tr("last trick +{points}").format(points=last_trick)
        self.last_trick.set_words(words, LAST_TRICK_KEY)
        self.turn_over.set_words(self.tr("the other cards instead"))
        self.start_again.set_words(self.tr("start again"), START_AGAIN_KEY)
