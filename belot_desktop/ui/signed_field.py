"""The written points that a correction gives a side or takes from it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize
from PySide6.QtGui import QValidator

from belot_desktop.ui.points_field import PointsField
from belot_desktop.ui.tokens import POINTS

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from belot_desktop.ui.theme import Theme

LONGEST = 6
SHARE = 0.55  # of the width, for the number: the rest is for the name
_SIGNS = "+-\N{MINUS SIGN}\N{EN DASH}"


class Signed(QValidator):
    """Lets figures with a sign before them through, without the spaces of what is pasted."""

    def validate(self, text: str, at: int) -> tuple[QValidator.State, str, int]:
        """Judge ``text``; the cursor stays where it was unless spaces went before it."""
        bare = "".join(text.split())
        digits = bare[1:] if bare[:1] in tuple(_SIGNS) else bare
        if digits and not (digits.isascii() and digits.isdigit()):
            return QValidator.State.Invalid, text, at
        return QValidator.State.Acceptable, bare, min(at, len(bare))


class SignedField(PointsField):
    """A field as for the points of a deal, in which a sign may be typed."""

    def __init__(self, theme: Theme, side: int, parent: QWidget | None = None) -> None:
        """Start empty, in the colour of ``side``."""
        super().__init__(theme, side, parent)
        self.theme = theme
        self.edit.setMaxLength(LONGEST)
        self.edit.setValidator(Signed(self))

    def minimumSizeHint(self) -> QSize:
        """Need room for the longest number as well."""
        least, figures = super().minimumSizeHint(), self.theme.look.metrics(POINTS, bold=True)
        number = figures.horizontalAdvance("0" * LONGEST)
        return QSize(max(least.width(), round(number / SHARE)), least.height())
