"""The readings of a house rule, of which one is agreed, each with what it comes to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter

from belot_desktop.ui.choice_row import LEAST, Choice, ChoiceButton
from belot_desktop.ui.form_row import FormRow
from belot_desktop.ui.frame import button_face, paint_button
from belot_desktop.ui.tokens import QUIET, SENTENCE, TARGET, TEXT, TINY

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QColor, QPaintEvent

    from belot_desktop.ui.frame import Face
    from belot_desktop.ui.look import Look
    from belot_desktop.ui.theme import Theme

BESIDE = 190  # readings stand beside each other while each has so much room

_WRAPPED = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap


@dataclass(frozen=True, slots=True)
class Reading(Choice):
    """One reading of a rule: its words, and what it makes of the example and of the open game."""

    outcome: str = ""
    here: str = ""


class ReadingButton(ChoiceButton):
    """A reading, its words over as many lines as they need."""

    def __init__(self, theme: Theme, figure: int) -> None:
        """Stand for the reading that ``figure`` (from 1) chooses."""
        super().__init__(theme, figure)
        self.reading = Reading("")

    def show_choice(self, choice: Choice) -> None:
        """Stand for ``choice``."""
        if isinstance(choice, Reading):
            self.reading = choice
        super().show_choice(choice)
        said = (self.reading.outcome, self.reading.here, choice.mark)
        self.setAccessibleDescription(". ".join(filter(None, said)))
        self.setToolTip("")

    def sizeHint(self) -> QSize:
        """Ask for a column of a few words."""
        width = self._theme.look.px(BESIDE)
        return QSize(width, self.height_for(width))

    def minimumSizeHint(self) -> QSize:
        """Need room for the longest word."""
        look = self._theme.look
        words = [
            look.metrics(size, bold=bold).horizontalAdvance(word)
            for text, size, bold, _ in self._parts()
            for word in text.split()
        ]
        least = max((look.px(LEAST), *words)) + 2 * look.gap(2)
        return QSize(least, self.height_for(max(self.width(), least)))

    def height_for(self, width: int) -> int:
        """Return the height of its lines at ``width``, with room for the figure under them."""
        look = self._theme.look
        lines = sum(height for _, height in self._placed(width))
        return max(TARGET, lines + 2 * look.gap(2) + look.metrics(TINY).height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the face, the words, what comes of them, and the figure in the corner."""
        look, painter = self._theme.look, QPainter(self)
        face = button_face(self, look, filled=self.isChecked())
        paint_button(painter, self, face)
        top = look.gap(2)
        for (text, size, bold, quiet), height in self._placed(self.width()):
            painter.setFont(look.font(size, bold=bold))
            painter.setPen(_ink(face, quiet=quiet))
            room = QRect(look.gap(2), top, self.width() - 2 * look.gap(2), height)
            painter.drawText(room, int(_WRAPPED), text)
            top += height
        painter.setPen(face.quiet)
        painter.setFont(look.font(TINY))
        corner = self.rect().adjusted(0, 0, -look.gap(2), -look.gap(1))
        painter.drawText(
            corner, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom, self._mark()
        )

    def _tell(self) -> None:
        """Nothing is ever cut, so that no tooltip has to say it."""

    def _parts(self) -> Iterator[tuple[str, int, bool, bool]]:
        """Yield each part: its text, the size, whether it is bold and whether it stands back."""
        yield self.choice.label, SENTENCE, True, False
        yield self.reading.outcome, TEXT, False, False
        yield self.reading.here, QUIET, False, True

    def _placed(self, width: int) -> Iterator[tuple[tuple[str, int, bool, bool], int]]:
        """Yield each part that says something, and its height at ``width``."""
        for part in self._parts():
            if part[0]:
                yield part, _height(self._theme.look, part, width)


class ReadingRow(FormRow):
    """Readings beside each other as far as there is room, all of one height."""

    def new_button(self, at: int) -> ChoiceButton:
        """Make the button of a reading."""
        button = ReadingButton(self.theme, at + 1)
        button.clicked.connect(lambda: self.choose(at))
        return button

    def arranged(self, width: int) -> list[QRect]:
        """Stand in one line of equal columns, or else one below the other."""
        readings = [each for each in self.buttons if isinstance(each, ReadingButton)]
        gap, count = self.theme.look.gap(2), max(len(readings), 1)
        column = (width - gap * (count - 1)) // count
        least = max((each.minimumSizeHint().width() for each in readings), default=0)
        if column >= max(least, self.theme.look.px(BESIDE)):
            height = max((each.height_for(column) for each in readings), default=0)
            return [QRect(n * (column + gap), 0, column, height) for n in range(len(readings))]
        heights = [each.height_for(width) for each in readings]
        tops = [sum(heights[:n]) + n * gap for n in range(len(heights))]
        return [QRect(0, top, width, height) for top, height in zip(tops, heights, strict=True)]


def _height(look: Look, part: tuple[str, int, bool, bool], width: int) -> int:
    text, size, bold, _ = part
    metrics = look.metrics(size, bold=bold)
    room = QRect(0, 0, max(width - 2 * look.gap(2), 1), 10**6)
    return metrics.boundingRect(room, int(_WRAPPED), text).height() + look.gap(0.5)


def _ink(face: Face, *, quiet: bool) -> QColor:
    return face.quiet if quiet else face.text
