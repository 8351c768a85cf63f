"""The import dialog: which games were found, and what becomes of each of them."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from belot_desktop.models.import_form import Do, Here
from belot_desktop.store.exchange.faults import quoted
from belot_desktop.texts.help import FILES
from belot_desktop.ui.at_hand import put_help
from belot_desktop.ui.choice_row import Choice, ChoiceRow
from belot_desktop.ui.form_dialog import FormDialog
from belot_desktop.ui.importing.found_list import FoundList, FoundModel
from belot_desktop.ui.importing.telling import Telling
from belot_desktop.ui.quiet_button import QuietButton
from belot_desktop.ui.save_bar import SaveBar
from belot_desktop.ui.section import note_ink
from belot_desktop.ui.tokens import QUIET, TITLE
from belot_desktop.ui.words import Prose, Words, quiet_ink

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from belot_desktop.models.import_form import ImportForm
    from belot_desktop.models.speech import Speech
    from belot_desktop.ui.theme import Theme

WIDTH = 720
MOST_WARNINGS = 12


class ImportDialog(FormDialog):
    """What is in the files. Nothing is taken before Save, and then all that was chosen."""

    def __init__(
        self, form: ImportForm, speech: Speech, theme: Theme, parent: QWidget | None = None
    ) -> None:
        """Show ``form``, in which a game was found."""
        super().__init__(theme, parent, WIDTH)
        self.form, self._speech = form, speech
        self.telling = Telling(form, speech)
        self.telling.setParent(self)
        put_help(self, FILES)
        self._title, self._summary = Words(theme, TITLE, bold=True), Prose(theme, ink=quiet_ink)
        self._model = FoundModel(form, self.telling)
        self._model.setParent(self)
        self.list = FoundList(theme, self._model)
        self.list.setCurrentIndex(self._model.index(0))
        self.detail, self.choices = Prose(theme), ChoiceRow(theme)
        self.alike = QuietButton(theme)
        _keep_place(self.alike, when=len(form.found) > 1)
        self.warnings = Prose(theme, QUIET, ink=note_ink)
        self.outlook, self.bar = Prose(theme, ink=quiet_ink), SaveBar(theme)
        self._connect()
        self.lay_out(
            (
                *(self._title, self._summary, self.list, self.detail),
                *(self.choices, self.alike, self.warnings),
            ),
            (self.outlook, self.bar),
            self.bar.save,
        )
        self._go_on()

    @property
    def touched(self) -> bool:
        """Whether something was chosen."""
        return self.form.touched

    @property
    def opens(self) -> bool:
        """Whether there is nothing to take, but the one game is here and can be opened."""
        found = self.form.found
        return len(found) == 1 and found[0].here is Here.SAME and not self.form.counts[Do.BOTH]

    def save(self) -> None:
        """Take what was chosen, or say that nothing was."""
        if self.bar.save.reason:
            self.bar.save.refuse()
        else:
            self.accept()

    def stops(self) -> Sequence[Sequence[QWidget]]:
        """Return the list, the choices for its current game, and the way to choose for more."""
        more = [] if self.alike.isHidden() else [[self.alike]]
        return [[self.list], self.choices.buttons, *more]

    def retranslate(self) -> None:
        """Say everything in the language spoken now."""
        title = self.tr("Games from a file")
        self.setWindowTitle(title)
        self._title.setText(title)
        self.list.setAccessibleName(self.tr("Games that were found"))
        counts = Counter(each.here for each in self.form.found)
        parts = [self.telling.counted(each, counts[each]) for each in Here if counts[each]]
        found = self.tr("Games found: {count}").format(count=len(self.form.found))
        self._summary.setText(" · ".join([found, *parts] if len(self.form.found) > 1 else [found]))
        self._model.say_anew()
        self._warn()
        self._show()

    def _connect(self) -> None:
        self.form.changed.connect(self._show)
        self.list.selectionModel().currentChanged.connect(lambda *_: self._show())
        self.list.figured.connect(lambda figure: self._choose(figure - 1))
        self.list.stepped.connect(self._step_choice)
        self.choices.chosen.connect(self._choose)
        self.choices.chosen.connect(self._go_on)
        self.alike.clicked.connect(lambda: self.form.choose_alike(self._at))
        self.bar.left.connect(self.step)
        self.bar.cancel.clicked.connect(self.reject)
        self.bar.save.clicked.connect(self.save)

    @property
    def _at(self) -> int:
        """The game that is spoken of."""
        return self.list.currentIndex().row()

    def _choose(self, index: int) -> None:
        offered = self.form.offered(self._at)
        if 0 <= index < len(offered):
            self.form.choose(self._at, offered[index])

    def _go_on(self) -> None:
        """Let the keyboard go to what comes next: other games, a choice to be made, or Save."""
        if len(self.form.found) > 1:
            self.list.setFocus()
        else:
            (self.choices if self.bar.save.reason else self.bar.save).setFocus()

    def _step_choice(self, step: int) -> None:
        offered = self.form.offered(self._at)
        self._choose(offered.index(self.form.chosen(self._at)) + step)

    def _show(self) -> None:
        """Show what can become of the current game, and what will be taken in all."""
        arrived, offered = self.form.found[self._at], self.form.offered(self._at)
        self.detail.setText(self.telling.in_full(arrived))
        names = [self.telling.offer(arrived.here, each) for each in offered]
        self.choices.set_choices([Choice(each) for each in names])
        self.choices.set_current(offered.index(self.form.chosen(self._at)))
        alike, words = self.form.alike(self._at), self.tr("The same for all that are so: {count}")
        self.alike.set_words(words.format(count=alike + 1))
        self.alike.setVisible(alike > 0)
        self._tell_outlook()
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        if self._area.verticalScrollBar().maximum() > 0:  # longer words than before
            self.fit()

    def _tell_outlook(self) -> None:
        counts = self.form.counts
        taken = counts[Do.TAKE] + counts[Do.BOTH] + counts[Do.REPLACE]
        said = [self.tr("Will be taken: {count}.").format(count=taken)]
        if counts[Do.REPLACE]:
            said.append(self.tr("Of mine replaced: {count}.").format(count=counts[Do.REPLACE]))
        if counts[Do.SKIP]:
            said.append(self.tr("Left out: {count}.").format(count=counts[Do.SKIP]))
        if taken > 1:
            said.append(self.tr("The last one is opened."))
        self.outlook.setText(" ".join(said))
        self.bar.set_words(self.tr("Open it") if self.opens else self.tr("Take over"))
        nothing = "" if taken or self.opens else self.tr("Choose first what is to be taken.")
        self.bar.save.set_unavailable(nothing)

    def _warn(self) -> None:
        """Say what looks wrong with deals that are taken all the same."""
        located = self.form.warnings
        several = len({name for name, _ in located}) > 1
        said = [self.tr("Look at these again; they are taken as they are:")]
        for name, fault in located[:MOST_WARNINGS]:
            sentence = self._speech.texts.fault(fault)
            said.append(f"{quoted(name)}: {sentence}" if several else sentence)
        if len(located) > MOST_WARNINGS:
            said.append(self.tr("And more: {count}").format(count=len(located) - MOST_WARNINGS))
        self.warnings.setText("\n".join(said))
        self.warnings.setVisible(bool(located))


def _keep_place(widget: QWidget, *, when: bool) -> None:
    """Let nothing move where ``widget`` comes and goes."""
    policy = widget.sizePolicy()
    policy.setRetainSizeWhenHidden(when)
    widget.setSizePolicy(policy)
