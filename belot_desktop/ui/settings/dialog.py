"""The settings dialog: drawn from the table of settings, each choice seen at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QVBoxLayout, QWidget

from belot_desktop.ui.button_bar import ButtonBar
from belot_desktop.ui.form_dialog import FormDialog
from belot_desktop.ui.key_button import KeyButton
from belot_desktop.ui.settings.setting_field import SettingField
from belot_desktop.ui.tokens import QUIET, TITLE
from belot_desktop.ui.words import Prose, Words, quiet_ink

if TYPE_CHECKING:
    from collections.abc import Sequence

    from belot_desktop.models.settings_form import SettingsForm
    from belot_desktop.models.speech import Speech
    from belot_desktop.ui.theme import Theme

WIDTH = 720
APART = 4  # steps of space between settings, of which each has its sentence


class SettingsDialog(FormDialog):
    """Every setting that people choose. There is nothing to save: Enter and Esc close it."""

    def __init__(
        self, form: SettingsForm, speech: Speech, theme: Theme, parent: QWidget | None = None
    ) -> None:
        """Show ``form``."""
        super().__init__(theme, parent, WIDTH)
        self.form = form
        self._title = Words(theme, TITLE, bold=True)
        self._how = Prose(theme, QUIET, ink=quiet_ink)
        self.fields = [SettingField(each, form, speech, theme) for each in form.every]
        self._page = _Page(theme, self.fields)
        self.start_again, self.close_button = KeyButton(theme), KeyButton(theme, primary=True)
        self.start_again.setAutoDefault(False)
        self.close_button.setDefault(True)
        bar = ButtonBar(theme, (self.start_again,), (self.close_button,))
        bar.left.connect(self.step)
        for each in self.fields:
            each.left.connect(self.step)
        self.start_again.clicked.connect(form.start_again)
        self.close_button.clicked.connect(self.save)
        form.changed.connect(self._refresh)
        self.lay_out((self._title, self._how, self._page), (bar,), self.close_button)
        self.fields[0].field.setFocus()

    @property
    def touched(self) -> bool:
        """Nothing is lost by closing: what was chosen holds already."""
        return False

    def save(self) -> None:
        """Close."""
        self.accept()

    def stops(self) -> Sequence[Sequence[QWidget]]:
        """Return each setting as a line."""
        return [[each.field] for each in self.fields]

    def retranslate(self) -> None:
        """Say everything in the language spoken now."""
        self.setWindowTitle(self.tr("Settings"))
        self._title.setText(self.tr("Settings"))
        self._how.setText(self.tr("Each choice holds at once. House rules belong to each game."))
        self.start_again.set_words(self.tr("All as at first"))
        self.close_button.set_words(self.tr("Close"), "Esc")
        for each in self.fields:
            each.retranslate()
        self._refresh()

    def _refresh(self) -> None:
        for each in self.fields:
            each.refresh()
        reason = self.tr("Everything is as at first.") if self.form.as_at_first else ""
        self.start_again.set_unavailable(reason)


class _Page(QWidget):
    """The settings one below the other."""

    def __init__(self, theme: Theme, fields: Sequence[QWidget]) -> None:
        super().__init__()
        self._theme = theme
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        for each in fields:
            self._column.addWidget(each)
        theme.changed.connect(self._space)
        self._space()

    def _space(self) -> None:
        self._column.setSpacing(self._theme.look.gap(APART))
