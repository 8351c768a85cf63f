"""A deal entered wholly by mouse or by touch."""

from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollBar

from belot_desktop.core.game import Game
from belot_desktop.core.rows import Passed
from belot_desktop.ui.deal.dialog import DealDialog
from belot_desktop.ui.deal.keypad import BACK
from tests.said import deal
from tests.ui.dialogs.table import click, nameless, press, table

Enter = Callable[[Game], DealDialog]


def saved(dialog: DealDialog) -> bool:
    return dialog.result() == DealDialog.DialogCode.Accepted


def test_a_deal_by_clicks(enter: Enter) -> None:
    dialog = enter(table())
    bidding = dialog.bidding
    click(bidding.declarer.buttons[1], bidding.contract.buttons[2], bidding.contra.buttons[1])
    click(dialog.announcing.chips[1].buttons[0], dialog.announcing.chips[1].buttons[6])
    click(dialog.counting.fields[0])
    click(*(dialog.counting.keypad.buttons[figure] for figure in "104"))
    click(dialog.buttons.save)
    assert saved(dialog)
    assert dialog.row() == deal("p1 H contra s1 tierce belote s0 104")


def test_figures_are_offered_to_who_clicks_a_field(enter: Enter) -> None:
    dialog = enter(table())
    counting = dialog.counting
    assert not counting.keypad.isVisible()
    click(dialog.bidding.declarer.buttons[0], dialog.bidding.contract.buttons[2])
    click(counting.fields[0].edit)
    QApplication.processEvents()
    assert counting.keypad.isVisible()
    assert not dialog.findChildren(QScrollBar)[0].isVisible(), "the dialog makes room for them"
    figures = counting.keypad.buttons
    click(figures["5"], figures["0"], figures["+"], figures["3"], figures["7"], figures["9"])
    click(figures[BACK])
    assert counting.fields[0].text == "50+37"
    assert counting.fields[0].edit.hasFocus()
    QTest.mouseDClick(figures["0"], Qt.MouseButton.LeftButton)
    QTest.mouseRelease(figures["0"], Qt.MouseButton.LeftButton)
    assert counting.fields[0].text == "50+370"


def test_who_types_is_not_troubled_with_figures_to_click(enter: Enter) -> None:
    dialog = enter(table())
    press("1", "3", "87")
    assert not dialog.counting.keypad.isVisible()


def test_without_names_two_buttons(enter: Enter) -> None:
    dialog = enter(nameless())
    assert [each.choice.label for each in dialog.bidding.declarer.buttons] == ["Ние", "Вие"]
    click(dialog.bidding.declarer.buttons[0], dialog.bidding.contract.buttons[5])
    click(dialog.buttons.results["inside"], dialog.buttons.save)
    assert dialog.row() == deal("s0 AT inside")


def test_capot_is_pressed_in_turn(enter: Enter) -> None:
    dialog = enter(table())
    click(dialog.bidding.declarer.buttons[1], dialog.bidding.contract.buttons[2])
    capot, fields = dialog.buttons.results["capot"], dialog.counting.fields
    seen = []
    for _ in range(3):
        click(capot)
        seen.append((capot.isChecked(), fields[0].note.text(), fields[1].note.text()))
    assert seen == [(True, "", "капо"), (True, "капо", ""), (False, "", "")]


def test_all_pass_is_one_click(enter: Enter) -> None:
    dialog = enter(table())
    click(dialog.buttons.all_pass)
    assert saved(dialog)
    assert dialog.row() == Passed()


def test_an_announcement_is_taken_back_on_its_minus(enter: Enter) -> None:
    dialog = enter(table())
    chip = dialog.announcing.chips[0].buttons[0]
    left = Qt.MouseButton.LeftButton
    QTest.mouseClick(chip, left)
    QTest.mouseClick(chip, left, pos=QPoint(chip.width() - 10, chip.height() // 2))
    assert dialog.row() == deal("")


def test_what_cannot_be_says_why(enter: Enter) -> None:
    dialog = enter(table())
    click(dialog.announcing.chips[0].buttons[0])
    other = dialog.announcing.chips[1].buttons[1]
    assert not other.isEnabled()
    assert "един отбор" in other.toolTip() or "само" in other.toolTip()
    no_trumps = dialog.bidding.contract.buttons[4]
    assert not no_trumps.isEnabled()
    assert no_trumps.toolTip()
    click(no_trumps)
    assert dialog.bidding.contract.current is None


def test_the_switch_to_card_points(enter: Enter) -> None:
    dialog = enter(table())
    told = list[bool]()
    dialog.card_points_changed.connect(told.append)
    click(dialog.counting.card_points)
    click(dialog.counting.card_points)
    assert told == [True, False]


def test_the_dealer_is_put_right_from_a_menu(enter: Enter) -> None:
    dialog = enter(table("s0 H 87"))
    click(dialog.heading.dealer)
    chosen = [action.isChecked() for action in dialog.heading.menu.actions()]
    assert chosen == [False, True, False, False]
    assert dialog.heading.menu.actions()[1].text() == "Вера · по ред"
    dialog.heading.menu.actions()[3].trigger()
    dialog.heading.menu.close()
    assert dialog.heading.dealer.accessibleName() == "раздава: Георги"
    click(dialog.buttons.all_pass)
    assert dialog.row() == Passed(3)


def test_cancel_closes(enter: Enter) -> None:
    dialog = enter(table())
    click(dialog.buttons.cancel)
    assert not dialog.isVisible()
    assert not saved(dialog)
