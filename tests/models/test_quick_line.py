"""A deal typed as people say it: what is said to it, what is marked, what is written."""

from __future__ import annotations

from dataclasses import replace
from time import perf_counter
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from belot_desktop.core.changes import details
from belot_desktop.core.game import Team
from belot_desktop.core.notation import Means
from belot_desktop.core.rows import Adjustment, Passed
from belot_desktop.models.quick_line import QuickLine, Span
from belot_desktop.models.settings import QUICK_LINE
from belot_desktop.store import settings as kept
from tests.said import game, row
from tests.toy import TOY

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from belot_desktop.core.rows import Row
    from belot_desktop.models.half_typed import HalfTyped
    from belot_desktop.models.pad import Pad
    from belot_desktop.models.speech import Speech
    from belot_desktop.store.database import Database


def told(line: QuickLine, text: str) -> tuple[str, str, str]:
    """Type a line and return what is said to it."""
    line.type(text)
    answer = line.answer
    assert answer is not None
    return answer.understood, answer.sentence, answer.tone


def marked(line: QuickLine) -> list[str]:
    return [line.text[each.start : each.end] for each in line.spans if each.strange]


# --- what is said


def test_nothing_is_said_to_an_empty_line(line: QuickLine) -> None:
    line.type("  ")
    assert line.answer is None
    assert not line.save()


def test_a_whole_deal_is_judged_before_it_is_saved(line: QuickLine) -> None:
    assert told(line, "вера купа 98 терца белот") == (
        "Вера купа 98 терца белот",
        "Вътре: 20 за Ние",
        "plain",
    )
    assert line.answer is not None
    assert line.answer.totals == ("20", "0")


@pytest.mark.parametrize(
    ("typed", "asked"),
    [
        ("вера", "Какъв е договорът?"),
        ("купа 98", "Кой обяви?"),
        ("вера купа", "Колко точки?"),
        ("вера купа 98 бе", ""),
        ("+26", "За кого са +26?"),
        ("пас раздава", "Кой раздава?"),
        ("кпуа", "Не разбрах „кпуа“."),
        ("вера купа 98 63", "„63“ не върви с останалото."),
        ("вера купа 300", "Толкова точки няма: най-много 162."),
        ("вие +12345", "От −10000 до 10000 точки."),
        ("всички пас", "Всички пас: нищо не се пише"),
        ("+26 вие", "0 : +26"),
        ("вера бк терца", "На без коз няма анонси."),
    ],
)
def test_it_says_what_is_missing_or_wrong_or_written(
    line: QuickLine, typed: str, asked: str
) -> None:
    assert told(line, typed)[1] == asked


def test_before_anybody_has_declared_it_says_what_it_knows(line: QuickLine) -> None:
    assert told(line, "КУПА 98 кпу")[0] == "КУПА 98"
    assert told(line, "вера купа ана белот 98 вера терца")[0] == "Вера купа терца Ние 98 белот"


def test_a_doubtful_deal_may_be_saved(line: QuickLine, pad: Pad) -> None:
    understood, sentence, tone = told(line, "вера купа 161")
    assert understood.startswith("Вера купа 161 — ")
    assert (sentence[:9], tone) == ("Изкарано:", "note")
    assert line.save()
    assert pad.game.rows == (row("p1 H 161"),)


def test_too_few_points_are_only_certain_once_they_are_typed(line: QuickLine) -> None:
    assert told(line, "вера купа терца 9")[1:] == ("", "plain")
    assert told(line, "вера купа терца 9 ")[2] == "error"
    line.type("вера купа терца 9")
    assert not line.save()
    assert told(line, "вера купа терца 9")[2] == "error"


def test_insisting_makes_a_question_an_error_until_something_is_typed(line: QuickLine) -> None:
    line.type("вера купа")
    assert not line.save()
    assert line.answer is not None
    assert line.answer.tone == "error"
    assert told(line, "вера купа 9")[2] == "plain"


# --- what is marked


def test_every_word_has_its_span(line: QuickLine) -> None:
    line.type("вера кпуа ♥98")
    assert line.spans == (
        Span(0, 4, Means.SEAT, strange=False),
        Span(5, 9, None, strange=True),
        Span(10, 11, Means.CONTRACT, strange=False),
        Span(11, 13, Means.NUMBER, strange=False),
    )


def test_a_word_is_not_strange_while_it_may_become_one(line: QuickLine) -> None:
    line.type("вера купит")
    assert marked(line) == []
    line.type("вера купит ")
    assert marked(line) == ["купит"]
    line.type("вера купит")
    line.save()
    assert marked(line) == ["купит"]


def test_a_name_may_wait_for_what_is_said_of_it(line: QuickLine, pad: Pad) -> None:
    assert told(line, "вера купа 98 терца на ана") == ("Вера купа 98 терца", "", "plain")
    assert marked(line) == []
    assert not line.save()
    assert pad.game.rows == ()
    assert marked(line) == ["ана"]
    assert line.answer is not None
    assert line.answer.sentence == "Какво за „ана“?"


# --- saving


def test_a_row_is_written_at_the_end_with_who_deals_out_of_turn(
    line: QuickLine, pad: Pad, half_typed: HalfTyped, qtbot: QtBot
) -> None:
    pad.insert(0, row("s0 H 87"))
    half_typed.put_next_dealer(3)
    line.type("ана каро 90")
    with qtbot.waitSignal(line.saved) as saved:
        assert line.save()
    assert saved.args == [1]
    assert pad.game.rows[1] == row("p0 D 90 dealer p3")
    assert line.text == ""
    line.type("пас раздава вера")
    line.save()
    assert pad.game.rows[2] == Passed(1)


@pytest.mark.parametrize("typed", ["вера купа", "вера купа 98 63", "купа 98", "+26", "9"])
def test_nothing_half_said_is_written(line: QuickLine, pad: Pad, typed: str) -> None:
    line.type(typed)
    assert not line.save()
    assert pad.game.rows == ()
    assert line.text == typed


def test_no_deal_is_written_after_the_end(line: QuickLine, pad: Pad, qtbot: QtBot) -> None:
    pad.insert(0, Adjustment((160, 0)))
    assert told(line, "вера купа 98")[1:] == ("Край. Победител: Ние", "note")
    with qtbot.waitSignal(line.refused) as refused:
        line.save()
    assert refused.args == ["Край. Победител: Ние"]
    assert line.text == "вера купа 98"
    line.type("-20 ние")
    assert line.save()


def test_what_could_not_be_kept_stays_typed(
    line: QuickLine, pad: Pad, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(_at: int, _row: Row) -> bool:
        return False

    monkeypatch.setattr(pad, "insert", fails)
    line.type("вера купа 98")
    assert not line.save()
    assert line.text == "вера купа 98"


# --- what was typed before


def test_up_brings_back_the_last_line(line: QuickLine, open_line: Callable[[], QuickLine]) -> None:
    for typed in ("вера купа 98", "пас", "пас", "ана каро 90"):
        line.type(typed)
        line.save()
    line = open_line()
    line.type("бо")
    line.flush()
    seen = list[str]()
    for step in (-1, -1, -1, -1, 1, 1, 1, 1):
        line.step(step)
        seen.append(line.text)
    up = ["ана каро 90", "пас", "вера купа 98", "вера купа 98"]
    assert seen == [*up, "пас", "ана каро 90", "бо", "бо"]


def test_what_is_half_typed_is_found_again(
    line: QuickLine, open_line: Callable[[], QuickLine], database: Database, qtbot: QtBot
) -> None:
    line.type("вера ку")
    assert kept.Settings(database).get(QUICK_LINE.key) is None
    qtbot.waitUntil(lambda: kept.Settings(database).get(QUICK_LINE.key) == "вера ку")
    assert open_line().text == "вера ку"
    line.type("всички пас")
    line.save()
    assert open_line().text == ""


def test_names_and_language_may_change_under_the_line(
    line: QuickLine, pad: Pad, bulgarian: Speech, qtbot: QtBot
) -> None:
    line.type("мария hearts 98")
    assert marked(line) == ["мария"]
    with qtbot.waitSignal(line.changed):
        pad.change_details(replace(details(pad.game), teams=(Team("", ("Мария", "")), Team())))
    assert marked(line) == []
    with qtbot.waitSignal(line.changed):
        bulgarian.speak("en")
    assert line.text == "мария hearts 98"
    assert line.answer is not None
    assert line.answer.sentence == "Made: 10 : 6"


# --- laws


@settings(max_examples=80, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(text=st.text(max_size=60), cursor=st.integers(0, 60))
def test_no_line_of_any_text_raises(line: QuickLine, text: str, cursor: int) -> None:
    line.type(text, min(cursor, len(text)))
    assert all(0 <= each.start < each.end <= len(text) for each in line.spans)
    assert line.answer is None or line.answer.understood is not None
    assert isinstance(line.reading.completions, tuple)


@pytest.mark.parametrize("piece", ["белот ана ", "x ", '"', "1+", "в", "+1 "])
def test_a_very_long_line_is_answered_at_once(line: QuickLine, piece: str) -> None:
    start = perf_counter()
    line.type((piece * 10_000)[:10_000])
    assert line.answer is not None
    assert line.spans
    assert line.offers == ()
    assert perf_counter() - start < 2


def test_another_game_is_typed_as_well(line: QuickLine, pad: Pad) -> None:
    pad.start(
        replace(
            game(),
            id="0f8c1c3e-5a52-4d7e-9a53-0d5f6f1f2a11",
            variant=TOY,
            house=TOY.house(),
            teams=(Team(), Team(), Team()),
        )
    )
    assert told(line, "отбор 2 red")[1] == "Колко точки?"
    line.type("отбор 2 red 8 отбор 3 pair")
    assert line.save()
