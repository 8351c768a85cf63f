"""All house rules of the open game, and what each of them changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belot_desktop.core.house import Choices, house_rules
from belot_desktop.core.variants.bulgarian import BULGARIAN
from belot_desktop.texts.bulgarian.help.worked import Worked
from belot_desktop.texts.help.blocks import Chapter, Figures, Paragraph
from belot_desktop.texts.rule_examples import RuleExamples

if TYPE_CHECKING:
    from collections.abc import Iterator

    from belot_desktop.core.house import HouseRule
    from belot_desktop.texts.help.blocks import Block


class HouseChapter(Worked):
    """The house rules together."""

    def chapter(self) -> Chapter:
        """Write the chapter."""
        return Chapter("house", self.tr("House rules"), tuple(self._agreed()))

    def _agreed(self) -> Iterator[Block]:
        yield Paragraph(
            self.tr(
                "No two tables play alike. This is what was agreed for the open game, and the "
                "examples in all chapters are computed by it. Below each rule stands what comes of "
                "each reading."
            )
        )
        for rule in house_rules(BULGARIAN.house):
            yield self.agreement(rule.key)
            yield from self._readings(rule)
        yield Paragraph(
            self.tr(
                "Every game keeps its own house rules. If you change them in a game that has "
                "deals, it is computed anew: you first see what would change, and you can undo it."
            )
        )

    def _readings(self, rule: HouseRule) -> Iterator[Block]:
        """Show what each reading of ``rule`` makes of the same deal."""
        shown = RuleExamples(self.translator).rule_example(BULGARIAN, rule, self.house)
        if shown is not None and isinstance(rule.allowed, Choices):
            named = (self.own.rule_value(rule.key, value) for value in rule.allowed.values)
            given = shown.given[:1].upper() + shown.given[1:]
            yield Figures(
                (given, self.tr("What comes of it")),
                tuple(zip(named, shown.outcomes, strict=True)),
            )
