"""Pages on what has pages of its own: a printer, or a PDF that is being written."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar, cast

from PySide6.QtCore import QMarginsF, QSizeF
from PySide6.QtGui import QPageLayout, QPageSize, QPainter

from belot_desktop.printing.painter import draw

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Sequence

    from PySide6.QtGui import QPagedPaintDevice

    from belot_desktop.printing.page import Page

    Step = tuple[int, int]  # so many of so many

T = TypeVar("T")

INCH = 25.4  # millimetres


def putting_on(
    device: QPagedPaintDevice, pages: Sequence[Page], family: str = ""
) -> Generator[Step, None, bool]:
    """Draw ``pages`` on ``device``, each in its real size, and give how far it is.

    Every page is drawn whole, so that it looks the same wherever it is printed. Returns
    whether the device took them all.
    """
    painter = QPainter()
    try:
        for number, page in enumerate(pages):
            yield number, len(pages)
            device.setPageLayout(layout(page))
            if not (device.newPage() if number else painter.begin(device)):
                return False
            painter.resetTransform()
            scale(painter, device.logicalDpiX())
            draw(painter, page, family)
        return painter.end()
    finally:
        if painter.isActive():
            painter.end()


def at_once(work: Generator[Step, None, T], told: Callable[[], object] = lambda: None) -> T:
    """Do all of ``work``, and return what it comes to; each step is ``told`` before it is done."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            return cast("T", done.value)
        told()


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
