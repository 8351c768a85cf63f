"""What the parts of the deal dialog have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from belot_desktop.core.scores import Problem
    from belot_desktop.models.deal_form import DealForm
    from belot_desktop.models.speech import Speech
    from belot_desktop.texts import Texts
    from belot_desktop.ui.section import Section
    from belot_desktop.ui.theme import Theme


class Part(QWidget):
    """A part of the dialog: it shows the form and tells it what the user does.

    ``went_on`` tells that the focus may go to what is asked for next, ``left`` that Up
    (-1) or Down (1) was pressed in a row that has no further line. A subclass makes its
    widgets and then calls :meth:`retranslate`.
    """

    went_on = Signal()
    left = Signal(int)

    def __init__(self, form: DealForm, speech: Speech, theme: Theme) -> None:
        """Show ``form`` whenever it changes."""
        super().__init__()
        self.form, self.speech, self.theme = form, speech, theme
        form.changed.connect(self.refresh)

    @property
    def texts(self) -> Texts:
        """The words for core values in the language spoken now."""
        return self.speech.texts

    def lines(self) -> Sequence[Sequence[QWidget]]:
        """Return what can have the focus, line by line as it stands on the screen."""
        return ()

    def place_of(self, problem: Problem) -> QWidget | None:
        """Return where ``problem`` can be put right, None where it is no matter of this part."""
        del problem
        return None

    def refresh(self) -> None:
        """Show the form as it is now."""
        raise NotImplementedError

    def retranslate(self) -> None:
        """Say everything in the language spoken now."""
        self.refresh()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def tell_problems(self, section: Section, places: Collection[object]) -> None:
        """Say in ``section`` the first thing that is wrong at ``places``."""
        wrong = [each for each in self.form.problems if each.place[0] in places]
        first = min(wrong, key=lambda each: each.warning, default=None)
        if first is None:
            section.set_problem("")
        else:
            sentence = self.texts.problem(first, self.form.game)
            section.set_problem(sentence, warning=first.warning)
