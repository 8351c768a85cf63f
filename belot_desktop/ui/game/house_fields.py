"""House rules as their variant describes them: a field or a row of choices for each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QIntValidator
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from belot_desktop.core.house import Choices, Whole
from belot_desktop.texts.numbers import number
from belot_desktop.ui.choice_row import Choice
from belot_desktop.ui.form_row import FormRow
from belot_desktop.ui.section import Section

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from belot_desktop.core.house import HouseRule
    from belot_desktop.models.game_form import GameForm
    from belot_desktop.models.speech import Speech
    from belot_desktop.texts import VariantWords
    from belot_desktop.ui.theme import Theme


class RuleField(Section):
    """One house rule. ``left`` tells that Up (-1) or Down (1) was pressed in its row."""

    left = Signal(int)

    def __init__(self, theme: Theme, form: GameForm, rule: HouseRule) -> None:
        """Show what ``rule`` is set to in ``form``."""
        self.rule, self._form = rule, form
        self.field: QLineEdit | FormRow = FormRow(theme)
        body: QWidget = self.field
        if isinstance(rule.allowed, Whole):
            self.field = _whole(form.rule(rule.key), rule.allowed)
            body = _at_the_left(self.field)
        super().__init__(theme, body)
        if isinstance(self.field, QLineEdit):
            self.field.textEdited.connect(self._type)
        else:
            self.field.chosen.connect(self._choose)
            self.field.left.connect(self.left)

    def set_words(self, words: VariantWords) -> None:
        """Name the rule and its choices."""
        key, allowed = self.rule.key, self.rule.allowed
        self.set_label(words.rule(key))
        if isinstance(self.field, QLineEdit):
            self.field.setAccessibleName(words.rule(key))
        elif isinstance(allowed, Choices):
            names = [words.rule_value(key, value) for value in allowed.values]
            self.field.set_choices([Choice(name) for name in names])
        self.show_rule()

    def show_rule(self) -> None:
        """Show what was chosen, and what is wrong with what was typed."""
        allowed, value = self.rule.allowed, self._form.rule(self.rule.key)
        if isinstance(allowed, Whole):
            sentence = self.tr("A whole number from {least} to {most}.")
            bounds = sentence.format(least=number(allowed.least), most=number(allowed.most))
            self.set_problem("" if self.rule.key not in self._form.wrong else bounds)
        elif isinstance(self.field, FormRow):
            at = [n for n, each in enumerate(allowed.values) if each == value]
            self.field.set_current(at[0] if at else None)

    def _type(self, text: str) -> None:
        digits = text.isascii() and text.isdigit()
        self._form.set_rule(self.rule.key, int(text) if digits else None)

    def _choose(self, at: int) -> None:
        if isinstance(self.rule.allowed, Choices):
            self._form.set_rule(self.rule.key, self.rule.allowed.values[at])


class HouseFields(QWidget):
    """The rules with the given keys, of all that the form's game has."""

    left = Signal(int)

    def __init__(self, form: GameForm, speech: Speech, theme: Theme, keys: Collection[str]) -> None:
        """Show the rules in ``keys``."""
        super().__init__()
        self._form, self._speech, self._theme = form, speech, theme
        self.rules = [RuleField(theme, form, each) for each in form.rules() if each.key in keys]
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        for rule in self.rules:
            self._layout.addWidget(rule)
            rule.left.connect(self.left)
        form.changed.connect(self.refresh)
        theme.changed.connect(self._space)
        self._space()

    def stops(self) -> Sequence[Sequence[QWidget]]:
        """Return each rule as a line."""
        return [[each.field] for each in self.rules]

    def field(self, key: str) -> QWidget | None:
        """Return where rule ``key`` is set, None where it is not shown."""
        return next((each.field for each in self.rules if each.rule.key == key), None)

    def retranslate(self) -> None:
        """Name the rules in the language spoken now."""
        for rule in self.rules:
            rule.set_words(self._speech.texts.own(self._form.game.variant))

    def refresh(self) -> None:
        """Show what the rules are set to."""
        for rule in self.rules:
            rule.show_rule()

    def _space(self) -> None:
        self._layout.setSpacing(self._theme.look.gap(2))


def _whole(value: object, allowed: Whole) -> QLineEdit:
    """Return a field for a number; what is out of bounds may be typed, and is then told."""
    field = QLineEdit("" if value is None else str(value))
    field.setMaxLength(len(str(allowed.most)))
    field.setValidator(QIntValidator(0, 10 ** len(str(allowed.most)), field))
    return field


def _at_the_left(field: QLineEdit) -> QWidget:
    """Return ``field`` in a line of which it takes no more than it asks for."""
    line = QWidget()
    layout = QHBoxLayout(line)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.addWidget(field)
    layout.addStretch(1)
    return line
