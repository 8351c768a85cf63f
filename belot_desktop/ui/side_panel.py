"""Beside the table: why the selected row is written so, and the totals as they grew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSplitter

from belot_desktop.core.rows import Adjustment
from belot_desktop.core.scores import Outcome
from belot_desktop.texts.numbers import versus
from belot_desktop.ui.chart import ChartView, TotalsChart
from belot_desktop.ui.why import Why, WhyRow
from belot_desktop.ui.why_panel import WhyPanel

if TYPE_CHECKING:
    from belot_desktop.core.scores import Line
    from belot_desktop.texts import Explained
    from belot_desktop.ui.desk import Desk


class SidePanel(QSplitter):
    """The why panel over the chart."""

    def __init__(self, desk: Desk) -> None:
        """Speak of the game of ``desk``; no row is selected yet."""
        super().__init__(Qt.Orientation.Vertical)
        self._desk, self._row = desk, -1
        self.why = WhyPanel(desk.theme)
        self.chart = TotalsChart(desk.theme)
        self.addWidget(self.why)
        self.addWidget(self.chart)
        self.setChildrenCollapsible(False)
        for signal in (desk.pad.changed, desk.speech.changed):
            signal.connect(self.refresh)
        self.refresh()

    def show_row(self, row: int) -> None:
        """Explain ``row`` (from 0); -1 for none."""
        self._row = row
        self.refresh()

    def refresh(self) -> None:
        """Say and draw everything anew."""
        row = self._row if self._row < len(self._desk.pad.sheet.lines) else -1
        self.why.show_why(self._explained(row))
        self.why.setAccessibleDescription(
            self.tr("Up and Down go from step to step, Enter opens the help at its rule.")
        )
        self.chart.show_chart(self._chart(row))

    def _explained(self, row: int) -> Why:
        if row < 0:
            return Why(
                self.tr("Why?"), (WhyRow(self.tr("Choose a row to see how it is written.")),)
            )
        game, lines = self._desk.pad.game, self._desk.pad.sheet.lines[: row + 1]
        told = self._desk.speech.texts.explain(game, lines)
        return Why(
            self._heading(lines[-1]),
            tuple(_row(each) for each in told if not each.total),
            tuple(_row(each) for each in told if each.total),
        )

    def _heading(self, line: Line) -> str:
        if isinstance(line.row, Adjustment):
            return self.tr("Row {number}").format(number=line.number)
        if line.score.outcome is Outcome.PASSED:
            return self.tr("Deal {number}").format(number=line.number)
        written = versus(line.score.written)
        heading = self.tr("Why {written}? — deal {number}")
        return heading.format(written=written, number=line.number)

    def _chart(self, row: int) -> ChartView:
        game, sheet, texts = self._desk.pad.game, self._desk.pad.sheet, self._desk.speech.texts
        target = sheet.standing.target
        names = tuple(texts.team(game, side) for side in range(game.variant.sides))
        totals = versus(sheet.totals)
        return ChartView(
            title=self.tr("The game so far"),
            names=names,
            totals=tuple(line.totals for line in sheet.lines),
            target=target,
            target_label="" if target is None else str(target),
            selected=None if row < 0 else row,
            empty=self.tr("The totals will be drawn here."),
            told=f"{' : '.join(names)} {totals}",
        )


def _row(told: Explained) -> WhyRow:
    return WhyRow(told.words, told.figure, told.side, told.anchor)
