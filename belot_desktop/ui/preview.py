"""What will be written, said before it is saved: a quiet line, a sentence, the totals."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QSpacerItem, QVBoxLayout

from belot_desktop.ui.figures import Figures
from belot_desktop.ui.frame import paint_box, rounded
from belot_desktop.ui.tokens import QUIET, TITLE, VERDICT
from belot_desktop.ui.words import Prose, Words, quiet_ink

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent, QResizeEvent
    from PySide6.QtWidgets import QWidget

    from belot_desktop.ui.theme import Theme

AIR = 16  # between the sentence and the totals
MOST_LINES = 3  # of a sentence, which names can make long

Tone = Literal["plain", "note", "error"]


@dataclass(frozen=True, slots=True)
class PreviewText:
    """What the preview says. ``totals`` has one figure a side, or none at all."""

    verdict: str
    line: str = ""
    totals: tuple[str, ...] = ()
    caption: str = ""
    tone: Tone = "plain"


class Preview(QFrame):
    """A tinted panel. A note and an error have a bar at their left besides another tint."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Start saying nothing."""
        super().__init__(parent)
        self._theme = theme
        self._tone: Tone = "plain"
        self._line = Prose(theme, QUIET, ink=quiet_ink, most_lines=MOST_LINES)
        self._verdict = Prose(theme, VERDICT, bold=True, most_lines=MOST_LINES)
        self._caption = Words(theme, QUIET, ink=quiet_ink)
        self._totals = Figures(theme, VERDICT)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self._strut = QSpacerItem(0, 0)
        self._columns = QHBoxLayout(self)
        self._columns.setSpacing(0)
        self._columns.addItem(self._strut)
        self._add(self._line, self._verdict, stretch=1)
        self._columns.addSpacing(AIR)
        self._add(self._caption, self._totals)
        self._caption.setAlignment(Qt.AlignmentFlag.AlignRight)
        self._dress()
        theme.changed.connect(self._dress)

    def show_text(self, text: PreviewText) -> None:
        """Say ``text``."""
        self._tone = text.tone
        self._line.setText(text.line)
        self._line.setVisible(bool(text.line))
        self._verdict.setText(text.verdict)
        self._caption.setText(text.caption)
        self._caption.setVisible(bool(text.caption))
        self._totals.set_figures(text.totals)
        self.setAccessibleName(text.verdict)
        told = (text.line, text.caption, self._totals.accessibleName())
        self.setAccessibleDescription(" ".join(each for each in told if each))
        self._fit()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the tint and, where something is the matter, the bar."""
        colours, painter = self._theme.look.colours, QPainter(self)
        inks = {"note": colours.note, "error": colours.error}
        tint = inks[self._tone].tint if self._tone in inks else colours.selection
        paint_box(painter, self.rect(), tint, tint)
        if self._tone in inks:
            painter.setClipPath(rounded(self.rect()))
            bar = QRect(0, 0, self._theme.look.gap(1), self.height())
            painter.fillRect(bar, inks[self._tone].ink)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Choose how large the sentence is."""
        super().resizeEvent(event)
        self._fit()

    def _add(self, quiet: QWidget, loud: QWidget, *, stretch: int = 0) -> None:
        """Add a column of two, in the middle of the height."""
        column = QVBoxLayout()
        column.setSpacing(0)
        column.addWidget(quiet)
        column.addWidget(loud)
        self._columns.addLayout(column, stretch)
        self._columns.setAlignment(column, Qt.AlignmentFlag.AlignVCenter)

    def _dress(self) -> None:
        look = self._theme.look
        across, down = look.gap(4.5), look.gap(3)
        self._columns.setContentsMargins(across, down, across, down)
        lines = look.metrics(QUIET).height() + look.metrics(VERDICT, bold=True).height()
        self._strut.changeSize(0, lines)  # alike with one line and with two
        self._columns.invalidate()
        self._fit()

    def _fit(self) -> None:
        """Say a long sentence less loudly rather than let the panel grow as one types."""
        look = self._theme.look
        margins = 2 * look.gap(4.5) + AIR
        room = self.width() - margins - self._totals.sizeHint().width()
        long = look.metrics(VERDICT, bold=True).horizontalAdvance(self._verdict.text()) > room
        self._verdict.set_size(TITLE if long else VERDICT)
