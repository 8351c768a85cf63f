"""A setting as its table describes it: a row of choices, or a number."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from belot_desktop.core.house import Choices, Whole
from belot_desktop.texts.numbers import number
from belot_desktop.ui.choice_row import Choice
from belot_desktop.ui.form_row import FormRow
from belot_desktop.ui.section import Section
from belot_desktop.ui.whole_field import WholeField

if TYPE_CHECKING:
    from belot_desktop.models.settings import Setting
    from belot_desktop.models.settings_form import SettingsForm
    from belot_desktop.models.speech import Speech
    from belot_desktop.ui.theme import Theme

_STEP = 10


class SettingField(Section):
    """One setting. ``left`` tells that Up (-1) or Down (1) was pressed in its row."""

    left = Signal(int)

    def __init__(self, setting: Setting, form: SettingsForm, speech: Speech, theme: Theme) -> None:
        """Show what ``setting`` is in ``form``."""
        self.setting, self._form, self._speech = setting, form, speech
        allowed = setting.allowed
        self.field = (
            WholeField(theme, allowed, _STEP)
            if isinstance(allowed, Whole)
            else FormRow(theme, whole=True)
        )
        super().__init__(theme, self.field)
        if isinstance(self.field, WholeField):
            self.field.edited.connect(lambda value: form.put(setting, value))
        else:
            self.field.chosen.connect(self._choose)
        self.field.left.connect(self.left)

    def retranslate(self) -> None:
        """Name the setting and its choices in the language spoken now."""
        texts, key, allowed = self._speech.texts, self.setting.key, self.setting.allowed
        self.set_label(texts.setting(key))
        if isinstance(self.field, WholeField):
            self.field.set_names(texts.setting(key), self.tr("Less"), self.tr("More"))
        elif isinstance(allowed, Choices):
            names = [texts.setting_value(key, value) for value in allowed.values]
            self.field.set_choices([Choice(name) for name in names])
        self.refresh()

    def refresh(self) -> None:
        """Show what was chosen, and what is wrong with what was typed."""
        value, allowed = self._form.value(self.setting), self.setting.allowed
        wrong = self.setting in self._form.wrong
        if isinstance(self.field, WholeField):
            if not wrong:
                self.field.show_number(value)
        elif isinstance(allowed, Choices):
            self.field.set_current(allowed.values.index(value))
        if isinstance(allowed, Whole) and wrong:
            sentence = self.tr("A whole number from {least} to {most}.")
            bounds = sentence.format(least=number(allowed.least), most=number(allowed.most))
            self.set_problem(bounds)
        else:
            self.set_remark(self._speech.texts.setting_effect(self.setting.key))

    def _choose(self, at: int) -> None:
        if isinstance(self.setting.allowed, Choices):
            self._form.put(self.setting, self.setting.allowed.values[at])
