"""Cancel and Save at the foot of a dialog."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belot_desktop.ui.button_bar import ButtonBar
from belot_desktop.ui.key_button import KeyButton

if TYPE_CHECKING:
    from belot_desktop.ui.theme import Theme


class SaveBar(ButtonBar):
    """Two buttons; what Save is called depends on the dialog."""

    def __init__(self, theme: Theme) -> None:
        """Start without words."""
        self.cancel, self.save = KeyButton(theme), KeyButton(theme, primary=True)
        super().__init__(theme, (), (self.cancel, self.save))

    def set_words(self, save: str) -> None:
        """Call Cancel by its name, and the other button ``save``."""
        self.cancel.set_words(self.tr("Cancel"), "Esc")
        self.save.set_words(save, "Enter")
