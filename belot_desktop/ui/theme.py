"""The theme in force: which colours, how large the text, and a signal when that changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QFont, QPalette

from belot_desktop.ui.look import Look
from belot_desktop.ui.style_sheet import style_sheet
from belot_desktop.ui.tokens import DARK, LIGHT, Colours

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

Choice = Literal["light", "dark", "system"]

_SCHEMES = {
    "light": Qt.ColorScheme.Light,
    "dark": Qt.ColorScheme.Dark,
    "system": Qt.ColorScheme.Unknown,
}


class Theme(QObject):
    """One application's theme. Painted widgets are handed it and draw from :attr:`look`.

    ``changed`` is emitted after :meth:`apply`, and when the system turns light or dark
    while it is followed.
    """

    changed = Signal()

    def __init__(
        self, application: QApplication, choice: Choice = "system", scale: float = 1.0
    ) -> None:
        """Dress ``application`` as :meth:`apply` does."""
        super().__init__(application)
        self._application = application
        self._family = application.font()
        self._hints = application.styleHints()
        self._choice, self._scale = choice, scale
        self._look = Look(LIGHT, scale, self._family)
        application.setStyle("Fusion")
        self.apply(choice, scale)
        self._hints.colorSchemeChanged.connect(self._follow)

    @property
    def look(self) -> Look:
        """The colours, sizes and fonts to draw with now."""
        return self._look

    @property
    def choice(self) -> Choice:
        """What was chosen: light, dark, or to follow the system."""
        return self._choice

    def apply(self, choice: Choice, scale: float) -> None:
        """Dress the application anew, its text ``scale`` times as large as usual (1 to 2)."""
        self._choice, self._scale = choice, scale
        self._hints.setColorScheme(_SCHEMES[choice])  # for what the system draws: title bars
        self._dress()

    def _follow(self) -> None:
        if self._choice == "system" and self._look.colours is not self._colours():
            self._dress()

    def _colours(self) -> Colours:
        if self._choice == "system":
            return DARK if self._hints.colorScheme() is Qt.ColorScheme.Dark else LIGHT
        return DARK if self._choice == "dark" else LIGHT

    def _dress(self) -> None:
        self._look = Look(self._colours(), self._scale, self._family)
        self._application.setPalette(palette(self._look.colours))
        self._application.setFont(QFont(self._look.font()))
        self._application.setStyleSheet(style_sheet(self._look))
        self.changed.emit()


def palette(colours: Colours) -> QPalette:
    """Return ``colours`` as the palette for what Qt's own style draws."""
    made = QPalette()
    role = QPalette.ColorRole
    for each, colour in (
        (role.Window, colours.ground),
        (role.WindowText, colours.text),
        (role.Base, colours.card),
        (role.AlternateBase, colours.ground),
        (role.Text, colours.text),
        (role.Button, colours.card),
        (role.ButtonText, colours.text),
        (role.PlaceholderText, colours.quiet),
        (role.ToolTipBase, colours.card),
        (role.ToolTipText, colours.text),
        (role.Highlight, colours.action),
        (role.HighlightedText, colours.on_action),
        (role.Accent, colours.action),
        (role.Link, colours.action),
        (role.BrightText, colours.error.ink),
        (role.Light, colours.card),
        (role.Midlight, colours.line),
        (role.Mid, colours.line),
        (role.Dark, colours.quiet),
    ):
        made.setColor(each, colour)
    for each in (role.WindowText, role.Text, role.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, each, colours.quiet)
    made.setColor(QPalette.ColorGroup.Disabled, role.Highlight, colours.line)
    return made
