"""A chapter of the help written into a document, all of it as plain text."""

from __future__ import annotations

from functools import singledispatchmethod
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtGui import QTextCursor, QTextListFormat

from belot_desktop.texts.help import blocks
from belot_desktop.ui.help.card_signs import insert_card
from belot_desktop.ui.help.letters import apart, leading_to, letters, paragraph
from belot_desktop.ui.help.tables import begin_card, keep_below, write_figures, write_keys
from belot_desktop.ui.tokens import QUIET, SENTENCE, STRONG, VERDICT
from belot_desktop.ui.why import Why, WhyRow, write_rows

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from PySide6.QtGui import QTextBlockFormat, QTextDocument, QTextList

    from belot_desktop.ui.look import Look


class Said(NamedTuple):
    """The words of the page itself, and what it calls the rank of a card."""

    agreed: str
    agreed_otherwise: str
    rank: Callable[[str], str]


class Writer:
    """Writes one chapter over what stood in a document."""

    def __init__(self, document: QTextDocument, look: Look, said: Said) -> None:
        """Write into ``document``."""
        document.clear()
        document.setIndentWidth(look.gap(5))
        self._look, self._said = look, said
        self._cursor = QTextCursor(document)
        self._fresh = True  # nothing stands yet in the paragraph there is

    def write(self, chapter: blocks.Chapter) -> list[int]:
        """Write ``chapter``; return where its title and then each of its blocks begins."""
        self._cursor.beginEditBlock()  # all of it is laid out at once
        starts = list(self._written(chapter))
        self._cursor.endEditBlock()
        return starts

    def _written(self, chapter: blocks.Chapter) -> Iterator[int]:
        yield 0
        self._begin(paragraph(self._look, below=3))
        self._cursor.insertText(chapter.title, letters(self._look, VERDICT, bold=True))
        for block in chapter.blocks:
            yield self._cursor.position() + (not self._fresh)
            self._write(block)

    @singledispatchmethod
    def _write(self, block: blocks.Block) -> None:
        """Write a block of any kind."""
        raise NotImplementedError(type(block))

    @_write.register
    def _heading(self, block: blocks.Heading) -> None:
        self._begin(paragraph(self._look, above=4, below=1.5))
        self._cursor.insertText(block.words, letters(self._look, STRONG, bold=True))

    @_write.register
    def _paragraph(self, block: blocks.Paragraph) -> None:
        self._begin(paragraph(self._look))
        self._cursor.insertText(block.words, letters(self._look, SENTENCE))

    @_write.register
    def _points(self, block: blocks.Points) -> None:
        made: QTextList | None = None
        for entry in block.entries:
            self._begin(paragraph(self._look, below=1))
            self._cursor.insertText(entry, letters(self._look, SENTENCE))
            if made is None:
                made = self._cursor.createList(QTextListFormat.Style.ListDisc)
            else:
                made.add(self._cursor.block())

    @_write.register
    def _figures(self, block: blocks.Figures) -> None:
        write_figures(self._cursor, block, self._look)
        self._leave_table()

    @_write.register
    def _cards(self, block: blocks.CardRow) -> None:
        look = self._look
        if block.words:
            self._begin(paragraph(look, above=1, below=1))
            self._cursor.insertText(block.words, letters(look, SENTENCE))
        self._begin(apart(look))
        for card, below in block.cards:
            insert_card(self._cursor, card.suit, self._said.rank(card.rank), below)

    @_write.register
    def _example(self, block: blocks.Example) -> None:
        look, colours = self._look, self._look.colours
        card = begin_card(self._cursor, look, bar=colours.action, tint=colours.ground)
        inside = card.firstCursorPosition()
        inside.setBlockFormat(paragraph(look, below=1))
        inside.insertText(block.deal, letters(look, SENTENCE, bold=True))
        rows = tuple(WhyRow(each.words, each.figure, each.side) for each in block.steps)
        if rows:
            keep_below(write_rows(inside, Why("", rows), look), look)
            inside = card.lastCursorPosition()
        else:
            inside.insertBlock()
        inside.setBlockFormat(paragraph(look, above=1, below=0))
        inside.insertText(block.verdict, letters(look, SENTENCE, ink=colours.action, bold=True))
        self._leave_table()

    @_write.register
    def _agreement(self, block: blocks.Agreement) -> None:
        look, colours = self._look, self._look.colours
        bar, tint = (
            (colours.note.ink, colours.note.tint)
            if block.differs
            else (colours.line, colours.ground)
        )
        inside = begin_card(self._cursor, look, bar=bar, tint=tint).firstCursorPosition()
        told = self._said.agreed_otherwise if block.differs else self._said.agreed
        ink = colours.note.ink if block.differs else colours.quiet
        inside.setBlockFormat(paragraph(look, below=0))
        inside.insertText(told, letters(look, QUIET, ink=ink, bold=block.differs))
        inside.insertBlock(paragraph(look, below=0.5 if block.effect else 0))
        inside.insertText(f"{block.name}: ", letters(look, SENTENCE))
        inside.insertText(block.value, letters(look, SENTENCE, bold=True))
        if block.effect:
            inside.insertBlock(paragraph(look, below=0))
            inside.insertText(block.effect, letters(look, QUIET, ink=colours.quiet))
        self._leave_table()

    @_write.register
    def _term(self, block: blocks.Term) -> None:
        look = self._look
        self._begin(paragraph(look, above=1, below=0))
        self._cursor.insertText(block.word, letters(look, SENTENCE, bold=True))
        if block.other:
            quiet = letters(look, QUIET, ink=look.colours.quiet)
            self._cursor.insertText(f"   {block.other}", quiet)
        self._begin(paragraph(look))
        self._cursor.insertText(block.meaning, letters(look, SENTENCE))

    @_write.register
    def _keys(self, block: blocks.Keys) -> None:
        write_keys(self._cursor, block, self._look)
        self._leave_table()

    @_write.register
    def _see(self, block: blocks.See) -> None:
        self._begin(paragraph(self._look, above=1))
        self._cursor.insertText(f"→ {block.words}", leading_to(block.anchor, self._look))

    # --- where the next block goes

    def _begin(self, layout: QTextBlockFormat) -> None:
        """Begin a paragraph: the one that is there and empty, or a new one."""
        if self._fresh:
            self._cursor.setBlockFormat(layout)
        else:
            self._cursor.insertBlock(layout)
        self._fresh = False

    def _leave_table(self) -> None:
        """Go on below a table, behind the empty paragraph of no height that Qt leaves there."""
        self._cursor.movePosition(QTextCursor.MoveOperation.End)
