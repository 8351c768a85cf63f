"""The four suit signs as curves of our own, so that they are alike on every system."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

RED = frozenset({"diamonds", "hearts"})

# The left half of each sign in a unit square, from top to bottom: where it begins, then
# curves with two control points each.
_HALVES: dict[str, tuple[float, ...]] = {
    "hearts": (
        *(0.5, 0.235),
        *(0.46, 0.135, 0.375, 0.075, 0.275, 0.075),
        *(0.135, 0.075, 0.03, 0.185, 0.03, 0.33),
        *(0.03, 0.57, 0.31, 0.715, 0.5, 0.955),
    ),
    "spades": (
        *(0.5, 0.03),
        *(0.345, 0.265, 0.06, 0.385, 0.06, 0.605),
        *(0.06, 0.735, 0.15, 0.815, 0.265, 0.815),
        *(0.35, 0.815, 0.425, 0.775, 0.465, 0.7),
        *(0.46, 0.83, 0.41, 0.915, 0.31, 0.965),
        *(0.38, 0.965, 0.44, 0.965, 0.5, 0.965),
    ),
    "diamonds": (
        *(0.5, 0.02),
        *(0.41, 0.195, 0.28, 0.355, 0.13, 0.5),
        *(0.28, 0.645, 0.41, 0.805, 0.5, 0.98),
    ),
    "clubs": (  # the stem; the leaves are circles
        *(0.5, 0.3),
        *(0.42, 0.34, 0.36, 0.44, 0.38, 0.58),
        *(0.47, 0.58, 0.48, 0.9, 0.31, 0.965),
        *(0.38, 0.965, 0.44, 0.965, 0.5, 0.965),
    ),
}
_LEAVES = ((0.5, 0.255), (0.252, 0.6), (0.748, 0.6))
_LEAF = 0.218


@cache
def suit_path(key: str) -> QPainterPath | None:
    """Return the sign of the suit contract ``key`` in a unit square, None for any other."""
    if key not in _HALVES:
        return None
    path = _mirrored(_HALVES[key])
    if key == "clubs":
        path = path.toReversed()  # circles run clockwise: what overlaps has to add up
        path.setFillRule(Qt.FillRule.WindingFill)
        for x, y in _LEAVES:
            path.addEllipse(QPointF(x, y), _LEAF, _LEAF)
    return path


def draw_sign(painter: QPainter, square: QRect | QRectF, key: str, colour: QColor) -> None:
    """Fill ``square`` with a suit's sign; draw nothing for a contract that has none."""
    path = suit_path(key)
    if path is None:
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(square.x(), square.y())
    painter.scale(square.width(), square.height())
    painter.fillPath(path, colour)
    painter.restore()


def _mirrored(numbers: tuple[float, ...]) -> QPainterPath:
    half = QPainterPath(QPointF(*numbers[:2]))
    for at in range(2, len(numbers), 6):
        half.cubicTo(*numbers[at : at + 6])
    other = QTransform(-1, 0, 0, 1, 1, 0).map(half)
    half.connectPath(other.toReversed())
    half.closeSubpath()
    return half
