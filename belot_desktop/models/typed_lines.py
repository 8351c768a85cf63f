"""The lines that were typed before, which Up and Down bring back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belot_desktop.models.settings import QUICK_LINES

if TYPE_CHECKING:
    from belot_desktop.models.settings import Settings

_KEPT = 30


class TypedLines:
    """Lines, the newest last, kept across restarts; and the place among them."""

    def __init__(self, settings: Settings) -> None:
        """Keep them in ``settings``."""
        self._settings = settings
        self._back = 0
        self._unsaved = ""

    def add(self, line: str) -> None:
        """Keep ``line`` as the newest one."""
        lines = [each for each in self._lines() if each != line]
        self._settings.put(QUICK_LINES, [*lines, line][-_KEPT:])
        self.rest()

    def rest(self) -> None:
        """Stand behind the newest line again."""
        self._back = 0

    def step(self, step: int, now: str) -> str:
        """Return the line before (-1) or after (1); behind the newest what was typed ``now``."""
        lines = self._lines()
        if self._back == 0:
            self._unsaved = now
        self._back = min(max(self._back - step, 0), len(lines))
        return lines[-self._back] if self._back else self._unsaved

    def _lines(self) -> list[str]:
        return list(self._settings.get(QUICK_LINES))
