"""The dialog that asks where a copy is put and what it is, with a name to begin with."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QStandardPaths
from PySide6.QtWidgets import QFileDialog

from belot_desktop.models.settings import COPY_FOLDER
from belot_desktop.store.errors import StoreFault, told_apart
from belot_desktop.store.file_names import file_name

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtWidgets import QWidget

    from belot_desktop.ui.copies.formats import Format
    from belot_desktop.ui.desk import Desk

_OTHERWISE = "belot"


class Where(QFileDialog):
    """Asks for a file in one of some formats, chosen by the filter."""

    def __init__(
        self, desk: Desk, formats: Sequence[Format], words: Callable[[], str], over: QWidget
    ) -> None:
        """Ask over a window; ``words`` say what the dialog is about."""
        super().__init__(over)
        self._desk, self._formats, self._words = desk, formats, words
        self.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        self.setFileMode(QFileDialog.FileMode.AnyFile)
        self.setViewMode(QFileDialog.ViewMode.List)
        self._retranslate()
        self.filterSelected.connect(self._suggest)
        self.setDirectory(_folder(desk.settings.get(COPY_FOLDER)))
        self._suggest(self._filters[0])

    def chosen(self) -> tuple[Path, Format]:
        """Return what was asked for; an ending that was typed goes before the filter.

        Raises StoreFault where a file of that name is there already and nobody was asked.
        """
        path, wanted = Path(self.selectedFiles()[0]), self._format(self.selectedNameFilter())
        typed = [each for each in self._formats if each.suffix == path.suffix.lower()]
        if typed:
            return path, wanted if wanted in typed else typed[0]
        whole = path.with_name(path.name + wanted.suffix)
        with told_apart(whole):
            if whole.exists():
                raise StoreFault(whole, "there_already")
        return whole, wanted

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            chosen = self._format(self.selectedNameFilter())
            self._retranslate()
            self.selectNameFilter(self._filters[self._formats.index(chosen)])

    def _retranslate(self) -> None:
        """Say everything in the language spoken now."""
        self.setWindowTitle(self._words())
        self._label()
        self._filters = [_filter(self._desk, each) for each in self._formats]
        self.setNameFilters(self._filters)

    def _label(self) -> None:
        """Say what Qt leaves in English where the system has no dialog of its own."""
        label = QFileDialog.DialogLabel
        for each, words in (
            (label.LookIn, self.tr("Folder:")),
            (label.FileName, self.tr("Name:")),
            (label.FileType, self.tr("What:")),
            (label.Accept, self.tr("Save")),
            (label.Reject, self.tr("Cancel")),
        ):
            self.setLabelText(each, words)

    def _format(self, name_filter: str) -> Format:
        known = name_filter in self._filters
        return self._formats[self._filters.index(name_filter) if known else 0]

    def _suggest(self, name_filter: str) -> None:
        """Suggest a name for another kind of file, unless one was typed."""
        wanted = self._format(name_filter)
        self.setDefaultSuffix(wanted.suffix.lstrip("."))
        typed = [Path(each).stem for each in self.selectedFiles() if not Path(each).is_dir()]
        suggested = {_name(self._desk, each) for each in self._formats}
        stem = typed[0] if typed and typed[0] not in suggested else _name(self._desk, wanted)
        self.selectFile(f"{stem}{wanted.suffix}")


def _filter(desk: Desk, each: Format) -> str:
    return f"{desk.speech.texts.kind_of_copy(each.key)} (*{each.suffix})"


def _name(desk: Desk, each: Format) -> str:
    """Suggest a name: who plays and since when, or what it is and of which day."""
    texts, game = desk.speech.texts, desk.pad.game
    if each.of_all:
        today = desk.fresh_game().started[:10]  # the only clock here
        return file_name(f"{texts.kind_of_copy(each.key)} {today}", _OTHERWISE)
    teams = " – ".join(texts.team(game, side) for side in range(game.variant.sides))
    return file_name(f"{teams} {game.started[:10]}", _OTHERWISE)


def _folder(remembered: str) -> str:
    """Return where the last copy was put, as long as there is such a place."""
    if remembered and Path(remembered).is_dir():
        return remembered
    return QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
