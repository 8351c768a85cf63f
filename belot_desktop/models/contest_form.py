"""The contest of announcements without its window: who holds what, what is asked, what counts."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from belot_desktop.core.combinations import Claim, Question
from belot_desktop.core.holding import narrowed, possible
from belot_desktop.core.rows import Deal

if TYPE_CHECKING:
    from collections.abc import Iterable

    from belot_desktop.core.combinations import Contest, ContestRules
    from belot_desktop.models.deal_form import DealForm

Sort = tuple[str, ...]  # the kinds of announcement that one combination is entered as
Value = int | str

ASKED = ("length", "top", "rank", "seat")


@dataclass(frozen=True, slots=True)
class Option:
    """What may be answered, and whether there are cards for it."""

    value: Value
    possible: bool


@dataclass(frozen=True, slots=True)
class Asking:
    """A question about ``claim``, what may be answered, and what was, if anything."""

    question: Question
    claim: Claim
    options: tuple[Option, ...]
    answer: Value | None


@dataclass(frozen=True, slots=True)
class _Held:
    """A combination that a side holds, with what was answered about it."""

    side: int
    sort: Sort
    answers: tuple[tuple[str, Value], ...] = ()


class ContestForm(QObject):
    """The sequences and fours of all sides of a deal that is being entered.

    It begins with those that the deal has. Which of them count goes back into the deal by
    :meth:`take_over`, in their place; belotes never take part.
    """

    changed = Signal()

    def __init__(self, deal: DealForm, rules: ContestRules[Any]) -> None:
        """Judge for ``deal``, by the ``rules`` of its game."""
        super().__init__(deal)
        self.deal, self._rules = deal, rules
        self.sorts = rules.sorts(deal.game.house)
        self._held: tuple[_Held, ...] = ()
        self._claims: tuple[Claim, ...] = ()
        self._seen: tuple[Sort, ...] = ()
        self.open_again()

    def open_again(self) -> None:
        """Begin anew if other combinations stand in the deal than when it was left."""
        entered, before = self._entered(), self._seen
        self._seen = entered
        if entered == before:
            self._put(self._held)  # somebody else may have dealt
        else:
            self._put(
                _Held(side, (kind,))
                for side, kinds in enumerate(entered)
                for kind in kinds
                if (kind,) in self.sorts
            )

    # --- what is held

    @property
    def empty(self) -> bool:
        """Whether nobody holds anything, nor is anything entered in the deal."""
        return not self._held and not any(self._entered())

    @property
    def claims(self) -> tuple[Claim, ...]:
        """What is known of each combination, in the order in which they were told."""
        return self._claims

    def count(self, side: int, sort: Sort) -> int:
        """Return how many of a sort ``side`` holds."""
        return sum((each.side, each.sort) == (side, sort) for each in self._held)

    def can_add(self, side: int, sort: Sort) -> bool:
        """Tell whether there are cards for one more."""
        return self._can_be((*self._held, _Held(side, sort)))

    def add(self, side: int, sort: Sort) -> None:
        """Let ``side`` hold one more, if there are cards for it."""
        if self.can_add(side, sort):
            self._put((*self._held, _Held(side, sort)))

    def take_back(self, side: int, sort: Sort) -> None:
        """Take back the last one of a sort that ``side`` was said to hold."""
        held = list(reversed(self._held))
        found = next((each for each in held if (each.side, each.sort) == (side, sort)), None)
        if found is not None:
            held.remove(found)
            self._put(reversed(held))

    # --- what is asked

    def asking(self) -> tuple[Asking, ...]:
        """Return what has to be asked and what was answered, claim by claim."""
        open_ = set(self.open_questions())
        places = [Question(at, about) for at in range(len(self._held)) for about in ASKED]
        return tuple(
            self._asking(each) for each in places if each in open_ or self._answer(each) is not None
        )

    def open_questions(self) -> tuple[Question, ...]:
        """Return what decides and was not told."""
        found = (each for verdict in self.contest.verdicts for each in verdict.questions)
        return tuple(sorted(found, key=lambda each: each.claim))

    def answer(self, question: Question, value: Value) -> None:
        """Say that what was asked for is ``value``, where there are cards for it."""
        told = self._told(question, value)
        if self._can_be(told):
            self._put(told)

    def _asking(self, question: Question) -> Asking:
        """Offer what could be answered in place of what was."""
        asked = self._told(question, None)
        options = tuple(
            Option(value, self._can_be(self._told(question, value)))
            for value in self._claim(asked[question.claim]).open(question.about)
        )
        return Asking(question, self._claims[question.claim], options, self._answer(question))

    def _answer(self, question: Question) -> Value | None:
        return dict(self._held[question.claim].answers).get(question.about)

    def _told(self, question: Question, value: Value | None) -> tuple[_Held, ...]:
        """Return what is held once ``value`` was answered, or nothing (None)."""
        answers = dict(self._held[question.claim].answers)
        answers.pop(question.about, None)
        if value is not None:
            answers[question.about] = value
        told = list(self._held)
        told[question.claim] = replace(told[question.claim], answers=tuple(answers.items()))
        return tuple(told)

    # --- what follows

    @property
    def contest(self) -> Contest:
        """Whose combinations count, and why, as far as is known."""
        return self._weighed(self._claims)

    @property
    def decided(self) -> bool:
        """Whether it is known which of them count."""
        return not self.open_questions()

    def counting(self) -> tuple[Sort, ...]:
        """Return the kinds of announcement that count for each side, without belotes."""
        contest, kinds = self.contest, [list[str]() for _ in range(self.deal.game.variant.sides)]
        for held, claim in zip(self._held, self.claims, strict=True):
            if contest.on(claim).side == held.side:
                kinds[held.side].extend(held.sort)
        return tuple(self._in_order(each) for each in kinds)

    def points(self) -> tuple[int, ...]:
        """Return what counts for each side, in card points."""
        variant = self.deal.game.variant
        deal = Deal(announcements=tuple(self.counting()))
        return tuple(variant.announced(deal, side) for side in range(variant.sides))

    def take_over(self) -> None:
        """Let the deal have what counts. Raises ValueError while that is not decided."""
        if not self.decided:
            raise ValueError("something has to be asked first")
        deal = self.deal.draft.deal
        announcements = tuple(
            self._in_order(
                (*(kind for kind in deal.announced(side) if not self._is_contested(kind)), *kinds)
            )
            for side, kinds in enumerate(self.counting())
        )
        self.deal.put_deal(replace(deal, announcements=announcements))
        self._seen = self._entered()

    def _entered(self) -> tuple[Sort, ...]:
        """Return what the deal has of sequences and fours, side by side."""
        return tuple(
            tuple(kind for kind in self.deal.draft.deal.announced(side) if self._is_contested(kind))
            for side in range(self.deal.game.variant.sides)
        )

    def _in_order(self, kinds: Iterable[str]) -> Sort:
        order = [each.key for each in self.deal.game.variant.announcements]
        return tuple(sorted(kinds, key=order.index))

    def _is_contested(self, kind: str) -> bool:
        return any(kind in sort for sort in self.sorts)

    def _weighed(self, claims: tuple[Claim, ...]) -> Contest:
        return self._rules.weigh(claims, self.deal.dealer, self.deal.game.house)

    def _known(self, held: Iterable[_Held]) -> tuple[Claim, ...]:
        """Return what was told, and what follows from the cards where that is not enough."""
        claims = tuple(map(self._claim, held))
        if any(each.questions for each in self._weighed(claims).verdicts):
            return narrowed(claims, self.deal.game.variant)
        return claims

    def _claim(self, held: _Held) -> Claim:
        game = self.deal.game
        may_be = self._rules.told_as(held.sort, game.variant.seats_of(held.side), game.house)
        claim = Claim(held.side, tuple(may_be))
        for about, value in held.answers:
            claim = claim.told(about, value)
        return claim

    def _can_be(self, held: Iterable[_Held]) -> bool:
        return possible([self._claim(each) for each in held], self.deal.game.variant)

    def _put(self, held: Iterable[_Held]) -> None:
        before, self._held = self._held, tuple(held)
        self._claims = self._known(self._held)
        if self._held != before:
            self.changed.emit()
