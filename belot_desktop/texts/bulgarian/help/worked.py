"""What a chapter is written with: the words, the open game's rules, worked examples."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import replace
from typing import TYPE_CHECKING

from belot_desktop.core.game import new_game
from belot_desktop.core.house import house_rules
from belot_desktop.core.notation import row_of
from belot_desktop.core.rows import Deal
from belot_desktop.core.sheet import sheet
from belot_desktop.core.variant import Takes
from belot_desktop.core.variants.bulgarian import BULGARIAN
from belot_desktop.core.variants.bulgarian.declaration import RESULT
from belot_desktop.texts.help.blocks import Agreement, Example
from belot_desktop.texts.numbers import versus
from belot_desktop.texts.verdicts import Verdicts

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from belot_desktop.core.game import Game
    from belot_desktop.core.scores import Line
    from belot_desktop.core.sheet import Sheet
    from belot_desktop.core.variants.bulgarian.house import House
    from belot_desktop.texts.help.blocks import Chapter
    from belot_desktop.texts.variant_words import VariantWords


class Worked(Verdicts, ABC):
    """A chapter of the rules. Its examples are games of a row or two, scored by the core.

    They are played by the house rules of the open game and, whatever its people are
    called, by We and They. Rows are said in the neutral words of the notation.
    """

    def __init__(self, own: VariantWords, house: House) -> None:
        """Write in the words of ``own``, with the rules of ``house``."""
        super().__init__(own.translator)
        self.own = own
        self.house = house
        self._nameless = replace(new_game(BULGARIAN, ""), house=house)

    @abstractmethod
    def chapter(self) -> Chapter:
        """Write the chapter."""

    def example(self, *said: str) -> Example:
        """Work out the last row of a game with these rows."""
        game, played = self.played(*said)
        line = played.lines[-1]
        steps = self.own.explain(game, played.lines)
        if len(said) == 1:  # where nothing was before, the new totals say nothing more
            steps = tuple(each for each in steps if not each.total)
        return Example(self._before(played.lines) + self.told(line), steps, self._ended(line))

    def agreement(self, key: str) -> Agreement:
        """Say what the open game plays by the house rule ``key``."""
        value = getattr(self.house, key)
        usual = next(each.default for each in house_rules(BULGARIAN.house) if each.key == key)
        return Agreement(
            key=key,
            name=self.own.rule(key),
            value=self.own.rule_value(key, value),
            effect=self.own.rule_effect(key),
            differs=value != usual,
        )

    def played(self, *said: str) -> tuple[Game, Sheet]:
        """Return the game with these rows, and its sheet."""
        rows = tuple(row_of(each, BULGARIAN) for each in said)
        game = replace(self._nameless, rows=rows)
        return game, sheet(game)

    def written(self, said: str) -> int:
        """Return the written points that both sides write for one deal."""
        return sum(self.played(said)[1].totals)

    def side(self, side: int) -> str:
        """Name one of the two sides."""
        return self.team(self._nameless, side)

    def seat(self, seat: int) -> str:
        """Name who sits in ``seat``: We 1, They 1, We 2, They 2, on one line each."""
        return self.player(self._nameless, seat).replace(" ", "\N{NO-BREAK SPACE}")

    def told(self, line: Line) -> str:
        """Tell what was entered in a row: "Hearts, declarer: We; 86 : 76"."""
        if not isinstance(line.row, Deal):
            return getattr(line.row, "note", "") or self.outcome(line).capitalize()
        said = "; ".join(
            (
                self._declared(line.row),
                *self._announced_by_side(line.row),
                self._entered_as(line.row),
            )
        )
        return said[:1].upper() + said[1:]

    def _declared(self, deal: Deal) -> str:
        contract = self.contract(deal.contract or "")
        if deal.contra != "none":
            contract = f"{contract}, {self.contra(deal.contra)}"
        declarer = self.side(deal.declarer or 0)
        return self.tr("{contract}, declarer: {team}", contract=contract, team=declarer)

    def _announced_by_side(self, deal: Deal) -> Iterator[str]:
        for side in range(BULGARIAN.sides):
            if deal.announced(side):
                yield f"{self.side(side)}: {self.announcements(deal, side)}"

    def _entered_as(self, deal: Deal) -> str:
        """Tell the points as they were entered, or else how the deal ended."""
        if deal.result is None:
            return ""
        kind, side = RESULT[deal.result.kind], deal.result.side
        if kind.takes is not Takes.ONE:
            ended = self.result(kind.key)
            return ended if side is None else f"{ended}: {self.side(side)}"
        typed = sum(filter(None, deal.result.values))
        rest = (BULGARIAN.entered(deal, self.house) or 0) - typed
        return versus(rest if value is None else value for value in deal.result.values)

    def _before(self, lines: Sequence[Line]) -> str:
        """Tell what hung before the last of ``lines``."""
        hanging = lines[-2].score.carried.hanging if len(lines) > 1 else 0
        if not hanging:
            return ""
        return self.tr("From before: {hanging}.", hanging=self.hanging(hanging)) + " "

    def _ended(self, line: Line) -> str:
        if isinstance(line.row, Deal):
            return self.verdict(self._nameless, line.score, line.row)
        if any(line.score.written):
            return versus(line.score.written)
        return self.hanging(line.score.carried.hanging).capitalize()
