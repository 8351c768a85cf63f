"""Searching in the window of the help."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from belot_desktop.texts.help.searching import find
from belot_desktop.ui.help.entry_delegate import ENTRY, Entry

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from belot_desktop.app.program import Program
    from belot_desktop.ui.help.window import HelpWindow


@pytest.fixture
def word(program: Program) -> str:
    """Return a word that stands in several chapters."""
    return program.speech.texts.announcement("belote")


def type_letters(letters: str) -> None:
    """Type where the focus is, in any layout."""
    for letter in letters:
        target = QApplication.focusWidget()
        assert target is not None
        none = Qt.KeyboardModifier.NoModifier
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            QApplication.sendEvent(target, QKeyEvent(kind, Qt.Key.Key_unknown, none, letter))


def entry(helped: HelpWindow) -> Entry:
    found: Entry = helped.contents.currentItem().data(ENTRY)
    return found


def marked(helped: HelpWindow) -> set[str]:
    return {each.cursor.selectedText().casefold() for each in helped.page.extraSelections()}


def test_what_is_typed_is_found_at_once(helped: HelpWindow, word: str) -> None:
    helped.search.setText(word.upper())
    hits = find(helped.chapters, word)
    assert helped.contents.count() == len(hits) > 3
    assert entry(helped).place == (hits[0].chapter, hits[0].block)
    assert entry(helped).found.casefold() == word
    assert helped.contents.currentItem().text() == str(entry(helped))
    assert marked(helped) == {word}
    assert helped.page.top == hits[0].block


def test_enter_and_down_go_on_and_up_goes_back(helped: HelpWindow, word: str) -> None:
    helped.search.setText(word)
    places = [entry(helped).place]
    keys = (Qt.Key.Key_Return, Qt.Key.Key_Down, Qt.Key.Key_Up)
    for key in keys:
        QTest.keyClick(helped.search, key)
        places.append(entry(helped).place)
        assert helped.page.top == entry(helped).place.block
    assert len(set(places)) == 3
    assert places[3] == places[1]
    QTest.keyClick(helped.search, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClick(helped.search, Qt.Key.Key_Up)
    assert helped.contents.currentRow() == helped.contents.count() - 1


def test_what_is_nowhere_is_said_to_be_so(helped: HelpWindow) -> None:
    before = helped.page.toPlainText()
    helped.search.setText("xyzzy")
    assert helped.nothing.isVisible()
    assert helped.nothing.text()
    assert not helped.contents.isVisible()
    assert helped.page.toPlainText() == before
    helped.search.clear()
    assert not helped.nothing.isVisible()
    assert helped.contents.count() == len(helped.chapters)


def test_a_search_is_one_step_back(helped: HelpWindow, word: str) -> None:
    first = helped.page.toPlainText()
    helped.search.setText(word[:3])
    helped.search.setText(word)
    for _ in range(4):
        QTest.keyClick(helped.search, Qt.Key.Key_Down)
    helped.search.clear()
    helped.back.click()
    assert helped.page.toPlainText() == first
    assert not helped.back.isEnabled()


def test_after_a_search_the_chapter_that_is_read_is_current(helped: HelpWindow, word: str) -> None:
    helped.search.setText(word)
    chapter = entry(helped).place.chapter
    QTest.keyClick(helped.search, Qt.Key.Key_Escape)
    assert helped.search.text() == ""
    assert entry(helped).place.chapter == chapter
    assert marked(helped) == set()


def test_who_just_types_searches(helped: HelpWindow, word: str, qtbot: QtBot) -> None:
    helped.activateWindow()
    for place in (helped.contents, helped.page, helped.back):
        helped.search.clear()
        place.setFocus()
        qtbot.waitUntil(place.hasFocus)
        type_letters(word)
        assert helped.search.text() == word
        assert helped.search.hasFocus()


def test_its_key_selects_what_was_searched_for(helped: HelpWindow, word: str) -> None:
    helped.search.setText(word)
    helped.page.setFocus()
    find_key = QKeySequence(QKeySequence.StandardKey.Find)
    (action,) = (each for each in helped.actions() if each.shortcut() == find_key)
    action.trigger()
    assert helped.search.selectedText() == word


def test_escape_closes_what_has_nothing_to_empty(helped: HelpWindow) -> None:
    QTest.keyClick(helped.search, Qt.Key.Key_Escape)
    assert not helped.isVisible()


def test_the_list_is_drawn_with_hits_of_any_length(helped: HelpWindow) -> None:
    for wanted in ("а", "a", "1", "20"):
        helped.search.setText(wanted)
        helped.contents.grab()
