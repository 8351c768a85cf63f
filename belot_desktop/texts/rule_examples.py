"""The computed examples of house rules in words: what is given, what each reading makes of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from belot_desktop.core.combinations import Run
from belot_desktop.core.examples import DEALER, counts, readings
from belot_desktop.core.game import new_game
from belot_desktop.core.house import Choices
from belot_desktop.core.rows import Deal
from belot_desktop.texts.numbers import versus
from belot_desktop.texts.verdicts import Verdicts

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from belot_desktop.core.combinations import Combination
    from belot_desktop.core.examples import Counted, Reading
    from belot_desktop.core.house import HouseRule
    from belot_desktop.core.scores import Line
    from belot_desktop.core.variant import Variant

ARROW = "\N{RIGHTWARDS ARROW}"


@dataclass(frozen=True, slots=True)
class RuleExample:
    """What is ``given``, and what it comes to under each reading of the rule, in its order."""

    given: str
    outcomes: tuple[str, ...]

    def __str__(self) -> str:
        """Return the example as one text: "hearts, 86 : 76 → 8 : 8 / 9 : 7"."""
        return f"{self.given} {ARROW} {' / '.join(self.outcomes)}"


class RuleExamples(Verdicts):
    """Says the examples; every figure in them is computed."""

    def rule_example(
        self, variant: Variant[Any], rule: HouseRule, house: Any
    ) -> RuleExample | None:
        """Say the example of ``rule``, all else being played by ``house``; None without one."""
        if scored := readings(variant, rule, house):
            return RuleExample(self._rows(scored[0]), self._scored(scored))
        if counted := counts(variant, rule, house):
            held = rule.allowed.held if isinstance(rule.allowed, Choices) else ()
            given = "; ".join(self._held(variant, held, counted))
            return RuleExample(given, tuple(versus(each.points) for each in counted))
        return None

    def _rows(self, reading: Reading) -> str:
        """Say the example rows: "140 : 100 (to 151); hearts, capot"."""
        return "; ".join(
            ", ".join(self._deal(reading, line, line.row))
            if isinstance(line.row, Deal)
            else f"{versus(line.totals)} ({self.to_target(reading.sheet.standing.target or 0)})"
            for line in reading.sheet.lines
        )

    def _deal(self, reading: Reading, line: Line, deal: Deal) -> Iterator[str]:
        """Say what is played and how it ends, without what is written."""
        contra = "" if deal.contra == "none" else self.contra(deal.contra)
        yield f"{self.contract(deal.contract or '')} {contra}".rstrip()
        kind = deal.result.kind if deal.result else ""
        yield versus(line.score.points or ()) if kind == "points" else self.result(kind)
        for side in range(reading.game.variant.sides):
            if deal.announced(side):
                team = self.default_team(reading.game.variant.sides, side)
                yield f"{team}: {self.announcements(deal, side)}"

    def _scored(self, scored: Sequence[Reading]) -> tuple[str, ...]:
        """Say of each reading what tells it from the others: the points, or how the game stands."""
        written = [versus(each.sheet.lines[-1].score.written) for each in scored]
        stands = [self._stands(each) for each in scored]
        if len(set(stands)) == 1:
            return tuple(written)
        if len(set(written)) == 1:
            return tuple(stands)
        return tuple(map(", ".join, zip(written, stands, strict=True)))

    def _stands(self, reading: Reading) -> str:
        standing = reading.sheet.standing
        return self.over(reading.game, standing) or self.waiting(standing)

    def _held(
        self, variant: Variant[Any], held: Sequence[Combination], counted: Sequence[Counted]
    ) -> Iterator[str]:
        """Say who holds what, and who plays first where that decides."""
        for each in held:
            team = self.default_team(variant.sides, variant.seats[each.seat or 0])
            yield f"{team}: {self._combination(variant, each)}"
        if any(_first_hand(each) for each in counted):
            yield self.leads(self.player(new_game(variant, ""), variant.after(DEALER)))

    def _combination(self, variant: Variant[Any], each: Combination) -> str:
        """Say a sequence by its ends, fours by their name."""
        rules = variant.contest
        if rules is None:
            return ""
        if not isinstance(each, Run):
            kinds = rules.announced(each, variant.house())
            return ", ".join(map(self.announcement, kinds))
        top = rules.ranks.index(each.top or "")
        lowest = rules.ranks[top + 1 - each.length]
        return self.tr(
            "sequence {lowest}–{top}",
            lowest=self.rank(lowest),
            top=self.rank(each.top or ""),
        )


def _first_hand(counted: Counted) -> bool:
    contest = counted.contest
    return "first_hand" in {contest.sequences.reason, contest.carres.reason}
