"""What a table has agreed on, in words: for a chat, for a page, for a line in a dialog."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from belot_desktop.core.house import agreed, differing, house_rules
from belot_desktop.texts.variants import Variants

if TYPE_CHECKING:
    from collections.abc import Iterator

    from belot_desktop.core.variant import Variant

_USUAL, _OTHER = "\N{BULLET}", "\N{BLACK STAR}"


class Agreements(Variants):
    """Says house rules as a whole."""

    def agreed(self, variant: Variant[Any], house: Any) -> str:
        """Return all rules of ``house`` as plain text: a title, and a line for each rule.

        A rule that is not the usual one has a star, and says what the usual one is.
        """
        return "\n".join((self.tr("House rules"), *self._lines(variant, house)))

    def agreed_otherwise(self, variant: Variant[Any], house: Any) -> tuple[str, ...]:
        """Say each rule of ``house`` that is not the usual one: "Eight in a row: 100"."""
        return tuple(
            self._agreement(variant, key, value) for key, value in differing(house).items()
        )

    def agreed_in_short(self, variant: Variant[Any], house: Any) -> str:
        """Say in a line which rules of ``house`` are not the usual ones."""
        otherwise = "; ".join(self.agreed_otherwise(variant, house))
        if not otherwise:
            return self.tr("Everything is agreed as usual.")
        return self.tr("Agreed otherwise: {rules}.", rules=otherwise)

    def usually(self, value: str) -> str:
        """Say what is played where nothing else is agreed: "usually: 120"."""
        return self.tr("usually: {value}", value=value)

    def _lines(self, variant: Variant[Any], house: Any) -> Iterator[str]:
        own, others = self.own(variant), differing(house)
        values = agreed(house)
        for rule in house_rules(variant.house):
            line = self._agreement(variant, rule.key, values[rule.key])
            usual = own.rule_value(rule.key, rule.default)
            if rule.key in others:
                yield f"{_OTHER} {line} ({self.usually(usual)})"
            else:
                yield f"{_USUAL} {line}"

    def _agreement(self, variant: Variant[Any], key: str, value: Any) -> str:
        own = self.own(variant)
        rule, said = own.rule(key), own.rule_value(key, value)
        return self.tr("{rule}: {value}", rule=rule, value=said)
