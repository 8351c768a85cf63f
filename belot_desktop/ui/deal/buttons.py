"""How a deal ended without points, all pass, and Cancel and Save."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout

from belot_desktop.core.variant import Takes
from belot_desktop.ui.button_bar import ButtonBar
from belot_desktop.ui.deal.part import Part
from belot_desktop.ui.key_button import KeyButton
from belot_desktop.ui.stops import ENTER

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from belot_desktop.models.deal_form import DealForm
    from belot_desktop.models.speech import Speech
    from belot_desktop.ui.theme import Theme

PASSED_KEY = "F4"
RESULT_KEYS = ("F3", "F5")  # in the order in which the game declares its results


class ResultButton(KeyButton):
    """A button that stays filled while its result is chosen."""

    def __init__(self, theme: Theme) -> None:
        """Start as one that is not chosen."""
        super().__init__(theme)
        self.setCheckable(True)
        self.setAutoDefault(False)

    def set_chosen(self, chosen: bool) -> None:  # noqa: FBT001 (as QAbstractButton.setChecked)
        """Show whether the result is chosen."""
        self.setChecked(chosen)
        self._primary = chosen
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose by Enter; once chosen, Enter means to save and is the dialog's own."""
        if event.key() not in ENTER:
            super().keyPressEvent(event)
        elif self.isChecked():
            event.ignore()
        else:
            self.click()


class Buttons(Part):
    """The buttons at the foot of the dialog."""

    passed = Signal()
    cancelled = Signal()
    saved = Signal()

    def __init__(self, form: DealForm, speech: Speech, theme: Theme) -> None:
        """Have a button for each kind of result that is not typed."""
        super().__init__(form, speech, theme)
        kinds = [each for each in form.game.variant.results if each.takes is not Takes.ONE]
        self.results = {each.key: ResultButton(theme) for each in kinds}
        self.all_pass, self.cancel = KeyButton(theme), KeyButton(theme)
        self.save = KeyButton(theme, primary=True)
        self.save.setDefault(True)
        left = (*self.results.values(), self.all_pass)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        bar = ButtonBar(theme, left, (self.cancel, self.save))
        bar.left.connect(self.left)
        layout.addWidget(bar)
        for kind, button in self.results.items():
            button.clicked.connect(lambda _checked, kind=kind: form.press(kind))
        self.all_pass.clicked.connect(self.passed)
        self.cancel.clicked.connect(self.cancelled)
        self.save.clicked.connect(self.saved)
        self.retranslate()

    @property
    def keys(self) -> dict[str, KeyButton]:
        """Which key presses which button."""
        results = zip(RESULT_KEYS, self.results.values(), strict=False)
        return {**dict(results), PASSED_KEY: self.all_pass}

    def refresh(self) -> None:
        """Show which result is chosen."""
        for kind, button in self.results.items():
            button.set_chosen(self.form.draft.kind == kind)

    def retranslate(self) -> None:
        """Say what the buttons do."""
        for at, (kind, button) in enumerate(self.results.items()):
            key = RESULT_KEYS[at] if at < len(RESULT_KEYS) else ""
            button.set_words(_capital(self.texts.result(kind)), key)
        self.all_pass.set_words(self.tr("All pass"), PASSED_KEY)
        self.cancel.set_words(self.tr("Cancel"), "Esc")
        self.save.set_words(self.tr("Save"), "Enter")
        super().retranslate()


def _capital(word: str) -> str:
    return word[:1].upper() + word[1:]
