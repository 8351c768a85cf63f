"""Files dropped on the window: shown where they may be let go, and opened."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QDropEvent, QPainter, QPen
from PySide6.QtWidgets import QApplication, QWidget

from belot_desktop.ui.frame import paint_box
from belot_desktop.ui.tokens import VERDICT

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtCore import QMimeData
    from PySide6.QtGui import QPaintEvent

    from belot_desktop.ui.theme import Theme

_THERE = 0.9  # how much of the window the sign hides


class DropSign(QWidget):
    """Over the whole window while files are held over it."""

    def __init__(self, theme: Theme, window: QWidget) -> None:
        """Stand over ``window``, not seen yet."""
        super().__init__(window)
        self._theme, self.words = theme, ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw a dashed frame on what is dimmed, and the words in it."""
        look, painter = self._theme.look, QPainter(self)
        painter.setOpacity(_THERE)
        painter.fillRect(self.rect(), look.colours.ground)
        painter.setOpacity(1)
        edge = QPen(look.colours.action, 2, Qt.PenStyle.DashLine)
        inner = self.rect().adjusted(look.gap(4), look.gap(4), -look.gap(4), -look.gap(4))
        paint_box(painter, inner, look.colours.selection, edge)
        painter.setPen(look.colours.text)
        painter.setFont(look.font(VERDICT, bold=True))
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(inner.adjusted(look.gap(2), 0, -look.gap(2), 0), flags, self.words)


class Dropping(QObject):
    """Lets files be dropped on a window; ``dropped`` carries their paths.

    What is no file of this computer is not taken, and nothing while a dialog is open.
    """

    dropped = Signal(object)

    def __init__(self, theme: Theme, window: QWidget, within: Iterable[QWidget]) -> None:
        """Watch ``window``, and what is ``within`` it that takes drops of its own."""
        super().__init__(window)
        self.sign = DropSign(theme, window)
        self._window = window
        for each in (window, *within):
            each.setAcceptDrops(True)
            each.installEventFilter(self)

    def retranslate(self) -> None:
        """Say what happens in the language spoken now."""
        self.sign.words = self.tr("Let go here to open")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take files, and leave everything else to whom it is meant for."""
        if event.type() in (QEvent.Type.DragLeave, QEvent.Type.Drop):
            self.sign.hide()
        if not isinstance(event, QDropEvent):
            return False
        paths = files_in(event.mimeData())
        if not paths or QApplication.activeModalWidget() is not None:
            return False
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
        if event.type() is QEvent.Type.Drop:
            self.dropped.emit(paths)
        else:
            self.sign.setGeometry(self._window.rect())
            self.sign.raise_()
            self.sign.show()
        return True


def files_in(data: QMimeData) -> list[Path]:
    """Return the paths of this computer that are among ``data``.

    What is there is looked at only once it is read: the disk may be slow, or say no.
    """
    names = [each.toLocalFile() for each in data.urls() if each.isLocalFile()]
    return [Path(name) for name in names if name]
