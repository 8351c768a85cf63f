"""How a word that is begun in the quick line may go on."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from belot_desktop.core.game import Team
from tests.said import game
from tests.toy import TOY

if TYPE_CHECKING:
    from belot_desktop.models.pad import Pad
    from belot_desktop.models.quick_line import QuickLine


def offered(line: QuickLine, text: str, cursor: int | None = None) -> list[str]:
    line.type(text, cursor)
    return [each.word for each in line.reading.completions]


def test_names_are_offered_first_and_only_what_still_goes(line: QuickLine) -> None:
    assert offered(line, "в") == ["Вера", "Вие", "всичко коз", "вътре", "всички пас"]
    assert offered(line, "ана ку") == ["купа"]
    assert offered(line, "ана купа п") == []
    assert offered(line, "ана без коз т") == []
    assert offered(line, "ана всичко к") == ["всичко коз"]
    assert offered(line, "ана s") == ["spades"]
    assert offered(line, "ана ") == []
    assert len(offered(line, "ана к")) == 6
    assert offered(line, "+26 в") == ["Вера", "Вие"]


def test_only_the_word_at_the_cursor_is_completed(line: QuickLine) -> None:
    assert offered(line, "ве 98", 2) == ["Вера"]
    line.choose(0)
    assert (line.text, line.cursor) == ("Вера 98", 5)
    assert offered(line, "вера 98", 2) == []


def test_what_is_taken_once_more_is_the_next_one(line: QuickLine) -> None:
    line.type("в 98", 1)
    taken = []
    for step in (1, 1, -1, -1):
        assert line.take(step)
        taken.append((line.text, line.cursor, line.chosen))
    assert taken == [
        ("Вера 98", 5, 0),
        ("Вие 98", 4, 1),
        ("Вера 98", 5, 0),
        ("всичко коз 98", 11, 2),
    ]
    line.choose(1)
    assert (line.text, line.chosen, line.offers) == ("Вие 98", None, ())
    assert not line.take()


def test_the_only_one_is_taken_once(line: QuickLine) -> None:
    line.type("ана ку")
    assert line.take()
    assert line.text == "ана купа "
    assert not line.take()


def test_nobody_completes_in_a_line_without_end(line: QuickLine) -> None:
    assert offered(line, "вера " * 100 + "ку") == []


def test_the_words_of_another_game_are_offered(line: QuickLine, pad: Pad) -> None:
    teams = (Team(), Team(), Team())
    toy = replace(game(), id="toy", variant=TOY, house=TOY.house(), teams=teams)
    pad.start(toy)
    assert offered(line, "отбор 3 b") == ["blue"]
