"""The chart of the totals, for any number of sides and rows."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRectF

from belot_desktop.printing.scale import Scale
from belot_desktop.ui.chart import ChartView, TotalsChart
from tests.ui.look import evening

if TYPE_CHECKING:
    from PySide6.QtGui import QImage
    from pytestqt.qtbot import QtBot

    from belot_desktop.ui.theme import Theme

ROOM = QRectF(0, 0, 300, 200)


@pytest.fixture
def chart(theme: Theme, qtbot: QtBot) -> TotalsChart:
    made = TotalsChart(theme)
    qtbot.addWidget(made)
    made.resize(300, 240)
    return made


def picture(chart: TotalsChart, view: ChartView) -> QImage:
    chart.show_chart(view)
    return chart.grab().toImage()


def test_everything_lies_in_the_room() -> None:
    view = replace(evening.CHART, totals=((-30, 200), (-60, 160)))
    scale = Scale.of(view.totals, view.target, ROOM)
    for row, totals in enumerate(view.totals, 1):
        for total in (*totals, 0, 151):
            assert ROOM.left() <= scale.x(row) <= ROOM.right()
            assert ROOM.top() <= scale.y(total) <= ROOM.bottom()
    assert scale.y(-60) > scale.y(0) > scale.y(151) > scale.y(200)
    assert scale.x(0) < scale.x(1) < scale.x(2)


def test_it_is_told_to_who_cannot_see_it(chart: TotalsChart) -> None:
    chart.show_chart(evening.CHART)
    assert chart.accessibleName() == "Ход на играта"
    assert chart.accessibleDescription() == "Ние 100, Вие 45 след 7 раздавания."


def test_without_rows_it_says_so(chart: TotalsChart) -> None:
    empty = ChartView("Ход на играта", evening.TEAMS, (), empty="Тук се вижда как растат точките.")
    silent = replace(empty, empty="")
    assert picture(chart, empty) != picture(chart, silent)
    assert chart.accessibleDescription() == ""
    chart.show_chart(empty)
    assert chart.accessibleDescription() == "Тук се вижда как растат точките."


def test_the_selected_row_is_marked(chart: TotalsChart) -> None:
    plain = picture(chart, replace(evening.CHART, selected=None))
    assert picture(chart, replace(evening.CHART, selected=3)) != plain
    assert picture(chart, replace(evening.CHART, selected=99)) == plain


def test_lines_differ_in_more_than_colour(chart: TotalsChart, theme: Theme) -> None:
    flat = ChartView("", (), ((100, 50, 25, 12),) * 4)
    drawn = picture(chart, flat)
    gaps = []
    for side in range(4):
        ink = theme.look.colours.side(side).ink
        rows = [
            [x for x in range(drawn.width() // 2, drawn.width() - 40) if _near(drawn, x, y, ink)]
            for y in range(drawn.height())
        ]
        line = max(rows, key=len)
        gaps.append(line[-1] - line[0] + 1 - len(line))
    assert gaps[0] == 0
    assert all(gap > 5 for gap in gaps[1:])


def _near(drawn: QImage, x: int, y: int, ink: object) -> bool:
    return drawn.pixelColor(x, y) == ink


@pytest.mark.parametrize("rows", [1, 2, 1000])
@pytest.mark.parametrize("sides", [1, 2, 3, 5])
def test_any_number_of_rows_and_sides(chart: TotalsChart, rows: int, sides: int) -> None:
    totals = tuple(tuple(row * side - 20 for side in range(sides)) for row in range(rows))
    names = tuple(evening.WIDE for _ in range(sides))
    view = ChartView("Ход", names, totals, target=1001, target_label="1001", selected=rows - 1)
    assert not picture(chart, view).isNull()


def test_nothing_but_zeros_is_still_a_chart(chart: TotalsChart) -> None:
    assert not picture(chart, ChartView("Ход", evening.TEAMS, ((0, 0),))).isNull()
