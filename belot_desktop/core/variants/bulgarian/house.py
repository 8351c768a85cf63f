"""The house rules of Bulgarian belot (``rules/bulgarian.md``, "House rules")."""

from __future__ import annotations

from dataclasses import dataclass

from belot_desktop.core.combinations import Carre, Run
from belot_desktop.core.house import choice, whole
from belot_desktop.core.rows import Adjustment, Deal, Result

_TO_151 = (("target", 151),)  # of what an example of the end has to know, whatever was agreed


def _deal(contract: str, *values: int | None, contra: str = "none") -> Deal:
    return Deal(0, contract=contract, contra=contra, result=Result("points", values=values))


def _capot(contract: str, contra: str = "none", *announcements: tuple[str, ...]) -> Deal:
    result = Result("capot", side=0)
    return Deal(0, contract=contract, contra=contra, announcements=announcements, result=result)


@dataclass(frozen=True, slots=True)
class House:
    """What a table of Bulgarian belot may agree on; with what shows what a rule changes.

    The last three decide which announcements count and what is entered for them (see
    :mod:`~belot_desktop.core.variants.bulgarian.contest`), never what is written.
    """

    target: int = whole(151, 1, 10_000)
    odd_ten: str = choice("smaller", "larger", example=(_deal("hearts", 86, None),))
    recontra: str = choice(
        "round_first",
        "multiply_first",
        example=(_deal("hearts", 100, None, contra="recontra"),),
    )
    capot_in_no_trumps: str = choice("flat", "doubled", example=(_capot("no_trumps"),))
    contra_on_capot: bool = choice(True, False, example=(_capot("hearts", "contra"),))  # noqa: FBT003
    capot_announcements: str = choice(
        "winner", "own", example=(_capot("hearts", "none", (), ("tierce",)),)
    )
    capot_ends_game: bool = choice(
        False,  # noqa: FBT003 (a reading)
        True,  # noqa: FBT003
        example=(Adjustment((140, 100)), _capot("hearts")),
        assumed=_TO_151,
    )
    hanging_ends_game: bool = choice(
        False,  # noqa: FBT003 (a reading)
        True,  # noqa: FBT003
        example=(Adjustment((100, 145)), _deal("hearts", 81, None)),
        assumed=_TO_151,
    )
    contest: str = choice("separate", "single", held=(Run(0, 5, "A"), Carre(1, "9")))
    contest_tie: str = choice("nobody", "first_hand", held=(Run(1, 3, "A"), Run(2, 3, "A")))
    eight_in_a_row: int = choice(120, 100, held=(Run(0, 8, "A"),))
