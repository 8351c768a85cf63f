"""The dialog of the house rules: each with what it changes, kept under names, copied as text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QGuiApplication

from belot_desktop.texts.numbers import set_in
from belot_desktop.ui.at_hand import put_help
from belot_desktop.ui.form_dialog import FormDialog
from belot_desktop.ui.notice import Notice, NoticeText
from belot_desktop.ui.over import open_over
from belot_desktop.ui.rules.agree_first import agree_first
from belot_desktop.ui.rules.house_fields import HouseFields
from belot_desktop.ui.rules.preset_bar import PresetBar
from belot_desktop.ui.rules.preset_name import PresetName
from belot_desktop.ui.save_bar import SaveBar
from belot_desktop.ui.section import note_ink
from belot_desktop.ui.tokens import TITLE
from belot_desktop.ui.words import Prose, Words

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtWidgets import QWidget

    from belot_desktop.models.preset_shelf import PresetShelf
    from belot_desktop.models.rules_form import RulesForm
    from belot_desktop.models.speech import Speech
    from belot_desktop.ui.theme import Theme

WIDTH = 920


class RulesDialog(FormDialog):
    """Every house rule of a game. Where that has deals, saving shows first what changes.

    That is left to who opened the dialog where it no longer :attr:`asks`.
    """

    def __init__(
        self,
        form: RulesForm,
        shelf: PresetShelf,
        speech: Speech,
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        """Show the rules in ``form``; ready-made ones are on the ``shelf``."""
        super().__init__(theme, parent, WIDTH)
        put_help(self, "house")
        self.form, self._shelf, self._speech, self.asks = form, shelf, speech, True
        self._deleted: tuple[str, object] = ("", None)
        self._title = Words(theme, TITLE, bold=True)
        self.presets = PresetBar(form, shelf, theme)
        self.house = HouseFields(form, speech, theme, told=True)
        self.notice, self.told = Notice(theme), Prose(theme, ink=note_ink)
        self.bar = SaveBar(theme)
        self._connect()
        foot = (self.notice, self.told, self.bar)
        self.lay_out((self._title, self.presets, self.house), foot, self.bar.save)
        self.house.stops()[0][0].setFocus()

    @property
    def touched(self) -> bool:
        """Whether a rule was changed."""
        return self.form.touched

    def save(self) -> None:
        """Agree to the rules, or go to what is wrong: its sentence stands there."""
        if not self._goes_to_wrong():
            if self.asks:
                agree_first(self, self.form, self._speech)
            else:
                self.accept()

    def stops(self) -> Sequence[Sequence[QWidget]]:
        """Return the lines of all parts."""
        return [*self.presets.stops(), *self.house.stops()]

    def retranslate(self) -> None:
        """Say everything in the language spoken now."""
        title = self.tr("House rules")
        self.setWindowTitle(title)
        self._title.setText(title)
        self.presets.retranslate()
        self.house.retranslate()
        self.notice.set_close_words(self.tr("Close"))
        self.notice.dismiss()
        self.bar.set_words(self.tr("Agree"))
        self._tell()

    def _connect(self) -> None:
        self.form.changed.connect(self._tell)
        for part in (self.presets, self.house, self.bar):
            part.left.connect(self.step)
        self.bar.cancel.clicked.connect(self.reject)
        self.bar.save.clicked.connect(self.save)
        self.presets.copy.clicked.connect(self._copy)
        self.presets.keep.clicked.connect(self._keep_as)
        self.presets.choose.renaming.connect(self._rename)
        self.presets.choose.deleting.connect(self._delete)
        self.notice.acted.connect(self._take_back)

    def _tell(self) -> None:
        """Say in a line what the rules would make of the game that is open."""
        told = self.form.what_if if self.form.game.rows else None
        shown = told is not None and (told.changes or self.form.touched)
        self.told.setVisible(shown)
        if told is not None:
            self.told.setText(self._speech.texts.compared_in_short(self.form.game, told))

    def _goes_to_wrong(self) -> bool:
        """Go to the first rule that is wrong; tell whether there is one."""
        places = [self.house.field(key) for key in self.form.wrong]
        for place in filter(None, places[:1]):
            place.setFocus()
        return bool(places)

    def _copy(self) -> None:
        if not self._goes_to_wrong():
            variant = self.form.game.variant
            text = self._speech.texts.agreed(variant, self.form.house)
            QGuiApplication.clipboard().setText(text)
            self.notice.say(NoticeText(self.tr("The rules are copied: paste them into a chat.")))

    # --- presets

    def _keep_as(self) -> None:
        if not self._goes_to_wrong():
            variant, house = self.form.game.variant, self.form.house
            self._ask_name("", lambda name: self._shelf.save(variant, name, house))

    def _rename(self, old: str) -> None:
        variant = self.form.game.variant
        self._ask_name(old, lambda new: self._shelf.rename(variant, old, new))

    def _ask_name(self, old: str, then: Callable[[str], bool]) -> None:
        """Ask for a name, and do ``then`` with it; it asks on if that could not be done."""
        variant = self.form.game.variant
        asking = PresetName(self.theme, lambda name: self._shelf.has(variant, name), old, self)
        asking.keep = lambda: then(asking.name)
        open_over(self, asking)

    def _delete(self, name: str) -> None:
        """Forget a preset at once, and offer to take that back."""
        variant, house = self.form.game.variant, self.form.house
        if self._shelf.delete(variant, name):
            self._deleted = name, house
            sentence = self.tr("{name} was deleted.").format(name=set_in(name))
            self.notice.say(NoticeText(sentence, self.tr("Undo")), 20)

    def _take_back(self) -> None:
        if self._shelf.save(self.form.game.variant, *self._deleted):
            self.notice.dismiss()
