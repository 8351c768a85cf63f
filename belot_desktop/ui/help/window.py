"""The window of the help: its chapters and the search at the left, the page at the right."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QEvent, QSize, Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from belot_desktop.models.settings import HELP_WINDOW
from belot_desktop.texts.help import FILES, KEYS, QUICK, TERMS
from belot_desktop.texts.help.places import Place, place_of
from belot_desktop.texts.help.searching import find
from belot_desktop.ui.button_bar import ButtonBar
from belot_desktop.ui.help.contents import Contents
from belot_desktop.ui.help.entry_delegate import Entry
from belot_desktop.ui.help.keys import BACK, FIND, FORWARD, native
from belot_desktop.ui.help.page import HelpPage
from belot_desktop.ui.help.search import SearchField
from belot_desktop.ui.help.trail import Trail
from belot_desktop.ui.key_button import KeyButton
from belot_desktop.ui.room import room_for
from belot_desktop.ui.words import Prose, quiet_ink

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence

    from belot_desktop.texts.help.blocks import Chapter
    from belot_desktop.ui.desk import Desk

    Chapters = Callable[[], tuple[Chapter, ...]]

_USUAL = (940, 700)
_BACK, _FORWARD = -1, 1
_NO_LETTERS = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)


class HelpWindow(QWidget):
    """A window of its own, which no dialog blocks and for which the program does not stay."""

    def __init__(self, desk: Desk, chapters: Chapters) -> None:
        """Show what ``chapters`` returns, and ask again whenever that may have changed."""
        super().__init__(None, Qt.WindowType.Window)
        self._desk, self._ask = desk, chapters
        self.chapters = chapters()
        self._trail = Trail(Place(self.chapters[0].anchor))
        self._searching = False
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, False)  # noqa: FBT003 (Qt's own way)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.search = SearchField()
        self.nothing = Prose(desk.theme, ink=quiet_ink)
        self.contents = Contents(desk.theme)
        self.back, self.forward = KeyButton(desk.theme), KeyButton(desk.theme)
        self.page = HelpPage(desk.speech, desk.theme)
        self._lay_out()
        self._connect()
        self._retranslate()
        self._list()
        self._show(self._trail.here)
        self.resize(QSize(*map(desk.theme.look.px, _USUAL)).boundedTo(room_for(self)))
        self.restoreGeometry(QByteArray.fromBase64(desk.settings.get(HELP_WINDOW).encode()))

    def open_at(self, anchor: str) -> None:
        """Come forward at ``anchor``; where there is no such place stay in the rules."""
        place = place_of(self.chapters, anchor)
        if place is None and self._trail.here.chapter in (KEYS, QUICK, FILES, TERMS):
            place = Place(self.chapters[0].anchor)
        if place is not None:
            self.search.clear()
            self._go(place)
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()

    def refresh(self) -> None:
        """Show what is agreed and spoken now; the page stays where it is."""
        chapters = self._ask()
        if chapters != self.chapters:
            here = Place(self._trail.here.chapter, self.page.top)
            self.chapters = chapters
            if place_of(chapters, here.chapter) is None:  # another kind of game
                here = Place(chapters[0].anchor)
                self._trail = Trail(here)
            self._list()
            self._show(here)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language, once the main window's actions have followed it too."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            QTimer.singleShot(0, self, self._speak)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember where the window stood."""
        kept = bytes(self.saveGeometry().toBase64().data()).decode("ascii")
        self._desk.settings.put(HELP_WINDOW, kept)
        super().closeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Search for what is just typed; close by Esc."""
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        elif event.text().isprintable() and event.text() and not event.modifiers() & _NO_LETTERS:
            self.search.begin(event.text())
        else:
            super().keyPressEvent(event)

    # --- how it is put together

    def _lay_out(self) -> None:
        self._column, self._whole = QVBoxLayout(), QHBoxLayout(self)
        foot = ButtonBar(self._desk.theme, (self.back, self.forward), ())
        for widget in (self.search, self.nothing, self.contents):
            self._column.addWidget(widget)
        self._column.setStretchFactor(self.contents, 1)
        self._column.addStretch()  # the room of the list when that is hidden
        self._column.addWidget(foot)
        self._whole.addLayout(self._column, 3)
        self._whole.addWidget(self.page, 7)
        self._space()

    def _space(self) -> None:
        look = self._desk.theme.look
        self._whole.setContentsMargins(*[look.gap(4)] * 4)
        self._whole.setSpacing(look.gap(3))
        self._column.setSpacing(look.gap(2))

    def _connect(self) -> None:
        self.search.textChanged.connect(self._search)
        self.search.stepped.connect(self.contents.step)
        self.search.left.connect(self.close)
        self.contents.chosen.connect(self._choose)
        self.contents.typed.connect(self.search.begin)
        self.page.led_to.connect(self._follow)
        self.back.clicked.connect(lambda: self._step(_BACK))
        self.forward.clicked.connect(lambda: self._step(_FORWARD))
        self._desk.theme.changed.connect(self._space)
        self._desk.pad.changed.connect(self.refresh)
        self._act(BACK, lambda: self._step(_BACK))
        self._act(FORWARD, lambda: self._step(_FORWARD))
        self._act(FIND, self._begin_search)

    def _act(self, key: QKeySequence, slot: Callable[[], object]) -> None:
        action = QAction(self)
        action.setShortcut(key)
        action.triggered.connect(lambda _checked: slot())
        self.addAction(action)

    def _speak(self) -> None:
        """Say everything in the language spoken now."""
        self._retranslate()
        self.refresh()

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Help"))
        self.search.setPlaceholderText(self.tr("Search"))
        self.search.setAccessibleName(self.tr("Search the help"))
        self.nothing.setText(self.tr("Nothing found. Try another word, or only its beginning."))
        self.contents.setAccessibleName(self.tr("Chapters"))
        self.back.set_words(self.tr("Back"), native(BACK))
        self.forward.set_words(self.tr("Forward"), native(FORWARD))

    # --- what is shown

    def _list(self) -> None:
        """List the chapters, or where the words that are searched for were found."""
        wanted = self.search.text().strip()
        if not wanted:
            entries = [Entry(Place(each.anchor), each.title) for each in self.chapters]
        else:
            entries = [
                Entry(
                    Place(each.chapter, each.block), each.title, each.before, each.found, each.after
                )
                for each in find(self.chapters, wanted)
            ]
        self.contents.show_entries(entries, 0 if wanted else self._at())
        self.contents.setVisible(bool(entries))
        self.nothing.setVisible(not entries)

    def _at(self) -> int:
        """Return which chapter is shown."""
        here = self._trail.here.chapter
        return next((at for at, each in enumerate(self.chapters) if each.anchor == here), 0)

    def _show(self, place: Place) -> None:
        """Show ``place``; the list follows."""
        self._trail.moved(place)
        self.page.show_chapter(self.chapters[self._at()], place.block)
        if not self.search.text().strip():
            self.contents.set_current(self._at())
        nowhere = self.tr("There is nowhere to go back to.")
        self.back.set_unavailable("" if self._trail.can_step(_BACK) else nowhere)
        nowhere = self.tr("There is nowhere to go forward to.")
        self.forward.set_unavailable("" if self._trail.can_step(_FORWARD) else nowhere)

    # --- where one goes

    def _go(self, place: Place) -> None:
        """Go to ``place``; from there one can come back to where one is."""
        self._trail.moved(Place(self._trail.here.chapter, self.page.top))
        self._trail.go(place)
        self._show(place)

    def _step(self, step: int) -> None:
        self._trail.moved(Place(self._trail.here.chapter, self.page.top))
        self._show(self._trail.step(step))

    def _follow(self, anchor: str) -> None:
        place = place_of(self.chapters, anchor)
        if place is not None:
            self._go(place)

    def _choose(self, place: Place) -> None:
        """Go to a chapter, or to a hit: all hits of a search are one step on the way."""
        if not self.search.text().strip():
            self._go(place)
            return
        if not self._searching:
            self._trail.go(place)
            self._searching = True
        self._show(place)
        self.page.mark(self.search.text(), place.block)

    # --- searching

    def _begin_search(self) -> None:
        self.search.setFocus()
        self.search.selectAll()

    def _search(self, text: str) -> None:
        """List what is found, and show the first of it."""
        self._list()
        found = self.contents.place()
        if text.strip() and found is not None:
            self._choose(found)
        else:
            self.page.mark("")
        self._searching = bool(text.strip())
