"""What to say of copies that are taken along: what each holds, where it is, why there is none."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from belot_desktop.texts.words import Words, filled

if TYPE_CHECKING:
    from collections.abc import Mapping

    from belot_desktop.store.errors import StoreFault


class Copying(Words):
    """Sentences about files that are written beside the pad's own."""

    def kind_of_copy(self, key: str) -> str:
        """Say what a kind of file holds."""
        return self._kinds[key]

    def saving(self, name: str) -> str:
        """Say what takes its time."""
        return self.tr("Saving {file}", file=name)

    def copy_saved(self, name: str, folder: str) -> str:
        """Say where a copy is."""
        return self.tr("Saved as {file} in {folder}.", file=name, folder=folder)

    def copy_not_saved(self, fault: StoreFault) -> str:
        """Say why there is no copy, and what can be done."""
        sentence = self._reasons.get(fault.reason) or self._reasons["disk"]
        return filled(sentence, {"file": str(fault.path)})

    def copied_as_text(self) -> str:
        """Say that the sheet can be pasted."""
        return self.tr("The sheet is copied as text: paste it wherever you like.")

    def copied_as_picture(self) -> str:
        """Say that a picture of the sheet can be pasted."""
        return self.tr("The sheet is copied as a picture: paste it wherever you like.")

    @cached_property
    def _kinds(self) -> Mapping[str, str]:
        return {
            "game": self.tr("This game, for a score pad"),
            "games": self.tr("All games, for a score pad"),
            "pdf": self.tr("Sheet as PDF"),
            "png": self.tr("Sheet as a picture"),
            "svg": self.tr("Sheet as a drawing"),
            "csv": self.tr("Table for a spreadsheet"),
            "backup": self.tr("Backup of everything"),
        }

    @cached_property
    def _reasons(self) -> Mapping[str, str]:
        return {
            "full": self.tr(
                "The disk is full: {file} was not written. Make room on it or choose another place."
            ),
            "read_only": self.tr(
                "Nothing may be written to {file}. Choose another folder or another name."
            ),
            "disk": self.tr(
                "{file} could not be written. Your games are safe. Try again, or another place."
            ),
            "in_use": self.tr(
                "{file} is where the score pad itself keeps your games. Choose another name."
            ),
            "unknown_game": self.tr(
                "One of the games was written by a newer score pad, so they were not all saved. "
                "Save a backup instead."
            ),
            "there_already": self.tr(
                "{file} is there already, and was left as it is. Choose another name."
            ),
        }
