"""Cards counted on the board: by tapping, dragging, keys, and taken over into the deal."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from belot_desktop.core.cards import Card, Deck
from belot_desktop.core.game import new_game
from belot_desktop.core.variant import Contract
from tests.said import deal
from tests.toy import TOY
from tests.ui.dialogs.table import click, nameless, press, table

if TYPE_CHECKING:
    from collections.abc import Callable

    from belot_desktop.core.game import Game
    from belot_desktop.ui.deal.cards.card_button import CardButton
    from belot_desktop.ui.deal.cards.dialog import CardCounter
    from belot_desktop.ui.deal.dialog import DealDialog

    Enter = Callable[[Game], DealDialog]

LEFT = Qt.MouseButton.LeftButton


def opened(dialog: DealDialog, declarer: int = 0, contract: int | None = 2) -> CardCounter:
    """Open the counter over a deal whose declarer and contract are chosen (from 0)."""
    dialog.bidding.declarer.choose(declarer)
    if contract is not None:
        dialog.bidding.contract.choose(contract)
    return counter(dialog)


def counter(dialog: DealDialog) -> CardCounter:
    """Open the counter by its key."""
    press("F9")
    found = dialog.card_counting.dialog
    assert found is not None
    found.activateWindow()
    QApplication.processEvents()
    return found


def card(counter: CardCounter, suit: str, rank: str) -> CardButton:
    return counter.board.button(Card(suit, rank))


def taken(counter: CardCounter) -> str:
    """Return the names of the cards that are taken, as they stand on the board."""
    return ", ".join(each.view.name for each in counter.board.buttons if each.isChecked())


def said(counter: CardCounter) -> str:
    return counter.counted.accessibleName()


def test_a_deal_counted_by_taps(enter: Enter) -> None:
    dialog = enter(nameless())
    click(dialog.bidding.declarer.buttons[0], dialog.bidding.contract.buttons[2])
    click(dialog.counting.counter)
    counter = dialog.card_counting.dialog
    assert counter is not None
    click(*(card(counter, "hearts", rank) for rank in ("J", "9", "A", "10")))
    assert taken(counter) == "В купа, 9 купа, А купа, 10 купа"
    click(counter.tools.last_trick)
    assert said(counter) == "1 ръка"
    click(card(counter, "hearts", "10"))
    assert said(counter) == "Не са цели ръце: 3 в повече или 1 по-малко."
    click(card(counter, "clubs", "10"), counter.bar.save)
    assert dialog.card_counting.dialog is None
    assert dialog.row() == deal("s0 H 65")
    click(dialog.buttons.save)
    assert dialog.result() == dialog.DialogCode.Accepted


def test_a_deal_counted_by_keys(enter: Enter) -> None:
    dialog = enter(table())
    found = opened(dialog, declarer=1)
    assert found.sides.current == 1
    press("Space", "Right", "Space")
    assert taken(found) == "В купа, 9 купа"
    press("Down", "д", "A", "10")
    assert taken(found) == "В купа, 9 купа, А спатия, 10 спатия, Д спатия"
    press("Up", "q", "+")
    assert said(found) == "Не са цели ръце: 2 в повече или 2 по-малко."
    press("П", "к", "K", "7")
    assert taken(found).endswith("7 купа, А спатия, 10 спатия, Д спатия"), "a king goes and comes"
    assert said(found) == "2 ръце"
    press("0", "0")
    assert said(found) == "2 ръце", "a ten goes and comes"
    press("Enter")
    assert dialog.row() == deal("p1 H s1 75")
    press("Enter")
    assert dialog.result() == dialog.DialogCode.Accepted


def test_a_finger_that_moves_on_takes_others_along(enter: Enter) -> None:
    found = opened(enter(nameless()))
    first, last = card(found, "hearts", "J"), card(found, "hearts", "10")
    QTest.mousePress(first, LEFT)
    for rank in ("9", "A", "10", "A"):
        to = card(found, "hearts", rank)
        QTest.mouseMove(first, first.mapFrom(found.board, to.geometry().center()))
    QTest.mouseRelease(first, LEFT, pos=first.mapFrom(found.board, last.geometry().center()))
    assert taken(found) == "В купа, 9 купа, А купа, 10 купа"
    QTest.mousePress(last, LEFT)
    QTest.mouseMove(last, QPoint(-1, 10))  # the gap between two cards
    QTest.mouseMove(last, last.mapFrom(found.board, card(found, "hearts", "A").geometry().center()))
    QTest.mouseRelease(last, LEFT)
    assert taken(found) == "В купа, 9 купа"


def test_a_double_click_counts_a_card_once(enter: Enter) -> None:
    found = opened(enter(nameless()))
    QTest.mouseClick(card(found, "spades", "7"), LEFT)
    QTest.mouseDClick(card(found, "spades", "7"), LEFT)
    QTest.mouseClick(card(found, "spades", "8"), Qt.MouseButton.RightButton)
    assert taken(found) == "7 пика"


def test_a_card_can_be_pressed_by_who_listens(enter: Enter) -> None:
    found = opened(enter(nameless()))
    card(found, "spades", "7").click()
    assert taken(found) == "7 пика"
    card(found, "spades", "7").click()
    assert taken(found) == ""


def test_the_other_cards_instead_and_start_again(enter: Enter) -> None:
    found = opened(enter(nameless()))
    press("J", "9", "A", "1")
    assert found.tools.turn_over.isVisible()
    click(found.tools.turn_over)
    assert said(found) == "7 ръце"
    assert found.form.last_trick
    press("Del")
    assert taken(found) == ""
    assert said(found) == "Докоснете картите от ръцете."


def test_all_cards_are_a_capot(enter: Enter) -> None:
    dialog = enter(nameless())
    found = opened(dialog)
    click(found.sides.buttons[1], found.tools.turn_over)
    assert said(found) == "Капо · Вие"
    press("Enter")
    assert dialog.row() == deal("s0 H s1 capot")


def test_the_contract_is_asked_for_where_there_is_none(enter: Enter) -> None:
    dialog = enter(nameless())
    found = opened(dialog, contract=None)
    assert found.contracts.isVisible()
    assert said(found) == "Изберете договор."
    press("6")
    assert found.board.holds_focus()
    press("J", "9", "A", "1", "Enter")
    assert dialog.row() == deal("s0 AT 55")


def test_what_is_missing_is_said_when_it_is_to_be_taken_over(enter: Enter) -> None:
    found = opened(enter(nameless()))
    press("+", "Enter")
    assert said(found) == "И последната ръка има карти: докоснете и тях."
    assert found.isVisible()
    press("+", "Enter")
    assert found.isVisible()


def test_esc_leaves_and_the_cards_are_there_again(enter: Enter) -> None:
    dialog = enter(nameless())
    opened(dialog)
    press("J", "Esc")
    assert dialog.card_counting.dialog is None
    assert dialog.isVisible()
    assert dialog.form.deal.result is None
    assert taken(counter(dialog)) == "В купа"


def test_arrows_lead_to_all_there_is(enter: Enter) -> None:
    found = opened(enter(nameless()))
    press("Up")
    assert found.sides.holds_focus()
    press("Down", "Down", "Down", "Down", "Down")
    assert found.tools.last_trick.hasFocus()
    press("Down")
    assert found.bar.save.hasFocus()
    press("Up", "Up")
    assert found.board.holds_focus()


def test_cards_are_not_counted_where_there_is_no_deck(enter: Enter) -> None:
    dialog = enter(new_game(TOY, "toy", "2026-11-30T20:00:00+02:00"))
    assert not dialog.counting.counter.isVisible()
    press("F9")
    assert dialog.card_counting.dialog is None


def test_three_sides_are_counted_one_at_a_time(enter: Enter) -> None:
    values = {"K": 4, "7": 0}
    deck = Deck(("clubs", "hearts"), ("7", "K"), values, values, 3, "")
    variant = replace(TOY, deck=deck, contracts=(Contract("red", "R", 11, trumps=("hearts",)),))
    dialog = enter(new_game(variant, "toy", "2026-11-30T20:00:00+02:00"))
    found = opened(dialog, declarer=2, contract=0)
    press("K", "7", "Down", "К")
    assert not found.tools.turn_over.isVisible()
    assert found.counted.accessibleDescription() == "3 карти точки – : – : 8"
    press("Enter")
    assert dialog.counting.fields[2].text == "8"
