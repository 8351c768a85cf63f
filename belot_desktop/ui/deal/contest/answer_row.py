"""A row of answers: lengths, ranks or players, of which one is chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belot_desktop.ui.choice_row import Choice
from belot_desktop.ui.form_row import FormRow
from belot_desktop.ui.typed_rank import is_typed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent

    from belot_desktop.models.contest_form import Asking
    from belot_desktop.ui.theme import Theme

_NO_MARK = " "  # in place of the figure: what is typed stands on the button itself


class AnswerRow(FormRow):
    """Answers of which lengths and ranks are typed as they stand there, players by their place."""

    def __init__(self, theme: Theme) -> None:
        """Start without answers."""
        super().__init__(theme)
        self._typed: list[str] = []

    def show_answers(self, asking: Asking, names: Sequence[str], reason: str) -> None:
        """Offer what may be answered, called ``names``; ``reason`` says why some cannot be."""
        by_place = asking.question.about == "seat"
        self._typed = [] if by_place else [str(each.value) for each in asking.options]
        self.set_choices(
            [
                Choice(
                    name,
                    reason="" if option.possible else reason,
                    mark="" if by_place else _NO_MARK,
                )
                for name, option in zip(names, asking.options, strict=True)
            ]
        )
        chosen = (at for at, each in enumerate(asking.options) if each.value == asking.answer)
        self.set_current(next(chosen, None))

    def pressed(self, at: int, event: QKeyEvent) -> bool:
        """Choose what was typed, or do what the key means in any row."""
        if not self._typed or not event.text().isalnum():
            return super().pressed(at, event)
        wanted = None if event.isAutoRepeat() else self._meant(event.text())
        if wanted is not None:
            self.choose(wanted)
        return True

    def _meant(self, typed: str) -> int | None:
        """Return the answer that was typed; of 10 the 1 counts, and the 0 that follows is lost."""
        for place, value in enumerate(self._typed):
            if typed != "0" and is_typed(typed, value, self.buttons[place].choice.label):
                return place
        return None
