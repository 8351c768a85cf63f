"""Pages on what has pages of its own: a printer, or a PDF that is being written."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QMarginsF, QSizeF
from PySide6.QtGui import QPageLayout, QPageSize, QPainter

from belot_desktop.printing.painter import draw

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPagedPaintDevice

    from belot_desktop.printing.page import Page

INCH = 25.4  # millimetres


def put_on(device: QPagedPaintDevice, pages: Sequence[Page], family: str = "") -> bool:
    """Draw ``pages`` on ``device``, each in its real size; tell whether it took them all.

    Every page is drawn whole, so that it looks the same wherever it is printed.
    """
    painter = QPainter()
    for number, page in enumerate(pages):
        device.setPageLayout(layout(page))
        if not (device.newPage() if number else painter.begin(device)):
            if number:
                painter.end()
            return False
        painter.resetTransform()
        scale(painter, device.logicalDpiX())
        draw(painter, page, family)
    return painter.end()


def scale(painter: QPainter, dots: float) -> None:
    """Let a unit be a millimetre where an inch has so many ``dots``."""
    painter.scale(dots / INCH, dots / INCH)


def layout(page: Page) -> QPageLayout:
    """Return the paper of ``page``, which is drawn on up to its edges."""
    lies = page.width > page.height
    upright = QSizeF(page.width, page.height)
    size = QPageSize(
        upright.transposed() if lies else upright,
        QPageSize.Unit.Millimeter,
        matchPolicy=QPageSize.SizeMatchPolicy.FuzzyMatch,
    )
    way = QPageLayout.Orientation.Landscape if lies else QPageLayout.Orientation.Portrait
    made = QPageLayout(size, way, QMarginsF())
    made.setMode(QPageLayout.Mode.FullPageMode)
    return made
