"""One chapter of the help on the screen, with links, and with what is searched for marked."""

from __future__ import annotations

from bisect import bisect_right
from contextlib import contextmanager
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QTextCharFormat, QTextCursor, QTextOption
from PySide6.QtWidgets import QTextBrowser, QTextEdit

from belot_desktop.texts.help.blocks import Chapter
from belot_desktop.texts.help.searching import TITLE
from belot_desktop.ui.help.card_signs import CardSigns
from belot_desktop.ui.help.writing import Said, Writer

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QResizeEvent, QShowEvent

    from belot_desktop.models.speech import Speech
    from belot_desktop.ui.theme import Theme

_WIDEST = 640  # pixels at 100 %: longer lines are hard to read


class HelpPage(QTextBrowser):
    """The page. ``led_to`` carries the anchor of a link that was followed."""

    led_to = Signal(str)

    def __init__(self, speech: Speech, theme: Theme) -> None:
        """Start empty."""
        super().__init__()
        self._speech, self.theme = speech, theme
        self._chapter = Chapter("", "", ())
        self._wanted, self._found_in = "", TITLE
        self._starts, self._top = [0], TITLE
        self._moving = False  # by itself, and not by who reads
        self.setProperty("card", True)  # noqa: FBT003 (a style sheet's condition)
        self.setOpenLinks(False)
        self.setUndoRedoEnabled(False)
        self.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setLineWrapMode(QTextEdit.LineWrapMode.FixedPixelWidth)
        self._signs = CardSigns(theme, self)
        self._signs.serve(self.document())
        self.verticalScrollBar().valueChanged.connect(self._note_top)
        self.verticalScrollBar().rangeChanged.connect(self._settle)
        self.anchorClicked.connect(lambda url: self.led_to.emit(url.toString()))
        theme.changed.connect(self._write_again)

    def show_chapter(self, chapter: Chapter, block: int) -> None:
        """Show ``chapter`` from one of its blocks, counted from 0, or from its title."""
        if chapter != self._chapter:
            self._chapter = chapter
            self.setAccessibleName(chapter.title)
            self._write()
        self.go_to(block)

    def go_to(self, block: int) -> None:
        """Let ``block`` stand at the top, as far as the page is long enough."""
        self._top = block
        self._settle()

    @property
    def top(self) -> int:
        """The block that stands at the top, or is meant to."""
        return self._top

    def mark(self, wanted: str, block: int = TITLE) -> None:
        """Mark every place that says ``wanted``, loudest the first one in ``block``; go there."""
        self._wanted, self._found_in = " ".join(wanted.split()), block
        self._mark()
        if self._wanted:
            self.go_to(block)

    def sizeHint(self) -> QSize:
        """Ask for a page that is good to read."""
        look = self.theme.look
        return QSize(look.px(_WIDEST) + look.gap(12), look.px(560))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Write in lines of the new width; the same block stays at the top."""
        with self._by_itself():
            super().resizeEvent(event)
            self._fit()
            self._settle()

    def showEvent(self, event: QShowEvent) -> None:
        """Stay where one has gone: at first Qt shows where the cursor is."""
        with self._by_itself():
            super().showEvent(event)
            self._settle()

    def _note_top(self, scrolled: int) -> None:
        """Note what whoever reads has scrolled to."""
        if not self._moving:
            above = bisect_right(self._starts, scrolled, key=self._height_of)
            self._top = max(above - 1, 0) + TITLE

    def _settle(self) -> None:
        """Let what is meant to stand at the top do so, however the lines have changed."""
        with self._by_itself():
            at = self._starts[min(self._top - TITLE, len(self._starts) - 1)]
            self.verticalScrollBar().setValue(0 if self._top == TITLE else self._height_of(at))

    @contextmanager
    def _by_itself(self) -> Iterator[None]:
        """Take what scrolls now for the page's own doing."""
        before, self._moving = self._moving, True
        try:
            yield
        finally:
            self._moving = before

    def _height_of(self, position: int) -> int:
        """Return how far below the beginning of the page a position of the text stands."""
        cursor = QTextCursor(self.document())
        cursor.setPosition(min(position, self.document().characterCount() - 1))
        return self.cursorRect(cursor).top() + self.verticalScrollBar().value()

    def _fit(self) -> None:
        self.setLineWrapColumnOrWidth(min(self.viewport().width(), self.theme.look.px(_WIDEST)))

    def _write_again(self) -> None:
        self._write()
        self._settle()

    def _write(self) -> None:
        look = self.theme.look
        said = Said(
            self.tr("At this table"),
            self.tr("At this table, other than usual"),
            self._speech.texts.rank,
        )
        with self._by_itself():
            self.document().setDocumentMargin(look.gap(5))
            self.document().setDefaultFont(look.font())
            self._starts = Writer(self.document(), look, said).write(self._chapter)
            self.moveCursor(QTextCursor.MoveOperation.Start)
            self._fit()
        self._mark()

    def _mark(self) -> None:
        """Mark what is searched for, wherever it stands."""
        marked = list[QTextEdit.ExtraSelection]()
        loud = self._starts[min(self._found_in - TITLE, len(self._starts) - 1)]
        found = self.document().find(self._wanted) if self._wanted else QTextCursor()
        current: QTextEdit.ExtraSelection | None = None
        while not found.isNull():
            place = QTextEdit.ExtraSelection()
            place.cursor, place.format = found, self._marked(loud=False)
            if current is None and found.selectionStart() >= loud:
                place.format = self._marked(loud=True)
                current = place
            marked.append(place)
            found = self.document().find(self._wanted, found)
        self.setExtraSelections(marked)

    def _marked(self, *, loud: bool) -> QTextCharFormat:
        note = self.theme.look.colours.note
        letters = QTextCharFormat()
        letters.setBackground(note.ink if loud else note.tint)
        letters.setForeground(self.theme.look.colours.card if loud else note.ink)
        return letters
