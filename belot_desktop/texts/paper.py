"""The words that stand on paper only."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QDateTime, QLocale, Qt

from belot_desktop.core.house import differing
from belot_desktop.texts.numbers import set_in, versus
from belot_desktop.texts.standings import Standings
from belot_desktop.texts.variants import Variants

if TYPE_CHECKING:
    from belot_desktop.core.game import Game
    from belot_desktop.core.sheet import Sheet


class OnPaper(Standings, Variants):
    """What a printed sheet says besides its cells. Numbers are written points."""

    language: str

    def game_sheet(self) -> str:
        """Name the page with a game on it."""
        return self.tr("Game sheet")

    def started(self, game: Game) -> str:
        """Say when ``game`` began: Monday, 30 November 2026, 19:05; nothing if nobody knows."""
        moment = QDateTime.fromString(game.started, Qt.DateFormat.ISODate)
        if not moment.isValid():
            return ""
        locale = QLocale(self.language)
        day = locale.toString(moment.date(), QLocale.FormatType.LongFormat)
        return f"{day}, {moment.time().toString('HH:mm')}"

    def against(self, game: Game) -> str:
        """Name the sides: We : They."""
        return " : ".join(set_in(self.team(game, side)) for side in range(game.variant.sides))

    def result_so_far(self, game: Game, sheet: Sheet) -> str:
        """Say how the game ended, or else that it goes on and why."""
        over = self.over(game, sheet.standing)
        return over or self.waiting(sheet.standing) or self.tr("The game goes on")

    def still_hanging(self, sheet: Sheet) -> str:
        """Say what hangs after the last row; nothing for nothing."""
        return self.hanging(sheet.carried.hanging) if sheet.carried.hanging else ""

    def agreed_differently(self, game: Game) -> tuple[str, ...]:
        """Say each house rule that is not the usual one."""
        own = self.own(game.variant)
        return tuple(
            self.tr("{rule}: {value}", rule=own.rule(key), value=own.rule_value(key, value))
            for key, value in differing(game.house).items()
        )

    def house_rules(self) -> str:
        """Head the house rules."""
        return self.tr("House rules")

    def the_usual_rules(self) -> str:
        """Say that no house rule is another than the usual one."""
        return self.tr("the usual ones")

    def to_carry(self) -> str:
        """Say in the last row of a page that the totals are carried over."""
        return self.tr("to carry over")

    def carried(self) -> str:
        """Say in the first row of a page that the totals were carried over."""
        return self.tr("carried over")

    def totals_so_far(self) -> str:
        """Head the chart."""
        return self.tr("The totals as they grew")

    def page_of(self, number: int, count: int) -> str:
        """Say which page it is."""
        return self.tr("Page {number} of {count}", number=number, count=count)

    def totals_in_figures(self, sheet: Sheet) -> str:
        """Write the totals: 160 : 98."""
        return versus(sheet.totals)
