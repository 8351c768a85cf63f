"""The open game taken along: as text or a picture to paste, or as a file."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QObject, Signal
from PySide6.QtGui import QGuiApplication

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from belot_desktop.models.print_form import PrintForm
    from belot_desktop.ui.copies.where import Where
    from belot_desktop.ui.desk import Desk


class CopyEntry(QObject):
    """Copies the sheet; ``said`` tells that it is done, ``refused`` why it is not."""

    said = Signal(str)
    refused = Signal(str)

    def __init__(self, desk: Desk, window: QWidget) -> None:
        """Copy the game of ``desk``, with dialogs over ``window``."""
        super().__init__(window)
        self._desk, self._window = desk, window

    def as_text(self) -> None:
        """Copy the sheet as plain text for a chat."""
        texts = self._desk.speech.texts
        QGuiApplication.clipboard().setText(texts.in_a_chat(self._desk.pad.game))
        self.said.emit(texts.copied_as_text())

    def as_picture(self) -> None:
        """Copy a picture of the sheet as it would be printed, in one piece."""
        # Nothing that draws pages is needed at the start.
        from belot_desktop.printing.files import picture  # noqa: PLC0415 (see above)
        from belot_desktop.printing.printouts import sheet_in_one  # noqa: PLC0415 (see above)
        from belot_desktop.ui.printing.setting_up import setup_of  # noqa: PLC0415 (see above)

        form = self._form
        page = sheet_in_one(self._desk.pad.game, form.texts, setup_of(form))
        QGuiApplication.clipboard().setImage(picture(page))
        self.said.emit(self._desk.speech.texts.copied_as_picture())

    def save(self) -> Where:
        """Ask for a file, and save the game or what else was asked for in it."""
        from belot_desktop.ui.copies.formats import FORMATS  # noqa: PLC0415 (not at the start)
        from belot_desktop.ui.copies.saving import Saving  # noqa: PLC0415 (likewise)

        saving = Saving(self._desk, self._form, self.said.emit, self.refused.emit)
        return saving.ask(FORMATS, lambda: self.tr("Save a copy"), self._window)

    @cached_property
    def _form(self) -> PrintForm:
        """What was chosen for pages."""
        from belot_desktop.models.print_form import PrintForm  # noqa: PLC0415 (not at the start)
        from belot_desktop.printing.paper import usual_paper  # noqa: PLC0415 (likewise)

        return PrintForm(self._desk.settings, self._desk.speech, usual_paper(QLocale.system()).key)
