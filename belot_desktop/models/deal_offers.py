"""What a half entered deal can still become, found by trial, and which problems are certain."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection

    from belot_desktop.core.game import Game
    from belot_desktop.core.rows import Deal
    from belot_desktop.core.scores import Problem

# What is only not there yet, and what more typing may still mend.
MISSING = frozenset({"no_declarer", "no_contract", "no_result"})
_OPEN = frozenset({"points", "result"})


def hindrance(game: Game, standing: Collection[Problem], trial: Deal) -> Problem | None:
    """Return the problem that ``trial`` would bring beside the ``standing`` ones, if any."""
    known = {(each.name, each.place) for each in standing}
    new = (each for each in standing_problems(game, trial) if (each.name, each.place) not in known)
    return next(new, None)


def announcing_hindrance(game: Game, deal: Deal) -> Problem | None:
    """Return why nothing at all can be announced in ``deal``, None where something can."""
    bare = replace(deal, announcements=())
    standing = standing_problems(game, bare)
    found = [
        hindrance(game, standing, with_announcement(game, bare, side, each.key))
        for each in game.variant.announcements
        for side in range(game.variant.sides)
    ]
    return next(iter(found), None) if all(found) else None


def standing_problems(game: Game, deal: Deal) -> tuple[Problem, ...]:
    """Return what is wrong with what was chosen, whatever is still typed or chosen."""
    return tuple(
        each
        for each in game.variant.check(deal, game.house)
        if not each.warning and each.name not in MISSING and each.place[0] not in _OPEN
    )


def with_announcement(game: Game, deal: Deal, side: int, kind: str) -> Deal:
    """Return ``deal`` with one more announcement of ``kind`` by ``side``."""
    order = [each.key for each in game.variant.announcements]
    return _with_announced(game, deal, side, sorted((*deal.announced(side), kind), key=order.index))


def without_announcement(game: Game, deal: Deal, side: int, kind: str) -> Deal:
    """Return ``deal`` with one announcement of ``kind`` by ``side`` taken back, if it is there."""
    kinds = list(deal.announced(side))
    if kind in kinds:
        kinds.remove(kind)
    return _with_announced(game, deal, side, kinds)


def _with_announced(game: Game, deal: Deal, side: int, kinds: list[str]) -> Deal:
    announcements = tuple(
        tuple(kinds) if each == side else deal.announced(each) for each in range(game.variant.sides)
    )
    return replace(deal, announcements=announcements)


def may_still_grow(points: int, deal: Deal, game: Game) -> bool:
    """Tell whether another figure typed behind ``points`` could still be right.

    Until then "too few" is not certain.
    """
    whole = game.variant.entered(deal, game.house)
    most = max(each.cards for each in game.variant.contracts) if whole is None else whole
    return points * 10 <= most
