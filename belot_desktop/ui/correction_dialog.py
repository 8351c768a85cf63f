"""The dialog for corrections: penalties, agreed points, a game begun on paper."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QLineEdit

from belot_desktop.models.correction_form import LEAST, MOST, Purpose
from belot_desktop.models.plain_line import NOTE
from belot_desktop.texts.numbers import number, set_in, signed
from belot_desktop.texts.one_line import one_line
from belot_desktop.ui.at_hand import put_help
from belot_desktop.ui.choice_row import Choice
from belot_desktop.ui.form_dialog import FormDialog
from belot_desktop.ui.form_row import FormRow
from belot_desktop.ui.preview import Preview, PreviewText
from belot_desktop.ui.save_bar import SaveBar
from belot_desktop.ui.section import Section
from belot_desktop.ui.side_by_side import SideBySide
from belot_desktop.ui.signed_field import SignedField
from belot_desktop.ui.tokens import TITLE
from belot_desktop.ui.words import Prose, Words, quiet_ink

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from belot_desktop.core.rows import Adjustment
    from belot_desktop.models.correction_form import CorrectionForm
    from belot_desktop.models.speech import Speech
    from belot_desktop.ui.theme import Theme

WIDTH = 720


class CorrectionDialog(FormDialog):
    """Enters a correction, or edits one. Once it is accepted :meth:`row` is what to save."""

    def __init__(
        self, form: CorrectionForm, speech: Speech, theme: Theme, parent: QWidget | None = None
    ) -> None:
        """Show ``form``."""
        super().__init__(theme, parent, WIDTH)
        put_help(self, "corrections")
        self.form, self._speech, self._insisted = form, speech, False
        self._title = Words(theme, TITLE, bold=True)
        self._how = Prose(theme, ink=quiet_ink)
        self.revoker = FormRow(theme)
        self.fields = [SignedField(theme, side) for side in range(form.game.variant.sides)]
        self.note = QLineEdit(form.note)
        self.note.setMaxLength(NOTE)
        self.preview, self.bar = Preview(theme), SaveBar(theme)
        self._who = Section(theme, self.revoker)
        if form.purpose is not Purpose.REVOKE:
            self._who.hide()
        self._points = Section(theme, SideBySide(theme, self.fields))
        self._why = Section(theme, self.note)
        self._connect()
        form_lines = (self._title, self._how, self._who, self._points, self._why)
        self.lay_out(form_lines, (self.preview, self.bar), self.bar.save)
        first = self.revoker if form.purpose is Purpose.REVOKE else self.fields[0]
        first.setFocus()

    def row(self) -> Adjustment:
        """Return the correction that was entered."""
        return self.form.row

    @property
    def touched(self) -> bool:
        """Whether anything was entered."""
        return self.form.touched

    def save(self) -> None:
        """Accept the correction, or say what is missing and go there."""
        if self.form.complete:
            self.accept()
            return
        self._insisted = True
        self._refresh()
        self.fields[next(iter(self.form.wrong), 0)].setFocus()

    def stops(self) -> Sequence[Sequence[QWidget]]:
        """Return the lines that there are."""
        lines: list[Sequence[QWidget]] = [self.fields, [self.note]]
        return lines if self._who.isHidden() else [[self.revoker], *lines]

    def retranslate(self) -> None:
        """Say everything in the language spoken now."""
        title, how = self._purpose()
        self.setWindowTitle(title)
        self._title.setText(title)
        self._how.setText(how)
        self._how.setVisible(bool(how))
        self._who.set_label(self.tr("Who revoked?"))
        self._points.set_label(self.tr("Written points"))
        self._why.set_label(self.tr("Note"))
        self.note.setAccessibleName(self.tr("Note"))
        self.bar.set_words(self.tr("Save"))
        teams = [self._team(side) for side in range(len(self.fields))]
        self.revoker.set_choices([Choice(team) for team in teams])
        for field, team in zip(self.fields, teams, strict=True):
            field.set_name(team)
        self._refresh()

    def _connect(self) -> None:
        self.form.changed.connect(self._refresh)
        self.revoker.chosen.connect(self._revoke)
        self.revoker.left.connect(self.step)
        for side, field in enumerate(self.fields):
            field.edited.connect(lambda text, side=side: self.form.type_points(side, text))
        self.note.textEdited.connect(self.form.type_note)
        self.bar.left.connect(self.step)
        self.bar.cancel.clicked.connect(self.reject)
        self.bar.save.clicked.connect(self.save)

    def _purpose(self) -> tuple[str, str]:
        """Return the title and how it is done."""
        if self.form.editing:
            return self.tr("Row {number} — correction").format(number=self.form.turn.number), ""
        match self.form.purpose:
            case Purpose.REVOKE:
                how = self.tr("The other side writes the penalty. The number can be changed.")
                return self.tr("Penalty for a revoke"), how
            case Purpose.PAPER:
                how = self.tr("Type what each side has on paper. The game goes on from there.")
                return self.tr("A game begun on paper"), how
        return self.tr("Correction"), self.tr("Points that are added or, with a minus, taken away.")

    def _team(self, side: int) -> str:
        return self._speech.texts.team(self.form.game, side)

    def _revoke(self, side: int) -> None:
        """Fill in the penalty, and a note unless one was written."""
        self.form.revoke(side)
        if not self.note.isModified():
            note = self.tr("Revoke: {team}").format(team=set_in(self._team(side)))
            self.note.setText(note)
            self.form.type_note(note)
        self.bar.save.setFocus()

    def _refresh(self) -> None:
        """Show what was entered, what is wrong with it and what it comes to."""
        wrong = self.form.wrong
        for side, field in enumerate(self.fields):
            field.show_points(self.form.typed[side], typed=True)
            field.set_problem(self._bounds() if side in wrong else "")
        told = wrong or (self._insisted and self.form.empty)
        self._points.set_problem(self._missing() if told else "")
        line = self.form.preview()
        if line is None:
            self.preview.show_text(PreviewText(self._missing(), tone="error" if wrong else "plain"))
            return
        written = " : ".join(map(signed, line.score.written))
        totals = tuple(map(number, line.totals))
        note = one_line(self.form.row.note, NOTE)
        self.preview.show_text(PreviewText(written, note, totals, self.tr("total")))

    def _missing(self) -> str:
        return self._bounds() if self.form.wrong else self.tr("Type the points of a team.")

    def _bounds(self) -> str:
        least, most = number(LEAST), number(MOST)
        return self.tr("A whole number from {least} to {most}.").format(least=least, most=most)
