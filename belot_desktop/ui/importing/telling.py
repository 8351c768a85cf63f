"""What is said of a game that was found in a file, and of what becomes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from belot_desktop.core.sheet import sheet
from belot_desktop.models.import_form import Do, Here

if TYPE_CHECKING:
    from belot_desktop.core.game import Game
    from belot_desktop.models.import_form import Arrived, ImportForm
    from belot_desktop.models.speech import Speech
    from belot_desktop.texts import Texts


class Telling(QObject):
    """The words for what is in an import, in the language spoken now."""

    def __init__(self, form: ImportForm, speech: Speech) -> None:
        """Speak of the games in ``form``."""
        super().__init__()
        self._form, self._speech = form, speech

    @property
    def _texts(self) -> Texts:
        return self._speech.texts

    def title(self, game: Game) -> str:
        """Name the sides."""
        return self._texts.against(game)

    def facts(self, game: Game) -> str:
        """Say when, how long, how far and who: what one knows a game by."""
        return " · ".join(filter(None, (self._texts.day(game), self.far(game), self._people(game))))

    def far(self, game: Game) -> str:
        """Say how many deals there are and what they come to: 7 deals, 151 : 98."""
        computed = sheet(game)
        parts = [self._texts.deals(len(game.rows)), self._texts.result_in_figures(computed)]
        parts.append(self._texts.over(game, computed.standing))
        return " · ".join(filter(None, parts))

    def _people(self, game: Game) -> str:
        seats = range(len(game.variant.seats))
        named = [self._texts.player(game, seat) for seat in seats if game.player(seat)]
        return ", ".join(named)

    def here(self, here: Here) -> str:
        """Say whether such a game is here already."""
        return {
            Here.NEW: self.tr("new"),
            Here.SAME: self.tr("here already"),
            Here.OTHER: self.tr("different here"),
            Here.TWICE: self.tr("a second time"),
        }[here]

    def counted(self, here: Here, count: int) -> str:
        """Say how many games are so."""
        sentence = {
            Here.NEW: self.tr("new: {count}"),
            Here.SAME: self.tr("here already: {count}"),
            Here.OTHER: self.tr("different here: {count}"),
            Here.TWICE: self.tr("a second time: {count}"),
        }[here]
        return sentence.format(count=count)

    def offer(self, here: Here, do: Do) -> str:
        """Name what can be done with a game."""
        if do is Do.BOTH and here is not Here.SAME:
            return self.tr("Keep both")
        return {
            Do.TAKE: self.tr("Take"),
            Do.SKIP: self.tr("Leave out"),
            Do.REPLACE: self.tr("Replace mine"),
            Do.BOTH: self.tr("Keep a copy"),
        }[do]

    def done(self, do: Do) -> str:
        """Say what becomes of a game."""
        return {
            Do.TAKE: self.tr("is taken"),
            Do.SKIP: self.tr("is left out"),
            Do.REPLACE: self.tr("replaces mine"),
            Do.BOTH: self.tr("is kept too"),
        }[do]

    def in_full(self, arrived: Arrived) -> str:
        """Say in sentences how a game that arrives and the one that is here differ."""
        if arrived.other is None:
            return self.tr("This game is not here yet.")
        if arrived.here is Here.SAME:
            return self.tr("This game is here already, exactly the same.")
        if arrived.here is Here.TWICE:
            return self.tr("The same game comes twice, and not in the same state.")
        sentence = self.tr("Here: {here}. In the file: {there}.")
        both = sentence.format(here=self.far(arrived.other), there=self.far(arrived.game))
        return f"{both} {self._difference(arrived)}"

    def _difference(self, arrived: Arrived) -> str:
        """Say from where on the rows differ."""
        mine = 0 if arrived.other is None else len(arrived.other.rows)
        theirs, alike = len(arrived.game.rows), arrived.alike
        if alike == mine == theirs:
            return self.tr("The rows are the same; names, rules or notes differ.")
        if alike == mine:
            return self.tr("The file goes on after row {number}.").format(number=alike)
        if alike == theirs:
            return self.tr("Mine goes on after row {number}.").format(number=alike)
        return self.tr("The rows differ from row {number} on.").format(number=alike + 1)
