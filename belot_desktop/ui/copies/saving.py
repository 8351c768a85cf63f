"""A copy saved: asked where, written, and told how that went."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from PySide6.QtCore import QDir

from belot_desktop.models.arriving import GivenUp
from belot_desktop.models.settings import COPY_FOLDER
from belot_desktop.store.errors import StoreFault
from belot_desktop.ui.copies.where import Where
from belot_desktop.ui.stepping import run_in_steps

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Sequence
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from belot_desktop.models.print_form import PrintForm
    from belot_desktop.printing.devices import Step
    from belot_desktop.ui.copies.formats import Format, Making
    from belot_desktop.ui.desk import Desk

logger = logging.getLogger(__name__)


class Saving:
    """Saves copies of what is open; ``well`` and ``badly`` are told a sentence."""

    def __init__(
        self,
        desk: Desk,
        form: PrintForm,
        well: Callable[[str], object],
        badly: Callable[[str], object],
    ) -> None:
        """Save pages as ``form`` has them."""
        self._desk, self._form = desk, form
        self._well, self._badly = well, badly

    def ask(self, formats: Sequence[Format], words: Callable[[], str], over: QWidget) -> Where:
        """Ask over a window where to put a copy in one of ``formats``, and put it there.

        ``words`` say what the dialog is about.
        """
        where = Where(self._desk, formats, words, over)
        where.accepted.connect(lambda: self._save(where, over))
        where.finished.connect(where.deleteLater)
        where.open()
        return where

    def _save(self, where: Where, over: QWidget) -> None:
        desk, texts = self._desk, self._desk.speech.texts
        try:
            path, wanted = where.chosen()
            self._write(wanted, path, over)
        except StoreFault as fault:
            logger.warning("A copy could not be saved: %s", fault.reason)
            self._badly(texts.copy_not_saved(fault))
            return
        except GivenUp:
            return
        desk.settings.put(COPY_FOLDER, str(path.parent))
        folder = QDir.toNativeSeparators(str(path.parent))
        self._well(texts.copy_saved(path.name, folder))

    def _write(self, wanted: Format, path: Path, over: QWidget) -> None:
        """Write a copy into ``path``, whole or not at all. Raises StoreFault and GivenUp."""
        desk = self._desk
        if wanted.made is None:
            desk.copies.back_up(path)
            return
        content = wanted.made(desk, self._form)
        if isinstance(content, bytes):
            desk.copies.write(path, content)
        else:
            words = desk.speech.texts.saving(path.name)
            run_in_steps(self._writing(content, path), desk.theme, words, over)

    def _writing(self, content: Making, path: Path) -> Generator[Step, None, None]:
        self._desk.copies.write(path, (yield from content))
