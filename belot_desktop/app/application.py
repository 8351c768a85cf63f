"""The Qt application itself: its names, its icon, what it says."""

from __future__ import annotations

import logging
import os
import sys
from typing import TYPE_CHECKING

from PySide6.QtCore import QDirIterator, QMessageLogContext, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

import belot_desktop._assets  # noqa: F401 (importing it is what makes ":/icons" there)
from belot_desktop import __version__
from belot_desktop.printing.fonts import bring_fonts

if TYPE_CHECKING:
    from collections.abc import Mapping

logger = logging.getLogger(__name__)

APPLICATION_ID = "org.belotdesktop.ScorePad"


def has_screen(environment: Mapping[str, str], system: str = sys.platform) -> bool:
    """Tell whether a window can be seen; without a screen Qt would end the program."""
    told = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return system != "linux" or any(environment.get(each) for each in told)


def make_application() -> QApplication:
    """Return the application; the one that is there already, if any.

    Without a screen its windows work all the same and are not seen.
    """
    there = QApplication.instance()
    if isinstance(there, QApplication):
        return there
    if not has_screen(os.environ):
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    qInstallMessageHandler(_pass_on)
    application = QApplication(["belot-desktop"])
    application.setApplicationName("belot-desktop")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName(APPLICATION_ID)
    application.setWindowIcon(_icon())
    bring_fonts()
    return application


def _pass_on(_kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
    """Log what Qt says, but for what it says of every window that nobody sees."""
    if "propagateSizeHints" not in message:
        logger.warning(message)


def _icon() -> QIcon:
    icon = QIcon()
    pictures = QDirIterator(":/icons", ["*.png"])
    while pictures.hasNext():
        icon.addFile(pictures.next())
    return icon
