"""A section of a dialog: what it is about, what is chosen or typed, and what is wrong with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect

from belot_desktop.ui.placed import Placed, height_at
from belot_desktop.ui.tokens import QUIET, Colours
from belot_desktop.ui.words import Inked, Prose, quiet_ink

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QColor
    from PySide6.QtWidgets import QWidget

    from belot_desktop.ui.theme import Theme

LABEL = 142  # the width of a label that stands beside its body
ROOMY = 660  # a section narrower than this has its label above


def note_ink(colours: Colours) -> QColor:
    """Write in the colour of a warning."""
    return colours.note.ink


def error_ink(colours: Colours) -> QColor:
    """Write in the colour of what has to be put right."""
    return colours.error.ink


def side_ink(side: int) -> Inked:
    """Write in the colour of ``side``."""
    return lambda colours: colours.side(side).ink


class Section(Placed):
    """A quiet label beside or above a body, and a sentence under it while something is wrong.

    ``aside`` goes with the label: a switch about the whole section.
    """

    def __init__(self, theme: Theme, body: QWidget, aside: QWidget | None = None) -> None:
        """Hold ``body``."""
        self._label = Prose(theme, QUIET, ink=quiet_ink)
        self._sentence = Prose(theme, QUIET, ink=error_ink)
        self._sentence.hide()
        self._body, self._aside = body, aside
        super().__init__(theme, filter(None, (self._label, aside, body, self._sentence)))

    def set_label(self, label: str) -> None:
        """Say what the section is about."""
        self._label.setText(label)
        self.place()

    def set_ink(self, ink: Inked) -> None:
        """Write the label in another colour, such as a side's."""
        self._label.set_ink(ink)

    @property
    def problem(self) -> str:
        """The sentence that stands under the body."""
        return self._sentence.text()

    def set_problem(self, sentence: str, *, warning: bool = False) -> None:
        """Say what is wrong, or with a ``warning`` only doubtful; nothing where all is well."""
        self._say(sentence, note_ink if warning else error_ink)

    def set_remark(self, sentence: str) -> None:
        """Say quietly what else there is to know."""
        self._say(sentence, quiet_ink)

    def wanted_width(self) -> int:
        """Return the width of the label and the body beside it."""
        return self._label_width() + self._body.sizeHint().width()

    def least_width(self) -> int:
        """Return what the body needs, or the switch."""
        held = filter(None, (self._body, self._aside))
        return max(each.minimumSizeHint().width() for each in held)

    def places(self, width: int) -> Iterator[tuple[QWidget, QRect]]:
        """Stand beside each other where there is room, or else one below the other."""
        if width >= self.theme.look.px(ROOMY):
            yield from self._beside(width)
        else:
            yield from self._below(width)

    def _beside(self, width: int) -> Iterator[tuple[QWidget, QRect]]:
        """Put the label, with what goes with it, at half the height of the body."""
        gap, left = self.theme.look.gap(2), self._label_width()
        heads = [each for each in (self._label, self._aside) if each and not each.isHidden()]
        heights = [height_at(each, left - gap) for each in heads]
        body = height_at(self._body, width - left)
        high = max(body, sum(heights))
        top = (high - sum(heights)) // 2
        for head, height in zip(heads, heights, strict=True):
            yield head, QRect(0, top, left - gap, height)
            top += height
        yield self._body, QRect(left, (high - body) // 2, width - left, body)
        yield from self._below_body(left, high, width)

    def _below(self, width: int) -> Iterator[tuple[QWidget, QRect]]:
        """Put the label above, with what goes with it at its right."""
        label, aside = self._label.sizeHint().width() + 1, self._aside
        top = height_at(self._label, width)
        if aside and not aside.isHidden():
            gap, needed = self.theme.look.gap(4), aside.sizeHint()
            label = max(min(label, width - gap - needed.width()), 0)
            top = max(height_at(self._label, label), needed.height())
            wide = min(needed.width(), width)
            yield aside, QRect(width - wide, 0, wide, top)
        yield self._label, QRect(0, 0, min(label, width), top)
        top += self.theme.look.gap(0.5)
        body = height_at(self._body, width)
        yield self._body, QRect(0, top, width, body)
        yield from self._below_body(0, top + body, width)

    def _below_body(self, left: int, top: int, width: int) -> Iterator[tuple[QWidget, QRect]]:
        if not self._sentence.isHidden():
            height = height_at(self._sentence, width - left)
            place = QRect(left, top + self.theme.look.gap(1), width - left, height)
            yield self._sentence, place

    def _say(self, sentence: str, ink: Inked) -> None:
        self._sentence.set_ink(ink)
        if sentence != self._sentence.text():
            self._sentence.setText(sentence)
            self._sentence.setVisible(bool(sentence))
            self.place()

    def _label_width(self) -> int:
        return self.theme.look.px(LABEL) + self.theme.look.gap(1)
