"""The words that stand on paper only."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QDateTime, QLocale, Qt

from belot_desktop.texts.language import locale_of
from belot_desktop.texts.numbers import set_in, versus
from belot_desktop.texts.standings import Standings

if TYPE_CHECKING:
    from belot_desktop.core.game import Game
    from belot_desktop.core.sheet import Sheet


class OnPaper(Standings):
    """What a printed sheet says besides its cells. Numbers are written points."""

    language: str

    def printout(self, key: str) -> str:
        """Name what can be printed: "Game sheet"."""
        names = {
            "sheet": self.game_sheet(),
            "rules": self.house_rules(),
            "empty": self.tr("Empty sheet"),
        }
        return names[key]

    def title_of(self, printout: str, game: Game) -> str:
        """Say what a document is called in which a printout of ``game`` stands."""
        return f"{self.printout(printout)}, {self.against(game)}"

    def game_sheet(self) -> str:
        """Name the page with a game on it."""
        return self.tr("Game sheet")

    def started(self, game: Game) -> str:
        """Say when ``game`` began: Monday, 30 November 2026, 19:05; nothing if nobody knows."""
        moment = QDateTime.fromString(game.started, Qt.DateFormat.ISODate)
        if not moment.isValid():
            return ""
        day = locale_of(self.language).toString(moment.date(), QLocale.FormatType.LongFormat)
        return f"{day}, {moment.time().toString('HH:mm')}"

    def day(self, game: Game) -> str:
        """Say the day on which ``game`` began, in short; nothing if nobody knows."""
        moment = QDateTime.fromString(game.started, Qt.DateFormat.ISODate)
        short = QLocale.FormatType.ShortFormat
        return locale_of(self.language).toString(moment.date(), short) if moment.isValid() else ""

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

    def result_in_figures(self, sheet: Sheet) -> str:
        """Write the totals, those of the row that ended the game if one did: 160 : 98."""
        ended = sheet.over_after
        return versus(sheet.totals if ended is None else sheet.lines[ended - 1].totals)

    def after_the_end(self) -> str:
        """Say over rows that an earlier row had ended the game."""
        return self.tr("After the end of the game")

    def wrong_rows(self) -> str:
        """Head what is wrong with rows since a house rule was changed."""
        return self.tr("Wrong by the house rules")

    def note(self) -> str:
        """Head the note of a game."""
        return self.tr("Note")

    def to_fill_in(self) -> tuple[str, ...]:
        """Ask for what is to be known of a game that is written by hand."""
        return self.tr("Date"), self.tr("Place")

    def players(self) -> str:
        """Ask who plays in a team."""
        return self.tr("Players")

    def which_is_agreed(self) -> str:
        """Say how a page of house rules is read."""
        return self.tr("A full circle is what this table has agreed on.")
