"""Whose announcements count, and why, while they are told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belot_desktop.texts.numbers import number
from belot_desktop.ui.preview import Preview, PreviewText

if TYPE_CHECKING:
    from belot_desktop.models.contest_form import ContestForm
    from belot_desktop.models.speech import Speech
    from belot_desktop.ui.theme import Theme


class Judged(Preview):
    """The panel that says what taking over will enter, or what decides."""

    def __init__(self, form: ContestForm, speech: Speech, theme: Theme) -> None:
        """Follow ``form``."""
        super().__init__(theme)
        self._form, self._speech = form, speech
        form.changed.connect(self.refresh)

    def refresh(self) -> None:
        """Say it anew."""
        self.show_text(self._text())

    def _text(self) -> PreviewText:
        form, texts = self._form, self._speech.texts
        if not form.claims:
            return PreviewText(self.tr("Say what each side holds."))
        verdicts = [each for each in form.contest.verdicts if each.best]
        said = list(zip(verdicts, texts.contest(form.deal.game, form.contest), strict=True))
        why = "\n".join(sentence for verdict, sentence in said if not verdict.questions)
        if not form.decided:
            asked = " ".join(sentence for verdict, sentence in said if verdict.questions)
            return PreviewText(asked, why)
        return PreviewText(
            verdict=texts.counting(form.deal.game, form.counting()),
            line=why,
            totals=tuple(map(number, form.points())),
            caption=self.tr("points"),
        )
