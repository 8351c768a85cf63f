"""Rounded boxes with a thin edge, the ring of the focus, and the faces of buttons."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen

from belot_desktop.ui.tokens import CORNER, mixed

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter
    from PySide6.QtWidgets import QAbstractButton

    from belot_desktop.ui.look import Look

RING = 2.0
RING_INSET = 3.0
HOVERED = 0.06  # how much of the action is stirred into a button's fill
PRESSED = 0.12


@dataclass(frozen=True, slots=True)
class Face:
    """How a button looks: its fill, its edge, what is written on it, the ring of its focus.

    ``inset`` is how far inside the edge the ring lies.
    """

    fill: QColor
    edge: QColor
    text: QColor
    quiet: QColor
    ring: QColor
    inset: float = 0


def rounded(rect: QRect | QRectF, corner: float = CORNER) -> QPainterPath:
    """Return ``rect`` with round corners."""
    path = QPainterPath()
    path.addRoundedRect(QRectF(rect), corner, corner)
    return path


def paint_box(
    painter: QPainter,
    rect: QRect | QRectF,
    fill: QColor,
    edge: QPen | QColor,
    corner: float = CORNER,
) -> None:
    """Draw a rounded box whose edge lies wholly inside ``rect``."""
    pen = QPen(edge)
    half = pen.widthF() / 2
    painter.setRenderHint(painter.RenderHint.Antialiasing)
    painter.setPen(pen)
    painter.setBrush(fill)
    corner = min(corner, rect.height() / 2) - half
    painter.drawRoundedRect(QRectF(rect).adjusted(half, half, -half, -half), corner, corner)


def paint_ring(
    painter: QPainter, rect: QRect | QRectF, colour: QColor, *, inset: float, corner: float
) -> None:
    """Draw the ring that shows where the keyboard is."""
    box = QRectF(rect).adjusted(inset, inset, -inset, -inset)
    paint_box(painter, box, QColor(Qt.GlobalColor.transparent), QPen(colour, RING), corner)


def button_face(button: QAbstractButton, look: Look, *, filled: bool) -> Face:
    """Return how ``button`` looks now; the one main action, or what is chosen, is ``filled``."""
    colours = look.colours
    if not button.isEnabled():
        return Face(colours.ground, colours.line, colours.quiet, colours.quiet, colours.action)
    share = 0.0
    if button.isDown():
        share = PRESSED
    elif button.underMouse():
        share = HOVERED
    if filled:
        other, on_it = (colours.on_action if colours.dark else colours.text), colours.on_action
        fill = mixed(colours.action, other, share)
        return Face(fill, fill, on_it, on_it, on_it, RING_INSET)
    fill = mixed(colours.card, colours.action, share)
    return Face(fill, colours.line, colours.text, colours.quiet, colours.action)


def paint_button(
    painter: QPainter, button: QAbstractButton, face: Face, corner: float = CORNER
) -> None:
    """Draw a button's box, and the ring where it has the focus."""
    paint_box(painter, button.rect(), face.fill, face.edge, corner)
    if button.hasFocus():
        inside = corner - face.inset
        paint_ring(painter, button.rect(), face.ring, inset=face.inset, corner=inside)
