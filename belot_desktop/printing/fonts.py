"""Fonts where the system has none of use."""

from __future__ import annotations

from PySide6.QtCore import QDirIterator
from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication

import belot_desktop._assets  # noqa: F401 (importing it is what makes ":/fonts" there)


def bring_fonts() -> None:
    """Write with the fonts that come with the program, on a machine without any of use."""
    if QFontDatabase.families(QFontDatabase.WritingSystem.Cyrillic):
        return
    fonts = QDirIterator(":/fonts", ["*.ttf"])
    while fonts.hasNext():
        added = QFontDatabase.addApplicationFont(fonts.next())
        QGuiApplication.setFont(QFont(QFontDatabase.applicationFontFamilies(added)[0]))
