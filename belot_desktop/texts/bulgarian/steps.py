"""The steps of a Bulgarian deal in plain lines, as one would count at the table."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from belot_desktop.core.scores import Outcome
from belot_desktop.texts.explaining import Explained
from belot_desktop.texts.facts import by_side, whole, word
from belot_desktop.texts.numbers import number, set_in, signed, total, versus
from belot_desktop.texts.variant_words import VariantWords

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from belot_desktop.core.game import Game
    from belot_desktop.core.rows import Deal
    from belot_desktop.core.scores import Score, Step

_VERDICTS = ("more", "less", "equal", "all_hangs")

# The anchors of the help, where the rule stands that a step follows.
_PLACES: Mapping[str, str] = MappingProxyType(
    {
        "cards": "points",
        "capot": "capot",
        "doubled": "points",
        "announced": "announcements",
        "contra_falls_away": "capot",
        "said_inside": "inside",
        "more": "made",
        "less": "inside",
        "equal": "hanging",
        "takes_all": "writing",
        "rounded": "rounding",
        "multiplied": "contra",
        "hangs": "hanging",
        "all_hangs": "hanging",
        "collected": "hanging",
        "passed": "all_pass",
        "adjustment": "corrections",
        "past_end": "end",
    }
)


class _Scored(NamedTuple):
    game: Game
    score: Score
    deal: Deal

    @property
    def hangs(self) -> bool:
        return self.score.outcome is Outcome.HANGING

    @property
    def counted(self) -> bool:
        return self.deal.result is not None and self.deal.result.kind == "points"


class BulgarianSteps(VariantWords):
    """What each named step of the scoring says."""

    def steps(self, game: Game, score: Score, deal: Deal) -> Iterator[Explained]:
        """Explain how ``deal`` came to what is written, without what is collected."""
        scored, shown = _Scored(game, score, deal), ""
        for step in score.steps:
            for line in self._sayings[step.name](scored, step):
                # A verdict needs no figure where the same stands right above it.
                told = step.name in _VERDICTS and line.figure == shown
                anchor = line.anchor or self.place(step.name)
                yield replace(line, figure="" if told else line.figure, anchor=anchor)
                shown = line.figure

    def place(self, step: str) -> str:
        """Return where the help says the rule of a named step."""
        return _PLACES.get(step, "")

    @cached_property
    def _sayings(self) -> Mapping[str, Callable[[_Scored, Step], Iterator[Explained]]]:
        return {
            "cards": self._cards,
            "capot": self._capot,
            "doubled": self._doubled,
            "announced": self._announced,
            "contra_falls_away": self._contra_falls_away,
            "said_inside": self._said_inside,
            "more": self._more,
            "less": self._less,
            "equal": self._equal,
            "takes_all": self._takes_all,
            "rounded": self._rounded,
            "multiplied": self._multiplied,
            "hangs": self._hangs,
            "all_hangs": self._all_hangs,
            "collected": lambda _scored, _step: iter(()),  # told for all variants alike
        }

    def _cards(self, scored: _Scored, step: Step) -> Iterator[Explained]:
        if scored.counted:
            yield Explained(self.tr("Cards"), versus(step.sides))
        else:
            yield Explained(self.tr("Cards and last trick"), number(sum(step.sides)))

    def _capot(self, scored: _Scored, step: Step) -> Iterator[Explained]:
        side, team = self._who(scored, step)
        words = self.tr("Capot for {team}", team=team)
        yield Explained(words, signed(whole(step.facts, "amount")), side)

    def _doubled(self, scored: _Scored, step: Step) -> Iterator[Explained]:
        figure = versus(step.sides) if scored.counted else number(sum(step.sides))
        yield Explained(self.tr("No trumps: doubled"), figure)

    def _announced(self, scored: _Scored, step: Step) -> Iterator[Explained]:
        by = whole(step.facts, "by")
        said = self.announced(word(step.facts, "kind"), whole(step.facts, "times"))
        words = f"{set_in(self.team(scored.game, by))}: {said}"
        anchor = "belote" if word(step.facts, "kind") == "belote" else ""
        yield Explained(words, signed(whole(step.facts, "amount")), by, anchor=anchor)

    def _contra_falls_away(self, scored: _Scored, step: Step) -> Iterator[Explained]:
        del scored, step
        yield Explained(self.tr("By agreement contra does not count in a capot"))

    def _said_inside(self, scored: _Scored, step: Step) -> Iterator[Explained]:
        declarers = self._who(scored, step)[1]
        words = self.tr("The declarers ({team}) are inside: the others write all", team=declarers)
        yield Explained(words)

    def _more(self, scored: _Scored, step: Step) -> Iterator[Explained]:
        words = self.tr("The declarers ({team}) have more", team=self._who(scored, step)[1])
        yield Explained(words, versus(step.sides))

    def _less(self, scored: _Scored, step: Step) -> Iterator[Explained]:
        words = self.tr("The declarers ({team}) have less: inside", team=self._who(scored, step)[1])
        yield Explained(words, versus(step.sides))

    def _equal(self, scored: _Scored, step: Step) -> Iterator[Explained]:
        del scored
        yield Explained(self.tr("Equal: hanging"), versus(step.sides))

    def _takes_all(self, scored: _Scored, step: Step) -> Iterator[Explained]:
        figure = total(points for points in scored.score.points or () if points)
        if scored.hangs:
            yield Explained(self.tr("The whole deal"), figure)
        else:
            side, team = self._who(scored, step)
            yield Explained(self.tr("All for {team}", team=team), figure, side)

    def _rounded(self, scored: _Scored, step: Step) -> Iterator[Explained]:
        points = by_side(step.facts, "points")
        if "side" in step.facts:
            yield self._whole_rounded(scored, step)
            return
        for side, counted in enumerate(points):
            # The declarers' half of a hanging deal is told where it hangs.
            if counted and not (scored.hangs and side == scored.deal.declarer):
                team = self.team(scored.game, side)
                words = self.tr("{team}: {points} is written as", team=team, points=counted)
                yield Explained(words, number(step.sides[side]), side)
        if word(step.facts, "critical"):
            yield Explained(self._critical(word(step.facts, "critical"), points[0] % 10))

    def _whole_rounded(self, scored: _Scored, step: Step) -> Explained:
        side = whole(step.facts, "side")
        points = by_side(step.facts, "points")[side]
        words = self.tr("{points} is written as", points=points)
        return Explained(words, number(step.sides[side]), None if scored.hangs else side)

    def _critical(self, critical: str, digit: int) -> str:
        match critical:
            case "hanging":
                return self.tr("Both end in {digit}: only the hanging half goes up", digit=digit)
            case "larger":
                return self.tr("Both end in {digit}: only the larger one goes up", digit=digit)
        return self.tr("Both end in {digit}: only the smaller one goes up", digit=digit)

    def _multiplied(self, scored: _Scored, step: Step) -> Iterator[Explained]:
        contra = self.contra(scored.deal.contra).capitalize()
        words = f"{contra} {self.contra_mark(whole(step.facts, 'factor'))}"
        yield Explained(words, number(sum(step.sides)))

    def _hangs(self, scored: _Scored, step: Step) -> Iterator[Explained]:
        declarers = scored.deal.declarer or 0
        words = self.tr("{team}: the half hangs", team=self.team(scored.game, declarers))
        yield Explained(words, number(whole(step.facts, "hanging")), declarers)

    def _all_hangs(self, scored: _Scored, step: Step) -> Iterator[Explained]:
        del scored
        yield Explained(self.tr("All of it hangs"), number(whole(step.facts, "hanging")))

    def _who(self, scored: _Scored, step: Step) -> tuple[int, str]:
        side = whole(step.facts, "side")
        return side, self.team(scored.game, side)
