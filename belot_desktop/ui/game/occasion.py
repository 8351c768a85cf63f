"""Where a game is played, and what is to be remembered of it: both stand on the printed sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from belot_desktop.models.plain_line import NAME, NOTE
from belot_desktop.ui.section import Section

if TYPE_CHECKING:
    from collections.abc import Sequence

    from belot_desktop.models.game_form import GameForm
    from belot_desktop.ui.theme import Theme


class Occasion(QWidget):
    """A line for the place and one for the note, which may both stay empty."""

    def __init__(self, form: GameForm, theme: Theme) -> None:
        """Show what stands in ``form``."""
        super().__init__()
        self._theme = theme
        self.place, self.note = QLineEdit(form.place), QLineEdit(form.note)
        self._sections = tuple(Section(theme, each) for each in (self.place, self.note))
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        for field, longest in ((self.place, NAME), (self.note, NOTE)):
            field.setMaxLength(longest)
            field.setCursorPosition(0)
        for section in self._sections:
            self._column.addWidget(section)
        self.place.textEdited.connect(form.put_place)
        self.note.textEdited.connect(form.put_note)
        theme.changed.connect(self._space)
        self._space()

    def stops(self) -> Sequence[Sequence[QWidget]]:
        """Return each field as a line."""
        return [[self.place], [self.note]]

    def retranslate(self) -> None:
        """Name everything in the language spoken now."""
        for field, section, name in zip(
            (self.place, self.note),
            self._sections,
            (self.tr("Place"), self.tr("Note")),
            strict=True,
        ):
            section.set_label(name)
            field.setAccessibleName(name)

    def _space(self) -> None:
        self._column.setSpacing(self._theme.look.gap(2))
