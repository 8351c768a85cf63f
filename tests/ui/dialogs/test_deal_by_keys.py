"""A deal entered wholly by keyboard, the way one is entered at the table."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from belot_desktop.core.game import Game
from belot_desktop.core.rows import Passed
from belot_desktop.ui.deal.dialog import DealDialog
from tests.said import deal
from tests.ui.dialogs.table import nameless, press, table

Enter = Callable[[Game], DealDialog]
Edit = Callable[[Game, int], DealDialog]


def saved(dialog: DealDialog) -> bool:
    return dialog.result() == DealDialog.DialogCode.Accepted


@pytest.mark.parametrize(
    ("keys", "said"),
    [
        (("2", "3", "98", "Enter"), "p1 H 98"),
        (("1", "6", "129", "Enter"), "p0 AT 129"),
        (("4", "1", "34+18+11", "Enter"), "p3 C 63"),
        (("3", "5", "F6", "80", "Enter"), "p2 NT contra 80"),
        (("3", "2", "*", "*", "80", "Enter"), "p2 D recontra 80"),
        (("2", "3", "F3", "Enter"), "p1 H inside"),
        (("2", "3", "F5", "Enter"), "p1 H capot"),
        (("2", "3", "F5", "F5", "Enter"), "p1 H s0 capot"),
        (("F3", "2", "3", "Enter"), "p1 H inside"),
        (("2", "3", "Up", "1", "Down", "98", "Enter"), "p1 H s1 tierce 98"),
        (("1", "3", "Tab", "64", "Enter"), "p0 H s1 64"),
    ],
)
def test_a_deal_of_few_keys(enter: Enter, keys: tuple[str, ...], said: str) -> None:
    dialog = enter(table())
    press(*keys)
    assert saved(dialog)
    assert dialog.row() == deal(said)


def test_a_usual_deal_takes_no_more_than_six_keys_besides_the_figures(enter: Enter) -> None:
    dialog = enter(table())
    keys = ("2", "3", "Up", "1", "Down", "98", "Enter")
    press(*keys)
    assert saved(dialog)
    assert sum(1 for key in keys if key != "98") <= 6


def test_without_names_a_side_is_chosen(enter: Enter) -> None:
    dialog = enter(nameless())
    press("2", "4", "90", "Enter")
    assert dialog.row() == deal("s1 S 90")


def test_the_focus_goes_from_the_declarer_over_the_contract_to_the_points(enter: Enter) -> None:
    dialog = enter(table())
    places = [dialog.bidding.declarer, dialog.bidding.contract, dialog.counting.fields[1]]
    for place, key in zip(places, ("2", "3", "98"), strict=True):
        assert place.isAncestorOf(dialog.focusWidget())
        press(key)


def test_arrows_and_enter_choose_too(enter: Enter) -> None:
    dialog = enter(table())
    press("Right", "Enter", "Right", "Right", "Enter", "98", "Enter")
    assert dialog.row() == deal("p1 H 98")


def test_enter_on_what_is_chosen_saves(edit: Edit) -> None:
    dialog = edit(table("p1 H 98"), 0)
    dialog.bidding.contract.setFocus()
    press("Enter")
    assert saved(dialog)


def test_enter_says_what_is_missing_and_goes_there(enter: Enter) -> None:
    dialog = enter(table())
    dialog.counting.fields[0].setFocus()
    press("98", "Enter")
    assert not saved(dialog)
    assert dialog.bidding.declarer.holds_focus()
    press("1")
    assert dialog.bidding.contract.holds_focus()


@pytest.mark.parametrize("key", ["F6", "*"])
def test_contra_has_a_key_that_works_everywhere(enter: Enter, key: str) -> None:
    dialog = enter(table())
    chosen = []
    for place in (*dialog.bidding.lines(), *dialog.announcing.lines(), *dialog.counting.lines()):
        place[0].setFocus()
        press(key)
        chosen.append(dialog.bidding.contra.current)
    dialog.buttons.cancel.setFocus()
    press(key)
    assert [*chosen, dialog.bidding.contra.current] == [1, 2, 0, 1, 2, 0]


def test_from_contra_the_focus_goes_on_to_the_points(enter: Enter) -> None:
    dialog = enter(table())
    press("2", "3")
    dialog.bidding.contra.setFocus()
    press("2")
    assert dialog.counting.fields[1].isAncestorOf(dialog.focusWidget())


def test_a_sign_typed_with_shift_is_the_same_sign(enter: Enter) -> None:
    dialog = enter(table())
    shift = Qt.KeyboardModifier.ShiftModifier
    for code, text in ((Qt.Key.Key_At, "2"), (Qt.Key.Key_Asterisk, "*")):
        event = QKeyEvent(QEvent.Type.KeyPress, code, shift, text)
        QApplication.sendEvent(dialog.focusWidget(), event)
    assert (dialog.bidding.declarer.current, dialog.bidding.contra.current) == (1, 1)


def test_letters_do_nothing(enter: Enter) -> None:
    dialog = enter(table())
    press("qwertyuiopasdfghjklzxcvbnm", "явертъуиопшщасдфгхйклзьцжбнм")
    assert dialog.row() == deal("")


def test_f7_switches_to_card_points(enter: Enter) -> None:
    dialog = enter(table())
    told = list[bool]()
    dialog.card_points_changed.connect(told.append)
    press("2", "3", "Up", "1", "Down", "F7", "58", "Enter")
    assert told == [True]
    assert dialog.row() == deal("p1 H s1 tierce 78")


def test_all_pass_is_saved_at_once(enter: Enter) -> None:
    dialog = enter(table())
    press("F4")
    assert saved(dialog)
    assert dialog.row() == Passed()


def test_up_and_down_stay_on_the_same_side(enter: Enter) -> None:
    dialog = enter(table())
    press("1", "3", "Tab", "Up")
    assert dialog.announcing.chips[1].holds_focus()
    press("Down")
    assert dialog.counting.fields[1].isAncestorOf(dialog.focusWidget())
    press("Down")
    assert dialog.buttons.save.hasFocus()
    press("Down", "Up", "Up", "Up", "Up", "Up")
    assert dialog.bidding.declarer.holds_focus()


def test_where_nothing_can_be_announced_up_goes_past(enter: Enter) -> None:
    dialog = enter(table())
    press("1", "5", "Up")
    assert dialog.bidding.contra.holds_focus()


def test_announcements_are_taken_back_by_key(enter: Enter) -> None:
    dialog = enter(table())
    press("1", "6", "Up", "77", "Back")
    assert dialog.row() == deal("p0 AT s0 belote")


def test_tab_follows_the_eye(enter: Enter) -> None:
    dialog = enter(table())
    dialog.heading.dealer.setFocus()
    bidding, buttons = dialog.bidding, dialog.buttons
    places: tuple[QWidget, ...] = (
        *(bidding.declarer, bidding.contract, bidding.contra),
        *dialog.announcing.chips,
        dialog.announcing.contest,
        dialog.counting.card_points,
        *dialog.counting.fields,
        dialog.counting.counter,
        *(*buttons.results.values(), buttons.all_pass, buttons.cancel, buttons.save),
        dialog.heading.dealer,
    )
    for place in places:
        press("Tab")
        assert dialog.focusWidget() is (place.focusProxy() or place)


def test_inside_is_chosen_by_enter_on_its_button_and_saved_by_the_next(enter: Enter) -> None:
    dialog = enter(table())
    press("2", "3")
    dialog.buttons.results["inside"].setFocus()
    press("Enter")
    assert dialog.buttons.results["inside"].isChecked()
    press("Enter")
    assert dialog.row() == deal("p1 H inside")
    assert saved(dialog)


def test_the_dealer_is_put_right_by_keys(enter: Enter) -> None:
    dialog = enter(table())
    dialog.heading.dealer.setFocus()
    press("Space")
    assert dialog.heading.menu.isVisible()
    for key in ("Down", "Down", "Down", "Enter"):
        press(key)
    press("2", "3", "98", "Enter")
    assert dialog.row() == deal("p1 H 98 dealer p2")
