"""The dialog that asks where a copy is put and what it is, with a name to begin with."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QStandardPaths

from belot_desktop.models.settings import COPY_FOLDER
from belot_desktop.store.errors import StoreFault, told_apart
from belot_desktop.store.file_names import file_name
from belot_desktop.ui.file_dialog import FileDialog

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtWidgets import QWidget

    from belot_desktop.ui.copies.formats import Format
    from belot_desktop.ui.desk import Desk

_OTHERWISE = "belot"


class Where(FileDialog):
    """Asks for a file in one of some formats, chosen by the filter."""

    def __init__(
        self, desk: Desk, formats: Sequence[Format], words: Callable[[], str], over: QWidget
    ) -> None:
        """Ask over a window; ``words`` say what the dialog is about."""
        super().__init__(
            over,
            lambda: (words(), self.tr("Save")),
            lambda: [_filter(desk, each) for each in formats],
        )
        self._desk, self._formats = desk, formats
        self.setAcceptMode(FileDialog.AcceptMode.AcceptSave)
        self.setFileMode(FileDialog.FileMode.AnyFile)
        self.setViewMode(FileDialog.ViewMode.List)
        self.filterSelected.connect(self._suggest)
        self.setDirectory(_folder(desk.settings.get(COPY_FOLDER)))
        self._suggest(self.nameFilters()[0])

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

    def _format(self, name_filter: str) -> Format:
        filters = self.nameFilters()
        return self._formats[filters.index(name_filter) if name_filter in filters else 0]

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
