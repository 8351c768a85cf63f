"""The question asked before something typed is given up."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QMessageBox, QWidget


class GiveUp(QMessageBox):
    """Asks whether to give up what was typed; going on is what Enter and Esc do.

    ``accepted`` is emitted for giving up, ``rejected`` for going on.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        """Ask over ``parent``, once it is opened."""
        super().__init__(parent)
        self.setOption(QMessageBox.Option.DontUseNativeDialog)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.give_up = self.addButton("", QMessageBox.ButtonRole.AcceptRole)
        self.go_on = self.addButton("", QMessageBox.ButtonRole.RejectRole)
        self.setDefaultButton(self.go_on)
        self.setEscapeButton(self.go_on)
        self.retranslate()

    def retranslate(self) -> None:
        """Ask in the language spoken now."""
        self.setWindowTitle(self.tr("Give up?"))
        self.setText(self.tr("What was typed here is not saved."))
        self.setInformativeText(self.tr("Should it be given up?"))
        self.give_up.setText(self.tr("Give up"))
        self.go_on.setText(self.tr("Go on"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
