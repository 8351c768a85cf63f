"""The score table shows any model that speaks the score roles."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent, QStandardItemModel
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip

from belot_desktop.models.score_roles import Mark, ScoreRole, Tone
from belot_desktop.texts.columns import Column
from belot_desktop.ui import score_delegate
from belot_desktop.ui.score_table import ScoreTable
from tests.ui.look import evening
from tests.ui.look.evening import ROWS, Row
from tests.ui.look.keys import PLAIN, click, press

if TYPE_CHECKING:
    from PySide6.QtGui import QImage
    from pytestqt.qtbot import QtBot

    from belot_desktop.ui.theme import Theme

SMALL = 768  # the room that a window of 800 x 600 leaves


@pytest.fixture
def table(theme: Theme, qtbot: QtBot) -> ScoreTable:
    made = ScoreTable(theme)
    qtbot.addWidget(made)
    fill(made, evening.score_model())
    made.resize(SMALL, 420)
    made.show()
    made.activateWindow()
    made.setFocus()
    qtbot.waitUntil(made.hasFocus)
    return made


def fill(table: ScoreTable, model: QStandardItemModel) -> None:
    model.setParent(table)
    table.setModel(model)
    QApplication.processEvents()


def shown(table: ScoreTable) -> list[Column]:
    header = Qt.Orientation.Horizontal
    return [
        Column(table.model().headerData(at, header, ScoreRole.KIND))
        for at in range(table.model().columnCount())
        if not table.isColumnHidden(at)
    ]


def widths(table: ScoreTable) -> int:
    return sum(table.columnWidth(at) for at in range(table.model().columnCount()))


def cell(table: ScoreTable, row: int, kind: Column) -> QImage:
    header = Qt.Orientation.Horizontal
    at = next(
        at
        for at in range(table.model().columnCount())
        if table.model().headerData(at, header, ScoreRole.KIND) == kind
    )
    place = table.visualRect(table.model().index(row, at))
    return table.viewport().grab(place).toImage()


def test_all_columns_fit_into_a_small_window(table: ScoreTable) -> None:
    assert len(shown(table)) == table.model().columnCount()
    assert widths(table) == table.viewport().width()
    assert table.horizontalScrollBar().maximum() == 0


def test_long_names_are_cut_and_figures_are_not(table: ScoreTable, theme: Theme) -> None:
    long = [Row(evening.LONG, evening.WIDE, points=("252", "162"), written=("35", "0"))]
    fill(table, evening.score_model(long, (evening.WIDE, evening.LONG)))
    assert widths(table) <= table.viewport().width()
    figures = theme.look.metrics(17, bold=True).horizontalAdvance("151")
    assert all(table.columnWidth(at) >= figures for at in range(8, 12))


@pytest.mark.parametrize("scale", [1.25, 1.5, 2.0])
def test_larger_text_gives_up_the_less_important(
    table: ScoreTable, theme: Theme, scale: float
) -> None:
    theme.apply("dark", scale)
    QApplication.processEvents()
    kept = shown(table)
    assert {Column.NUMBER, Column.CONTRACT, Column.WRITTEN, Column.TOTALS} <= set(kept)
    assert widths(table) <= table.viewport().width()
    table.grab()


def test_a_wide_window_is_filled(table: ScoreTable) -> None:
    table.resize(1600, 420)
    QApplication.processEvents()
    assert widths(table) == table.viewport().width()


def test_three_sides_have_three_columns_of_each_kind(table: ScoreTable) -> None:
    fill(table, evening.score_model(evening.three_sided(), ("Ние", "Вие", "Те")))
    assert shown(table).count(Column.WRITTEN) == 3
    table.grab()


def test_enter_and_a_double_click_ask_to_edit_a_row(table: ScoreTable, qtbot: QtBot) -> None:
    table.select_row(2)
    with qtbot.waitSignal(table.row_activated) as activated:
        press(Qt.Key.Key_Return)
    assert activated.args == [2]
    place = table.visualRect(table.model().index(4, 2)).center()
    click(table.viewport(), place)
    with qtbot.waitSignal(table.row_activated) as activated:
        QTest.mouseDClick(table.viewport(), Qt.MouseButton.LeftButton, PLAIN, place)
    assert activated.args == [4]


def test_arrows_select_rows(table: ScoreTable, qtbot: QtBot) -> None:
    table.select_row(0)
    with qtbot.waitSignal(table.row_selected) as selected:
        press(Qt.Key.Key_Down)
    assert selected.args == [1]
    assert table.selected_row == 1
    with qtbot.waitSignal(table.row_selected) as selected:
        table.select_row(-1)
    assert selected.args == [-1]
    assert table.selected_row == -1


def test_the_selected_row_is_tinted_and_has_a_bar(table: ScoreTable, theme: Theme) -> None:
    colours = theme.look.colours
    table.select_row(1)
    QApplication.processEvents()
    number = cell(table, 1, Column.NUMBER)
    assert number.pixelColor(0, 5) == colours.action
    assert number.pixelColor(number.width() - 1, 5) == colours.selection
    assert cell(table, 0, Column.NUMBER).pixelColor(0, 5) == colours.card


def test_totals_stand_on_their_sides_tint(table: ScoreTable, theme: Theme) -> None:
    assert cell(table, 0, Column.TOTALS).pixelColor(2, 2) == theme.look.colours.side(0).tint


@pytest.mark.parametrize(
    ("kind", "one", "other"),
    [
        (Column.CONTRACT, Row("Ана", suit="hearts"), Row("Ана", suit="spades")),
        (Column.CONTRACT, Row("Ана", contract="БК"), Row("Ана", contract="БК", contra="×2")),
        (Column.CONTRACT, Row("Ана", suit="clubs"), Row("Ана", suit="clubs", contra="×4")),
        (Column.NUMBER, Row("Ана"), Row("Ана", mark=Mark.PROBLEM)),
        (Column.NUMBER, Row("Ана", mark=Mark.PROBLEM), Row("Ана", mark=Mark.PAST_END)),
        (Column.OUTCOME, Row("Ана"), Row("Ана", outcome="вътре")),
        (
            Column.OUTCOME,
            Row("Ана", outcome="вътре"),
            Row("Ана", outcome="вътре", tone=Tone.NOTE),
        ),
        (
            Column.WRITTEN,
            Row("Ана", written=("9", "7")),
            Row("Ана", written=("9", "7"), tone=Tone.QUIET),
        ),
    ],
)
def test_what_differs_looks_different(
    table: ScoreTable, kind: Column, one: Row, other: Row
) -> None:
    fill(table, evening.score_model((one, other)))
    assert cell(table, 0, kind) != cell(table, 1, kind)


def test_what_is_cut_stands_whole_in_the_tooltip(table: ScoreTable) -> None:
    fill(table, evening.score_model([Row("Ана", evening.LONG, announcements="<b>терца" * 9)]))
    assert tip(table, 0, 1) == ""
    assert tip(table, 0, 2) == evening.LONG
    assert tip(table, 0, 6) == "&lt;b&gt;терца" * 9


def test_the_model_may_say_more_in_a_tooltip(table: ScoreTable) -> None:
    index = table.model().index(4, 0)
    table.model().setData(index, "161 точки не може да има.", Qt.ItemDataRole.ToolTipRole)
    assert tip(table, 4, 0) == "161 точки не може да има."


def tip(table: ScoreTable, row: int, column: int) -> str:
    """Rest the mouse on a cell and read the tooltip."""
    QToolTip.hideText()
    at = table.visualRect(table.model().index(row, column)).center()
    event = QHelpEvent(QEvent.Type.ToolTip, at, table.viewport().mapToGlobal(at))
    QApplication.sendEvent(table.viewport(), event)
    text = QToolTip.text() if QToolTip.isVisible() else ""
    return text.removeprefix("<p style='white-space: pre-wrap'>").removesuffix("</p>")


def test_an_empty_table_says_what_to_do_first(table: ScoreTable) -> None:
    fill(table, evening.score_model(()))
    silent = table.grab().toImage()
    table.set_empty_text("Натисни F2 за първото раздаване.")
    assert table.grab().toImage() != silent
    fill(table, evening.score_model())
    full = table.grab().toImage()
    table.set_empty_text("")
    assert table.grab().toImage() == full


def test_rows_that_come_and_go_keep_the_columns_in_place(table: ScoreTable) -> None:
    model = table.model()
    assert isinstance(model, QStandardItemModel)
    model.removeRows(0, 3)
    model.appendRow(evening.items(8, ROWS[0]))
    QApplication.processEvents()
    assert widths(table) == table.viewport().width()


def test_another_language_is_read_from_the_header(table: ScoreTable) -> None:
    before = table.horizontalHeader().grab().toImage()
    table.model().setHeaderData(1, Qt.Orientation.Horizontal, "Dealer", ScoreRole.TEXT)
    QApplication.processEvents()
    assert table.horizontalHeader().grab().toImage() != before


def test_a_thousand_rows_are_drawn_only_where_they_show(
    table: ScoreTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(table, evening.score_model([ROWS[at % len(ROWS)] for at in range(1000)]))
    drawn = set[int]()
    monkeypatch.setattr(score_delegate, "paint_cell", lambda _, cell: drawn.add(cell.index.row()))
    table.select_row(999)
    table.viewport().repaint()
    assert 999 in drawn
    assert len(drawn) < 20


def test_the_focus_is_seen(table: ScoreTable, theme: Theme) -> None:
    action = theme.look.colours.action
    assert table.grab().toImage().pixelColor(0, 200) == action
    table.clearFocus()
    assert table.grab().toImage().pixelColor(0, 200) != action


def test_a_point_beside_the_rows_is_no_row(table: ScoreTable) -> None:
    table.resize(SMALL, 900)
    assert not table.indexAt(QPoint(20, 800)).isValid()
