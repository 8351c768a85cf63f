"""House rules as their variant describes them: all of them, or some, one below the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from belot_desktop.ui.rules.rule_field import RuleField

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from belot_desktop.models.rules_form import RulesForm
    from belot_desktop.models.speech import Speech
    from belot_desktop.ui.theme import Theme


class HouseFields(QWidget):
    """The rules with the given keys, of all that the form's game has; without keys all."""

    left = Signal(int)

    def __init__(
        self,
        form: RulesForm,
        speech: Speech,
        theme: Theme,
        keys: Collection[str] | None = None,
        *,
        told: bool = False,
    ) -> None:
        """Show the rules in ``keys``; ``told`` with what they change."""
        super().__init__()
        self._theme, self._apart = theme, 4 if told else 2
        chosen = [each for each in form.rules() if keys is None or each.key in keys]
        self.rules = [RuleField(theme, form, each, speech, told=told) for each in chosen]
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
            rule.retranslate()

    def refresh(self) -> None:
        """Show what the rules are set to."""
        for rule in self.rules:
            rule.show_rule()

    def _space(self) -> None:
        self._layout.setSpacing(self._theme.look.gap(self._apart))
