"""What to say when the games cannot be kept: what happened, what is safe, what to do."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from belot_desktop.texts.words import Words, filled

if TYPE_CHECKING:
    from collections.abc import Mapping

    from belot_desktop.store.errors import StoreFault


class Troubles(Words):
    """Sentences for what can happen to the file that holds all games."""

    def store_problem(self, fault: StoreFault) -> str:
        """Say what is wrong with the file, what was kept and what can be done."""
        sentence = self._troubles.get(fault.reason) or self._troubles["disk"]
        return filled(sentence, {"file": str(fault.path)})

    def handed_over(self) -> str:
        """Say that files were given to the window that is open already."""
        return self.tr("The score pad is open already: the files are shown in its window.")

    @cached_property
    def _troubles(self) -> Mapping[str, str]:
        return {**self._not_saved, **self._not_opened}

    @cached_property
    def _not_saved(self) -> Mapping[str, str]:
        return {
            "full": self.tr(
                "The disk is full: this change was not saved. Everything before it is safe. "
                "Make room on the disk and try again."
            ),
            "disk": self.tr(
                "The disk does not work as it should: this change was not saved. "
                "Everything before it is safe. Try again."
            ),
            "read_only": self.tr(
                "Nothing may be written to {file}: this change was not saved. "
                "Everything before it is safe. Allow writing there and try again."
            ),
            "too_big": self.tr(
                "This is too long to be saved. Everything before it is safe. Make it shorter."
            ),
            "unknown_game": self.tr(
                "This game was written by a newer score pad. It is kept as it is. "
                "Open it with the newer one."
            ),
        }

    @cached_property
    def _not_opened(self) -> Mapping[str, str]:
        return {
            "in_use": self.tr(
                "The score pad is open already. Nothing was changed. "
                "Go on in its window, or close it and try again."
            ),
            "cannot_open": self.tr(
                "{file} cannot be opened. Nothing was changed. "
                "See whether its folder is there and may be used."
            ),
            "newer": self.tr(
                "{file} was written by a newer score pad. Nothing was changed. "
                "Open it with the newer one."
            ),
            "damaged": self.tr(
                "{file} is damaged. Nothing was changed. "
                "Put a copy of it from before in its place, or move it away to begin anew."
            ),
            "not_a_database": self.tr(
                "{file} does not hold games. Nothing was changed. Move it away and try again."
            ),
            "foreign": self.tr(
                "{file} belongs to another program. Nothing was changed. "
                "Choose another folder for the games."
            ),
            "old_sqlite": self.tr(
                "The SQLite of this computer is too old for the score pad. "
                "Nothing was changed. Bring it up to date and try again."
            ),
        }
