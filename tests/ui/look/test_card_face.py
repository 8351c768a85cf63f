"""A card is drawn whole in every room that it is given: high, wide, small, in words of both."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QPainter

from belot_desktop.ui.card_face import Face, paint_card, paint_rank

if TYPE_CHECKING:
    from belot_desktop.ui.theme import Theme

GROUND = QColor(1, 2, 3)


def drawn(width: int, height: int, rank: str, theme: Theme, *, card: bool = False) -> QImage:
    picture = QImage(width + 40, height + 40, QImage.Format.Format_RGB32)
    picture.fill(GROUND)
    painter = QPainter(picture)
    room = QRect(20, 20, width, height)
    if card:
        paint_card(painter, room, rank, "hearts", theme.look)
    else:
        paint_rank(painter, room, Face(rank, "hearts"), theme.look)
    painter.end()
    return picture


@pytest.mark.parametrize(("width", "height"), [(64, 44), (40, 60), (26, 34), (160, 120)])
@pytest.mark.parametrize("rank", ["10", "J", "Д"])
def test_rank_and_sign_stay_in_their_room(width: int, height: int, rank: str, theme: Theme) -> None:
    picture, room = drawn(width, height, rank, theme), QRect(20, 20, width, height)
    places = ((x, y) for x in range(picture.width()) for y in range(picture.height()))
    inked = [place for place in places if picture.pixelColor(*place) != GROUND]
    assert inked
    assert all(room.contains(*place) for place in inked)


def test_every_card_looks_different(theme: Theme) -> None:
    ranks = ("7", "8", "9", "10", "J", "Q", "K", "A")
    pictures = [drawn(64, 44, rank, theme, card=True) for rank in ranks]
    assert len({bytes(each.constBits()) for each in pictures}) == len(ranks)


def test_a_card_is_light_in_the_light_and_dark_in_the_dark(theme: Theme) -> None:
    light = drawn(64, 44, "J", theme, card=True).pixelColor(52, 26)
    theme.apply("dark", 1.0)
    dark = drawn(64, 44, "J", theme, card=True).pixelColor(52, 26)
    assert light.lightness() > 200
    assert dark.lightness() < 80
