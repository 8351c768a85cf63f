"""The Qt application itself: its names, its icon, fonts where the system has none."""

from __future__ import annotations

from PySide6.QtCore import QDirIterator
from PySide6.QtGui import QFontDatabase, QIcon
from PySide6.QtWidgets import QApplication

from belot_desktop import __version__

APPLICATION_ID = "org.belotdesktop.ScorePad"


def make_application() -> QApplication:
    """Return the application; the one that is there already, if any."""
    there = QApplication.instance()
    if isinstance(there, QApplication):
        return there
    application = QApplication(["belot-desktop"])
    application.setApplicationName("belot-desktop")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName(APPLICATION_ID)
    application.setWindowIcon(_icon())
    if not QFontDatabase.families():
        _bring_fonts()
    return application


def _icon() -> QIcon:
    icon = QIcon()
    pictures = QDirIterator(":/icons", ["*.png"])
    while pictures.hasNext():
        icon.addFile(pictures.next())
    return icon


def _bring_fonts() -> None:
    """Use the fonts that come with the program, on a machine without any."""
    fonts = QDirIterator(":/fonts", ["*.ttf"])
    while fonts.hasNext():
        QFontDatabase.addApplicationFont(fonts.next())
