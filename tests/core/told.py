"""What sides of Bulgarian belot say they hold, as tests say it."""

from belot_desktop.core.combinations import Claim
from belot_desktop.core.variants.bulgarian import BULGARIAN
from belot_desktop.core.variants.bulgarian.contest import CONTEST
from belot_desktop.core.variants.bulgarian.house import House

HOUSE = House()


def claim(side: int, *kinds: str, house: House = HOUSE, **told: int | str) -> Claim:
    """Return what ``side`` says it holds: a tierce, and what else it told of it."""
    said = Claim(side, tuple(CONTEST.told_as(kinds, BULGARIAN.seats_of(side), house)))
    for about, value in told.items():
        said = said.told(about, value)
    return said
