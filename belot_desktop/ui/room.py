"""How large a window may be: what its screen has room for, less the frame around it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QStyle

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


def room_for(window: QWidget) -> QSize:
    """Return the largest size at which all of ``window``, its frame too, is on its screen.

    The system may frame a window only once it is shown. Until then the frame is taken to
    be like that of the window it opens over, and at least as high as a title.
    """
    title = QSize(0, window.style().pixelMetric(QStyle.PixelMetric.PM_TitleBarHeight))
    owner = window.parentWidget()
    frames = [each.frameSize() - each.size() for each in (window, owner and owner.window()) if each]
    return window.screen().availableSize() - max(frames, key=QSize.height).expandedTo(title)
