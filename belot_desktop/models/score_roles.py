"""What a model of the score table tells its view beyond the text of a cell."""

from __future__ import annotations

from enum import IntEnum, StrEnum

from PySide6.QtCore import Qt


class Tone(StrEnum):
    """How a cell is written: as usual, as something to look at, or standing back."""

    PLAIN = "plain"
    NOTE = "note"
    QUIET = "quiet"


class Mark(StrEnum):
    """What is the matter with a row; told in words by the cell's tooltip."""

    PROBLEM = "problem"
    PAST_END = "past_end"


class ScoreRole(IntEnum):
    """The roles of the score table.

    Of a column, asked for by ``headerData``: ``KIND`` a
    :class:`~belot_desktop.texts.columns.Column`; ``SIDE`` whose column it is (None for
    nobody's); ``GROUP`` the words over the columns of all sides that stand side by side
    ("Точки"), whose own header text is then the side's name.

    Of a cell: ``TEXT`` what is written in it; in the contract column ``SUIT`` the
    contract's key, beside its short text, and ``CONTRA`` what stands in its badge
    ("×2"); in the outcome column the text is a pill; ``TONE`` a :class:`Tone`; in the
    number column ``MARK`` a :class:`Mark`. What is None or left out is not drawn.
    """

    TEXT = Qt.ItemDataRole.DisplayRole.value
    KIND = Qt.ItemDataRole.UserRole.value + 1
    SIDE = Qt.ItemDataRole.UserRole.value + 2
    GROUP = Qt.ItemDataRole.UserRole.value + 3
    SUIT = Qt.ItemDataRole.UserRole.value + 4
    CONTRA = Qt.ItemDataRole.UserRole.value + 5
    TONE = Qt.ItemDataRole.UserRole.value + 6
    MARK = Qt.ItemDataRole.UserRole.value + 7
