"""Pages as files: PDF, SVG and PNG, all drawn by :func:`~belot_desktop.printing.painter.draw`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QImage, QImageWriter, QPainter, QPdfWriter

from belot_desktop.printing.devices import INCH, at_once, putting_on, scale
from belot_desktop.printing.painter import draw

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

    from belot_desktop.printing.devices import Step
    from belot_desktop.printing.page import Page

_PDF_DOTS = 1200
_PICTURE_DOTS = 200
_SVG_DOTS = 96
_MOST_DOTS = 16_000_000  # in a picture: a longer sheet is drawn coarser


def pdf(pages: Sequence[Page], title: str, family: str = "") -> bytes:
    """Return ``pages`` as one PDF called ``title``."""
    return at_once(making_pdf(pages, title, family))


def making_pdf(pages: Sequence[Page], title: str, family: str = "") -> Generator[Step, None, bytes]:
    """Make the PDF that :func:`pdf` returns, and give how far it is."""
    device = _in_memory()
    writer = QPdfWriter(device)
    writer.setTitle(title)
    writer.setCreator("Belot Score Pad")
    writer.setResolution(_PDF_DOTS)
    yield from putting_on(writer, pages, family)
    return bytes(device.data().data())


def picture(page: Page, dots: float = _PICTURE_DOTS, family: str = "") -> QImage:
    """Return ``page`` as a picture with so many ``dots`` an inch, if that is not too large."""
    area = page.width * page.height / INCH**2
    dots = min(dots, (_MOST_DOTS / area) ** 0.5)
    size = QSize(round(page.width * dots / INCH), round(page.height * dots / INCH))
    image = QImage(size, QImage.Format.Format_RGB32)
    image.setDotsPerMeterX(round(dots * 1000 / INCH))
    image.setDotsPerMeterY(round(dots * 1000 / INCH))
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    scale(painter, dots)
    draw(painter, page, family)
    painter.end()
    return image


def svg(page: Page, title: str, family: str = "") -> bytes:
    """Return ``page`` as an SVG called ``title``."""
    from PySide6.QtSvg import QSvgGenerator  # noqa: PLC0415 (a library that only this needs)

    device, size = _in_memory(), QSizeF(page.width, page.height) * (_SVG_DOTS / INCH)
    generator = QSvgGenerator()
    generator.setOutputDevice(device)
    generator.setTitle(title)
    generator.setResolution(_SVG_DOTS)
    generator.setSize(size.toSize())
    generator.setViewBox(QRectF(QPointF(), size))
    painter = QPainter(generator)
    scale(painter, _SVG_DOTS)
    draw(painter, page, family)
    painter.end()
    return bytes(device.data().data())


def png(page: Page, dots: float = _PICTURE_DOTS, family: str = "") -> bytes:
    """Return ``page`` as a PNG with so many ``dots`` an inch."""
    device = _in_memory()
    QImageWriter(device, QByteArray(b"png")).write(picture(page, dots, family))
    return bytes(device.data().data())


def _in_memory() -> QBuffer:
    """Return what to write to: Qt does not tell where a file could not take it all."""
    device = QBuffer()
    device.open(QIODevice.OpenModeFlag.WriteOnly)
    return device
