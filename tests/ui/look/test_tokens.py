"""Everything that is written can be read: a contrast of at least 4.5 to 1."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

import pytest

from belot_desktop.ui.look import LINE_STYLES
from belot_desktop.ui.tokens import DARK, LIGHT, Colours, mixed

if TYPE_CHECKING:
    from PySide6.QtGui import QColor

LEAST = 4.5
LEAST_OF_SIGNS = 3.0  # of what is drawn and not read: rings, bars, lines of the chart


def luminance(colour: QColor) -> float:
    """Return the relative luminance as WCAG 2 defines it."""
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: QColor, other: QColor) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def written(colours: Colours) -> dict[str, tuple[QColor, QColor]]:
    """Return every pair of text and ground that the widgets draw."""
    pairs = {
        "text on the ground": (colours.text, colours.ground),
        "text on a card": (colours.text, colours.card),
        "text on the selected row": (colours.text, colours.selection),
        "text on a button about to be pressed": (
            colours.text,
            mixed(colours.card, colours.action, 0.12),
        ),
        "quiet text on the ground": (colours.quiet, colours.ground),
        "quiet text on a card": (colours.quiet, colours.card),
        "quiet text on the selected row": (colours.quiet, colours.selection),
        "text on the action": (colours.on_action, colours.action),
        "a name on the ground, about to be pressed": (
            colours.text,
            mixed(colours.ground, colours.action, 0.1),
        ),
        "red suit on a card": (colours.red_suit, colours.card),
        "red suit on the selected row": (colours.red_suit, colours.selection),
        "link on a card": (colours.action, colours.card),
        "link on the ground": (colours.action, colours.ground),
    }
    for name, ink in (("note", colours.note), ("error", colours.error)):
        pairs[f"{name} on its tint"] = (ink.ink, ink.tint)
        pairs[f"{name} on a card"] = (ink.ink, colours.card)
        pairs[f"{name} on the ground"] = (ink.ink, colours.ground)
        pairs[f"text on the tint of a {name}"] = (colours.text, ink.tint)
        pairs[f"quiet text on the tint of a {name}"] = (colours.quiet, ink.tint)
    for side, ink in enumerate(colours.sides):
        pairs[f"side {side} on its tint"] = (ink.ink, ink.tint)
        pairs[f"side {side} on a card"] = (ink.ink, colours.card)
        pairs[f"side {side} on the ground"] = (ink.ink, colours.ground)
        pairs[f"side {side} on the selection"] = (ink.ink, colours.selection)
        pairs[f"side {side}, following"] = (mixed(ink.ink, colours.quiet, 0.5), colours.card)
        pairs[f"quiet total of side {side}"] = (colours.quiet, ink.tint)
        pairs[f"side {side} on the tint of a note"] = (ink.ink, colours.note.tint)
        pairs[f"side {side} on the tint of an error"] = (ink.ink, colours.error.tint)
    return pairs


@pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["light", "dark"])
def test_everything_written_can_be_read(colours: Colours) -> None:
    found = {name: round(contrast(*pair), 2) for name, pair in written(colours).items()}
    assert {name: value for name, value in found.items() if value < LEAST} == {}


@pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["light", "dark"])
def test_rings_and_bars_stand_out(colours: Colours) -> None:
    signs = {
        "ring on a card": (colours.action, colours.card),
        "ring on the ground": (colours.action, colours.ground),
        "ring on the selection": (colours.action, colours.selection),
        "ring inside the action": (colours.on_action, colours.action),
        "target of the chart": (colours.quiet, colours.card),
    }
    found = {name: round(contrast(*pair), 2) for name, pair in signs.items()}
    assert {name: value for name, value in found.items() if value < LEAST_OF_SIGNS} == {}


@pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["light", "dark"])
def test_no_two_sides_look_alike(colours: Colours) -> None:
    for one, other in combinations(colours.sides, 2):
        assert one.ink != other.ink
        assert one.tint != other.tint
    assert len(set(LINE_STYLES)) == len(colours.sides)


def test_the_known_contrast_of_black_on_white() -> None:
    assert contrast(mixed(LIGHT.on_action, LIGHT.on_action, 0), LIGHT.on_action) == 1
    black = mixed(LIGHT.text, LIGHT.text, 0)
    black.setRgb(0, 0, 0)
    assert round(contrast(black, LIGHT.on_action), 1) == 21


def test_there_is_a_colour_for_any_number_of_sides() -> None:
    assert LIGHT.side(len(LIGHT.sides)) == LIGHT.side(0)
