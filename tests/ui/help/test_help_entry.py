"""F1 opens the help at what is at hand, in a window that nothing waits for."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from belot_desktop.core.game import new_game
from belot_desktop.models.settings import HELP_WINDOW, TEXT_SIZE
from belot_desktop.texts.help.places import place_of
from belot_desktop.ui.at_hand import help_for
from tests.said import GAME_ID, row
from tests.toy import TOY

if TYPE_CHECKING:
    from belot_desktop.app.program import Program
    from belot_desktop.ui.help.window import HelpWindow


def opened(program: Program) -> HelpWindow:
    window = program.window.commands.help.window
    assert window is not None
    assert window.isVisible()
    return window


def settle() -> None:
    for _ in range(3):
        QApplication.processEvents()


def press_f1() -> None:
    target = QApplication.focusWidget()
    assert target is not None
    QTest.keyClick(target, Qt.Key.Key_F1)
    settle()


def reads(help_window: HelpWindow, anchor: str) -> bool:
    """Tell whether the page is at ``anchor``."""
    place = place_of(help_window.chapters, anchor)
    current = help_window.contents.place()
    assert place is not None
    assert current is not None
    return (current.chapter, help_window.page.top) == place


def test_it_is_not_there_until_somebody_asks(program: Program) -> None:
    assert program.window.commands.help.window is None
    program.window.commands.help.close()


def test_one_window_comes_forward(program: Program) -> None:
    press_f1()
    first = opened(program)
    first.showMinimized()
    program.window.activateWindow()
    program.window.acts.help.trigger()
    assert opened(program) is first
    assert not first.isMinimized()
    first.close()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert program.window.commands.help.window is None
    program.window.acts.help.trigger()
    opened(program)


def test_the_help_menu_opens_each_page(program: Program) -> None:
    acts = program.window.acts
    for action, anchor in ((acts.keys, "keys"), (acts.terms, "terms"), (acts.help, "table")):
        action.trigger()
        assert reads(opened(program), anchor)


def test_f1_works_in_a_dialog_and_both_can_be_used(program: Program) -> None:
    program.window.acts.new_deal.trigger()
    settle()
    dialog = program.window.commands.deals.dialog
    assert dialog is not None
    press_f1()
    help_window = opened(program)
    assert reads(help_window, help_for(dialog.bidding))
    help_window.contents.setCurrentRow(0)
    assert dialog.isVisible()
    QTest.keyClick(dialog.bidding.contract.buttons[2], Qt.Key.Key_Space)
    assert dialog.form.deal.contract == "hearts"
    dialog.done(0)


def test_a_step_of_why_leads_to_its_rule(program: Program) -> None:
    program.pad.insert(0, row("s0 H capot"))
    program.window.table.select_row(0)
    program.window.side.why.rule_asked.emit("capot")
    assert reads(opened(program), "capot")


def test_f1_in_why_leads_to_the_rule_of_the_step(program: Program) -> None:
    program.pad.insert(0, row("s0 H 87"))
    program.window.table.select_row(0)
    program.window.side.show()
    why = program.window.side.why
    why.setFocus()
    settle()
    for _ in range(2):
        QTest.keyClick(why, Qt.Key.Key_Down)
    press_f1()
    assert reads(opened(program), "rounding")


def test_it_does_not_hold_up_the_end(program: Program) -> None:
    press_f1()
    help_window = opened(program)
    assert not help_window.testAttribute(Qt.WidgetAttribute.WA_QuitOnClose)
    gone: list[bool] = []
    help_window.destroyed.connect(lambda: gone.append(True))
    program.window.close()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert gone


def test_its_size_is_remembered(program: Program) -> None:
    press_f1()
    opened(program).resize(777, 555)
    opened(program).close()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert program.settings.get(HELP_WINDOW)
    program.window.acts.help.trigger()
    assert (opened(program).width(), opened(program).height()) == (777, 555)


@pytest.mark.parametrize("damaged", ["", "nonsense", "Щ"])
def test_a_size_that_cannot_be_read_is_the_usual_one(program: Program, damaged: str) -> None:
    program.settings.put(HELP_WINDOW, damaged)
    press_f1()
    assert opened(program).width() > 700


def test_what_works_everywhere_works_in_the_help(program: Program) -> None:
    press_f1()
    opened(program).activateWindow()
    settle()
    QTest.keyClick(opened(program).search, Qt.Key.Key_Equal, Qt.KeyboardModifier.ControlModifier)
    assert program.settings.get(TEXT_SIZE) == 110


def test_a_game_without_chapters_has_keys_and_terms(program: Program) -> None:
    press_f1()
    program.pad.start(new_game(TOY, GAME_ID))
    help_window = opened(program)
    anchors = [each.anchor for each in help_window.chapters]
    assert anchors == ["keys", "quick", "files", "terms"]
    assert reads(help_window, "keys")
    program.window.acts.terms.trigger()
    assert reads(help_window, "terms")
    program.window.acts.help.trigger()
    assert reads(help_window, "keys")
