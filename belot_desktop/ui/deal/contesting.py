"""The contest in use: opened over the deal dialog, and what was told kept until that closes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from belot_desktop.ui.over import open_over

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDialog

    from belot_desktop.models.contest_form import ContestForm
    from belot_desktop.models.deal_form import DealForm
    from belot_desktop.models.speech import Speech
    from belot_desktop.ui.deal.contest.dialog import ContestDialog
    from belot_desktop.ui.theme import Theme


class Contesting(QObject):
    """Opens the contest. ``taken_over`` tells that what counts stands in the deal now."""

    taken_over = Signal()

    def __init__(self, deal: DealForm, speech: Speech, theme: Theme, window: QDialog) -> None:
        """Judge for ``deal``, over ``window``."""
        super().__init__(window)
        self._deal, self._speech, self._theme, self._window = deal, speech, theme, window
        self._form: ContestForm | None = None
        self.dialog: ContestDialog | None = None

    def open(self) -> None:
        """Open the contest as it was left; do nothing in a game that has none."""
        form = self._opened_form()
        if form is None:
            return
        from belot_desktop.ui.deal.contest.dialog import (  # noqa: PLC0415 (few deals need it)
            ContestDialog,
        )

        self.dialog = ContestDialog(form, self._speech, self._theme, self._window)
        self.dialog.accepted.connect(self.taken_over)
        self.dialog.finished.connect(self._close)
        open_over(self._window, self.dialog)

    def _opened_form(self) -> ContestForm | None:
        rules = self._deal.game.variant.contest
        if rules is None:
            return None
        if self._form is None:
            from belot_desktop.models.contest_form import (  # noqa: PLC0415 (few deals need it)
                ContestForm,
            )

            self._form = ContestForm(self._deal, rules)
        self._form.open_again()
        return self._form

    def _close(self) -> None:
        self.dialog = None
