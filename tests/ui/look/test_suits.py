"""The suit signs are drawn, alike on every system."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from belot_desktop.printing.suits import draw_sign, suit_path
from belot_desktop.ui.suits import draw_contract, suit_colour
from belot_desktop.ui.tokens import LIGHT

if TYPE_CHECKING:
    from belot_desktop.ui.theme import Theme

SUITS = ("clubs", "diamonds", "hearts", "spades")
WHITE = QColor(Qt.GlobalColor.white)


def ink(picture: QImage) -> set[tuple[int, int]]:
    """Return where something is drawn."""
    places = ((x, y) for x in range(picture.width()) for y in range(picture.height()))
    return {place for place in places if picture.pixelColor(*place) != WHITE}


def sheet(side: int) -> QImage:
    picture = QImage(side, side, QImage.Format.Format_RGB32)
    picture.fill(WHITE)
    return picture


@pytest.mark.parametrize("suit", SUITS)
def test_a_sign_stays_in_its_square_and_is_alike_on_both_sides(suit: str) -> None:
    path = suit_path(suit)
    assert path is not None
    box = path.boundingRect()
    assert QRectF(0, 0, 1, 1).contains(box)
    assert box.height() > 0.85
    assert abs(box.center().x() - 0.5) < 0.001


@pytest.mark.parametrize("suit", SUITS)
@pytest.mark.parametrize("side", [14, 60])
def test_a_sign_has_no_holes(suit: str, side: int) -> None:
    picture = sheet(side)
    painter = QPainter(picture)
    draw_sign(painter, QRect(0, 0, side, side), suit, QColor("black"))
    painter.end()
    places = ink(picture)
    assert len(places) > side * side / 4
    for y in range(side):
        row = sorted(x for x, at in places if at == y)
        gaps = sum(after - before > 1 for before, after in pairwise(row))
        assert gaps <= 2  # beside the stem, between the lobes


def test_the_four_signs_differ() -> None:
    pictures = set()
    for suit in SUITS:
        picture = sheet(16)
        painter = QPainter(picture)
        draw_sign(painter, QRect(0, 0, 16, 16), suit, QColor("black"))
        painter.end()
        pictures.add(frozenset(ink(picture)))
    assert len(pictures) == 4


def test_other_contracts_have_no_sign_but_their_short_text(theme: Theme) -> None:
    assert suit_path("no_trumps") is None
    picture = sheet(40)
    painter = QPainter(picture)
    draw_contract(painter, QRect(0, 0, 40, 40), "no_trumps", "БК", theme.look)
    painter.end()
    assert ink(picture)


def test_hearts_and_diamonds_are_red(theme: Theme) -> None:
    red = {suit for suit in SUITS if suit_colour(suit, theme.look) == LIGHT.red_suit}
    assert red == {"hearts", "diamonds"}
