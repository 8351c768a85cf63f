"""What the tapped cards come to, and what is doubtful about them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belot_desktop.texts.numbers import number
from belot_desktop.ui.preview import Preview, PreviewText

if TYPE_CHECKING:
    from belot_desktop.core.scores import Problem
    from belot_desktop.models.card_count_form import CardCountForm
    from belot_desktop.models.speech import Speech
    from belot_desktop.ui.theme import Theme

_UNKNOWN = "–"


class Counted(Preview):
    """The panel that says what taking over will enter."""

    def __init__(self, form: CardCountForm, speech: Speech, theme: Theme) -> None:
        """Follow ``form``."""
        super().__init__(theme)
        self._form, self._speech = form, speech
        self._insisted = False
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
        problem = next(iter(self._form.problems), None)
        if problem is not None and self._form.missing:
            return PreviewText(self._said(problem), tone="error" if self._insisted else "plain")
        points = self._form.points()
        return PreviewText(
            verdict=self._tricks() if problem is None else self._said(problem),
            line=self._cards(),
            totals=tuple(_UNKNOWN if each is None else number(each) for each in points),
            caption=self.tr("points"),
            tone="plain" if problem is None else "note" if problem.warning else "error",
        )

    def _said(self, problem: Problem) -> str:
        return self._speech.texts.problem(problem, self._form.deal.game)

    def _tricks(self) -> str:
        """Say how many tricks they are, or that they are all."""
        form, texts = self._form, self._speech.texts
        if form.all_tricks:
            capot = texts.result(form.deck.all_tricks)
            return f"{capot[:1].upper()}{capot[1:]} · {texts.team(form.deal.game, form.side)}"
        tricks = form.count.tricks if form.count else None
        return self.tr("%n tricks", "", tricks or 0)

    def _cards(self) -> str:
        cards = self.tr("%n cards", "", self._form.cards)
        last = self.tr("with the last trick")
        return f"{cards} · {last}" if self._form.last_trick else cards
