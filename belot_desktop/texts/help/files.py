"""The page of files: what is kept by itself, how games are taken along, and how they come back."""

from __future__ import annotations

from belot_desktop.texts.help import FILES
from belot_desktop.texts.help.blocks import Chapter, Heading, Paragraph, Points
from belot_desktop.texts.words import Words


class FilesPage(Words):
    """Writes the page in one language."""

    def chapter(self) -> Chapter:
        """Return the page."""
        blocks = (
            Paragraph(self.tr("The pad saves every row by itself: nothing has to be saved.")),
            Heading(self.tr("Taking games along")),
            Points(self._out()),
            Heading(self.tr("Opening a file")),
            Points(self._in()),
        )
        return Chapter(FILES, self.tr("Files"), blocks)

    def _out(self) -> tuple[str, ...]:
        return (
            self.tr("A copy of a game can be opened in any other pad."),
            self.tr("A backup holds all games, and all that was ever changed in them."),
        )

    def _in(self) -> tuple[str, ...]:
        return (
            self.tr("A copy or a backup is opened by the menu, or dropped on the window."),
            self.tr("You see first which games were found. Nothing is taken before you agree."),
            self.tr(
                "The pad knows a game that it has. If the file has it otherwise, you choose: "
                "leave it out, replace yours, or keep both."
            ),
            self.tr("A game that was replaced comes back by Undo."),
            self.tr("If anything in the files is wrong, it is said where, and nothing is taken."),
        )
