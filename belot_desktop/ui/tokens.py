"""The look as named values: widgets name these tokens, never a colour or a size of their own."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QColor

# Sizes of type at a text size of 100 %, in pixels.
TINY = 11
HEADING = 12
QUIET = 13
TEXT = 14
SENTENCE = 15
STRONG = 17
TITLE = 18
VERDICT = 24
POINTS = 34
TOTAL = 76

STEP = 4  # spacing goes in steps of this
CORNER = 11
TARGET = 40  # no control of a dialog is lower than this


@dataclass(frozen=True, slots=True)
class Ink:
    """The colour that something is written in, and the tint that goes under it."""

    ink: QColor
    tint: QColor


@dataclass(frozen=True, slots=True)
class Colours:
    """All colours of one theme.

    ``sides`` has four entries, enough for any game of the family; :meth:`side` starts
    again from the first one should there ever be more.
    """

    dark: bool
    ground: QColor
    card: QColor
    line: QColor
    text: QColor
    quiet: QColor
    action: QColor
    on_action: QColor
    selection: QColor
    cloth: QColor
    red_suit: QColor
    note: Ink
    error: Ink
    sides: tuple[Ink, ...]

    def side(self, side: int) -> Ink:
        """Return the colours of ``side``."""
        return self.sides[side % len(self.sides)]


def _ink(ink: str, tint: str) -> Ink:
    return Ink(QColor(ink), QColor(tint))


LIGHT = Colours(
    dark=False,
    ground=QColor("#F6F3EC"),
    card=QColor("#FFFDF8"),
    line=QColor("#DDD6C7"),
    text=QColor("#23211C"),
    quiet=QColor("#6B6558"),
    action=QColor("#1F6B4F"),
    on_action=QColor("#FFFFFF"),
    selection=QColor("#E9F2EC"),
    cloth=QColor("#D3DDD3"),
    red_suit=QColor("#B3261E"),
    note=_ink("#8A5A00", "#FBF0D5"),
    error=_ink("#B3261E", "#FBE9E6"),
    sides=(
        _ink("#1D5C8A", "#E4EEF5"),
        _ink("#9A4A12", "#F7E8DC"),
        _ink("#6B3F8E", "#EFE7F5"),
        _ink("#5A6112", "#EFF0DA"),
    ),
)

DARK = Colours(
    dark=True,
    ground=QColor("#1C1E1D"),
    card=QColor("#252827"),
    line=QColor("#3A3F3C"),
    text=QColor("#ECE9E1"),
    quiet=QColor("#A5A196"),
    action=QColor("#5DBB92"),
    on_action=QColor("#10201A"),
    selection=QColor("#22352C"),
    cloth=QColor("#26382F"),
    red_suit=QColor("#FF8A80"),
    note=_ink("#F0C36A", "#3A3220"),
    error=_ink("#FF8A80", "#3D2523"),
    sides=(
        _ink("#7FB8E0", "#20313C"),
        _ink("#EBA36B", "#3A2A1E"),
        _ink("#C9A6E8", "#31273B"),
        _ink("#C6CC74", "#2F311F"),
    ),
)


def mixed(one: QColor, other: QColor, share: float) -> QColor:
    """Return ``one`` with a ``share`` (0 to 1) of ``other`` stirred in."""
    return QColor.fromRgbF(
        one.redF() + (other.redF() - one.redF()) * share,
        one.greenF() + (other.greenF() - one.greenF()) * share,
        one.blueF() + (other.blueF() - one.blueF()) * share,
    )
