"""The quick line without its field: a row typed as people say it, and what follows from it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from belot_desktop.models.quick_answer import Answer, answer, past_end
from belot_desktop.models.quick_reading import QuickReading
from belot_desktop.models.settings import QUICK_LINE
from belot_desktop.models.typed_lines import TypedLines

if TYPE_CHECKING:
    from belot_desktop.core.notation import Means
    from belot_desktop.core.rows import Row
    from belot_desktop.models.half_typed import HalfTyped
    from belot_desktop.models.pad import Pad
    from belot_desktop.models.quick_completions import Completion
    from belot_desktop.models.settings import Settings
    from belot_desktop.models.speech import Speech

_PAUSE = 150  # milliseconds without typing before the disk is troubled


@dataclass(frozen=True, slots=True)
class Span:
    """A word of the line from ``start`` to ``end``, and whether it is ``strange``."""

    start: int
    end: int
    means: Means | None
    strange: bool


@dataclass(frozen=True, slots=True)
class _Taking:
    """A ``line`` in which a word was begun, its offers, and which of them was taken."""

    line: str
    offers: tuple[Completion, ...]
    chosen: int


class QuickLine(QObject):
    """A line being typed.

    ``changed`` tells that anything that follows from it did, ``saved`` carries the place
    of the row that was written, ``refused`` why none can be written now.
    """

    changed = Signal()
    saved = Signal(int)
    refused = Signal(str)

    def __init__(self, pad: Pad, half_typed: HalfTyped, speech: Speech, settings: Settings) -> None:
        """Go on with the line that was typed when the program ended."""
        super().__init__()
        self._pad, self._half_typed, self._speech = pad, half_typed, speech
        self._settings, self._lines = settings, TypedLines(settings)
        self._text: str = settings.get(QUICK_LINE)
        self._cursor = len(self._text)
        self._insisting = False
        self._taking: _Taking | None = None
        self._reading = self._read()
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE)
        self._pause.timeout.connect(self.flush)
        for signal in (pad.changed, half_typed.changed, speech.changed):
            signal.connect(self._read_anew)

    # --- typing

    @property
    def text(self) -> str:
        """What was typed."""
        return self._text

    @property
    def cursor(self) -> int:
        """How many letters stand before the cursor."""
        return self._cursor

    def type(self, text: str, cursor: int | None = None) -> None:
        """Let ``text`` be typed, the cursor behind so many letters, or at the end."""
        place = len(text) if cursor is None else cursor
        if (text, place) == (self._text, self._cursor):
            return
        if text != self._text:
            self._lines.rest()
        self._put(text, place, insisting=self._insisting and text == self._text)

    def step(self, step: int) -> None:
        """Bring back the line before (-1), or go on to the one after it (1)."""
        text = self._lines.step(step, self._text)
        self._put(text, len(text))

    def take(self, step: int = 1) -> bool:
        """Write out the word at the cursor as it may go on; once more: as it also may.

        Return whether there was anything to take.
        """
        now, offers = self._taking, self.offers
        if not offers or (now is not None and len(offers) == 1):
            return False
        if now is None:
            self._take(_Taking(self._text, offers, 0))
        else:
            self._take(replace(now, chosen=(now.chosen + step) % len(offers)))
        return True

    def choose(self, at: int) -> None:
        """Write out the word at the cursor as the offer ``at`` (from 0) says."""
        base = self._text if self._taking is None else self._taking.line
        text, cursor = self.offers[at].put_into(base)
        self.type(text, cursor)

    @property
    def offers(self) -> tuple[Completion, ...]:
        """How the word at the cursor may go on, or how the one that was taken might have."""
        return self._reading.completions if self._taking is None else self._taking.offers

    @property
    def chosen(self) -> int | None:
        """Which of the offers was taken, None where none was."""
        return None if self._taking is None else self._taking.chosen

    def _take(self, taking: _Taking) -> None:
        text, cursor = taking.offers[taking.chosen].put_into(taking.line)
        self._lines.rest()
        self._put(text, cursor, taking=taking)

    def flush(self) -> None:
        """Write what is typed to the disk now."""
        self._pause.stop()
        self._settings.put(QUICK_LINE, self._text)

    def _put(
        self, text: str, cursor: int, *, insisting: bool = False, taking: _Taking | None = None
    ) -> None:
        state = (text, cursor, insisting, taking)
        if state != (self._text, self._cursor, self._insisting, self._taking):
            self._text, self._cursor, self._insisting, self._taking = state
            self._pause.start()
            self._read_anew()

    # --- what follows

    @property
    def reading(self) -> QuickReading:
        """What the line says."""
        return self._reading

    @property
    def spans(self) -> tuple[Span, ...]:
        """The words of the line, from the left."""
        strange = {*self._reading.strange}
        return tuple(
            Span(word.start, word.end, word.means, strange=word in strange)
            for word in self._reading.reading.words
        )

    @property
    def answer(self) -> Answer | None:
        """What to say to the line, None to an empty one."""
        return answer(self._reading, self._pad.sheet.standing)

    def _read_anew(self) -> None:
        self._reading = self._read()
        self.changed.emit()

    def _read(self) -> QuickReading:
        return QuickReading(
            self._text,
            self._cursor,
            self._pad.game,
            self._speech.texts,
            next_dealer=self._half_typed.next_dealer,
            insisting=self._insisting,
        )

    # --- saving

    def save(self) -> bool:
        """Write the row at the end of the sheet; return whether it is there now.

        Where it cannot be, the line stays as it is, and says why.
        """
        reading, standing = self._reading, self._pad.sheet.standing
        if reading.complete and past_end(reading, standing):
            self.refused.emit(reading.texts.over(reading.game, standing))
        elif reading.complete:
            return self._write(reading.row)
        elif not reading.empty:
            self._put(self._text, self._cursor, insisting=True)
        return False

    def _write(self, row: Row) -> bool:
        at, text = len(self._pad.game.rows), self._text
        if not self._pad.insert(at, row):
            return False
        self._lines.add(text)
        self._put("", 0)
        self.flush()
        self.saved.emit(at)
        return True
