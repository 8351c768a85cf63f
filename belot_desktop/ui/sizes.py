"""The sizes of dialogs, remembered from one time to the next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belot_desktop.models.settings import DIALOGS, TEXT_SIZE

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDialog

    from belot_desktop.models.settings import Settings


def remember_size(dialog: QDialog, name: str, settings: Settings) -> None:
    """Give ``dialog`` the size that one called ``name`` had before, and keep its own at its end.

    A size is good for the text size at which it was chosen.
    """
    key, wanted = f"{name} {settings.get(TEXT_SIZE)}", dialog.size()
    match settings.get(DIALOGS).get(key):
        case [int(width), int(height)] if width > 0 and height > 0:
            room = dialog.screen().availableSize()
            dialog.resize(min(width, room.width()), min(height, room.height()))

    def keep() -> None:
        if dialog.size() != wanted:
            size = [dialog.width(), dialog.height()]
            settings.put(DIALOGS, {**settings.get(DIALOGS), key: size})

    dialog.finished.connect(keep)
