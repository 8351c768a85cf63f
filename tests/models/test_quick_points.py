"""The points of both sides in one line: taken where they fit, doubted where they do not."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.models.test_quick_line import marked
from tests.said import row

if TYPE_CHECKING:
    from belot_desktop.models.pad import Pad
    from belot_desktop.models.quick_line import QuickLine


@pytest.mark.parametrize(
    "typed", ["98 : 64", "98 на 64", "98-64", "терца 98 : 84", "98 64", "98 ние 64"]
)
def test_the_points_of_the_others_may_be_said_too(line: QuickLine, pad: Pad, typed: str) -> None:
    line.type(f"вера купа {typed}")
    assert (marked(line), line.reading.complete) == ([], True)
    assert line.save()
    assert pad.game.rows[0] == row("p1 H 98" + " tierce" * typed.startswith("терца"))


@pytest.mark.parametrize(
    ("typed", "strange"),
    [
        ("98 : 6", []),
        ("98 : 63", ["63"]),
        ("98 64 64", ["64"]),
        ("98 вера 64", ["64"]),
        ("98 ние 63", ["63"]),
        ("98 64 ние", []),
        ("98 терца 64", ["64"]),
        ("вътре 64", ["64"]),
        ("капо 162", ["162"]),
    ],
)
def test_points_of_the_others_that_do_not_follow_are_doubted(
    line: QuickLine, typed: str, strange: list[str]
) -> None:
    line.type(f"вера купа {typed}")
    assert (marked(line), line.reading.complete) == (strange, False)
