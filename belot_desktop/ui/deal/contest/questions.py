"""What is asked because it decides, a row of answers each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from belot_desktop.ui.deal.contest.answer_row import AnswerRow
from belot_desktop.ui.section import Section, side_ink

if TYPE_CHECKING:
    from belot_desktop.models.contest_form import Asking, ContestForm
    from belot_desktop.models.speech import Speech
    from belot_desktop.ui.theme import Theme


class Questions(QWidget):
    """Rows that come and go with what was told.

    ``answered`` tells that the focus may go on, ``left`` that Up (-1) or Down (1) was
    pressed.
    """

    answered = Signal()
    left = Signal(int)

    def __init__(self, form: ContestForm, speech: Speech, theme: Theme) -> None:
        """Ask what ``form`` has to ask."""
        super().__init__()
        self._form, self._speech, self._theme = form, speech, theme
        self._rows: list[AnswerRow] = []
        self._sections: list[Section] = []
        self._asking: tuple[Asking, ...] = ()
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        form.changed.connect(self.refresh)
        theme.changed.connect(self._space)
        self._space()

    @property
    def rows(self) -> list[AnswerRow]:
        """The rows that are shown."""
        return self._rows[: len(self._asking)]

    @property
    def unanswered(self) -> AnswerRow | None:
        """The first row without an answer."""
        return next((each for each in self.rows if each.current is None), None)

    def refresh(self) -> None:
        """Show what is asked now, and what was answered."""
        self._asking = self._form.asking()
        while len(self._rows) < len(self._asking):
            self._add_row()
        for at, asking in enumerate(self._asking):
            self._show(at, asking)
        for at, section in enumerate(self._sections):
            section.setVisible(at < len(self._asking))
        self.setVisible(bool(self._asking))

    def _show(self, at: int, asking: Asking) -> None:
        game, texts, about = self._form.deal.game, self._speech.texts, asking.question.about
        names = [texts.answer_to(game, about, each.value) for each in asking.options]
        self._rows[at].show_answers(asking, names, self.tr("No cards are left for it."))
        self._sections[at].set_ink(side_ink(asking.claim.side))
        self._sections[at].set_label(texts.asked_about(game, asking.claim, about))

    def _add_row(self) -> None:
        at, row = len(self._rows), AnswerRow(self._theme)
        row.chosen.connect(lambda chosen: self._answer(at, chosen))
        row.left.connect(self.left)
        section = Section(self._theme, row)
        self._rows.append(row)
        self._sections.append(section)
        self._layout.addWidget(section)

    def _answer(self, at: int, chosen: int) -> None:
        asking = self._asking[at]
        self._form.answer(asking.question, asking.options[chosen].value)
        self.answered.emit()

    def _space(self) -> None:
        self._layout.setSpacing(self._theme.look.gap(2))
