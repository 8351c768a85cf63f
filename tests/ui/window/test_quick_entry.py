"""A deal typed in one line under the table, in the real window."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QInputMethodEvent, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from belot_desktop.cli.computed import computed
from belot_desktop.core.changes import details
from belot_desktop.core.game import Team
from belot_desktop.models.settings import TEXT_SIZE
from belot_desktop.ui.quick_entry.line_edit import LineEdit, letters, units
from belot_desktop.ui.quick_entry.offers import Offer
from tests.e2e.right_answers import case
from tests.said import row
from tests.ui.dialogs.table import PLAYERS, press

if TYPE_CHECKING:
    from collections.abc import Callable

    from belot_desktop.app.program import Program
    from tests.ui.window.conftest import Started


def name_people(program: Program) -> None:
    teams = tuple(Team(players=players) for players in PLAYERS)
    program.pad.change_details(replace(details(program.pad.game), teams=teams))


def edit(program: Program) -> LineEdit:
    return program.window.quick.field.edit


def go_to_line(program: Program) -> None:
    program.window.acts.quick.trigger()
    QApplication.processEvents()


def said(program: Program) -> tuple[str, str]:
    """Return what the card says: quietly, and aloud."""
    preview = program.window.quick.card.preview
    return preview.accessibleDescription(), preview.accessibleName()


def offered(program: Program) -> list[str]:
    offers = program.window.quick.card.offers
    return [each.accessibleName() for each in offers.findChildren(Offer) if each.isVisible()]


@pytest.mark.parametrize("language", ["bg", "en"])
@pytest.mark.parametrize("name", ["game 3", "game 11"])
def test_a_whole_game_by_quick_entry_alone(
    start: Callable[..., Started], language: str, name: str
) -> None:
    game, expected = case(name)
    with start(language=language) as program:
        program.pad.start(replace(game, rows=()))
        texts = program.speech.texts
        go_to_line(program)
        for each in game.rows:
            press(texts.said(each, game), "Enter")
        assert program.pad.game.rows == game.rows
        assert json.loads(json.dumps(computed(program.pad.game))) == expected
        assert edit(program).text() == ""


def test_a_letter_typed_in_the_table_begins_the_line(program: Program) -> None:
    name_people(program)
    assert QApplication.focusWidget() is program.window.table
    press("вера купа 98 терца белот")
    assert edit(program).hasFocus()
    assert edit(program).text() == "вера купа 98 терца белот"
    assert said(program) == ("Вера купа 98 терца белот общо 20 : 0", "Вътре: 20 за Ние")
    press("Enter")
    assert program.pad.game.rows == (row("p1 H 98 tierce belote"),)
    assert program.window.notices.text.startswith("Записано. Раздаване 1: купа, Вера, вътре")
    assert edit(program).text() == ""
    assert program.window.quick.card.isHidden()


@pytest.mark.parametrize("first", ["+", "9", "♥", "w"])
def test_any_sign_may_be_the_first(program: Program, first: str) -> None:
    press(first)
    assert edit(program).text() == first


@pytest.mark.parametrize("key", ["Up", "Down", "Space", "F9"])
def test_keys_of_the_table_stay_its_own(program: Program, key: str) -> None:
    program.pad.insert(0, row("s0 H 87"))
    press(key)
    assert program.window.table.hasFocus()
    assert edit(program).text() == ""


def test_nothing_is_lost_by_a_word_that_is_not_understood(program: Program) -> None:
    go_to_line(program)
    press("ние кпуа 87", "Enter")
    assert program.pad.game.rows == ()
    assert said(program)[1] == "Не разбрах „кпуа“."
    assert edit(program).text() == "ние кпуа 87"
    assert "Не разбрах „кпуа“." in edit(program).accessibleDescription()


def test_the_strange_word_is_marked_by_a_wave_under_its_letters(program: Program) -> None:
    marked = list[tuple[int, int]]()

    class Marked(LineEdit):
        def inputMethodEvent(self, event: QInputMethodEvent) -> None:  # noqa: N802 (Qt's name)
            marked.extend((each.start, each.length) for each in event.attributes())
            super().inputMethodEvent(event)

    line = Marked()
    line.setText("😀 кпуа 87")
    line.setCursorPosition(3)
    line.mark([(2, 6)], program.theme.look.colours.error.ink)
    assert marked == [(0, 4)]
    assert (units("😀 к", 2), letters("😀 к", 3)) == (3, 2)
    line.deleteLater()


def test_tab_writes_a_word_out_and_leads_on_where_there_is_none(program: Program) -> None:
    name_people(program)
    go_to_line(program)
    press("в")
    assert offered(program) == ["Вера", "Вие", "всичко коз", "вътре", "всички пас"]
    press("Tab", "Tab")
    assert edit(program).text() == "Вие "
    press("ку", "Tab")
    assert edit(program).text() == "Вие купа "
    press("87", "Tab")
    assert program.window.bar.main.hasFocus()
    assert edit(program).text() == "Вие купа 87"
    assert program.window.quick.card.isHidden()


def test_an_offer_may_be_clicked(program: Program) -> None:
    name_people(program)
    go_to_line(program)
    press("бо")
    offer = program.window.quick.card.offers.findChild(Offer)
    assert offer is not None
    QTest.mouseClick(offer, Qt.MouseButton.LeftButton)
    assert edit(program).text() == "Борис "
    assert edit(program).hasFocus()


def test_enter_saves_although_something_is_offered(program: Program) -> None:
    go_to_line(program)
    press("всички пас", "Enter")
    assert program.pad.game.rows == (row("pass"),)


def test_up_brings_the_last_line_back_and_down_leads_on(program: Program) -> None:
    go_to_line(program)
    press("ние купа 87", "Enter", "Up")
    assert edit(program).text() == "ние купа 87"
    press("Down")
    assert edit(program).text() == ""


def test_esc_empties_the_line_and_then_leads_back(program: Program) -> None:
    go_to_line(program)
    press("ние", "Esc")
    assert (edit(program).text(), edit(program).hasFocus()) == ("", True)
    press("Esc")
    assert program.window.table.hasFocus()


def test_undo_takes_back_the_row_once_the_line_is_empty(program: Program) -> None:
    go_to_line(program)
    press("ние купа 87", "Enter")
    undo = QKeyEvent(
        QEvent.Type.ShortcutOverride, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier
    )
    undo.ignore()
    QApplication.sendEvent(edit(program), undo)
    assert not undo.isAccepted()
    press("ние")
    QApplication.sendEvent(edit(program), undo)
    assert undo.isAccepted()


def test_a_held_enter_saves_once(program: Program) -> None:
    go_to_line(program)
    press("всички пас")
    held = QKeyEvent(
        QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", autorep=True
    )
    QApplication.sendEvent(edit(program), held)
    assert program.pad.game.rows == ()


def test_what_was_typed_is_there_again_in_whichever_language(
    start: Callable[..., Started],
) -> None:
    with start() as program:
        go_to_line(program)
        press("ние купа")
        assert said(program)[1] == "Колко точки?"
        program.window.acts.other_language.trigger()
        QApplication.processEvents()
        assert (edit(program).text(), said(program)[1]) == ("ние купа", "How many points?")
        assert edit(program).placeholderText() == "e.g. They hearts 98 tierce"
        program.window.acts.new_deal.trigger()
        dialog = program.window.commands.deals.dialog
        assert dialog is not None
        dialog.done(0)
        assert edit(program).text() == "ние купа"
    with start() as program:
        assert edit(program).text() == "ние купа"
        assert program.window.quick.field.edit.accessibleName() == "Бърз запис"


def test_no_deal_is_typed_once_the_game_is_over(program: Program) -> None:
    program.pad.insert(0, row("+160 s0"))
    go_to_line(program)
    press("вие купа 87", "Enter")
    assert program.window.notices.text == "Край. Победител: Ние"
    assert len(program.pad.game.rows) == 1


def test_a_click_on_the_card_of_the_line_is_enough(program: Program) -> None:
    field = program.window.quick.field
    QTest.mouseClick(field, Qt.MouseButton.LeftButton, pos=field.rect().topLeft())
    assert edit(program).hasFocus()


def stands_on(widget: QWidget, others: list[QWidget]) -> list[QWidget]:
    return [each for each in others if each.geometry().intersects(widget.geometry())]


@pytest.mark.parametrize("language", ["bg", "en"])
@pytest.mark.parametrize("size", [100, 150, 200])
@pytest.mark.parametrize("room", [(800, 600), (1180, 760), (1920, 1080)])
def test_the_line_has_room_at_every_size(
    start: Callable[..., Started], language: str, size: int, room: tuple[int, int]
) -> None:
    with start(language=language) as program:
        program.settings.put(TEXT_SIZE, size)
        name_people(program)
        for _ in range(2):
            program.window.resize(*room)
            QApplication.processEvents()
        go_to_line(program)
        press("вера купа 98 т")
        QApplication.processEvents()
        assert (program.window.width(), program.window.height()) == room
        bar, field = program.window.bar, program.window.quick.field
        assert stands_on(field, [bar.main, bar.inside, bar.all_pass, bar.undo]) == []
        assert field.width() >= program.theme.look.px(200)
        assert bar.rect().contains(field.geometry())
        card = program.window.quick.card
        assert card.isVisible()
        assert card.geometry().bottom() < bar.mapTo(program.window, bar.rect().topLeft()).y()
        assert program.window.rect().contains(card.geometry())
