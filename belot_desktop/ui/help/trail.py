"""Where one has been in the help: back, and forward again."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from belot_desktop.texts.help.places import Place


class Trail:
    """The places in the order in which they were gone to, and which of them is shown."""

    def __init__(self, start: Place) -> None:
        """Begin at ``start``."""
        self._places, self._at = [start], 0

    @property
    def here(self) -> Place:
        """The place that is shown."""
        return self._places[self._at]

    def moved(self, place: Place) -> None:
        """Note that one has scrolled to ``place``: there one comes back to."""
        self._places[self._at] = place

    def go(self, place: Place) -> None:
        """Go on to ``place``; what one went back from is forgotten."""
        if place != self.here:
            self._at += 1
            self._places[self._at :] = [place]

    def can_step(self, step: int) -> bool:
        """Tell whether there is a place ``step`` places back (-1) or forward (1)."""
        return 0 <= self._at + step < len(self._places)

    def step(self, step: int) -> Place:
        """Go back (-1) or forward (1), as far as one can."""
        if self.can_step(step):
            self._at += step
        return self.here
