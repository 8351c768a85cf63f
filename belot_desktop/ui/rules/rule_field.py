"""A house rule as its variant describes it: a number to be typed, or readings to choose from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QIntValidator
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from belot_desktop.core.house import Choices, Whole
from belot_desktop.texts.numbers import number
from belot_desktop.ui.rules.reading_row import Reading, ReadingRow
from belot_desktop.ui.section import Section, note_ink
from belot_desktop.ui.tokens import QUIET
from belot_desktop.ui.words import Prose, quiet_ink, text_ink

if TYPE_CHECKING:
    from collections.abc import Iterator

    from belot_desktop.core.house import HouseRule
    from belot_desktop.models.rules_form import RulesForm
    from belot_desktop.models.speech import Speech
    from belot_desktop.ui.theme import Theme


class RuleField(Section):
    """One house rule. ``left`` tells that Up (-1) or Down (1) was pressed in its row.

    Where it is ``told`` there is a sentence of what the rule changes and its example, and
    under each reading what that makes of the example and of the open game.
    """

    left = Signal(int)

    def __init__(
        self, theme: Theme, form: RulesForm, rule: HouseRule, speech: Speech, *, told: bool
    ) -> None:
        """Show what ``rule`` is set to in ``form``."""
        self.rule, self._form, self._speech = rule, form, speech
        self._theme, self._told = theme, told
        self.effect, self.differs = Prose(theme, QUIET, ink=quiet_ink), Prose(theme, QUIET)
        self.differs.set_ink(note_ink)
        self.field: QLineEdit | ReadingRow = ReadingRow(theme)
        if isinstance(rule.allowed, Whole):
            self.field = _whole(form.rule(rule.key), rule.allowed)
        super().__init__(theme, self._stacked(), self.differs)
        if told:
            self.set_ink(text_ink)
        if isinstance(self.field, QLineEdit):
            self.field.textEdited.connect(self._type)
        elif isinstance(rule.allowed, Choices):
            self.field.fit(len(rule.allowed.values))  # made now, for Tab to come where they stand
            self.field.chosen.connect(self._choose)
            self.field.left.connect(self.left)
        theme.changed.connect(self._space)

    def retranslate(self) -> None:
        """Name the rule and its readings in the language spoken now."""
        words = self._speech.texts.own(self._form.game.variant)
        self.set_label(words.rule(self.rule.key))
        self.differs.setText(self.tr("not as usual"))
        if isinstance(self.field, QLineEdit):
            self.field.setAccessibleName(words.rule(self.rule.key))
        self.show_rule()

    def show_rule(self) -> None:
        """Show what was chosen, what comes of it, and what is wrong with what was typed."""
        self.differs.setVisible(self._told and self._form.differs(self.rule))
        self.effect.setText(self._what_it_changes() if self._told else "")
        self.effect.setVisible(bool(self.effect.text()))
        allowed, value = self.rule.allowed, self._form.rule(self.rule.key)
        if isinstance(self.field, QLineEdit) and isinstance(allowed, Whole):
            self._show_number(self.field, value, allowed)
        elif isinstance(self.field, ReadingRow) and isinstance(allowed, Choices):
            self.field.set_choices(list(self._readings(allowed)))
            at = [n for n, each in enumerate(allowed.values) if each == value]
            self.field.set_current(at[0] if at else None)
        self.place()

    def _show_number(self, field: QLineEdit, value: object, allowed: Whole) -> None:
        """Keep what is typed, right or wrong; another number came from elsewhere."""
        typed = field.text()
        if value is not None and not (typed.isdigit() and int(typed) == value):
            field.setText(str(value))
        sentence = self.tr("A whole number from {least} to {most}.")
        bounds = sentence.format(least=number(allowed.least), most=number(allowed.most))
        self.set_problem(bounds if value is None else "")

    def _what_it_changes(self) -> str:
        """Say what the rule changes, and what its example is about."""
        variant = self._form.game.variant
        effect = self._speech.texts.own(variant).rule_effect(self.rule.key)
        example = self._speech.texts.rule_example(variant, self.rule, self._form.settled)
        if example is None:
            return effect
        sentence = self.tr("{effect} For example {given}:")
        return sentence.format(effect=effect, given=_kept_together(example.given)).strip()

    def _readings(self, allowed: Choices) -> Iterator[Reading]:
        """Yield each reading with its words."""
        texts, game = self._speech.texts, self._form.game
        example = (
            texts.rule_example(game.variant, self.rule, self._form.settled) if self._told else None
        )
        outcomes = example.outcomes if example else ("",) * len(allowed.values)
        made = self._form.made_of_it(self.rule) if self._told else ()
        here = texts.apart(game, made)
        for at, value in enumerate(allowed.values):
            usual = [self.tr("usual")] if value == self.rule.default and self._told else []
            yield Reading(
                texts.own(game.variant).rule_value(self.rule.key, value),
                mark=" · ".join((*usual, str(at + 1))),
                outcome=outcomes[at],
                here=self.tr("this game: {totals}").format(totals=here[at]) if here else "",
            )

    def _type(self, text: str) -> None:
        digits = text.isascii() and text.isdigit()
        self._form.set_rule(self.rule.key, int(text) if digits else None)

    def _choose(self, at: int) -> None:
        if isinstance(self.rule.allowed, Choices):
            self._form.set_rule(self.rule.key, self.rule.allowed.values[at])

    def _stacked(self) -> QWidget:
        """Return the sentence, and under it the field or the readings."""
        body = QWidget()
        self._lines = QVBoxLayout(body)
        self._lines.setContentsMargins(0, 0, 0, 0)
        self._lines.addWidget(self.effect)
        if isinstance(self.field, QLineEdit):
            self._lines.addWidget(_at_the_left(self.field))
        else:
            self._lines.addWidget(self.field)
        self._space()
        return body

    def _space(self) -> None:
        self._lines.setSpacing(self._theme.look.gap(1))


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


def _kept_together(figures: str) -> str:
    """Return ``figures`` so that no line ends between two sides or the ends of a sequence."""
    joined = figures.replace("–", "\N{WORD JOINER}–\N{WORD JOINER}")
    return joined.replace(" : ", "\N{NO-BREAK SPACE}:\N{NO-BREAK SPACE}")
