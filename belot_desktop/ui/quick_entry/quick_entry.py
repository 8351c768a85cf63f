"""The quick line in use: typed, understood, saved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeySequence

from belot_desktop.ui.preview import PreviewText
from belot_desktop.ui.quick_entry.line_edit import letters, units
from belot_desktop.ui.quick_entry.quick_card import QuickCard
from belot_desktop.ui.quick_entry.quick_field import QuickField

if TYPE_CHECKING:
    from PySide6.QtGui import QAction
    from PySide6.QtWidgets import QWidget

    from belot_desktop.models.quick_answer import Answer
    from belot_desktop.models.quick_line import QuickLine
    from belot_desktop.ui.desk import Desk


class QuickEntry(QObject):
    """The field under the table and the card over it, on one line."""

    def __init__(self, desk: Desk, line: QuickLine, action: QAction, table: QWidget) -> None:
        """Type ``line``, to which ``action`` leads; Esc leads back to ``table``."""
        super().__init__(table)
        self._desk, self._line, self._action, self._table = desk, line, action, table
        self.field = QuickField(desk.theme)
        self._edit = self.field.edit
        self._card: QuickCard | None = None
        self._showing = False
        action.triggered.connect(self.focus)
        self._connect()

    @property
    def card(self) -> QuickCard:
        """The card over the line, made once it is needed."""
        if self._card is None:
            self._card = QuickCard(self._desk.theme, self._table, self._table.window())
            self._card.offers.chosen.connect(self._line.choose)
        return self._card

    def focus(self) -> None:
        """Go to the line."""
        self._edit.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def type_first(self, text: str) -> None:
        """Type what was typed while the table had the keyboard."""
        self.focus()
        self._edit.insert(text)

    def resume(self) -> None:
        """Go on where the last start ended: in the line, if one was half typed."""
        if self._line.text:
            self.focus()

    def retranslate(self) -> None:
        """Say everything in the language spoken now."""
        key = self._action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        example = self._desk.speech.texts.example(self._desk.pad.game)
        self.field.set_words(
            self.tr("Quick entry"),
            key,
            self.tr("e.g. {example}").format(example=example),
            self.tr(
                "A deal as people say it, in any order: {example}\n"
                "Enter saves, Tab finishes a word, Up brings back the last line."
            ).format(example=example),
        )

    def _connect(self) -> None:
        edit, line = self._edit, self._line
        edit.takes = line.take
        edit.textChanged.connect(self._type)
        edit.cursorPositionChanged.connect(self._type)
        edit.entered.connect(line.save)
        edit.stepped.connect(line.step)
        edit.left.connect(self._leave)
        edit.focused.connect(self._refresh)
        line.changed.connect(self._refresh)
        self._desk.pad.changed.connect(self.retranslate)
        self._desk.theme.changed.connect(self._refresh)
        self._refresh()

    def _type(self) -> None:
        if not self._showing:
            text = self._edit.text()
            self._line.type(text, letters(text, self._edit.cursorPosition()))

    def _leave(self) -> None:
        """Empty the line, or go back to the table from an empty one."""
        if self._line.text:
            self._line.type("")
        else:
            self._table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _refresh(self) -> None:
        """Show the line, what is strange in it, and what is said to it."""
        self._show_line()
        answer = self._line.answer if self._edit.hasFocus() else None
        if answer is None:
            if self._card is not None:
                self._card.hide()
            self._edit.setAccessibleDescription("")
            return
        self._show_answer(answer)
        told = (answer.sentence, answer.understood)
        self._edit.setAccessibleDescription(" ".join(filter(None, told)))

    def _show_answer(self, answer: Answer) -> None:
        """Show what is said over the line; while there is no more, what was understood."""
        said = answer.sentence or answer.understood
        text = PreviewText(
            verdict=said,
            line=answer.understood if answer.sentence else "",
            totals=answer.totals,
            caption=self.tr("total") if answer.totals else "",
            tone=answer.tone,
        )
        card, words = self.card, [each.word for each in self._line.offers]
        card.preview.show_text(text)
        card.preview.setVisible(bool(said))
        card.offers.show_words(words, self._line.chosen, self.tr("Tab"))
        card.setVisible(bool(said or words))
        card.place()

    def _show_line(self) -> None:
        """Show what the line holds where that is not what was typed, and what is strange in it."""
        text, self._showing = self._line.text, True
        if self._edit.text() != text:
            self._edit.setText(text)
        place = units(text, self._line.cursor)
        if self._edit.cursorPosition() != place:
            self._edit.setCursorPosition(place)
        self._showing = False
        if text:
            strange = [(each.start, each.end) for each in self._line.spans if each.strange]
            self._edit.mark(strange, self._desk.theme.look.colours.error.ink)
