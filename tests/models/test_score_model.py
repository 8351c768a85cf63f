"""The score table as an item model: what is written in it, and that Qt finds no fault."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester

from belot_desktop.core.changes import details
from belot_desktop.core.game import Team, new_game
from belot_desktop.core.house import house_of
from belot_desktop.core.rows import Adjustment, Deal, Result
from belot_desktop.models.score_model import ScoreModel
from belot_desktop.models.score_roles import Mark, ScoreRole, Tone
from belot_desktop.models.table_text import table_text
from belot_desktop.texts.columns import Column
from tests.said import row
from tests.toy import TOY

if TYPE_CHECKING:
    from belot_desktop.models.pad import Pad
    from belot_desktop.models.speech import Speech

EVENING = (
    "s0 H 87",
    "s0 AT tierce 104",
    "p0 C contra 98",
    "pass",
    "s1 NT 65",
    "s0 S capot",
    "s1 D 101 belote",
    '-26 s0 +26 s1 "отказ"',
)


@pytest.fixture
def evening(pad: Pad) -> Pad:
    for at, said in enumerate(EVENING):
        pad.insert(at, row(said))
    return pad


def watched(pad: Pad, speech: Speech) -> ScoreModel:
    """Return a model in which Qt's own tester looks for faults all the time."""
    model = ScoreModel(pad, speech)
    fatal = QAbstractItemModelTester.FailureReportingMode.Fatal
    model.tester = QAbstractItemModelTester(model, fatal, model)  # type: ignore[attr-defined]
    return model


def column(model: ScoreModel, kind: Column, side: int | None = None) -> int:
    return next(
        at
        for at in range(model.columnCount())
        if model.headerData(at, Qt.Orientation.Horizontal, ScoreRole.KIND) == kind
        and model.headerData(at, Qt.Orientation.Horizontal, ScoreRole.SIDE) == side
    )


SHEET = [
    "№ Раздава Обявил Договор Точки Ние Точки Вие Анонси Изход Пише Ние Пише Вие Общо Ние Общо Вие",
    "1 Ние 1 Ние купа 87 75 9 7 9 7",
    "2 Вие 1 Ние ВК 104 174 Ние: терца вътре 0 28 9 35",
    "3 Ние 2 Ние 1 спатия 98 64 32 0 41 35",
    "4 Вие 2 всички пас 41 35",
    "5 Ние 1 Вие БК 130 130 виси 13 13 0 54 35",
    "6 Вие 1 Ние пика 252 0 капо · +13 25 0 92 35",
    "7 Ние 2 Вие каро 81 101 Вие: белот 8 10 100 45",
    "8 отказ корекция −26 +26 74 71",
]


def test_the_sheet_reads_like_paper(evening: Pad, bulgarian: Speech) -> None:
    lines = list(table_text(watched(evening, bulgarian)))
    assert [" ".join(line.split()) for line in lines] == SHEET
    assert len({len(line) for line in lines}) == 1, "the last column stands flush at the right"


def test_the_sheet_speaks_another_language(evening: Pad, bulgarian: Speech) -> None:
    model = watched(evening, bulgarian)
    bulgarian.speak("en")
    lines = list(table_text(model))
    assert lines[0].split()[:3] == ["#", "Dealer", "Declarer"]
    assert lines[2].split() == [
        "2",
        "They",
        "1",
        "We",
        "AT",
        "104",
        "174",
        "We:",
        "tierce",
        "inside",
        "0",
        "28",
        "9",
        "35",
    ]


def test_rows_come_go_and_change_in_place(pad: Pad, bulgarian: Speech) -> None:
    model = watched(pad, bulgarian)
    total = column(model, Column.TOTALS, 0)
    pad.insert(0, row("s0 H 87"))
    pad.insert(0, row("s0 H 100"))
    pad.insert(2, row("pass"))
    assert [model.index(at, total).data() for at in range(3)] == ["10", "19", "19"]
    pad.replace(0, row("s0 H 87"))
    pad.remove(1)
    assert [model.index(at, total).data() for at in range(2)] == ["9", "9"]
    pad.undo()
    assert model.rowCount() == 3


def test_everything_behind_an_edited_row_is_drawn_anew(evening: Pad, bulgarian: Speech) -> None:
    model, drawn = watched(evening, bulgarian), list[tuple[int, int]]()
    model.dataChanged.connect(lambda first, last: drawn.append((first.row(), last.row())))
    evening.replace(2, row("s0 C 98"))
    assert drawn == [(2, 7)]


def test_another_game_starts_the_table_again(evening: Pad, bulgarian: Speech) -> None:
    model = watched(evening, bulgarian)
    evening.start(new_game(TOY, "5d0c2f0e-4b5e-4c7b-9a55-8f1f0a6f3b21"))
    assert (model.rowCount(), model.columnCount()) == (0, 6 + 3 * TOY.sides)
    deal = Deal(2, contract="red", result=Result("points", values=(None, None, 9)))
    evening.insert(0, deal)
    evening.insert(1, Adjustment((1, -2, 3)))
    lines = [" ".join(line.split()) for line in list(table_text(model))[1:]]
    assert lines == [
        "1 Отбор 1 Отбор 3 red 0 0 9 0 0 9 0 0 9",
        "2 корекция +1 −2 +3 1 −2 12",
    ]


def test_names_change_the_headings(evening: Pad, bulgarian: Speech) -> None:
    model = watched(evening, bulgarian)
    teams = (Team("Котки", ("Ана", "Борис")), Team("Кучета", ("Вера", "Георги")))
    evening.change_details(replace(details(evening.game), teams=teams))
    assert model.headerData(4, Qt.Orientation.Horizontal) == "Котки"
    assert model.headerData(4, Qt.Orientation.Horizontal, ScoreRole.GROUP) == "Точки"
    assert model.index(2, column(model, Column.DECLARER)).data() == "Ана"


def test_the_contract_is_drawn_with_its_suit_and_contra(evening: Pad, bulgarian: Speech) -> None:
    model = watched(evening, bulgarian)
    contract = model.index(2, column(model, Column.CONTRACT))
    assert (contract.data(ScoreRole.SUIT), contract.data(ScoreRole.CONTRA)) == ("clubs", "×2")
    plain = model.index(0, column(model, Column.CONTRACT))
    assert (plain.data(ScoreRole.SUIT), plain.data(ScoreRole.CONTRA)) == ("hearts", None)
    passed = model.index(3, column(model, Column.CONTRACT))
    assert (passed.data(ScoreRole.SUIT), passed.data(ScoreRole.CONTRA)) == (None, None)


def test_a_row_past_the_end_is_marked_and_says_so(evening: Pad, bulgarian: Speech) -> None:
    model = watched(evening, bulgarian)
    evening.replace(0, row("+151 s0"))
    number = model.index(1, column(model, Column.NUMBER))
    assert number.data(ScoreRole.MARK) == Mark.PAST_END
    assert number.data(Qt.ItemDataRole.ToolTipRole) == "след края"


def test_a_row_that_a_rule_made_wrong_is_marked_and_says_why(pad: Pad, bulgarian: Speech) -> None:
    model = watched(pad, bulgarian)
    pad.insert(0, row("s0 H carre s1 tierce 120"))
    number = model.index(0, column(model, Column.NUMBER))
    assert number.data(ScoreRole.MARK) is None
    house = house_of(type(pad.game.house), {"contest": "single"})
    pad.change_details(replace(details(pad.game), house=house))
    assert number.data(ScoreRole.MARK) == Mark.PROBLEM
    assert number.data(Qt.ItemDataRole.ToolTipRole)


def test_cells_are_said_with_their_column(evening: Pad, bulgarian: Speech) -> None:
    model, spoken = watched(evening, bulgarian), Qt.ItemDataRole.AccessibleTextRole
    assert model.index(1, column(model, Column.POINTS, 1)).data(spoken) == "Точки Вие 174"
    assert (
        model.index(1, 0).data(spoken) == "Раздаване 2: всичко коз, Ние, вътре, 0 : 28; Ние: терца"
    )
    assert model.index(1, 1).data(spoken) == "Раздава Вие 1"
    assert model.index(1, 1).data(Qt.ItemDataRole.ToolTipRole)


def test_what_was_not_played_stands_back(evening: Pad, bulgarian: Speech) -> None:
    model, total = watched(evening, bulgarian), 10
    assert model.index(3, total).data(ScoreRole.TONE) == Tone.QUIET
    assert model.index(2, total).data(ScoreRole.TONE) == Tone.PLAIN


def test_what_is_not_there_is_not_told(evening: Pad, bulgarian: Speech) -> None:
    model = watched(evening, bulgarian)
    assert model.data(QModelIndex()) is None
    assert model.headerData(99, Qt.Orientation.Horizontal) is None
    assert model.headerData(0, Qt.Orientation.Vertical) is None
    assert model.headerData(0, Qt.Orientation.Horizontal, ScoreRole.GROUP) is None
    assert model.index(0, 0).data(Qt.ItemDataRole.DecorationRole) is None
    assert model.rowCount(model.index(0, 0)) == model.columnCount(model.index(0, 0)) == 0
