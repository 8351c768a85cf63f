"""What is said after a command, or at the start: that it is saved, how to undo it, why not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QKeySequence

from belot_desktop.ui.notice import Notice, NoticeText

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QAction

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
        self._desk, self._undo, self._settings = desk, actions.undo, actions.settings
        self._offered = self._undo
        self._again: Callable[[], object] | None = None
        commands.done.connect(self._offer_undo)
        commands.said.connect(self._tell)
        commands.refused.connect(self._refuse)
        desk.pad.failed.connect(self._fail)
        desk.settings.changed.connect(self._follow_settings)
        self.acted.connect(self._do_offered)

    def retranslate(self) -> None:
        """Name the cross; a sentence in another language goes, but for one about trouble."""
        self.set_close_words(self.tr("Close"))
        again = None if self.isHidden() else self._again
        self.dismiss()
        if again is not None:
            again()

    def say(self, notice: NoticeText, seconds: float = 8) -> None:
        """Say ``notice`` in place of what was said before."""
        self._again = None
        super().say(notice, seconds)

    def _do_offered(self) -> None:
        self._offered.trigger()

    def tell_of_settings(self) -> None:
        """Say which settings could not be read, if there are any, and offer to set them again."""
        keys = [each.key for each in self._desk.settings.unreadable]
        if not keys:
            return
        self._offered = self._settings
        sentence = self._desk.speech.texts.settings_not_read(keys)
        notice = NoticeText(sentence, self._settings.text(), _key(self._settings), tone="note")
        self.say(notice, _AS_LONG_AS_NEEDED)
        self._again = self.tell_of_settings

    def _follow_settings(self, _key: str) -> None:
        """Have nothing more to say once they are set again."""
        if self._again == self.tell_of_settings and not self._desk.settings.unreadable:
            self.dismiss()

    def _offer_undo(self, sentence: str) -> None:
        self._offered = self._undo
        self.say(NoticeText(sentence, self._undo.text(), _key(self._undo)))

    def _tell(self, sentence: str) -> None:
        self.say(NoticeText(sentence))

    def _refuse(self, sentence: str) -> None:
        self.say(NoticeText(sentence, tone="note"))

    def _fail(self, fault: StoreFault) -> None:
        sentence = self._desk.speech.texts.store_problem(fault)
        self.say(NoticeText(sentence, tone="error"), _AS_LONG_AS_NEEDED)
        self._again = lambda: self._fail(fault)

    def tell_of_fault(self) -> None:
        """Say that the program itself made a mistake."""
        sentence = self.tr(
            "The program made a mistake. All that was saved is kept; if anything looks wrong,"
            " close the window and open it again."
        )
        self.say(NoticeText(sentence, tone="error"), _AS_LONG_AS_NEEDED)


def _key(action: QAction) -> str:
    return action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
