"""The agreed house rules on paper: each rule, what it changes, and what its readings come to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belot_desktop.core.house import Choices, agreed, house_rules
from belot_desktop.printing.blocks import Lines, Reading, Rule, Signatures, Title
from belot_desktop.printing.ink import SMALL
from belot_desktop.printing.page import flowing
from belot_desktop.printing.table import two_columns
from belot_desktop.printing.wrapping import wrapped

if TYPE_CHECKING:
    from collections.abc import Iterator

    from belot_desktop.core.game import Game
    from belot_desktop.core.house import HouseRule
    from belot_desktop.printing.page import Page
    from belot_desktop.printing.paper import Setup
    from belot_desktop.texts import Texts


def house_page(game: Game, texts: Texts, setup: Setup) -> tuple[Page, ...]:
    """Return the pages with all house rules of ``game`` in the words of ``texts``."""
    rules = (_rule(rule, game, texts, setup) for rule in house_rules(game.variant.house))
    names = tuple(texts.team(game, side) for side in range(game.variant.sides))
    title = texts.house_rules()
    facts = filter(None, (texts.against(game), texts.started(game)))
    return flowing(
        (Title(title, tuple(facts)), Lines("", (texts.which_is_agreed(),))),
        (Title(title, large=False),),
        (*rules, *((Signatures(names),) if setup.signatures else ())),
        setup,
        texts.page_of,
    )


def _rule(rule: HouseRule, game: Game, texts: Texts, setup: Setup) -> Rule:
    own = texts.own(game.variant)
    left, right = two_columns(setup.inner_width)
    example = texts.rule_example(game.variant, rule, game.house)
    outcomes = example.outcomes if example else ()
    given = example.given if example else ""
    return Rule(
        wrapped(own.rule(rule.key), left, bold=True),
        wrapped(own.rule_effect(rule.key), left, SMALL),
        wrapped(given, right, SMALL),
        tuple(_readings(rule, game, texts, outcomes)),
    )


def _readings(
    rule: HouseRule, game: Game, texts: Texts, outcomes: tuple[str, ...]
) -> Iterator[Reading]:
    """Give each reading with its outcome; a number may be many: the agreed and the usual one."""
    own, value = texts.own(game.variant), agreed(game.house)[rule.key]
    allowed = rule.allowed
    values = (
        allowed.values if isinstance(allowed, Choices) else dict.fromkeys((rule.default, value))
    )
    for at, each in enumerate(values):
        said = own.rule_value(rule.key, each)
        other = each == rule.default and each != value
        words = texts.usually(said) if other else said
        yield Reading(words, outcomes[at] if outcomes else "", each == value)
