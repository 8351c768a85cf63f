"""The deal dialog in use: opened, kept while it is half typed, saved, given up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from belot_desktop.core.variant import Takes
from belot_desktop.models.half_typed import Half
from belot_desktop.models.settings import CARD_POINTS
from belot_desktop.ui.entry import Entry

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from belot_desktop.models.deal_form import DealForm
    from belot_desktop.ui.deal.dialog import DealDialog
    from belot_desktop.ui.desk import Desk


class DealEntry(Entry):
    """Enters deals, one at a time. ``saved`` carries the place of a row that changed."""

    saved = Signal(int)

    def __init__(self, desk: Desk, window: QWidget) -> None:
        """Open dialogs over ``window``."""
        super().__init__(desk, window)
        self._dialog: DealDialog | None = None

    @property
    def dialog(self) -> DealDialog | None:
        """The dialog while it is open."""
        return self._dialog

    def enter(self, at: int, *, inside: bool = False) -> None:
        """Enter a new deal before row ``at``; ``inside``: one that is said to be so."""
        form = self._form(at, editing=False)
        if at == len(self.desk.pad.game.rows):
            form.put_dealer(self.desk.half_typed.next_dealer)
        if inside:
            form.press(self._said_to_be())
        self._open(form)

    def edit(self, at: int) -> None:
        """Edit the deal in row ``at``."""
        self._open(self._form(at, editing=True))

    def resume(self) -> None:
        """Go on with the deal that was half typed when the program ended, if there is one."""
        half = self.desk.half_typed.half
        if half is not None and self._dialog is None:
            form = self._form(half.at, editing=half.editing)
            form.resume(half.draft)
            self._open(form, goes_on=True)

    def _said_to_be(self) -> str:
        """Return the kind of result that is said without anything more, such as inside."""
        kinds = self.desk.pad.game.variant.results
        return next((each.key for each in kinds if each.takes is Takes.NOTHING), "")

    def _form(self, at: int, *, editing: bool) -> DealForm:
        from belot_desktop.models.deal_form import DealForm  # noqa: PLC0415 (see ui/ahead.py)

        card_points = bool(self.desk.settings.get(CARD_POINTS))
        return DealForm(self.desk.pad.game, at, editing=editing, card_points=card_points)

    def _open(self, form: DealForm, *, goes_on: bool = False) -> None:
        from belot_desktop.ui.deal.dialog import DealDialog  # noqa: PLC0415 (see ui/ahead.py)

        pad = self.desk.pad
        put = pad.replace if form.editing else pad.insert
        dialog = DealDialog(form, self.desk.speech, self.desk.theme, self.window)
        self._dialog = dialog
        if goes_on:
            dialog.go_on_typing()
        form.changed.connect(lambda: self._keep(form))
        dialog.card_points_changed.connect(self._remember_card_points)
        dialog.accepted.connect(lambda: self._tell(form))
        dialog.finished.connect(self._close)
        self.open(dialog, form, "deal", lambda: put(form.at, dialog.row()))

    def _tell(self, form: DealForm) -> None:
        if self.changed_since(form.game):
            self.saved.emit(form.at)

    def _keep(self, form: DealForm) -> None:
        self.desk.half_typed.keep(Half(form.at, form.editing, form.draft))

    def _remember_card_points(self, card_points: bool) -> None:  # noqa: FBT001 (a signal's value)
        self.desk.settings.put(CARD_POINTS, card_points)

    def _close(self) -> None:
        """Let the dialog go, and what was half typed with it."""
        self._dialog = None
        self.desk.half_typed.clear()
