"""The settings dialog, full of what it may have to show."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from belot_desktop.models.settings import TEXT_SIZE, Settings
from belot_desktop.models.settings_form import SettingsForm
from belot_desktop.store.database import Database
from belot_desktop.store.settings import Settings as Kept
from belot_desktop.ui.settings.dialog import SettingsDialog

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDialog

    from belot_desktop.models.speech import Speech
    from belot_desktop.ui.theme import Theme


def chosen_settings(speech: Speech, theme: Theme) -> QDialog:
    """Show every setting, one of them typed wrong."""
    database = Database(Path(":memory:"))
    form = SettingsForm(Settings(Kept(database)))
    form.destroyed.connect(database.close)
    form.put(TEXT_SIZE, 99)
    dialog = SettingsDialog(form, speech, theme)
    form.setParent(dialog)
    return dialog
