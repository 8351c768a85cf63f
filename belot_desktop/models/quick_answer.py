"""What is said to a typed line: what was understood, what will be written or is missing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from belot_desktop.core.rows import Adjustment, Deal
from belot_desktop.models.correction_form import LEAST, MOST
from belot_desktop.texts.numbers import number, signed

if TYPE_CHECKING:
    from belot_desktop.core.scores import Line, Standing
    from belot_desktop.models.quick_reading import QuickReading

Tone = Literal["plain", "note", "error"]


@dataclass(frozen=True, slots=True)
class Answer:
    """Words for a line. ``totals`` are those after its row, none while it cannot be saved."""

    understood: str
    sentence: str
    tone: Tone = "plain"
    totals: tuple[str, ...] = ()


def answer(reading: QuickReading, standing: Standing) -> Answer | None:
    """Answer a line of a game that stands so; nothing to an empty line."""
    if reading.empty:
        return None
    texts = reading.texts
    understood = _understood(reading)
    wrong, tone = _fault(reading, standing)
    line = None if wrong else reading.preview()
    if line is None:
        sentence = wrong or _question(reading)
        return Answer(understood, sentence, "error" if reading.insisting else tone)
    doubts = [texts.problem(each, reading.game) for each in reading.warnings]
    return Answer(
        understood=" — ".join((understood, *doubts)),
        sentence=_verdict(reading, line),
        tone="note" if doubts else "plain",
        totals=tuple(map(number, line.totals)),
    )


def past_end(reading: QuickReading, standing: Standing) -> bool:
    """Tell whether the line says a deal, and none is played any more."""
    return standing.over and not isinstance(reading.row, Adjustment)


def _fault(reading: QuickReading, standing: Standing) -> tuple[str, Tone]:
    """Say what keeps the row from being saved, and how bad that is; nothing for nothing."""
    texts, game = reading.texts, reading.game
    if reading.strange:
        return texts.not_understood(reading.strange[0]), "note"
    if past_end(reading, standing):
        return texts.over(game, standing), "note"
    if reading.errors:
        return texts.problem(reading.errors[0], game), "error"
    return (texts.within(LEAST, MOST), "error") if reading.beyond_bounds else ("", "plain")


def _understood(reading: QuickReading) -> str:
    """Say the row in plain words; before anybody has declared, what was typed of it."""
    row = reading.row
    if isinstance(row, Deal) and row.declarer is None:
        strange = {*reading.reading.strange}
        known = [each for each in reading.reading.words if each not in strange]
        return " ".join(reading.line[each.start : each.end] for each in known)
    return reading.texts.in_words(row, reading.game)


def _question(reading: QuickReading) -> str:
    """Ask for what is not there yet."""
    asked = (reading.texts.question(each) for each in reading.missing if reading.says_something)
    return next(asked, "")


def _verdict(reading: QuickReading, line: Line) -> str:
    """Say what will be written."""
    row = line.row
    if isinstance(row, Deal):
        return reading.texts.verdict(reading.game, line.score, row)
    if isinstance(row, Adjustment):
        return " : ".join(map(signed, row.written))
    return reading.texts.nothing_written()
