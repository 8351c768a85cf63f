"""What the preview of a deal says: what will be written, or else what is missing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QVBoxLayout

from belot_desktop.texts.numbers import number
from belot_desktop.ui.deal.part import Part
from belot_desktop.ui.preview import Preview, PreviewText

if TYPE_CHECKING:
    from belot_desktop.core.scores import Line
    from belot_desktop.models.deal_form import DealForm
    from belot_desktop.models.speech import Speech
    from belot_desktop.ui.theme import Theme


class Previewing(Part):
    """The panel that says what Save will write."""

    def __init__(self, form: DealForm, speech: Speech, theme: Theme) -> None:
        """Start with what is missing."""
        super().__init__(form, speech, theme)
        self.panel = Preview(theme)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.panel)
        self.retranslate()

    def refresh(self) -> None:
        """Say it anew."""
        line = self.form.preview()
        self.panel.show_text(self._missing() if line is None else self._verdict(line))

    def _verdict(self, line: Line) -> PreviewText:
        """Say what will be written, and why, or else what is doubtful about it."""
        game, deal = self.form.game, self.form.deal
        warnings = [self.texts.problem(each, game) for each in self.form.problems]
        return PreviewText(
            verdict=self.texts.verdict(game, line.score, deal),
            line=" ".join(warnings) or self.texts.reason(game, line.score, deal),
            totals=tuple(map(number, line.totals)),
            caption=self.tr("total"),
            tone="note" if warnings else "plain",
        )

    def _missing(self) -> PreviewText:
        """Say the first error, or else what comes next."""
        errors = [each for each in self.form.problems if not each.warning]
        missing = self.form.missing
        wrong = [each for each in errors if each not in missing]
        told = next(iter((*wrong, *missing)), None)
        sentence = self.texts.problem(told, self.form.game) if told else ""
        return PreviewText(sentence, tone="error" if wrong else "plain")
