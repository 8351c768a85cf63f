"""The deal dialog without its window: what is chosen and typed, and what follows from it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from belot_desktop.core.changes import RowChange, apply
from belot_desktop.core.rows import Deal, Passed
from belot_desktop.core.sheet import sheet
from belot_desktop.core.variant import Takes
from belot_desktop.models.deal_draft import DealDraft, draft_of, is_of, points_kind
from belot_desktop.models.deal_offers import (
    MISSING,
    hindrance,
    may_still_grow,
    standing_problems,
    with_announcement,
    without_announcement,
)
from belot_desktop.models.deal_turn import turn_at

if TYPE_CHECKING:
    from belot_desktop.core.game import Game
    from belot_desktop.core.rows import Row
    from belot_desktop.core.scores import Line, Problem


@dataclass(frozen=True, slots=True)
class SidePoints:
    """What stands in the points field of a side.

    ``text`` is what was typed, or what follows from it for the other side. ``cards``
    and ``announced`` are the parts of its points, in card points.
    """

    text: str
    typed: bool
    cards: int | None
    announced: int


class DealForm(QObject):
    """A deal being entered before row ``at``, or row ``at`` being edited."""

    changed = Signal()

    def __init__(
        self, game: Game, at: int, *, editing: bool = False, card_points: bool = False
    ) -> None:
        """Start empty, or with the deal that is edited; of an all-pass deal its dealer stays."""
        super().__init__()
        self.game, self.at, self.editing = game, at, editing
        self.turn = turn_at(game, at)
        self._before: Row | None = game.rows[at] if editing else None
        deal = Deal(dealer=self._before.dealer) if isinstance(self._before, Passed) else Deal()
        deal = self._before if isinstance(self._before, Deal) else deal
        self._start = draft_of(deal, game.variant, card_points=card_points)
        self._typing = self._insisting = False
        self._take(self._start)

    @property
    def draft(self) -> DealDraft:
        """What was chosen and typed so far."""
        return self._draft

    @property
    def deal(self) -> Deal:
        """The deal as far as it is known."""
        return self._deal

    @property
    def touched(self) -> bool:
        """Whether anything was entered that closing would lose.

        Who deals, a switch, or only that it was inside is said again with one key.
        """
        start = self._start
        deal = replace(self._draft.deal, dealer=start.deal.dealer)
        bare = replace(self._draft, deal=deal, card_points=start.card_points)
        return replace(bare, kind=start.kind, side=start.side) != start

    @property
    def dealer(self) -> int:
        """The seat that dealt: the one that was put right, or else whose turn it was."""
        given = self._draft.deal.dealer
        return self.turn.dealer if given is None else given

    @property
    def leader(self) -> int:
        """The seat that bids first and leads first: the one after the dealer."""
        return self.game.variant.after(self.dealer)

    @property
    def passed(self) -> Passed:
        """The row to save in the deal's place if everybody passed."""
        return Passed(self._draft.deal.dealer)

    @property
    def result_side(self) -> int | None:
        """The side that a result without points is said of: the one it names, or the declarers."""
        if self.counting:
            return None
        return self._draft.deal.declarer if self._draft.side is None else self._draft.side

    def resume(self, draft: DealDraft) -> None:
        """Go on with what was half entered before, unless it speaks of another game's things."""
        if is_of(draft, self.game):
            self._put(draft)

    # --- choosing

    def choose_declarer(self, side: int, seat: int | None = None) -> None:
        """Let ``side`` be the declarers, ``seat`` the one of them who said it."""
        self.put_deal(replace(self._draft.deal, declarer=side, declarer_seat=seat))

    def choose_contract(self, key: str) -> None:
        """Let the contract be ``key``."""
        self.put_deal(replace(self._draft.deal, contract=key))

    def choose_contra(self, key: str) -> None:
        """Let the contra be ``key``."""
        self.put_deal(replace(self._draft.deal, contra=key))

    def put_dealer(self, seat: int | None) -> None:
        """Let ``seat`` be who really dealt; None, or whose turn it was, need no saying."""
        dealer = None if seat == self.turn.dealer else seat
        self.put_deal(replace(self._draft.deal, dealer=dealer))

    def add(self, side: int, kind: str) -> None:
        """Add an announcement of ``side``, where it can be."""
        if self.add_hindrance(side, kind) is None:
            self.put_deal(with_announcement(self.game, self._draft.deal, side, kind))

    def take_back(self, side: int, kind: str) -> None:
        """Take one announcement of ``side`` back."""
        self.put_deal(without_announcement(self.game, self._draft.deal, side, kind))

    def press(self, kind: str) -> None:
        """Choose a kind of result, then each side it may name in turn, then points again."""
        chosen, usual = self._draft.kind == kind, points_kind(self.game.variant)
        found = self.game.variant.result(kind)
        if found is None or found.takes is not Takes.SIDE:
            self._put(replace(self._draft, kind=usual if chosen else kind, side=None))
            return
        sides = self._sides_in_turn()
        place = sides.index(self._draft.side) + 1 if chosen and self._draft.side in sides else 0
        over = place == len(sides)
        self._put(
            replace(self._draft, kind=usual if over else kind, side=None if over else sides[place])
        )

    def choose_result(self, kind: str, side: int) -> None:
        """Let the deal end with ``kind``, said of ``side``."""
        self._put(replace(self._draft, kind=kind, side=side))

    def _sides_in_turn(self) -> list[int]:
        """Return the declarers' side first, then the others."""
        first = self._draft.deal.declarer or 0
        sides = self.game.variant.sides
        return [(first + step) % sides for step in range(sides)]

    # --- typing

    def type_points(self, side: int, text: str) -> None:
        """Let ``text`` stand in the points field of ``side``."""
        self._typing = True
        self._put(
            replace(
                self._draft,
                kind=points_kind(self.game.variant),
                side=None,
                typed_side=side if text else None,
                typed=text,
            )
        )

    def take_count(self, side: int, cards: int) -> None:
        """Let the counted card points of ``side`` be its points, as these are typed now."""
        announced = self.game.variant.announced(self.deal, side)
        self.type_points(side, str(cards if self._draft.card_points else cards + announced))
        self.settle()

    def settle(self) -> None:
        """Say that typing is done, so that what is still wrong with it is certain."""
        if self._typing:
            self._typing = False
            self.changed.emit()

    def insist(self) -> None:
        """Say that the deal is to be saved: what is missing is a problem from now on."""
        self._typing, self._insisting = False, True
        self.changed.emit()

    def count_cards(self, *, card_points: bool) -> None:
        """Let points be typed without announcements, or with them; the deal stays the same.

        Points that cannot be right stay as they were typed: perhaps they were meant so.
        """
        deal, problems = self.deal, self.game.variant.check(self.deal, self.game.house)
        wrong = any(each.place[0] == "points" and not each.warning for each in problems)
        if deal.result is not None and deal.result.values and not wrong:
            self._put(draft_of(deal, self.game.variant, card_points=card_points))
        else:
            self._put(replace(self._draft, card_points=card_points))

    @property
    def counting(self) -> bool:
        """Whether the deal ends with typed points, rather than with inside or the like."""
        return self._draft.kind == points_kind(self.game.variant)

    def points(self, side: int) -> SidePoints:
        """Return what stands in the points field of ``side``."""
        variant, draft, deal = self.game.variant, self._draft, self.deal
        announced, value = variant.announced(deal, side), self._points_of(side)
        cards = None if value is None else value - announced
        if draft.typed_side == side and self.counting:
            return SidePoints(draft.typed, typed=True, cards=cards, announced=announced)
        shown = cards if draft.card_points else value
        known = shown is not None and cards is not None and cards >= 0
        text = str(shown) if known else ""  # what follows from too many points is not shown
        return SidePoints(text, typed=False, cards=cards, announced=announced)

    def _points_of(self, side: int) -> int | None:
        """Return the points of ``side`` with its announcements, typed or following."""
        result = self.deal.result
        if result is None or not result.values:
            return None
        if result.values[side] is not None:
            return result.values[side]
        whole = self.game.variant.entered(self.deal, self.game.house)
        known = [each for each in result.values if each is not None]
        return None if whole is None or len(known) + 1 < len(result.values) else whole - sum(known)

    # --- what follows

    def contract_hindrance(self, key: str) -> Problem | None:
        """Return why the contract cannot be ``key``, None where it can."""
        return self._hindrance(replace(self._draft.deal, contract=key))

    def add_hindrance(self, side: int, kind: str) -> Problem | None:
        """Return why ``side`` cannot have announced ``kind`` once more, None where it can."""
        return self._hindrance(with_announcement(self.game, self._draft.deal, side, kind))

    def _hindrance(self, trial: Deal) -> Problem | None:
        return hindrance(self.game, self._standing, trial)

    @property
    def problems(self) -> tuple[Problem, ...]:
        """What is certainly wrong; what is not there yet only once it was insisted on."""
        return tuple(
            each
            for each in self._found
            if not self._may_mend(each) and (self._insisting or each.name not in MISSING)
        )

    def _may_mend(self, problem: Problem) -> bool:
        value = self._draft.value()
        if not self._typing or value is None or problem.place[0] != "points":
            return False
        return may_still_grow(value, self.deal, self.game)

    @property
    def missing(self) -> tuple[Problem, ...]:
        """What has to be there before the deal can be saved."""
        return tuple(each for each in self._found if each.name in MISSING)

    @property
    def complete(self) -> bool:
        """Whether the deal can be saved: nothing missing, no error; warnings do not count."""
        return all(each.warning for each in self._found)

    def change(self, row: Row | None = None) -> RowChange:
        """Return the change that saves the deal, or ``row`` in its place."""
        return RowChange(self.at, self._before, self.deal if row is None else row)

    def preview(self) -> Line | None:
        """Return the line that the deal would be on the sheet, None while it is not complete."""
        if not self.complete:
            return None
        return sheet(apply(self.game, self.change())).lines[self.at]

    def put_deal(self, deal: Deal) -> None:
        """Let all that was chosen, which is all but the result, be that of ``deal``."""
        self._put(replace(self._draft, deal=deal))

    def _put(self, draft: DealDraft) -> None:
        if draft != self._draft:
            self._take(draft)
            self.changed.emit()

    def _take(self, draft: DealDraft) -> None:
        """Find at once, for everybody who asks, what follows from ``draft`` alone."""
        game = self.game
        self._draft, self._deal = draft, draft.whole(game.variant)
        self._found = tuple(game.variant.check(self._deal, game.house))
        self._standing = standing_problems(game, draft.deal)
