"""The card of one side in the score head: who they are, their total, how far it is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QFrame, QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from belot_desktop.ui.frame import RING, paint_box, rounded
from belot_desktop.ui.tokens import HEADING, POINTS, QUIET, SENTENCE, TITLE, TOTAL
from belot_desktop.ui.words import Words, quiet_ink

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from belot_desktop.ui.theme import Theme

BAR = 7


@dataclass(frozen=True, slots=True)
class TeamView:
    """One side's card in ready words.

    ``share`` is how much of the way to the target is done, from 0 to 1; ``won`` the
    words of the winner's badge, empty for everybody else.
    """

    side: int
    name: str
    players: str
    total: str
    target: str = ""
    left: str = ""
    share: float = 0.0
    won: str = ""


class Total(Words):
    """A total as large as its room lets it be, standing on the room's lower edge."""

    def __init__(self, theme: Theme, side: int) -> None:
        """Write in the colour of ``side``."""
        super().__init__(theme, TOTAL, bold=True, ink=lambda colours: colours.side(side).ink)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)

    def sizeHint(self) -> QSize:
        """Ask for the height of figures, which have nothing below the line."""
        metrics = self._metrics()
        width = metrics.horizontalAdvance(self.text())
        below = self._theme.look.metrics(SENTENCE, bold=True).descent()
        above = self._theme.look.gap(1.5)
        return QSize(width, above + metrics.capHeight() + below)

    def minimumSizeHint(self) -> QSize:
        """Need what the total takes at half its size."""
        metrics = self._theme.look.metrics(self._size // 2, bold=True)
        height = min(metrics.height(), self.sizeHint().height())
        return QSize(metrics.horizontalAdvance(self.text()), height)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the figures, their ink flush with the left edge."""
        look, painter = self._theme.look, QPainter(self)
        below = look.metrics(SENTENCE, bold=True).descent()
        font = look.fitting(self.text(), self._size, self.width(), self.height() - below)
        painter.setFont(font)
        painter.setPen(self._ink(look.colours))
        bearing = painter.fontMetrics().leftBearing(self.text()[0]) if self.text() else 0
        painter.drawText(-bearing, self.height() - below, self.text())


class Badge(Words):
    """A filled pill that says who won."""

    def __init__(self, theme: Theme) -> None:
        """Start hidden."""
        super().__init__(theme, HEADING, bold=True, ink=lambda colours: colours.on_action)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.hide()

    def sizeHint(self) -> QSize:
        """Ask for the words with some air."""
        look = self._theme.look
        return super().sizeHint() + QSize(look.gap(4), look.gap(1.5))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the pill and the words on it."""
        action = self._theme.look.colours.action
        painter = QPainter(self)
        paint_box(painter, self.rect(), action, action, self.height() / 2)
        painter.end()
        super().paintEvent(event)


class TeamCard(QFrame):
    """One side's card. In little room it is a line: the name, and the total beside it."""

    def __init__(self, theme: Theme, side: int) -> None:
        """Make the card of ``side``."""
        super().__init__()
        self._theme, self._side = theme, side
        self._share, self._won = 0.0, False
        self._name = Words(theme, TITLE, bold=True)
        self._players = Words(theme, QUIET, ink=quiet_ink)
        self._badge = Badge(theme)
        self._total = Total(theme, side)
        self._target = Words(theme, QUIET, ink=quiet_ink)
        self._left = Words(theme, SENTENCE, bold=True)
        for words in (self._target, self._left):
            words.setAlignment(Qt.AlignmentFlag.AlignRight)
        self._lines = _column(self._target, self._left)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._grid = QGridLayout(self)
        self._compact = False
        self._place()
        theme.changed.connect(self._place)

    def show_team(self, view: TeamView) -> None:
        """Show ``view``."""
        self._share, self._won = min(max(view.share, 0.0), 1.0), bool(view.won)
        self._name.setText(view.name)
        self._players.setText(view.players)
        self._badge.setText(view.won)
        self._badge.setVisible(self._won)
        self._total.setText(view.total)
        self._target.setText(view.target)
        self._left.setText(view.left)
        self._left.setVisible(bool(view.left))
        self.setAccessibleName(view.name)
        told = (view.total, view.won, view.target, view.left, view.players)
        self.setAccessibleDescription(" · ".join(each for each in told if each))
        self.update()

    def set_compact(self, compact: bool) -> None:  # noqa: FBT001 (a state, not an option)
        """Take little room, or as much as the figures deserve."""
        if compact != self._compact:
            self._compact = compact
            self._place()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the card, its bar clipped by the round corners, and a thick edge if it won."""
        look, painter = self._theme.look, QPainter(self)
        colours, ink = look.colours, look.colours.side(self._side).ink
        paint_box(painter, self.rect(), colours.card, colours.line)
        painter.save()
        painter.setClipPath(rounded(QRectF(self.rect()).adjusted(1, 1, -1, -1)))
        bar = QRectF(0, self.height() - self._bar(), self.width(), self._bar())
        painter.fillRect(bar, colours.line)
        bar.setWidth(bar.width() * self._share)
        painter.fillRect(bar, ink)
        painter.restore()
        if self._won:
            paint_box(painter, self.rect(), QColor(Qt.GlobalColor.transparent), QPen(ink, RING))

    def _bar(self) -> int:
        return self._theme.look.gap(BAR / 4)

    def _place(self) -> None:
        look, grid = self._theme.look, self._grid
        for words in (self._name, self._players, self._badge, self._total, self._lines):
            grid.removeWidget(words)
        across, down = look.gap(3 if self._compact else 4.5), look.gap(2 if self._compact else 3)
        grid.setContentsMargins(across, down, across, down + self._bar())
        grid.setHorizontalSpacing(look.gap(2))
        grid.setVerticalSpacing(0)
        grid.setColumnStretch(0, 1)
        self._total.set_size(POINTS if self._compact else TOTAL)
        (self._place_line if self._compact else self._place_card)()
        for words in (self._players, self._target):  # placed first: else a window of its own
            words.setHidden(self._compact)
        self.updateGeometry()

    def _place_card(self) -> None:
        right, bottom = Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignBottom
        self._left.setAlignment(right)
        self._grid.addWidget(self._name, 0, 0)
        self._grid.addWidget(self._badge, 0, 1, right)
        self._grid.addWidget(self._players, 1, 0, 1, 2)
        self._grid.addWidget(self._total, 2, 0)
        self._grid.addWidget(self._lines, 2, 1, bottom)

    def _place_line(self) -> None:
        left, middle = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignVCenter
        self._left.setAlignment(left)
        self._grid.addWidget(self._name, 0, 0)
        self._grid.addWidget(self._badge, 1, 0, left)
        self._grid.addWidget(self._lines, 2, 0)
        self._grid.addWidget(self._total, 0, 1, 3, 1, middle)


def _column(*words: Words) -> QWidget:
    column = QWidget()
    layout = QVBoxLayout(column)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(0)
    for each in words:
        layout.addWidget(each)
    return column
