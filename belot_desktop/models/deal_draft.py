"""A deal being entered, as a value: what was chosen and what was typed."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field, replace
from typing import TYPE_CHECKING, Any

from belot_desktop.core.rows import Deal, Result
from belot_desktop.core.variant import Takes

if TYPE_CHECKING:
    from collections.abc import Mapping

    from belot_desktop.core.game import Game
    from belot_desktop.core.variant import Variant


@dataclass(frozen=True, slots=True)
class DealDraft:
    """What the deal dialog holds.

    ``deal`` is all but its result. ``kind`` is the chosen kind of result and ``side``
    the side it names. ``typed`` is the text in the points field of ``typed_side``; it
    is kept while another kind of result is chosen. ``card_points``: it was typed
    without announcements.
    """

    deal: Deal = field(default_factory=Deal)
    kind: str = ""
    side: int | None = None
    typed_side: int | None = None
    typed: str = ""
    card_points: bool = False

    def value(self) -> int | None:
        """Return what was typed: a number or a small sum such as 34+18+11."""
        numbers = [each for each in self.typed.split("+") if each]
        plain = all(each.isascii() and each.isdigit() and len(each) <= _DIGITS for each in numbers)
        return sum(map(int, numbers)) if numbers and plain else None

    def whole(self, variant: Variant[Any]) -> Deal:
        """Return the deal with its result, as far as it is known."""
        return replace(self.deal, result=self._result(variant))

    def _result(self, variant: Variant[Any]) -> Result | None:
        kind = variant.result(self.kind)
        if kind is None:
            return None
        if kind.takes is not Takes.ONE:
            return Result(kind.key, side=self.side if kind.takes is Takes.SIDE else None)
        value, side = self.value(), self.typed_side
        if value is None or side is None:
            return None
        points = value + (variant.announced(self.deal, side) if self.card_points else 0)
        return Result(
            kind.key,
            values=tuple(points if each == side else None for each in range(variant.sides)),
        )


_DIGITS = 6


def draft_of(deal: Deal, variant: Variant[Any], *, card_points: bool) -> DealDraft:
    """Return the draft that shows ``deal`` for editing."""
    result = deal.result
    bare = replace(deal, result=None)
    kind = points_kind(variant) if result is None else result.kind
    draft = DealDraft(deal=bare, kind=kind, card_points=card_points)
    if result is None:
        return draft
    for side, value in enumerate(result.values):
        if value is not None:
            points = value - (variant.announced(deal, side) if card_points else 0)
            return replace(draft, typed_side=side, typed=str(points))
    return replace(draft, side=result.side)


def points_kind(variant: Variant[Any]) -> str:
    """Return the kind of result that takes typed points: what a deal usually ends with."""
    kinds = [each.key for each in variant.results if each.takes is Takes.ONE]
    return kinds[0] if kinds else ""


def is_of(draft: DealDraft, game: Game) -> bool:
    """Tell whether ``draft`` speaks only of things that ``game`` has."""
    variant = game.variant
    problems = variant.check(draft.whole(variant), game.house)
    return (
        not any(each.name.startswith("unknown") for each in problems)
        and (not draft.kind or variant.result(draft.kind) is not None)
        and all(
            side is None or 0 <= side < variant.sides for side in (draft.side, draft.typed_side)
        )
    )


def draft_to_json(draft: DealDraft) -> dict[str, Any]:
    """Return ``draft`` as a JSON object, to be kept until the dialog is open again."""
    return asdict(draft)


def draft_from_json(value: Mapping[str, Any]) -> DealDraft:
    """Return what :func:`draft_to_json` kept.

    Raises KeyError, TypeError or ValueError for anything that it cannot have written.
    """
    deal = Deal(
        declarer=_number(value["deal"]["declarer"]),
        declarer_seat=_number(value["deal"]["declarer_seat"]),
        dealer=_number(value["deal"]["dealer"]),
        contract=None if value["deal"]["contract"] is None else _text(value["deal"]["contract"]),
        contra=_text(value["deal"]["contra"]),
        announcements=tuple(tuple(map(_text, keys)) for keys in value["deal"]["announcements"]),
    )
    return DealDraft(
        deal=deal,
        kind=_text(value["kind"]),
        side=_number(value["side"]),
        typed_side=_number(value["typed_side"]),
        typed=_text(value["typed"]),
        card_points=value["card_points"] is True,
    )


def _number(value: object) -> int | None:
    if value is None or type(value) is int:
        return value
    raise ValueError(value)


def _text(value: object) -> str:
    if isinstance(value, str):
        return value
    raise ValueError(value)
