"""Under a page: which one it is, the way to the others, and how large it is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from belot_desktop.ui.asides import Asides
from belot_desktop.ui.key_button import KeyButton
from belot_desktop.ui.tokens import QUIET
from belot_desktop.ui.words import Words, quiet_ink

if TYPE_CHECKING:
    from belot_desktop.models.speech import Speech
    from belot_desktop.ui.printing.page_view import PageView
    from belot_desktop.ui.theme import Theme


class PageBar(QWidget):
    """Turns the pages of a view."""

    def __init__(self, view: PageView, speech: Speech, theme: Theme) -> None:
        """Turn those of ``view``."""
        super().__init__()
        self._view, self._speech, self._theme = view, speech, theme
        self.which = Words(theme, QUIET, ink=quiet_ink)
        self.which.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.before, self.after = KeyButton(theme), KeyButton(theme)
        self.zoom = KeyButton(theme)
        for each in (self.before, self.after, self.zoom):
            each.setAutoDefault(False)
        self.after.repeats = self.before.repeats = True
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self.which)
        self._column.addWidget(Asides(theme, (self.before, self.after, self.zoom), 2))
        self.before.clicked.connect(lambda: view.turn_to(view.at - 1))
        self.after.clicked.connect(lambda: view.turn_to(view.at + 1))
        self.zoom.clicked.connect(lambda: view.set_wide(wide=not view.wide))
        view.turned.connect(self.refresh)
        theme.changed.connect(self._space)
        self._space()

    def retranslate(self) -> None:
        """Say everything in the language spoken now."""
        self.before.set_words(self.tr("Previous"), self.tr("PgUp"))
        self.after.set_words(self.tr("Next"), self.tr("PgDn"))
        self.refresh()

    def refresh(self) -> None:
        """Say which page is shown."""
        view = self._view
        which = self._speech.texts.page_of(view.at + 1, view.count)
        self.which.setText(which)
        view.setAccessibleName(which)
        self.zoom.set_words(self.tr("Whole page") if view.wide else self.tr("Page width"))
        for each in (self.before, self.after):
            each.setVisible(view.count > 1)
        first = "" if view.at else self.tr("This is the first page.")
        last = self.tr("This is the last page.") if view.at == view.count - 1 else ""
        self.before.set_unavailable(first)
        self.after.set_unavailable(last)

    def _space(self) -> None:
        self._column.setSpacing(self._theme.look.gap(2))
