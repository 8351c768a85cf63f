"""Why files cannot be taken over: what is wrong with them, and where."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication, QTextOption
from PySide6.QtWidgets import QPlainTextEdit, QSizePolicy

from belot_desktop.store.exchange.faults import quoted
from belot_desktop.texts.help import FILES
from belot_desktop.ui.at_hand import put_help
from belot_desktop.ui.button_bar import ButtonBar
from belot_desktop.ui.form_dialog import FormDialog
from belot_desktop.ui.key_button import KeyButton
from belot_desktop.ui.tokens import TITLE
from belot_desktop.ui.words import Prose, Words, quiet_ink

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from belot_desktop.models.arriving import Refused
    from belot_desktop.models.speech import Speech
    from belot_desktop.ui.theme import Theme

WIDTH = 640
MOST_SHOWN = 200
_LINES = 10


class RefusedDialog(FormDialog):
    """All that is wrong, to be read, selected and copied. Enter and Esc close it."""

    def __init__(
        self, refused: Refused, speech: Speech, theme: Theme, parent: QWidget | None = None
    ) -> None:
        """Show what is wrong with files."""
        super().__init__(theme, parent, WIDTH)
        self._refused, self._speech = refused, speech
        put_help(self, FILES)
        self._title, self._how = Words(theme, TITLE, bold=True), Prose(theme, ink=quiet_ink)
        self.faults = _Lines(theme)
        self.copy, self.close_button = KeyButton(theme), KeyButton(theme, primary=True)
        self.copy.setAutoDefault(False)
        self.close_button.setDefault(True)
        self.bar = ButtonBar(theme, (self.copy,), (self.close_button,))
        self.bar.left.connect(self.step)
        self.copy.clicked.connect(self._copy)
        self.close_button.clicked.connect(self.save)
        self.lay_out((self._title, self._how, self.faults), (self.bar,), self.close_button)
        self.close_button.setFocus()

    @property
    def touched(self) -> bool:
        """Nothing is entered here."""
        return False

    def save(self) -> None:
        """Close."""
        self.accept()

    def stops(self) -> Sequence[Sequence[QWidget]]:
        """Return what is wrong, which can be selected."""
        return [[self.faults]]

    def retranslate(self) -> None:
        """Say everything in the language spoken now."""
        title = self.tr("This cannot be taken over")
        self.setWindowTitle(title)
        self._title.setText(title)
        self._how.setText(self.tr("Nothing was taken, nothing was changed. What is wrong:"))
        self.faults.setAccessibleName(self.tr("What is wrong"))
        self.faults.show_lines(self._said(MOST_SHOWN))
        self.copy.set_words(self.tr("Copy the list"))
        self.close_button.set_words(self.tr("Close"), "Esc")

    def _said(self, most: int) -> list[str]:
        """Say what is wrong, so many lines at most, each with its file where there are several."""
        faults, say = self._refused.faults, self._speech.texts.fault
        lines = [
            f"{quoted(name)}: {say(each)}" if name else say(each) for name, each in faults[:most]
        ]
        if len(faults) > most:
            lines.append(self.tr("And more: {count}").format(count=len(faults) - most))
        return lines

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText("\n".join(self._said(len(self._refused.faults))))
        self.copy.set_words(self.tr("Copied"))


class _Lines(QPlainTextEdit):
    """Lines of plain text that scroll by themselves."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setReadOnly(True)
        self.setTabChangesFocus(True)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        theme.changed.connect(self._dress)
        self._dress()

    def show_lines(self, lines: Sequence[str]) -> None:
        """Show ``lines``, from the first one on."""
        self.setPlainText("\n".join(lines))
        self._dress()

    def sizeHint(self) -> QSize:
        """Ask for room for all lines, or for some."""
        look, lines = self._theme.look, min(self.blockCount() + 1, _LINES)
        return QSize(look.px(WIDTH) // 2, lines * look.metrics().lineSpacing() + look.gap(4))

    def minimumSizeHint(self) -> QSize:
        """Need room for a few lines."""
        look = self._theme.look
        return QSize(look.px(200), 3 * look.metrics().lineSpacing() + look.gap(4))

    def _dress(self) -> None:
        self.setFont(self._theme.look.font())
        self.updateGeometry()
