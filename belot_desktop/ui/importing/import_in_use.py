"""An import in use: files are read, what they hold is shown, and taken over if it is wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject

from belot_desktop.models.arriving import GivenUp, Refused, arriving
from belot_desktop.store.errors import StoreFault
from belot_desktop.ui.importing.dialog import ImportDialog
from belot_desktop.ui.importing.refused_dialog import RefusedDialog
from belot_desktop.ui.stepping import run_in_steps

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from belot_desktop.core.game import Game
    from belot_desktop.models.arriving import Step
    from belot_desktop.models.import_form import ImportForm
    from belot_desktop.ui.import_entry import ImportEntry

T = TypeVar("T")


class ImportInUse(QObject):
    """One import, from its files to its games."""

    def __init__(self, entry: ImportEntry) -> None:
        """Work for ``entry``, which tells what was done."""
        super().__init__(entry)
        self._entry, self._desk = entry, entry.desk

    def show_files(self, paths: Sequence[Path]) -> None:
        """Read files and show what is in them, or what is wrong with them."""
        work = arriving(paths, self._desk.doors)
        found = self._run(work, self.tr("Reading…"), self._entry.window)
        if isinstance(found, Refused):
            dialog = RefusedDialog(found, self._desk.speech, self._desk.theme, self._entry.window)
            self._entry.open(dialog, QObject(), "refused", lambda: True)
        elif found is not None and found.found:
            self._offer(found)
        elif found is not None:
            self._entry.said.emit(self.tr("There is no game in this file."))

    def _offer(self, form: ImportForm) -> None:
        dialog = ImportDialog(form, self._desk.speech, self._desk.theme, self._entry.window)
        self._entry.open(dialog, form, "import", lambda: self._keep(dialog))

    def _keep(self, dialog: ImportDialog) -> bool:
        """Take over what was chosen; tell whether that was done."""
        form, pad = dialog.form, self._desk.pad
        self._desk.half_typed.flush()
        self._entry.keeping.emit()
        if dialog.opens:
            here = form.found[0].game.id
            return self._told(self.tr("This game is open now."), done=pad.open(here))
        games = form.taken()
        done = self._run(_counted(pad.bringing(games), len(games)), self.tr("Taking over…"), dialog)
        if done and form.replaces:
            self._entry.replaced.emit()
            return True
        return self._told(self._sentence(games), done=bool(done))

    def _told(self, sentence: str, *, done: bool) -> bool:
        if done:
            self._entry.said.emit(sentence)
        return done

    def _sentence(self, games: Sequence[Game]) -> str:
        """Say what was taken over, and which game is open now."""
        if len(games) == 1:
            return self.tr("The game was taken over and is open now.")
        sentence = self.tr("Games taken over: {count}. Open now: {game}.")
        opened = self._desk.speech.texts.against(games[-1])
        return sentence.format(count=len(games), game=opened)

    def _run(self, work: Generator[Step, None, T], words: str, over: QWidget) -> T | None:
        """Return what ``work`` comes to, None where it was given up or could not be done."""
        try:
            return run_in_steps(work, self._desk.theme, words, over)
        except GivenUp:
            return None
        except StoreFault as fault:
            self._desk.pad.failed.emit(fault)
            return None


def _counted(work: Generator[int, None, T], count: int) -> Generator[Step, None, T]:
    """Do ``work``, which gives how many are done, and say of how many."""
    while True:
        try:
            yield next(work), count
        except StopIteration as end:
            result: T = end.value
            return result
        except GeneratorExit:
            work.close()
            raise
