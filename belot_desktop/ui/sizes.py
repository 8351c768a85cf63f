"""The sizes of dialogs, remembered from one time to the next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belot_desktop.models.settings import DIALOGS, TEXT_SIZE
from belot_desktop.ui.room import room_for

if TYPE_CHECKING:
    from belot_desktop.models.settings import Settings
    from belot_desktop.ui.form_dialog import FormDialog
    from belot_desktop.ui.printing.dialog import PreviewDialog


def remember_size(dialog: FormDialog | PreviewDialog, name: str, settings: Settings) -> None:
    """Give ``dialog`` the size that was chosen for ``name``, and keep one chosen until its end.

    A size is good for the text size at which it was chosen.
    """
    key = f"{name} {settings.get(TEXT_SIZE)}"
    match settings.get(DIALOGS).get(key):
        case [int(width), int(height)] if width > 0 and height > 0:
            room = room_for(dialog)
            dialog.resize(min(width, room.width()), min(height, room.height()))

    def keep() -> None:
        size = dialog.chosen_size
        if size is not None:
            kept = {**settings.get(DIALOGS), key: [size.width(), size.height()]}
            settings.put(DIALOGS, kept)

    dialog.finished.connect(keep)
