"""The settings dialog in use."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belot_desktop.ui.entry import Entry

if TYPE_CHECKING:
    from belot_desktop.ui.settings.dialog import SettingsDialog


class SettingsEntry(Entry):
    """Opens the settings."""

    def show(self) -> SettingsDialog:
        """Open the dialog; what is chosen in it holds at once."""
        from belot_desktop.models.settings_form import (  # noqa: PLC0415 (not at the start)
            SettingsForm,
        )
        from belot_desktop.ui.settings.dialog import SettingsDialog  # noqa: PLC0415 (likewise)

        form = SettingsForm(self.desk.settings)
        dialog = SettingsDialog(form, self.desk.speech, self.desk.theme, self.window)
        self.open(dialog, form, "settings", lambda: True)
        return dialog
