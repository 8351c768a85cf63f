"""How a page is written: sizes in millimetres, inks that are clear on paper and in grey."""

from __future__ import annotations

from PySide6.QtGui import QColor

TITLE = 6.4
NAME = 4.4
TEXT = 3.2
SMALL = 2.6
FIGURES = 3.4
RESULT = 5.2

BLACK = QColor("#1c1b18")
QUIET = QColor("#5f5a50")
LINE = QColor("#b9b1a2")
SHADE = QColor("#f3efe6")
RED = QColor("#b3261e")
_SIDES = (QColor("#1d5c8a"), QColor("#9a4a12"), QColor("#4d6b1f"), QColor("#6b3f86"))


def side_ink(side: int) -> QColor:
    """Return the ink of a side, that of the screen's light look."""
    return _SIDES[side % len(_SIDES)]
