"""The correction dialog without its window: points for each side, a note, a revoke."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from belot_desktop.core.changes import RowChange, apply
from belot_desktop.core.rows import Adjustment
from belot_desktop.core.sheet import sheet
from belot_desktop.models.deal_turn import turn_at
from belot_desktop.models.plain_line import NOTE, plain_line

if TYPE_CHECKING:
    from belot_desktop.core.game import Game
    from belot_desktop.core.scores import Line

LEAST, MOST = -10_000, 10_000  # written points (format/game.md, "Correction rows")

_MINUS = str.maketrans(dict.fromkeys("\N{MINUS SIGN}\N{EN DASH}\N{HYPHEN}", "-"))


class Purpose(Enum):
    """What a correction is for."""

    CORRECTION = auto()
    REVOKE = auto()
    PAPER = auto()  # a game begun on paper is taken over


class CorrectionForm(QObject):
    """A correction being entered before row ``at``, or row ``at`` being edited."""

    changed = Signal()

    def __init__(
        self, game: Game, at: int, *, editing: bool = False, purpose: Purpose = Purpose.CORRECTION
    ) -> None:
        """Start empty, or with the correction that is edited."""
        super().__init__()
        self.game, self.at, self.editing, self.purpose = game, at, editing, purpose
        self.turn = turn_at(game, at)
        before = game.rows[at] if editing else None
        self._before = before
        self._typed = [""] * game.variant.sides
        self._note = ""
        if isinstance(before, Adjustment):
            self._typed = [str(each) if each else "" for each in before.written]
            self._note = before.note
        self._start = (*self._typed, self._note)

    @property
    def typed(self) -> tuple[str, ...]:
        """What stands in the field of each side."""
        return tuple(self._typed)

    @property
    def note(self) -> str:
        """What stands in the note."""
        return self._note

    @property
    def touched(self) -> bool:
        """Whether anything was entered that closing would lose."""
        return (*self._typed, self._note) != self._start

    def type_points(self, side: int, text: str) -> None:
        """Let ``text`` stand in the field of ``side``."""
        self._typed[side] = text
        self.changed.emit()

    def type_note(self, text: str) -> None:
        """Let ``text`` stand in the note."""
        self._note = text
        self.changed.emit()

    def revoke(self, side: int) -> None:
        """Give every other side what a revoke of ``side`` gives it by custom."""
        penalty = self.game.variant.penalty
        self._typed = ["" if each == side else f"+{penalty}" for each in range(len(self._typed))]
        self.changed.emit()

    def value(self, side: int) -> int | None:
        """Return the written points of ``side``: 0 for an empty field, None for no number."""
        text = self._typed[side].strip().translate(_MINUS)
        if not text:
            return 0
        digits = text[1:] if text[0] in "+-" else text
        plain = digits.isascii() and digits.isdigit()
        value = int(text) if plain else None
        return value if value is not None and LEAST <= value <= MOST else None

    @property
    def wrong(self) -> tuple[int, ...]:
        """The sides whose fields hold no number within the bounds."""
        return tuple(side for side in range(len(self._typed)) if self.value(side) is None)

    @property
    def empty(self) -> bool:
        """Whether nobody gets or loses anything."""
        return not any(each is None or each for each in map(self.value, range(len(self._typed))))

    @property
    def complete(self) -> bool:
        """Whether the correction can be saved."""
        return not self.wrong and not self.empty

    @property
    def row(self) -> Adjustment:
        """The correction; what is no number counts as nothing."""
        written = tuple(self.value(side) or 0 for side in range(len(self._typed)))
        return Adjustment(written, plain_line(self._note, NOTE))

    def preview(self) -> Line | None:
        """Return the line that the correction would be on the sheet, None while it is not one."""
        if not self.complete:
            return None
        change = RowChange(self.at, self._before, self.row)
        return sheet(apply(self.game, change)).lines[self.at]
