"""The dialog that asks under which name house rules are kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QLineEdit

from belot_desktop.models.plain_line import NAME, plain_line
from belot_desktop.ui.form_dialog import FormDialog
from belot_desktop.ui.save_bar import SaveBar
from belot_desktop.ui.section import Section
from belot_desktop.ui.tokens import TITLE
from belot_desktop.ui.words import Words

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtWidgets import QWidget

    from belot_desktop.ui.theme import Theme

WIDTH = 520


class PresetName(FormDialog):
    """Asks for a name; for one that is ``taken`` it asks once more before it is replaced."""

    def __init__(
        self,
        theme: Theme,
        taken: Callable[[str], bool],
        old: str = "",
        parent: QWidget | None = None,
    ) -> None:
        """Ask for a name, or for another one in place of ``old``."""
        super().__init__(theme, parent, WIDTH)
        self._taken, self._old, self._replaces = taken, old, ""
        self._title = Words(theme, TITLE, bold=True)
        self.field, self.bar = QLineEdit(old), SaveBar(theme)
        self.field.setMaxLength(NAME)
        self.section = Section(theme, self.field)
        self.field.textEdited.connect(self._judge)
        self.bar.left.connect(self.step)
        self.bar.cancel.clicked.connect(self.reject)
        self.bar.save.clicked.connect(self.save)
        self.lay_out((self._title, self.section), (self.bar,), self.bar.save)
        self.field.selectAll()
        self.field.setFocus()

    @property
    def name(self) -> str:
        """The name as it was typed, one line of plain text."""
        return plain_line(self.field.text(), NAME)

    @property
    def touched(self) -> bool:
        """A name is soon typed again."""
        return False

    def save(self) -> None:
        """Accept the name, unless it is none or has to be asked about first."""
        if not self.name:
            self.section.set_problem(self.tr("Type a name."))
            self.fit()
            self.field.setFocus()
        elif self.name != self._old and self._taken(self.name) and self._replaces != self.name:
            self._replaces = self.name
            self._judge()
        else:
            self.accept()

    def stops(self) -> Sequence[Sequence[QWidget]]:
        """Return the field."""
        return [[self.field]]

    def retranslate(self) -> None:
        """Say everything in the language spoken now."""
        title = self.tr("Rename the rules") if self._old else self.tr("Keep the rules as")
        self.setWindowTitle(title)
        self._title.setText(title)
        self.section.set_label(self.tr("Name"))
        self.field.setAccessibleName(self.tr("Name"))
        self._say()

    def _judge(self) -> None:
        """Say what there is to say of another name, and show all of it."""
        self._say()
        self.fit()

    def _say(self) -> None:
        """Say that the name would replace what is kept so, once that was asked about."""
        replaces = bool(self._replaces) and self._replaces == self.name
        taken = self.tr("Rules with this name are there already. Replace them?")
        self.section.set_problem(taken if replaces else "", warning=True)
        self.bar.set_words(self.tr("Replace") if replaces else self.tr("Keep"))
