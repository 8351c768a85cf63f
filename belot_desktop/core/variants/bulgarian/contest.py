"""Which announcements count (``rules/bulgarian.md``, "The contest of announcements")."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from belot_desktop.core.combinations import (
    Carre,
    Claim,
    Combination,
    Contest,
    ContestRules,
    Question,
    Run,
    Verdict,
)
from belot_desktop.core.variants.bulgarian.declaration import ANNOUNCEMENT, DECK, SEATS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from belot_desktop.core.variants.bulgarian.house import House

Strength = tuple[int, ...]

_CARRES = ("J", "9", "A", "10", "K", "Q")  # the best first
_CARRE_KINDS = {"J": "carre_jacks", "9": "carre_nines"}
_SEQUENCES = {3: ("tierce",), 4: ("quarte",), 5: ("quinte",), 6: ("quinte",), 7: ("quinte",)}
_EIGHT = 8
_EIGHT_IN_A_ROW = {120: ("quinte", "tierce"), 100: ("quinte",)}
# What is asked for, in this order, and what stands for it where it is left out of account.
_UNTOLD: Mapping[str, Mapping[str, Any]] = {
    "length": {"length": 0},
    "top": {"top": ""},
    "rank": {"rank": ""},
    "seat": {"seat": 0},
}


def announced(combination: Combination, house: House) -> tuple[str, ...]:
    """Return the kinds of announcement that ``combination`` is entered as."""
    if isinstance(combination, Carre):
        return (_CARRE_KINDS.get(combination.rank, "carre"),)
    return _SEQUENCES.get(combination.length) or _EIGHT_IN_A_ROW[house.eight_in_a_row]


def decide(combinations: Iterable[Combination], dealer: int, house: House) -> Contest:
    """Decide which combinations count when seat ``dealer`` dealt; belotes never take part."""
    return weigh([Claim(SEATS[each.seat], (each,)) for each in combinations], dealer, house)


def weigh(claims: Sequence[Claim], dealer: int, house: House) -> Contest:
    """Decide which claims count when seat ``dealer`` dealt, or find what has to be asked."""
    contenders = [_Contender(at, each, dealer, house) for at, each in enumerate(claims)]
    if house.contest == "single":
        both = _verdict(contenders)
        return Contest(both, both)
    return Contest(
        _verdict([each for each in contenders if each.is_run]),
        _verdict([each for each in contenders if not each.is_run]),
    )


class _Contender:
    """A claim with how strong it is at least and at most."""

    def __init__(self, at: int, claim: Claim, dealer: int, house: House) -> None:
        self.at, self.claim, self.side = at, claim, claim.side
        self.is_run = isinstance(claim.may_be[0], Run)
        self._strengths = {each: _strength(each, dealer, house) for each in claim.may_be}
        self.least, self.most = min(self._strengths.values()), max(self._strengths.values())
        self.names = _names(house, is_run=self.is_run)

    def depends_on(self, about: str) -> bool:
        """Tell whether it may be stronger or weaker for ``about`` alone."""
        alike = defaultdict[Combination, set[Strength]](set)
        for each, strength in self._strengths.items():
            if hasattr(each, about):
                alike[replace(each, **_UNTOLD[about])].add(strength)
        return any(len(strengths) > 1 for strengths in alike.values())


def _strength(each: Combination, dealer: int, house: House) -> Strength:
    """Return what is compared, the most important first; :func:`_names` has their names."""
    first_hand = house.contest_tie == "first_hand"
    place = -((each.seat - dealer - 1) % len(SEATS)) if first_hand else 0
    rank = DECK.ranks.index(each.top) if isinstance(each, Run) else -_CARRES.index(each.rank)
    if house.contest == "single":
        value = sum(ANNOUNCEMENT[kind].value for kind in announced(each, house))
        return value, int(isinstance(each, Carre)), rank, place
    return (each.length if isinstance(each, Run) else 0), rank, place


def _names(house: House, *, is_run: bool) -> tuple[str, ...]:
    """Return in what one may be better than another, as :class:`Verdict` calls it."""
    by_rank = "higher" if is_run else "better"
    if house.contest == "single":
        return "worth_more", "carre_first", by_rank, "first_hand"
    return "longer", by_rank, "first_hand"


def _verdict(contenders: Sequence[_Contender]) -> Verdict:
    """Compare ranges: who may reach the largest of what everybody has at least is in it.

    It is decided once they are of one side, or once several have just as much for certain
    and nobody may have more.
    """
    if not contenders:
        return Verdict(None, "none")
    floor = max(each.least for each in contenders)
    best = sorted(
        (each for each in contenders if each.most >= floor), key=lambda each: each.least != floor
    )
    beaten = [each for each in contenders if each.side != best[0].side]
    if not beaten:
        return Verdict(best[0].side, "alone", _claims(best))
    firm = [each for each in best if each.least == floor]
    second = max(beaten, key=lambda each: each.most)
    if all(each.side == best[0].side for each in best):
        parts = zip(best[0].names, floor, second.most, strict=True)
        reason = next(name for name, ours, theirs in parts if ours != theirs)
        return Verdict(best[0].side, reason, _claims(best), second.claim)
    if all(each.most == floor for each in best) and len({each.side for each in firm}) > 1:
        return Verdict(None, "equal", _claims(firm))
    return Verdict(None, "open", _claims(best), questions=tuple(_questions(best)))


def _claims(contenders: Iterable[_Contender]) -> tuple[Claim, ...]:
    return tuple(each.claim for each in contenders)


def _questions(best: Sequence[_Contender]) -> Iterator[Question]:
    """Ask for the most important thing that is open of any of the ``best``."""
    asked: Mapping[str, list[_Contender]] = {
        about: [each for each in best if each.depends_on(about)] for about in _UNTOLD
    }
    about = next(about for about, contenders in asked.items() if contenders)
    yield from (Question(at, about) for at in sorted(each.at for each in asked[about]))


CONTEST: ContestRules[House] = ContestRules(
    ranks=DECK.ranks,
    lengths=(*_SEQUENCES, _EIGHT),
    carres=_CARRES,
    weigh=weigh,
    decide=decide,
    announced=announced,
)
