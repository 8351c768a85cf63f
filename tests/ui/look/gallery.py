"""Every widget of the look on a few pages: ``python -m tests.ui.look.gallery FOLDER``.

The pictures are for looking at, light and dark, with text at 100, 150 and 200 %.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from belot_desktop.ui.chart import ChartView, TotalsChart
from belot_desktop.ui.chips import AnnouncementChips
from belot_desktop.ui.choice_row import ChoiceRow
from belot_desktop.ui.key_button import KeyButton
from belot_desktop.ui.notice import Notice, NoticeText
from belot_desktop.ui.points_field import PointsField
from belot_desktop.ui.preview import Preview, PreviewText
from belot_desktop.ui.score_head import ScoreHead
from belot_desktop.ui.score_table import ScoreTable
from belot_desktop.ui.theme import Choice, Theme
from belot_desktop.ui.why import Why
from belot_desktop.ui.why_panel import WhyPanel
from tests.ui.look import evening

Page = Callable[[Theme], QWidget]

THEMES: tuple[Choice, ...] = ("light", "dark")
SCALES = (1.0, 1.5, 2.0)
SIZES = {"small": QSize(800, 600), "large": QSize(1920, 1080)}
VERDICTS = (
    PreviewText("Вътре: 20 за Ние", "98 : 104 — обявилите имат по-малко", ("120", "45"), "общо"),
    PreviewText("161 не може да бъде: пребройте", "", ("120", "45"), "общо", "note"),
    PreviewText(f"Точките на {evening.LONG} са повече от 162", tone="error"),
)


def main_page(theme: Theme) -> QWidget:
    """Put the widgets of the main window together."""
    page = QWidget()
    head, table = ScoreHead(theme), ScoreTable(theme)
    why, chart = WhyPanel(theme), TotalsChart(theme)
    head.show_head(evening.head())
    table.setModel(evening.score_model())
    table.model().setParent(table)
    table.setAccessibleName("Игрови лист")
    table.select_row(5)
    why.show_why(evening.WHY)
    chart.show_chart(evening.CHART)
    grid = QGridLayout(page)
    grid.addWidget(head, 0, 0, 1, 2)
    grid.addWidget(table, 1, 0, 2, 1)
    grid.addWidget(why, 1, 1)
    grid.addWidget(chart, 2, 1)
    grid.addLayout(_buttons(theme), 3, 0, 1, 2)
    grid.setColumnStretch(0, 3)
    grid.setColumnStretch(1, 1)
    return page


def _buttons(theme: Theme) -> QHBoxLayout:
    row = QHBoxLayout()
    row.addStretch()
    row.addWidget(KeyButton(theme, "Нова раздача", "F2", primary=True))
    row.addWidget(KeyButton(theme, "Вътре", "F3"))
    row.addWidget(KeyButton(theme, "Всички пас", "F4"))
    undo = KeyButton(theme, "Отмени", "Ctrl+Z")
    undo.set_unavailable("Няма какво да се отмени.")
    row.addWidget(undo)
    return row


def deal_page(theme: Theme) -> QWidget:
    """Put the widgets of the deal dialog together."""
    page = QWidget()
    column = QVBoxLayout(page)
    for choices, current in (
        (evening.declarers(), 1),
        (evening.CONTRACTS, 2),
        (evening.CONTRAS, 0),
        (evening.declarers((evening.WIDE, "Вера", evening.LONG, "Георги")), None),
    ):
        row = ChoiceRow(theme)
        row.set_choices(choices)
        row.set_current(current)
        column.addWidget(row)
    column.addLayout(_sides(_chips(theme, {}), _chips(theme, {"терца": 1, "белот": 2})))
    follows, typed = _points(theme, 0, "104", typed=False), _points(theme, 1, "98", typed=True)
    column.addLayout(_sides(follows, typed))
    for verdict in VERDICTS:
        preview = Preview(theme)
        preview.show_text(verdict)
        column.addWidget(preview)
    column.addLayout(_buttons(theme))
    column.addStretch()
    return page


def _sides(*widgets: QWidget) -> QHBoxLayout:
    row = QHBoxLayout()
    for widget in widgets:
        row.addWidget(widget, 1)
    return row


def _chips(theme: Theme, counts: dict[str, int]) -> AnnouncementChips:
    chips = AnnouncementChips(theme)
    chips.set_chips(evening.chips(**counts))
    return chips


def _points(theme: Theme, side: int, text: str, *, typed: bool) -> PointsField:
    field = PointsField(theme, side)
    field.set_name(evening.TEAMS[side])
    field.set_note("карти 58 + 40" if typed else "карти 104")
    field.show_points(text, typed=typed)
    return field


def odd_page(theme: Theme) -> QWidget:
    """Show what is rare: three sides, long names, nothing yet, a winner, notices."""
    page = QWidget()
    column = QVBoxLayout(page)
    three = ("Ние", evening.WIDE, "Те")
    for view in (
        evening.head((evening.LONG, "Вие"), (evening.LONG, "Вера", evening.WIDE, "Георги")),
        evening.head(three, ("Ана", "Вера", "Борис"), (164, -26, 7), won="победа"),
    ):
        head = ScoreHead(theme)
        head.show_head(view)
        column.addWidget(head)
    table, empty = ScoreTable(theme), ScoreTable(theme)
    table.setModel(evening.score_model(evening.three_sided(), three))
    empty.setModel(evening.score_model(()))
    for each in (table, empty):
        each.model().setParent(each)
        each.setAccessibleName("Игрови лист")
    empty.set_empty_text("Още няма раздавания. Натисни F2 за първото.")
    column.addWidget(table, 1)
    column.addLayout(_sides(empty, *_charts(theme), _why(theme)), 1)
    for notice in (
        NoticeText("Раздаване 7 е изтрито.", "Отмени", "Ctrl+Z"),
        NoticeText("Не можа да се запише: дискът е пълен. Раздаването е още тук.", tone="error"),
    ):
        strip = Notice(theme, "Затвори")
        strip.say(notice, seconds=0)
        column.addWidget(strip)
    return page


def _charts(theme: Theme) -> list[TotalsChart]:
    views = (
        replace(
            evening.CHART, names=("Ние", evening.WIDE, "Те"), totals=((30, -26, 5), (44, -10, 9))
        ),
        ChartView("Ход на играта", (), (), empty="Тук се вижда как растат точките."),
    )
    charts = [TotalsChart(theme) for _ in views]
    for chart, view in zip(charts, views, strict=True):
        chart.show_chart(view)
    return charts


def _why(theme: Theme) -> WhyPanel:
    panel = WhyPanel(theme)
    heading = f"Защо 9 : 7? — {evening.WIDE} <b>"
    panel.show_why(Why(heading, evening.WHY.rows * 4, evening.WHY.result))
    return panel


PAGES: dict[str, Page] = {"main": main_page, "deal": deal_page, "odd": odd_page}


def paint(folder: Path, theme: Theme, application: QApplication) -> None:
    """Paint every page in every theme at every text size, in a small and a large window."""
    for name, make in PAGES.items():
        page = make(theme)
        for choice in THEMES:
            for scale in SCALES:
                theme.apply(choice, scale)
                for size_name, size in SIZES.items():
                    page.resize(size)
                    page.show()
                    for _ in range(3):  # what wraps asks for its height once it has a width
                        application.processEvents()
                    picture = f"{name}-{choice}-{round(scale * 100)}-{size_name}.png"
                    page.grab().save(str(folder / picture))
        page.close()


def main() -> None:
    """Paint into the folder that the command line names."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QApplication([])
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    paint(folder, Theme(application), application)


if __name__ == "__main__":
    main()
