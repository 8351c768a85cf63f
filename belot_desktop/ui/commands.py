"""What the people at the table can do, however they ask for it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication, QMessageBox

from belot_desktop.core.changes import details
from belot_desktop.core.rows import Adjustment, Passed
from belot_desktop.models.quick_line import QuickLine
from belot_desktop.ui.copy_entry import CopyEntry
from belot_desktop.ui.correction_entry import CorrectionEntry
from belot_desktop.ui.deal_entry import DealEntry
from belot_desktop.ui.game_entry import GameEntry
from belot_desktop.ui.help_entry import HelpEntry
from belot_desktop.ui.import_entry import ImportEntry
from belot_desktop.ui.print_entry import PrintEntry
from belot_desktop.ui.rules_entry import RulesEntry
from belot_desktop.ui.settings_entry import SettingsEntry

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMainWindow

    from belot_desktop.ui.desk import Desk


class Commands(QObject):
    """The commands of the main window.

    ``done`` carries a sentence about what was done and can be undone, ``said`` any other.
    ``refused`` carries why something cannot be done now, ``opened`` a dialog or the help
    that is about to open.
    """

    done = Signal(str)
    said = Signal(str)
    refused = Signal(str)
    opened = Signal(object)

    def __init__(self, desk: Desk, window: QMainWindow) -> None:
        """Work on the game of ``desk``, with dialogs over ``window``."""
        super().__init__(window)
        self._desk, self._pad, self._window = desk, desk.pad, window
        self.deals = DealEntry(desk, window)
        self.corrections = CorrectionEntry(desk, window)
        self.games = GameEntry(desk, window)
        self.rules = RulesEntry(desk, window)
        self.quick = QuickLine(desk.pad, desk.half_typed, desk.speech, desk.settings)
        self.quick.refused.connect(self.refused)
        self.help = HelpEntry(desk, window)
        self.settings = SettingsEntry(desk, window)
        self.printing, self.copies = PrintEntry(desk, window), CopyEntry(desk, window)
        self.printing.opened.connect(self.opened)
        self.copies.said.connect(self.said)
        self.copies.refused.connect(self.refused)
        self.imports = ImportEntry(desk, window)
        self.imports.keeping.connect(self.quick.flush)
        self.imports.said.connect(self.said)
        self.imports.replaced.connect(
            lambda: self.done.emit(self.tr("The game was replaced by the one in the file."))
        )
        self.imports.opened.connect(self.opened)
        for entry in (self.deals, self.corrections, self.quick):
            entry.saved.connect(self._tell_saved)
        self.games.begun.connect(lambda: self.done.emit(self.tr("A new game has begun.")))
        self.games.changed.connect(lambda: self.done.emit(self.tr("The game was changed.")))
        self.rules.changed.connect(lambda: self.done.emit(self.tr("The house rules were changed.")))
        self.rules.opened.connect(self.opened)
        for opening in (self.deals, self.corrections, self.games, self.help, self.settings):
            opening.opened.connect(self.opened)

    # --- adding rows

    def new_deal(self) -> None:
        """Enter the next deal."""
        if self._may_play():
            self.deals.enter(len(self._pad.game.rows))

    def inside(self) -> None:
        """Enter the next deal as one that is said to be inside."""
        if self._may_play():
            self.deals.enter(len(self._pad.game.rows), inside=True)

    def all_pass(self) -> None:
        """Write down, at once, that everybody passed."""
        if self._may_play():
            at = len(self._pad.game.rows)
            if self._pad.insert(at, Passed(self._desk.half_typed.next_dealer)):
                self._tell_saved(at)

    def insert_before(self, at: int) -> None:
        """Enter a deal that was forgotten before row ``at``."""
        if self._has(at):
            self.deals.enter(at)

    def _may_play(self) -> bool:
        """Tell whether another deal is played; say why not."""
        standing = self._pad.sheet.standing
        if standing.over:
            self.refused.emit(self._desk.speech.texts.over(self._pad.game, standing))
        return not standing.over

    # --- rows that are there

    def edit(self, at: int) -> None:
        """Edit row ``at``."""
        if self._has(at):
            correction = isinstance(self._pad.game.rows[at], Adjustment)
            (self.corrections if correction else self.deals).edit(at)

    def remove(self, at: int) -> None:
        """Take row ``at`` away, and offer to undo that."""
        if self._has(at) and self._pad.remove(at):
            self.done.emit(self.tr("Row {number} was deleted.").format(number=at + 1))

    def put_dealer(self, at: int, seat: int) -> None:
        """Let ``seat`` have dealt row ``at``; the deal passes on from there."""
        before = self._pad.game
        if self._has(at) and self._pad.set_dealer(at, seat) and self._pad.game is not before:
            self.done.emit(self.tr("The dealer was put right, from there on."))

    def put_next_dealer(self, seat: int) -> None:
        """Let ``seat`` deal next: before the first row the first dealer, later out of turn."""
        if not self._may_play():
            return
        if self._pad.game.rows:
            self._desk.half_typed.put_next_dealer(seat)
        else:
            self._pad.change_details(replace(details(self._pad.game), first_dealer=seat))

    def _has(self, at: int) -> bool:
        there = 0 <= at < len(self._pad.game.rows)
        if not there:
            self.refused.emit(self.tr("Choose a row of the table first."))
        return there

    # --- the whole game

    def undo(self) -> None:
        """Undo the last change, whatever it was."""
        if not self._pad.can_undo:
            self.refused.emit(self.tr("There is nothing to undo."))
        elif self._pad.undo():
            self.said.emit(self.tr("Undone."))

    def redo(self) -> None:
        """Do again what was undone last."""
        if not self._pad.can_redo:
            self.refused.emit(self.tr("There is nothing to do again."))
        elif self._pad.redo():
            self.said.emit(self.tr("Done again."))

    def quit(self) -> None:
        """Close the window; everything is on the disk already."""
        self._window.close()

    def about(self) -> None:
        """Say what this program is."""
        box = QMessageBox(self._window)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setIconPixmap(self._window.windowIcon().pixmap(64))
        box.setText(self._desk.speech.texts.program_name())
        version = QApplication.applicationVersion()
        about = self.tr(
            "Version {version}\nA score pad for Bulgarian belot.\n"
            "© the Belot Desktop authors, MIT licence"
        )
        box.setInformativeText(about.format(version=version))
        box.finished.connect(box.deleteLater)
        box.open()

    def _tell_saved(self, at: int) -> None:
        """Say what is on the disk now."""
        line = self._pad.sheet.lines[at]
        row = self._desk.speech.texts.row(line, self._pad.game)
        self.done.emit(self.tr("Saved. {row}").format(row=row))
