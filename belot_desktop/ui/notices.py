"""What is said after a command: that it is saved, how to undo it, why it cannot be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QKeySequence

from belot_desktop.ui.notice import Notice, NoticeText

if TYPE_CHECKING:
    from belot_desktop.store.errors import StoreFault
    from belot_desktop.ui.actions import Actions
    from belot_desktop.ui.commands import Commands
    from belot_desktop.ui.desk import Desk

_AS_LONG_AS_NEEDED = 0


class Notices(Notice):
    """The strip of the main window."""

    def __init__(self, desk: Desk, commands: Commands, actions: Actions) -> None:
        """Say what ``commands`` tell, and offer the undo of ``actions``."""
        super().__init__(desk.theme)
        self._desk, self._undo = desk, actions.undo
        self._fault: StoreFault | None = None
        commands.done.connect(self._offer_undo)
        commands.said.connect(self._tell)
        commands.refused.connect(self._refuse)
        desk.pad.failed.connect(self._fail)
        self.acted.connect(actions.undo.trigger)

    def retranslate(self) -> None:
        """Name the cross; a sentence in another language goes, but for one about trouble."""
        self.set_close_words(self.tr("Close"))
        fault = None if self.isHidden() else self._fault
        self.dismiss()
        if fault is not None:
            self._fail(fault)

    def say(self, notice: NoticeText, seconds: float = 8) -> None:
        """Say ``notice`` in place of what was said before."""
        self._fault = None
        super().say(notice, seconds)

    def _offer_undo(self, sentence: str) -> None:
        key = self._undo.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        self.say(NoticeText(sentence, self._undo.text(), key))

    def _tell(self, sentence: str) -> None:
        self.say(NoticeText(sentence))

    def _refuse(self, sentence: str) -> None:
        self.say(NoticeText(sentence, tone="note"))

    def _fail(self, fault: StoreFault) -> None:
        sentence = self._desk.speech.texts.store_problem(fault)
        self.say(NoticeText(sentence, tone="error"), _AS_LONG_AS_NEEDED)
        self._fault = fault

    def tell_of_fault(self) -> None:
        """Say that the program itself made a mistake."""
        sentence = self.tr(
            "The program made a mistake. All that was saved is kept; if anything looks wrong,"
            " close the window and open it again."
        )
        self.say(NoticeText(sentence, tone="error"), _AS_LONG_AS_NEEDED)
