"""Whose announcements count, and why, while they are told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belot_desktop.texts.numbers import number
from belot_desktop.ui.preview import Preview, PreviewText, Tone

if TYPE_CHECKING:
    from belot_desktop.models.contest_form import ContestForm
    from belot_desktop.models.speech import Speech
    from belot_desktop.ui.theme import Theme


class Judged(Preview):
    """The panel that says what taking over will enter."""

    def __init__(self, form: ContestForm, speech: Speech, theme: Theme) -> None:
        """Follow ``form``."""
        super().__init__(theme)
        self._form, self._speech, self._insisted = form, speech, False
        form.changed.connect(self._follow)

    def insist(self) -> None:
        """Say what is missing as what is wrong."""
        self._insisted = True
        self.refresh()

    def refresh(self) -> None:
        """Say it anew."""
        self.show_text(self._text())

    def _follow(self) -> None:
        self._insisted = False
        self.refresh()

    def _text(self) -> PreviewText:
        form, texts = self._form, self._speech.texts
        tone: Tone = "error" if self._insisted else "plain"
        if not form.claims:
            return PreviewText(self.tr("Say what each side holds."), tone=tone)
        why = "\n".join(texts.contest(form.deal.game, form.contest))
        if not form.decided:
            return PreviewText(self.tr("Answer what decides."), why, tone=tone)
        return PreviewText(
            verdict=texts.counting(form.deal.game, form.counting()),
            line=why,
            totals=tuple(map(number, form.points())),
            caption=self.tr("announcements"),
        )
