"""The print preview: the page as it will be, what can be chosen about it, and where it goes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from belot_desktop.models.arriving import GivenUp
from belot_desktop.models.settings import PRINTOUT
from belot_desktop.ui.button_bar import ButtonBar
from belot_desktop.ui.copies.formats import Format
from belot_desktop.ui.copies.saving import Saving
from belot_desktop.ui.following_area import FollowingArea
from belot_desktop.ui.key_button import KeyButton
from belot_desktop.ui.printing.page_bar import PageBar
from belot_desktop.ui.printing.page_view import PageView
from belot_desktop.ui.printing.paper_choices import PaperChoices
from belot_desktop.ui.printing.press import NotPrinted, Press, printing
from belot_desktop.ui.printing.setting_up import pages_of, pdf_of
from belot_desktop.ui.section import error_ink, note_ink
from belot_desktop.ui.stepping import run_in_steps
from belot_desktop.ui.stops import UP_AND_DOWN, next_stop
from belot_desktop.ui.words import Prose, text_ink

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent
    from PySide6.QtPrintSupport import QPrinter

    from belot_desktop.models.print_form import PrintForm
    from belot_desktop.ui.desk import Desk
    from belot_desktop.ui.words import Inked

_USUAL = (980, 780)
_CHOICES = 400  # the width of what is chosen, at the usual text size


class PreviewDialog(QDialog):
    """Shows pages of the open game. Enter prints, Esc closes; every choice is seen at once."""

    def __init__(
        self, desk: Desk, form: PrintForm, press: Press | None = None, parent: QWidget | None = None
    ) -> None:
        """Show what ``form`` chooses of the game of ``desk``, and print it on ``press``."""
        super().__init__(parent)
        self.form = form
        self._desk, self._theme, self._press = desk, desk.theme, press or Press()
        self.view = PageView(self._theme)
        self.pages_bar = PageBar(self.view, desk.speech, self._theme)
        self.choices = PaperChoices(form, desk.speech, self._theme)
        self.said = Prose(self._theme)
        self.said.hide()
        self.print_button = KeyButton(self._theme, primary=True)
        self.pdf_button, self.close_button = KeyButton(self._theme), KeyButton(self._theme)
        self._lay_out()
        self._connect()
        self._retranslate()
        self._show_pages()
        self._give(QSize(*map(self._theme.look.px, _USUAL)))
        self.choices.rows[PRINTOUT].setFocus()

    @property
    def chosen_size(self) -> QSize | None:
        """The size that somebody gave it, None while it has the usual one."""
        return None if self.size() == self._given else self.size()

    def print_out(self) -> None:
        """Ask for a printer, or say that there is none."""
        if self._press.ready():
            title = self.form.texts.title_of(self.form.value(PRINTOUT), self._desk.pad.game)
            self._press.ask(self.pages, title, self, self._print_on)
            return
        self._say(
            self.tr(
                "This computer has no printer. Save the page as PDF: "
                "it can be printed elsewhere, and looks the same."
            ),
            note_ink,
        )
        self.pdf_button.setFocus()

    def save_pdf(self) -> None:
        """Ask for a file, and save what is shown as PDF in it."""
        saving = Saving(self._desk, self.form, self._say, lambda why: self._say(why, error_ink))
        made = Format(
            "pdf", ".pdf", lambda desk, form: pdf_of(desk.pad.game, form, form.value(PRINTOUT))
        )
        saving.ask((made,), lambda: self.tr("Save as PDF"), self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from line to line by Up and Down; the rest is as in every dialog."""
        step = UP_AND_DOWN.get(event.key())
        if step is not None:
            self._step(step)
        elif not event.isAutoRepeat():  # the key that is held has opened it
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self._show_pages()
        super().changeEvent(event)

    # --- how it is put together

    def _lay_out(self) -> None:
        self._whole, self._left, self._right = QHBoxLayout(self), QVBoxLayout(), QVBoxLayout()
        self._left.addWidget(self.view, 1)
        self._left.addWidget(self.pages_bar)
        self._area = FollowingArea(self._theme, self.choices)
        bar = ButtonBar(self._theme, (), (self.print_button, self.pdf_button, self.close_button))
        bar.left.connect(self._step)
        column = QWidget()
        self._right = QVBoxLayout(column)
        self._right.setContentsMargins(0, 0, 0, 0)
        for widget in (self._area, self.said, bar):
            self._right.addWidget(widget)
        self._right.setStretch(0, 1)
        self._column = column
        self._whole.addLayout(self._left, 1)
        self._whole.addWidget(column, 1)
        self._space()

    def _connect(self) -> None:
        self.print_button.setDefault(True)
        for each in (self.pdf_button, self.close_button):
            each.setAutoDefault(False)
        self.print_button.clicked.connect(self.print_out)
        self.pdf_button.clicked.connect(self.save_pdf)
        self.close_button.clicked.connect(self.reject)
        self.choices.left.connect(self._step)
        self.form.changed.connect(self._show_pages)
        self._theme.changed.connect(self._space)

    def _show_pages(self) -> None:
        self.pages = pages_of(self._desk.pad.game, self.form)
        self.view.show_pages(self.pages)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Print"))
        self.print_button.set_words(self.tr("Print…"), self.tr("Enter"))
        self.pdf_button.set_words(self.tr("Save as PDF…"))
        self.close_button.set_words(self.tr("Close"), "Esc")
        self.choices.retranslate()
        self.pages_bar.retranslate()
        self.said.hide()

    def _print_on(self, printer: QPrinter) -> None:
        """Print, and say how that went."""
        try:
            run_in_steps(printing(printer, self.pages), self._theme, self.tr("Printing"), self)
        except GivenUp:
            printer.abort()
            self._say(
                self.tr(
                    "Printing was stopped. Pages that the printer has already may still come out."
                ),
                note_ink,
            )
        except NotPrinted:
            self._say(
                self.tr(
                    "The printer did not take the pages. See whether it is switched on and has "
                    "paper, then print again, or save the pages as PDF."
                ),
                error_ink,
            )
        else:
            self._say(self.tr("The pages are with the printer."))

    def _say(self, sentence: str, ink: Inked = text_ink) -> None:
        self.said.set_ink(ink)
        self.said.setText(sentence)
        self.said.show()
        QAccessible.updateAccessibility(QAccessibleEvent(self.said, QAccessible.Event.Alert))

    def _step(self, step: int) -> None:
        """Let the focus go a line up (-1) or down (1)."""
        buttons = (self.print_button, self.pdf_button, self.close_button)
        lines = [*self.choices.stops(), buttons]
        found = next_stop(lines, self.focusWidget(), step)
        if found is not None:
            found.setFocus()

    def _space(self) -> None:
        look = self._theme.look
        self._whole.setContentsMargins(*[look.gap(4)] * 4)
        self._whole.setSpacing(look.gap(4))
        self._left.setSpacing(look.gap(2))
        self._right.setSpacing(look.gap(3))
        self._column.setMaximumWidth(look.px(_CHOICES))

    def _give(self, size: QSize) -> None:
        self._given = size.boundedTo(self.screen().availableSize())
        self.resize(self._given)
