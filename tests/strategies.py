"""Games, rows and half typed deals of any variant, for laws that hold for all of them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from hypothesis import strategies as st

from belot_desktop.core.game import Game, Series, Team
from belot_desktop.core.house import Whole, house_of, house_rules
from belot_desktop.core.rows import Adjustment, Deal, Passed, Result, Row
from belot_desktop.core.variant import ResultKind, Takes, Variant

FURTHEST = 10_000  # written points of a correction


def texts() -> st.SearchStrategy[str]:
    """Whatever may be typed as a name or a note, halves of characters left out."""
    return st.text(st.characters(exclude_categories=["Cs"]), max_size=8)


def houses(variant: Variant[Any]) -> st.SearchStrategy[Any]:
    """House rules, each as it may be."""
    rules = {
        rule.key: st.integers(rule.allowed.least, rule.allowed.most)
        if isinstance(rule.allowed, Whole)
        else st.sampled_from(rule.allowed.values)
        for rule in house_rules(variant.house)
    }
    return st.fixed_dictionaries({}, optional=rules).map(
        lambda values: house_of(variant.house, values)
    )


def deals(variant: Variant[Any], house: Any = None) -> st.SearchStrategy[Deal]:
    """Played deals with which nothing is wrong under ``house``, or the default rules."""
    agreed = variant.house() if house is None else house
    return _deals(variant).filter(
        lambda deal: all(problem.warning for problem in variant.check(deal, agreed))
    )


@st.composite
def _deals(draw: st.DrawFn, variant: Variant[Any]) -> Deal:
    declarer = draw(st.integers(0, variant.sides - 1))
    deal = Deal(
        declarer=declarer,
        declarer_seat=draw(st.none() | st.sampled_from(variant.seats_of(declarer))),
        dealer=draw(dealers(variant)),
        contract=draw(st.sampled_from([each.key for each in variant.contracts])),
        contra=draw(st.sampled_from([each.key for each in variant.contras])),
        announcements=draw(st.just(()) | announcements(variant)),
    )
    kind = draw(st.sampled_from(variant.results))
    return replace(deal, result=draw(_results(variant, deal, kind)))


def dealers(variant: Variant[Any]) -> st.SearchStrategy[int | None]:
    """Nobody out of turn, or a seat."""
    return st.none() | st.integers(0, len(variant.seats) - 1)


def announcements(variant: Variant[Any]) -> st.SearchStrategy[tuple[tuple[str, ...], ...]]:
    """Give each side a few announcements, in the order in which the variant declares them."""
    keys = [each.key for each in variant.announcements]
    side = st.lists(st.sampled_from(keys), max_size=2).map(
        lambda chosen: tuple(sorted(chosen, key=keys.index))
    )
    return st.tuples(*[side] * variant.sides)


def _results(variant: Variant[Any], deal: Deal, kind: ResultKind) -> st.SearchStrategy[Result]:
    sides = range(variant.sides)
    if kind.takes is Takes.NOTHING:
        return st.just(Result(kind.key))
    if kind.takes is Takes.SIDE:
        return st.sampled_from(sides).map(lambda side: Result(kind.key, side=side))
    contract = variant.contract(deal.contract)
    cards = contract.cards if contract else 0
    return st.tuples(st.sampled_from(sides), st.integers(0, cards)).map(
        lambda counted: Result(
            kind.key,
            values=tuple(
                counted[1] + variant.announced(deal, side) if side == counted[0] else None
                for side in sides
            ),
        )
    )


def rows(variant: Variant[Any], house: Any = None) -> st.SearchStrategy[Row]:
    """Rows of all three sorts, deals as :func:`deals` gives them."""
    written = st.tuples(*[st.integers(-FURTHEST, FURTHEST)] * variant.sides)
    return st.one_of(
        deals(variant, house),
        st.builds(Passed, dealers(variant)),
        st.builds(Adjustment, written, texts()),
    )


@st.composite
def games(draw: st.DrawFn, variant: Variant[Any], most_rows: int = 6) -> Game:
    """Whole games with names, house rules and rows that go with them."""
    house = draw(houses(variant))
    return Game(
        id=str(draw(st.uuids())),
        variant=variant,
        house=house,
        teams=tuple(draw(_teams(variant, side)) for side in range(variant.sides)),
        first_dealer=draw(st.integers(0, len(variant.seats) - 1)),
        rows=tuple(draw(st.lists(rows(variant, house), max_size=most_rows))),
        started=draw(st.just("") | _times()),
        place=draw(texts()),
        note=draw(texts()),
        series=draw(st.none() | st.builds(Series, texts().filter(bool), texts())),
    )


def _teams(variant: Variant[Any], side: int) -> st.SearchStrategy[Team]:
    return st.builds(Team, texts(), st.tuples(*[texts()] * len(variant.seats_of(side))))


def _times() -> st.SearchStrategy[str]:
    return st.datetimes().map(lambda time: f"{time.isoformat()}+02:00")


def drafts(variant: Variant[Any]) -> st.SearchStrategy[Deal]:
    """Half typed deals with anything in them, as ``check`` has to bear them."""
    number = st.none() | st.integers(-2, len(variant.seats) + 1)
    sides = st.integers(0, variant.sides + 1)
    kinds = st.lists(_words(variant.announcements), max_size=9).map(tuple)
    value = st.none() | st.integers(-(10**6), 10**6)
    results = st.builds(
        Result,
        _words(variant.results),
        number,
        st.lists(value, max_size=variant.sides + 1).map(tuple),
    )
    return st.builds(
        Deal,
        declarer=number,
        declarer_seat=number,
        dealer=number,
        contract=st.none() | _words(variant.contracts),
        contra=_words(variant.contras),
        announcements=sides.flatmap(lambda count: st.tuples(*[kinds] * count)),
        result=st.none() | results,
    )


def _words(declared: tuple[Any, ...]) -> st.SearchStrategy[str]:
    return st.sampled_from([each.key for each in declared]) | texts()
