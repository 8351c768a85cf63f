"""All that the help says now: the rules of the open game, and the pages of every game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belot_desktop.texts import LANGUAGES, Texts
from belot_desktop.texts.help.files import FilesPage
from belot_desktop.texts.help.quick import QuickPage
from belot_desktop.texts.help.terms import Meanings
from belot_desktop.ui.help.keys import KeysPage

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMenuBar

    from belot_desktop.texts.help.blocks import Chapter
    from belot_desktop.ui.desk import Desk


class Chapters:
    """Puts the help together from what is agreed and spoken when it is asked for."""

    def __init__(self, desk: Desk, bar: QMenuBar) -> None:
        """Speak of the open game of ``desk``, and of the menus of ``bar``."""
        self._desk, self._keys = desk, KeysPage(bar)
        self._meanings = {each: Meanings(Texts(each).translator) for each in LANGUAGES}

    def __call__(self) -> tuple[Chapter, ...]:
        """Return all chapters in the order in which they are listed."""
        game, texts = self._desk.pad.game, self._desk.speech.texts
        return (
            *texts.own(game.variant).chapters(game),
            self._keys.chapter(game.variant, texts),
            QuickPage(texts).chapter(game),
            FilesPage(texts.translator).chapter(),
            self._terms(texts.language),
        )

    def _terms(self, language: str) -> Chapter:
        """Return the page of terms, with the words of the other language beside them."""
        others = [self._meanings[each] for each in LANGUAGES if each != language]
        return self._meanings[language].chapter(others[0])
