"""The page of keys: those of the menus as they stand there, and those of dialogs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMenu

from belot_desktop.texts.help import KEYS
from belot_desktop.texts.help.blocks import Chapter, Heading, Key, Keys, Paragraph
from belot_desktop.ui.help.deal_keys import DealKeys

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QMenuBar

    from belot_desktop.core.variant import Variant
    from belot_desktop.texts import Texts
    from belot_desktop.texts.help.blocks import Block

BACK, FORWARD, FIND = (QKeySequence(key) for key in ("Alt+Left", "Alt+Right", "Ctrl+F"))


class KeysPage(QObject):
    """Writes the page from the actions of the menus: no key of theirs is named here."""

    def __init__(self, bar: QMenuBar) -> None:
        """Tell the keys of ``bar``."""
        super().__init__()
        self._bar = bar

    def chapter(self, variant: Variant[Any], texts: Texts) -> Chapter:
        """Return the page as it is for a game of ``variant``."""
        blocks = (
            Paragraph(
                self.tr("Whatever a key does can also be clicked: in the menus and on the buttons.")
            ),
            *self._menus(),
            *self._table(),
            *DealKeys(variant, texts).blocks(),
            *self._help(),
        )
        return Chapter(KEYS, self.tr("Keys"), blocks)

    def _menus(self) -> Iterator[Block]:
        for action in self._bar.actions():
            menu = action.menu()
            if isinstance(menu, QMenu):
                rows = tuple(_keys_of(menu))
                if rows:
                    yield Heading(_bare(menu.title()))
                    yield Keys(rows)

    def _table(self) -> Iterator[Block]:
        yield Heading(self.tr("In the table"))
        yield Keys(
            (
                Key(self.tr("Choose a row; beside it stands why it is written so"), ("↑", "↓")),
                Key(self.tr("Edit the row"), ("Enter",), self.tr("double click")),
                Key(self.tr("What can be done with the row"), (), self.tr("right button")),
            )
        )
        yield Heading(self.tr("In Why?"))
        yield Keys(
            (
                Key(self.tr("From step to step"), ("↑", "↓")),
                Key(self.tr("The rule of a step"), ("Enter",), self.tr("click on the step")),
            )
        )

    def _help(self) -> Iterator[Block]:
        yield Heading(self.tr("In the help"))
        yield Keys(
            (
                Key(self.tr("Search; just typing does it as well"), (native(FIND),)),
                Key(self.tr("To the next place found"), ("Enter", "↓")),
                Key(self.tr("Back and forward"), (native(BACK), native(FORWARD))),
                Key(self.tr("Close the help"), ("Esc",)),
            )
        )


def native(key: QKeySequence) -> str:
    """Return ``key`` as the system writes it."""
    return key.toString(QKeySequence.SequenceFormat.NativeText)


def _keys_of(menu: QMenu) -> Iterator[Key]:
    """Return what has keys in ``menu`` and in the menus that open from it."""
    for action in menu.actions():
        below = action.menu()
        if isinstance(below, QMenu):
            yield from _keys_of(below)
        elif action.shortcuts():
            yield Key(_bare(action.text()), (native(action.shortcut()),))


def _bare(words: str) -> str:
    """Return the words of a menu without what only a menu needs."""
    return words.replace("&", "").rstrip("…")
