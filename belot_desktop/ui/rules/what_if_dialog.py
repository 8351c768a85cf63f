"""What other house rules would make of the open game, shown before they are agreed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from belot_desktop.ui.form_dialog import FormDialog
from belot_desktop.ui.rules.comparison import Comparison
from belot_desktop.ui.save_bar import SaveBar
from belot_desktop.ui.tokens import TITLE
from belot_desktop.ui.words import Prose, Words, quiet_ink

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import QWidget

    from belot_desktop.core.game import Game
    from belot_desktop.core.what_if import WhatIf
    from belot_desktop.models.speech import Speech
    from belot_desktop.ui.theme import Theme

WIDTH = 720

_PAGES: dict[int, int] = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}


class WhatIfDialog(FormDialog):
    """Each row that changes, the totals and the end, before and after. Enter agrees."""

    def __init__(
        self, game: Game, told: WhatIf, speech: Speech, theme: Theme, parent: QWidget | None = None
    ) -> None:
        """Show what ``told`` says of ``game``."""
        super().__init__(theme, parent, WIDTH)
        self._game, self._told, self._speech = game, told, speech
        self._title, self.summary = Words(theme, TITLE, bold=True), Prose(theme, ink=quiet_ink)
        self.comparison, self.bar = Comparison(theme), SaveBar(theme)
        self.bar.left.connect(self.step)
        self.bar.cancel.clicked.connect(self.reject)
        self.bar.save.clicked.connect(self.save)
        self.lay_out((self._title, self.summary, self.comparison), (self.bar,), self.bar.save)
        self.bar.save.setFocus()

    @property
    def touched(self) -> bool:
        """Nothing is entered here."""
        return False

    def save(self) -> None:
        """Agree to the rules."""
        self.accept()

    def stops(self) -> Sequence[Sequence[QWidget]]:
        """There is nothing to be chosen above the buttons."""
        return ()

    def step(self, step: int) -> None:
        """Scroll a few lines up (-1) or down (1)."""
        self._scroll(step * 3 * self.theme.look.metrics().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Scroll by pages too."""
        if event.key() in _PAGES:
            self._scroll(_PAGES[event.key()] * self._area.verticalScrollBar().pageStep())
        else:
            super().keyPressEvent(event)

    def retranslate(self) -> None:
        """Say everything in the language spoken now."""
        title = self.tr("What would change")
        self.setWindowTitle(title)
        self._title.setText(title)
        self.summary.setText(self._speech.texts.compared_in_short(self._game, self._told))
        head = (self.tr("#"), self.tr("Row"), self.tr("As it is"), self.tr("By these rules"))
        self.comparison.setAccessibleName(title)
        self.comparison.show_lines(head, self._speech.texts.compared(self._game, self._told))
        self.bar.set_words(self.tr("Agree"))

    def _scroll(self, pixels: int) -> None:
        bar = self._area.verticalScrollBar()
        bar.setValue(bar.value() + pixels)
