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


@dataclass(frozen=True, slots=True)
class Face:
    """How a button looks: its fill, its edge and what is written on it."""

    fill: QColor
    edge: QColor
    text: QColor
    quiet: QColor


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
        return Face(colours.ground, colours.line, colours.quiet, colours.quiet)
    share = 0.0
    if button.isDown():
        share = 0.12
    elif button.underMouse():
        share = 0.06
    if filled:
        fill = mixed(colours.action, colours.text if not colours.dark else colours.on_action, share)
        return Face(fill, fill, colours.on_action, colours.on_action)
    return Face(
        mixed(colours.card, colours.action, share), colours.line, colours.text, colours.quiet
    )


def paint_button(
    painter: QPainter, button: QAbstractButton, face: Face, look: Look, corner: float = CORNER
) -> None:
    """Draw a button's box, and the ring where it has the focus: inside it if it is filled."""
    paint_box(painter, button.rect(), face.fill, face.edge, corner)
    if not button.hasFocus():
        return
    if face.text == look.colours.on_action:
        inset = RING_INSET
        paint_ring(painter, button.rect(), face.text, inset=inset, corner=corner - inset)
    else:
        paint_ring(painter, button.rect(), look.colours.action, inset=0, corner=corner)
