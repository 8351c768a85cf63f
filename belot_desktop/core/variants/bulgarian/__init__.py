"""Bulgarian belot. The rules are those of ``rules/bulgarian.md``."""

from __future__ import annotations

from belot_desktop.core.variant import Variant
from belot_desktop.core.variants.bulgarian.contest import CONTEST
from belot_desktop.core.variants.bulgarian.counting import entered
from belot_desktop.core.variants.bulgarian.declaration import (
    ANNOUNCEMENTS,
    CONTRACTS,
    CONTRAS,
    DECK,
    PENALTY,
    RESULTS,
    SEATS,
    SIDES,
)
from belot_desktop.core.variants.bulgarian.ending import standing
from belot_desktop.core.variants.bulgarian.house import House
from belot_desktop.core.variants.bulgarian.problems import check
from belot_desktop.core.variants.bulgarian.scoring import score

BULGARIAN: Variant[House] = Variant(
    key="bulgarian",
    sides=SIDES,
    seats=SEATS,
    contracts=CONTRACTS,
    contras=CONTRAS,
    announcements=ANNOUNCEMENTS,
    results=RESULTS,
    house=House,
    check=check,
    entered=entered,
    score=score,
    standing=standing,
    penalty=PENALTY,
    deck=DECK,
    contest=CONTEST,
)
