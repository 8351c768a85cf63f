"""Which announcements count? What each side holds, what decides, and who counts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belot_desktop.ui.at_hand import put_help
from belot_desktop.ui.deal.contest.holdings import Holdings
from belot_desktop.ui.deal.contest.judged import Judged
from belot_desktop.ui.deal.contest.questions import Questions
from belot_desktop.ui.form_dialog import FormDialog
from belot_desktop.ui.save_bar import SaveBar
from belot_desktop.ui.section import Section
from belot_desktop.ui.tokens import QUIET, TITLE
from belot_desktop.ui.words import Prose, Words, quiet_ink

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from belot_desktop.models.contest_form import ContestForm
    from belot_desktop.models.speech import Speech
    from belot_desktop.ui.theme import Theme

WIDTH = 760
HELP = "contest"


class ContestDialog(FormDialog):
    """Judges announcements. Once ``accepted`` is emitted what counts stands in the deal.

    Esc leaves at once: what was told is in the form, and there when it is opened again.
    """

    def __init__(
        self, form: ContestForm, speech: Speech, theme: Theme, parent: QWidget | None = None
    ) -> None:
        """Show ``form``."""
        super().__init__(theme, parent, WIDTH)
        put_help(self, HELP)
        self.form = form
        self._title = Words(theme, TITLE, bold=True)
        self._how = Prose(theme, QUIET, ink=quiet_ink)
        self.holdings = Holdings(form, speech, theme)
        self.questions = Questions(form, speech, theme)
        self.judged, self.bar = Judged(form, speech, theme), SaveBar(theme)
        self._held = Section(theme, self.holdings)
        self._connect()
        lines = (self._title, self._how, self._held, self.questions)
        self.lay_out(lines, (self.judged, self.bar), self.bar.save)
        form.changed.connect(self._make_room)
        self.holdings.chips[0].setFocus()

    @property
    def touched(self) -> bool:
        """Nothing is lost by closing: the form keeps it."""
        return False

    def save(self) -> None:
        """Take over what counts, or say what is missing and go there."""
        if self.form.decided and not self.form.empty:
            self.form.take_over()
            self.accept()
            return
        (self.questions.unanswered or self.holdings.chips[0]).setFocus()

    def stops(self) -> Sequence[Sequence[QWidget]]:
        """Return the chips as one line, and a line for each question."""
        return [self.holdings.chips, *([each] for each in self.questions.rows)]

    def retranslate(self) -> None:
        """Say everything in the language spoken now."""
        self.setWindowTitle(self.tr("Which announcements count?"))
        self._title.setText(self.tr("Which announcements count?"))
        self._how.setText(self.tr("Only what decides is asked. Belotes always count."))
        self._held.set_label(self.tr("What each side holds"))
        self.bar.set_words(self.tr("Take over"))
        self.holdings.refresh()
        self.questions.refresh()
        self.judged.refresh()

    def _connect(self) -> None:
        self.questions.answered.connect(self._go_on)
        for part in (self.holdings, self.questions, self.bar):
            part.left.connect(self.step)
        self.bar.cancel.clicked.connect(self.reject)
        self.bar.save.clicked.connect(self.save)

    def _go_on(self) -> None:
        """Let the focus go to what is asked next, or to taking over."""
        (self.questions.unanswered or self.bar.save).setFocus()

    def _make_room(self) -> None:
        """Make room for what is shown now, and have what is asked in sight."""
        self.fit()
        row = self.questions.unanswered
        if row is not None:
            self.bring_into_sight(row)
