"""House rules being chosen, and what each reading would make of the game they are for."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from belot_desktop.core.house import Choices, agreed, house_of, house_rules
from belot_desktop.core.sheet import sheet
from belot_desktop.core.what_if import WhatIf, what_if

if TYPE_CHECKING:
    from collections.abc import Mapping

    from belot_desktop.core.game import Game
    from belot_desktop.core.house import Choice, HouseRule
    from belot_desktop.core.sheet import Sheet


class RulesForm(QObject):
    """The house rules of ``game``, being changed."""

    changed = Signal()

    def __init__(self, game: Game, house: Any = None) -> None:
        """Start with what was agreed in ``game``, or with the rules of ``house``."""
        super().__init__()
        self.game = game
        self._chosen: dict[str, Choice | None] = dict(agreed(house or game.house))
        self._start = dict(self._chosen)
        self._what_if: WhatIf | None = None
        self._made: dict[Any, Sheet] = {}  # of the game by other rules; one is asked for often

    def rules(self) -> tuple[HouseRule, ...]:
        """Return the house rules of the game's variant."""
        return house_rules(self.game.variant.house)

    def rule(self, key: str) -> Choice | None:
        """Return what rule ``key`` is set to, None where what was typed cannot be."""
        return self._chosen[key]

    def set_rule(self, key: str, value: Choice | None) -> None:
        """Let rule ``key`` be ``value``; what it does not allow is kept as not known."""
        allowed = {each.key: each.allowed for each in self.rules()}[key]
        self._choose({key: value if allowed.allows(value) else None})

    def take(self, house: Any) -> None:
        """Choose all rules as ``house`` has them."""
        self._choose(agreed(house))

    @property
    def house(self) -> Any:
        """The rules as chosen. Raises ValueError while something is :attr:`wrong`."""
        return house_of(self.game.variant.house, self._chosen)

    @property
    def settled(self) -> Any:
        """The rules as chosen; what is wrong is as the game has it."""
        known = {key: value for key, value in self._chosen.items() if value is not None}
        return replace(self.game.house, **known)

    @property
    def wrong(self) -> tuple[str, ...]:
        """The keys of the rules for which there is no value."""
        return tuple(key for key, value in self._chosen.items() if value is None)

    @property
    def touched(self) -> bool:
        """Whether a rule was changed."""
        return self._chosen != self._start

    def differs(self, rule: HouseRule) -> bool:
        """Tell whether ``rule`` is not as it usually is."""
        return self._chosen[rule.key] != rule.default

    @property
    def what_if(self) -> WhatIf | None:
        """What the chosen rules would make of the game, None while something is wrong."""
        if self._what_if is None and not self.wrong:
            self._what_if = what_if(self.game, self.house)
        return self._what_if

    @property
    def rescores(self) -> bool:
        """Whether keeping the rules would change something in rows that are there already."""
        told = self.what_if if self.game.rows else None
        return told is not None and told.changes

    def made_of_it(self, rule: HouseRule) -> tuple[Sheet, ...]:
        """Return what each reading of ``rule`` would make of the game, all else as chosen.

        There is nothing to tell where they all make the same of it.
        """
        if self.wrong or not self.game.rows or not isinstance(rule.allowed, Choices):
            return ()
        houses = (replace(self.house, **{rule.key: value}) for value in rule.allowed.values)
        made = tuple(map(self._sheet, houses))
        alike = {(each.totals, each.over_after) for each in made}
        return made if len(alike) > 1 else ()

    def _sheet(self, house: Any) -> Sheet:
        if house not in self._made:
            self._made[house] = sheet(replace(self.game, house=house))
        return self._made[house]

    def _choose(self, chosen: Mapping[str, Choice | None]) -> None:
        self._chosen |= chosen
        self._what_if = None
        self._made.clear()
        self.changed.emit()
