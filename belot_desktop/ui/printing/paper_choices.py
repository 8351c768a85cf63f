"""What is printed and on what paper, chosen beside the page that it changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from belot_desktop.models.settings import (
    LANDSCAPE,
    PAPER,
    PAPER_CHART,
    PAPER_LANGUAGE,
    PAPER_RULES,
    PAPER_SIGNATURES,
    PRINTOUT,
)
from belot_desktop.ui.choice_row import Choice
from belot_desktop.ui.form_row import FormRow
from belot_desktop.ui.section import Section
from belot_desktop.ui.stops import UpAndDown
from belot_desktop.ui.switch import Switch

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from belot_desktop.models.print_form import PrintForm
    from belot_desktop.models.settings import Setting
    from belot_desktop.models.speech import Speech
    from belot_desktop.ui.theme import Theme

_ROWS = (PRINTOUT, PAPER, LANDSCAPE, PAPER_LANGUAGE)
_SWITCHES = (PAPER_RULES, PAPER_CHART, PAPER_SIGNATURES)


class PaperChoices(QWidget):
    """Rows of choices and a few switches. ``left`` tells that Up (-1) or Down (1) left a row."""

    left = Signal(int)

    def __init__(self, form: PrintForm, speech: Speech, theme: Theme) -> None:
        """Let what ``form`` holds be chosen."""
        super().__init__()
        self._form, self._speech, self._theme = form, speech, theme
        self.rows = {setting: FormRow(theme, whole=True) for setting in _ROWS}
        self.switches = {setting: Switch(theme) for setting in _SWITCHES}
        self._sections = {setting: Section(theme, row) for setting, row in self.rows.items()}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        for setting, row in self.rows.items():
            row.chosen.connect(self._choosing(setting))
            row.left.connect(self.left)
        for setting, switch in self.switches.items():
            switch.toggled.connect(self._switching(setting))
        UpAndDown(self, self.switches.values()).left.connect(self.left)
        first, *others = self._sections.values()
        for widget in (first, *self.switches.values(), *others):
            self._column.addWidget(widget)
        self._column.addStretch()
        form.changed.connect(self.refresh)
        theme.changed.connect(self._space)
        self._space()

    def stops(self) -> Sequence[Sequence[QWidget]]:
        """Return what can have the focus, line by line."""
        first, *others = self.rows.values()
        shown = [each for each in self.switches.values() if not each.isHidden()]
        return [[each] for each in (first, *shown, *others)]

    def retranslate(self) -> None:
        """Say everything in the language spoken now."""
        for setting, words in (
            (PRINTOUT, self.tr("What")),
            (PAPER, self.tr("Paper")),
            (LANDSCAPE, self.tr("How it lies")),
            (PAPER_LANGUAGE, self.tr("Language of the page")),
        ):
            self._sections[setting].set_label(words)
            names = [self._name(setting, value) for value in self._form.values(setting)]
            self.rows[setting].set_choices([Choice(name) for name in names])
        self.switches[PAPER_RULES].set_words(self.tr("House rules"))
        self.switches[PAPER_CHART].set_words(self.tr("Chart"))
        self.switches[PAPER_SIGNATURES].set_words(self.tr("Signatures"))
        self.refresh()

    def refresh(self) -> None:
        """Show what is chosen, and only what can be."""
        form = self._form
        for setting, row in self.rows.items():
            row.set_current(form.values(setting).index(form.value(setting)))
        for setting, switch in self.switches.items():
            switch.setChecked(form.value(setting))
            switch.setVisible(setting in form.parts)

    def _name(self, setting: Setting, value: Any) -> str:
        if setting is PRINTOUT:
            return self._speech.texts.printout(value)
        if setting is LANDSCAPE:
            return self.tr("Landscape") if value else self.tr("Upright")
        if setting is PAPER_LANGUAGE:
            return self._speech.texts.setting_value("language", value)
        return str(value)

    def _choosing(self, setting: Setting) -> Callable[[int], None]:
        return lambda at: self._form.put(setting, self._form.values(setting)[at])

    def _switching(self, setting: Setting) -> Callable[[bool], None]:
        return lambda on: self._form.put(setting, on)

    def _space(self) -> None:
        self._column.setSpacing(self._theme.look.gap(2))
