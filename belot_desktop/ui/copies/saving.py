"""A copy saved: asked where, written, and told how that went."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from PySide6.QtCore import QDir

from belot_desktop.models.settings import COPY_FOLDER
from belot_desktop.store.errors import StoreFault
from belot_desktop.ui.copies.where import Where

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtWidgets import QWidget

    from belot_desktop.models.print_form import PrintForm
    from belot_desktop.ui.copies.formats import Format
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

    def ask(self, formats: Sequence[Format], words: str, over: QWidget) -> Where:
        """Ask over a window where to put a copy in one of ``formats``, and put it there."""
        where = Where(self._desk, formats, words, over)
        where.accepted.connect(lambda: self._save(where))
        where.finished.connect(where.deleteLater)
        where.open()
        return where

    def _save(self, where: Where) -> None:
        texts = self._desk.speech.texts
        try:
            path, wanted = where.chosen()
            wanted.write(self._desk, self._form, path)
        except StoreFault as fault:
            logger.warning("A copy could not be saved: %s", fault.reason)
            self._badly(texts.copy_not_saved(fault))
            return
        folder = QDir.toNativeSeparators(str(path.parent))
        self._desk.settings.put(COPY_FOLDER, str(path.parent))
        self._well(texts.copy_saved(path.name, folder))
