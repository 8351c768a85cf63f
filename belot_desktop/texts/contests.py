"""Words for the contest of announcements: what is held, what is asked, who counts and why."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from belot_desktop.core.combinations import Run
from belot_desktop.core.rows import Deal
from belot_desktop.texts.names import Names
from belot_desktop.texts.terms import Terms

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from belot_desktop.core.combinations import Claim, Contest, Verdict
    from belot_desktop.core.game import Game

_NAMED = {3: "tierce", 4: "quarte"}  # longer ones are all quintes
_EIGHT = 8


class Contests(Names, Terms):
    """What the pad says where the table asks whose announcements count."""

    def contest(self, game: Game, contest: Contest) -> Iterator[str]:
        """Say who counts and why, a sentence for each verdict on something."""
        apart = len(contest.verdicts) > 1
        for verdict in contest.verdicts:
            if verdict.best:
                told = self._verdict(game, verdict)
                if not apart:
                    yield self.tr("The best of all: {told}.", told=told)
                elif _is_run(verdict.best[0]):
                    yield self.tr("Sequences: {told}.", told=told)
                else:
                    yield self.tr("Fours of a kind: {told}.", told=told)

    def counting(self, game: Game, kinds: Sequence[tuple[str, ...]]) -> str:
        """Say what counts for each side, as it is entered: "They: quarte"."""
        deal = Deal(announcements=tuple(kinds))
        counted = [
            self.tr(
                "{team}: {told}", team=self.team(game, side), told=self.announcements(deal, side)
            )
            for side in range(game.variant.sides)
            if deal.announced(side)
        ]
        return "; ".join(counted) or self.tr("Nothing counts.")

    def sort(self, kinds: tuple[str, ...]) -> str:
        """Name a sort of combination by the kinds that it is entered as: tierce."""
        return self.announcement(kinds[0]) if len(kinds) == 1 else self.tr("eight in a row")

    def claim(self, claim: Claim) -> str:
        """Name what is held as far as it is known: quarte to the queen, four aces."""
        if not _is_run(claim):
            ranks = claim.open("rank")
            return self._fours[str(ranks[0])] if len(ranks) == 1 else self.announcement("carre")
        run, tops = self._run(claim.open("length")), claim.open("top")
        if len(tops) > 1:
            return run
        return self.tr("{run} to the {top}", run=run, top=self._top(str(tops[0])))

    def asked_about(self, game: Game, claim: Claim, about: str) -> str:
        """Ask for the length, top, rank or seat of what a side holds, before its answers."""
        team = self.team(game, claim.side)
        match about:
            case "length":
                return self.tr("{team}: how long is the quinte", team=team)
            case "top":
                run = self._run(claim.open("length"))
                return self.tr("{team}: {run} to the", team=team, run=run)
            case "rank":
                return self.tr("{team}: four of what", team=team)
        return self.tr("{team}: {claim}, held by", team=team, claim=self.claim(claim))

    def answer_to(self, game: Game, about: str, value: int | str) -> str:
        """Name an answer: 6, the Q on the card, a player."""
        if about == "seat":
            return self.player(game, int(value))
        return self.rank(str(value))

    def _verdict(self, game: Game, verdict: Verdict) -> str:
        if verdict.questions:
            return self._deciding[verdict.questions[0].about]
        if verdict.side is None:
            ours = {each.side: each for each in reversed(verdict.best)}
            held = ", ".join(
                f"{self.team(game, side)} — {self.claim(ours[side])}" for side in sorted(ours)
            )
            return self.tr("{held}: equal, nobody counts any", held=held)
        team, best = self.team(game, verdict.side), verdict.best[0]
        if verdict.beaten is None:
            return self.tr("only {team}", team=team)
        return self.tr(
            "{team} — {best} over {beaten} ({why})",
            team=team,
            best=self.claim(best),
            beaten=self.claim(verdict.beaten),
            why=self._first(game, best)
            if verdict.reason == "first_hand"
            else self._why[verdict.reason],
        )

    def _first(self, game: Game, claim: Claim) -> str:
        seats = claim.open("seat")
        known = len(seats) == 1
        who = self.player(game, int(seats[0])) if known else self.team(game, claim.side)
        return self.tr("equal, first hand: {who}", who=who)

    def _run(self, lengths: Sequence[int | str]) -> str:
        """Name a sequence by its length, a quinte of which more is known with how long it is."""
        kind = self.announcement(_NAMED.get(int(lengths[0]), "quinte"))
        if len(lengths) > 1 or int(lengths[0]) in _NAMED:
            return kind
        if lengths[0] == _EIGHT:
            return self.tr("eight in a row")
        return self.tr("{quinte} of {cards}", quinte=kind, cards=int(lengths[0]))

    def _top(self, rank: str) -> str:
        return self._tops.get(rank, rank)

    @cached_property
    def _tops(self) -> Mapping[str, str]:
        return {
            "J": self.tr("jack"),
            "Q": self.tr("queen"),
            "K": self.tr("king"),
            "A": self.tr("ace"),
        }

    @cached_property
    def _fours(self) -> Mapping[str, str]:
        return {
            "J": self.announcement("carre_jacks"),
            "9": self.announcement("carre_nines"),
            "A": self.tr("four aces"),
            "10": self.tr("four tens"),
            "K": self.tr("four kings"),
            "Q": self.tr("four queens"),
        }

    @cached_property
    def _why(self) -> Mapping[str, str]:
        return {
            "longer": self.tr("longer"),
            "higher": self.tr("higher top card"),
            "better": self.tr("better four"),
            "worth_more": self.tr("worth more"),
            "carre_first": self.tr("worth the same, fours go first"),
        }

    @cached_property
    def _deciding(self) -> Mapping[str, str]:
        return {
            "length": self.tr("the number of cards decides"),
            "top": self.tr("the top card decides"),
            "rank": self.tr("which four it is decides"),
            "seat": self.tr("equal, the first hand decides"),
        }


def _is_run(claim: Claim) -> bool:
    return isinstance(claim.may_be[0], Run)
