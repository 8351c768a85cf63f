"""The same keys in a Latin and both Bulgarian layouts, with and without a Latin one beside."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.e2e.fingers import ALL_PASS
from tests.e2e.program import TITLES, kept_game
from tests.e2e.writer import Writer
from tests.said import deal

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.e2e.program import RunningPad
    from tests.e2e.screen import Screen

# Layouts, their variants, and what the keys of Z, Y and N type there. xdotool finds the
# key and the group of a letter itself, so that "us,bg" is a keyboard switched to Bulgarian.
LATIN = "z y n"
PHONETIC = "Cyrillic_ze Cyrillic_hardsign Cyrillic_en"
BDS = "Cyrillic_yu Cyrillic_shcha Cyrillic_ha"
LAYOUTS = [
    ("us", "", LATIN),
    ("bg", "phonetic", PHONETIC),
    ("bg", "", BDS),
    ("us,bg", ",phonetic", PHONETIC),
    ("us,bg", "", BDS),
]


def test_keys_mean_the_same_in_every_layout(
    screen: Screen, start: Callable[[str], RunningPad]
) -> None:
    pad, writer = start("en"), Writer(screen, "en")
    for number, (layouts, variants, letters) in enumerate(LAYOUTS, 1):
        writer.wait_for_pad()
        screen.set_layout(layouts, variants)
        z, y, n = letters.split()
        writer.open_deal(number)
        screen.press("Right", "Return", "3", "8", str(number))
        writer.save()
        screen.press(f"ctrl+{z}", f"ctrl+{y}", ALL_PASS, f"ctrl+{z}", f"ctrl+{n}")
        screen.wait_for(TITLES["en"].new_game)
        screen.press("Escape")
    pad.kill()
    assert kept_game(pad.folder).rows == tuple(
        deal(f"s1 H 8{number}") for number in range(1, len(LAYOUTS) + 1)
    )
