"""Pages as files: PDF, SVG and PNG, all drawn by :func:`~belot_desktop.printing.painter.draw`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QBuffer,
    QByteArray,
    QIODevice,
    QMarginsF,
    QPointF,
    QRectF,
    QSize,
    QSizeF,
    Qt,
)
from PySide6.QtGui import QImage, QImageWriter, QPageLayout, QPageSize, QPainter, QPdfWriter

from belot_desktop.printing.painter import draw

if TYPE_CHECKING:
    from collections.abc import Sequence

    from belot_desktop.printing.page import Page

_INCH = 25.4  # millimetres
_PDF_DOTS = 1200
_PICTURE_DOTS = 200
_SVG_DOTS = 96


def pdf(pages: Sequence[Page], title: str, family: str = "") -> bytes:
    """Return ``pages`` as one PDF called ``title``."""
    device = _in_memory()
    writer = QPdfWriter(device)
    writer.setTitle(title)
    writer.setCreator("Belot Score Pad")
    writer.setResolution(_PDF_DOTS)
    painter = QPainter()
    for number, page in enumerate(pages):
        writer.setPageLayout(_layout(page))
        if number:
            writer.newPage()
        else:
            painter.begin(writer)
        painter.resetTransform()
        _scale(painter, _PDF_DOTS)
        draw(painter, page, family)
    painter.end()
    return bytes(device.data().data())


def picture(page: Page, dots: int = _PICTURE_DOTS, family: str = "") -> QImage:
    """Return ``page`` as a picture with so many ``dots`` an inch."""
    size = QSize(round(page.width * dots / _INCH), round(page.height * dots / _INCH))
    image = QImage(size, QImage.Format.Format_RGB32)
    image.setDotsPerMeterX(round(dots * 1000 / _INCH))
    image.setDotsPerMeterY(round(dots * 1000 / _INCH))
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _scale(painter, dots)
    draw(painter, page, family)
    painter.end()
    return image


def svg(page: Page, title: str, family: str = "") -> bytes:
    """Return ``page`` as an SVG called ``title``."""
    from PySide6.QtSvg import QSvgGenerator  # noqa: PLC0415 (a library that only this needs)

    device, size = _in_memory(), QSizeF(page.width, page.height) * (_SVG_DOTS / _INCH)
    generator = QSvgGenerator()
    generator.setOutputDevice(device)
    generator.setTitle(title)
    generator.setResolution(_SVG_DOTS)
    generator.setSize(size.toSize())
    generator.setViewBox(QRectF(QPointF(), size))
    painter = QPainter(generator)
    _scale(painter, _SVG_DOTS)
    draw(painter, page, family)
    painter.end()
    return bytes(device.data().data())


def png(page: Page, dots: int = _PICTURE_DOTS, family: str = "") -> bytes:
    """Return ``page`` as a PNG with so many ``dots`` an inch."""
    device = _in_memory()
    QImageWriter(device, QByteArray(b"png")).write(picture(page, dots, family))
    return bytes(device.data().data())


def _in_memory() -> QBuffer:
    """Return what to write to: Qt does not tell where a file could not take it all."""
    device = QBuffer()
    device.open(QIODevice.OpenModeFlag.WriteOnly)
    return device


def _scale(painter: QPainter, dots: int) -> None:
    """Let a unit be a millimetre."""
    painter.scale(dots / _INCH, dots / _INCH)


def _layout(page: Page) -> QPageLayout:
    size = QPageSize(
        QSizeF(page.width, page.height),
        QPageSize.Unit.Millimeter,
        matchPolicy=QPageSize.SizeMatchPolicy.FuzzyMatch,
    )
    return QPageLayout(size, QPageLayout.Orientation.Portrait, QMarginsF())
