"""The correction dialog in use: corrections, a revoke, a game taken over from paper."""

from __future__ import annotations

from PySide6.QtCore import Signal

from belot_desktop.models.correction_form import CorrectionForm, Purpose
from belot_desktop.ui.entry import Entry


class CorrectionEntry(Entry):
    """Enters corrections. ``saved`` carries the place of a row that changed."""

    saved = Signal(int)

    def correct(self) -> None:
        """Enter a correction."""
        self._add(Purpose.CORRECTION)

    def revoke(self) -> None:
        """Enter what a revoke gives the others."""
        self._add(Purpose.REVOKE)

    def take_over(self) -> None:
        """Enter how a game stood on paper."""
        self._add(Purpose.PAPER)

    def edit(self, at: int) -> None:
        """Edit the correction in row ``at``."""
        self._open(CorrectionForm(self.desk.pad.game, at, editing=True))

    def _add(self, purpose: Purpose) -> None:
        game = self.desk.pad.game
        self._open(CorrectionForm(game, len(game.rows), purpose=purpose))

    def _open(self, form: CorrectionForm) -> None:
        from belot_desktop.ui.correction_dialog import (  # noqa: PLC0415 (see ui/ahead.py)
            CorrectionDialog,
        )

        pad = self.desk.pad
        put = pad.replace if form.editing else pad.insert
        dialog = CorrectionDialog(form, self.desk.speech, self.desk.theme, self.window)
        dialog.accepted.connect(lambda: self._tell(form))
        self.open(dialog, form, "correction", lambda: put(form.at, dialog.row()))

    def _tell(self, form: CorrectionForm) -> None:
        if self.changed_since(form.game):
            self.saved.emit(form.at)
