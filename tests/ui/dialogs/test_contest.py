"""Which announcements count, asked from the deal dialog: by keys, by mouse, taken over."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtWidgets import QApplication, QScrollBar, QToolTip

from belot_desktop.core.game import new_game
from belot_desktop.core.house import house_of
from belot_desktop.core.rows import Deal
from tests.said import GAME_ID, deal, game
from tests.toy import TOY
from tests.ui.dialogs.table import click, long_names, nameless, press, table

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from belot_desktop.core.game import Game
    from belot_desktop.models.speech import Speech
    from belot_desktop.ui.deal.contest.dialog import ContestDialog
    from belot_desktop.ui.deal.dialog import DealDialog

    Ask = Callable[[Game], ContestDialog]
    Enter = Callable[[Game], DealDialog]
    Edit = Callable[[Game, int], DealDialog]


@pytest.fixture
def ask(enter: Enter) -> Iterator[Ask]:
    """Return what opens the contest over the dialog of the next deal of a game."""
    dialogs: list[DealDialog] = []

    def ask(of: Game) -> ContestDialog:
        dialogs.append(enter(of))
        return contest(dialogs[-1])

    yield ask
    dialogs.clear()


def contest(dialog: DealDialog) -> ContestDialog:
    """Open the contest by its key."""
    press("F8")
    return shown(dialog)


def shown(dialog: DealDialog) -> ContestDialog:
    found = dialog.contesting.dialog
    assert found is not None
    found.activateWindow()
    QApplication.processEvents()
    return found


def said(opened: ContestDialog) -> str:
    return opened.judged.accessibleName()


def agreed(of: Game, **rules: Any) -> Game:
    return replace(of, house=house_of(of.variant.house, rules))


# --- by keys


def test_two_quartes_are_settled_by_their_top_cards(enter: Enter) -> None:
    dialog = enter(table())
    press("2", "3")
    opened = contest(dialog)
    press("2", "Tab", "12")
    assert said(opened) == "Поредици: решава най-високата карта."
    press("Enter", "д", "п")
    assert said(opened) == "Вие: терца, кварта"
    press("Enter")
    assert dialog.row() == deal("p1 H s1 tierce s1 quarte")


def test_then_the_points_are_typed(enter: Enter) -> None:
    dialog = enter(table())
    press("2", "3")
    contest(dialog)
    press("1", "Enter")
    dialog.activateWindow()
    QApplication.processEvents()
    press("98", "Enter")
    assert dialog.result() == dialog.DialogCode.Accepted
    assert dialog.row() == deal("p1 H s0 tierce s1 98")


def test_it_works_before_anything_else_is_known(enter: Enter) -> None:
    dialog = enter(table())
    contest(dialog)
    press("7", "Enter")
    assert dialog.form.deal == Deal(announcements=(("carre_jacks",), ()))
    assert dialog.bidding.declarer.holds_focus()


@pytest.mark.parametrize(
    ("typed", "rank"),
    [("9", "9"), ("1", "10"), ("10", "10"), ("в", "J"), ("J", "J"), ("Д", "Q"), ("q", "Q")],
)
def test_a_top_card_is_typed_in_either_alphabet(ask: Ask, typed: str, rank: str) -> None:
    opened = ask(table())
    press("1", "Tab", "1", "Enter", typed)
    assert [each.answer for each in opened.form.asking()] == [rank, None]


@pytest.mark.parametrize(("typed", "rank"), [("п", "K"), ("k", "K"), ("к", "K"), ("а", "A")])
def test_kings_and_aces_are_typed_in_either_alphabet(ask: Ask, typed: str, rank: str) -> None:
    opened = ask(table())
    press("1", "Tab", "1", "Enter", typed)
    assert opened.form.asking()[0].answer == rank


def test_a_figure_that_stands_on_no_button_does_nothing(ask: Ask) -> None:
    opened = ask(table())
    press("1", "Tab", "1", "Enter", "2", "8", "x")
    assert [each.answer for each in opened.form.asking()] == [None, None]


def test_players_are_asked_for_by_their_place_and_only_between_equals(ask: Ask) -> None:
    opened = ask(agreed(table(), contest_tie="first_hand"))
    press("1", "Tab", "1", "Enter", "к", "к")
    assert said(opened) == "Поредици: равни са, решава първата ръка."
    press("2", "2")
    assert said(opened) == "Ние: терца"
    assert "първа ръка: Борис" in opened.judged.accessibleDescription()


def test_how_long_a_quinte_is(ask: Ask) -> None:
    opened = ask(table())
    press("3", "Tab", "3", "Enter", "5", "6")
    assert said(opened) == "Вие: квинта"


def test_up_and_down_go_from_the_chips_over_the_questions_to_taking_over(ask: Ask) -> None:
    opened = ask(table())
    press("1", "Tab", "1")
    places = [opened.questions.rows[0], opened.questions.rows[1]]
    for place in places:
        press("Down")
        assert place.holds_focus()
    press("Down")
    assert opened.bar.save.hasFocus()
    press("Up", "Up", "Up")
    assert opened.holdings.chips[1].holds_focus() or opened.holdings.chips[0].holds_focus()


def test_enter_goes_to_what_is_asked(ask: Ask) -> None:
    opened = ask(table())
    press("Enter")
    assert opened.isVisible()
    press("1", "Tab", "1", "Enter")
    assert opened.questions.rows[0].holds_focus()
    press("Tab", "Enter")
    assert opened.isVisible()


def test_what_there_are_no_cards_for_is_refused(ask: Ask) -> None:
    opened = ask(table())
    press("6", "Tab", "66")
    assert opened.form.count(1, ("carre_nines",)) == 0
    assert not opened.holdings.chips[1].buttons[5].isEnabled()


# --- by mouse


def test_a_contest_by_mouse_alone(enter: Enter) -> None:
    dialog = enter(table())
    click(dialog.announcing.contest)
    opened = shown(dialog)
    for side in (0, 1):
        click(opened.holdings.chips[side].buttons[1])
    for row, at in zip(opened.questions.rows, (3, 2), strict=True):
        click(row.buttons[at])
    click(opened.bar.save)
    assert dialog.form.deal == Deal(announcements=(("quarte",), ()))


def test_an_answer_is_changed_by_another_click(ask: Ask) -> None:
    opened = ask(table())
    for side in (0, 1):
        click(opened.holdings.chips[side].buttons[0])
    click(opened.questions.rows[0].buttons[3], opened.questions.rows[1].buttons[2])
    sides = [opened.form.contest.sequences.side]
    click(opened.questions.rows[1].buttons[5])
    assert [*sides, opened.form.contest.sequences.side] == [0, 1]


# --- with the deal


def test_it_begins_with_what_was_announced_and_puts_what_counts_in_its_place(edit: Edit) -> None:
    dialog = edit(table("p1 H s1 tierce s1 belote 98"), 0)
    contest(dialog)
    press("2", "Enter")
    assert dialog.contesting.dialog is None
    assert dialog.row() == deal("p1 H s0 quarte s1 belote 98")


def test_esc_leaves_the_deal_alone_and_what_was_told_for_the_next_time(enter: Enter) -> None:
    dialog = enter(table())
    contest(dialog)
    press("1", "Esc")
    assert dialog.row() == deal("")
    assert dialog.isVisible()
    assert said(contest(dialog)) == "Ние: терца"


def test_where_they_are_equal_nobody_has_any(edit: Edit) -> None:
    dialog = edit(table("p0 H s0 tierce 98"), 0)
    contest(dialog)
    press("Tab", "1", "Enter", "10", "1", "Enter")
    assert dialog.row() == deal("p0 H 98")


def test_in_no_trumps_it_says_why_not(enter: Enter) -> None:
    dialog = enter(table())
    press("1", "5", "F8")
    assert dialog.contesting.dialog is None
    assert "Без коз" in QToolTip.text() or "без коз" in QToolTip.text()


def test_a_game_without_a_contest_does_not_ask(enter: Enter) -> None:
    dialog = enter(new_game(TOY, GAME_ID))
    press("F8")
    assert not dialog.announcing.contest.isVisible()
    assert dialog.contesting.dialog is None


def test_three_sides_contend(enter: Enter) -> None:
    rules: Any = game().variant.contest
    three = replace(TOY, contest=rules, announcements=game().variant.announcements)
    dialog = enter(replace(new_game(three, GAME_ID), house=game().house))
    opened = contest(dialog)
    press("1", "Tab", "2", "Tab", "3")
    assert said(opened) == "Отбор 3: квинта"


# --- as it stands on the screen


def test_other_words_while_it_is_open(ask: Ask, bulgarian: Speech) -> None:
    opened = ask(nameless())
    press("1", "Tab", "1", "Enter", "в")
    bulgarian.speak("en")
    QApplication.processEvents()
    assert said(opened) == "Sequences: the top card decides."
    assert [each.choice.label for each in opened.questions.rows[0].buttons] == [
        *("9", "10", "J", "Q", "K", "A")
    ]
    assert opened.windowTitle() == "Which announcements count?"
    assert opened.questions.rows[0].current == 2


def test_it_grows_with_what_is_asked(ask: Ask) -> None:
    opened = ask(agreed(long_names(), contest_tie="first_hand"))
    press("15", "Tab", "15", "Enter", "9", "а", "9")
    QApplication.processEvents()
    bars = [each for each in opened.findChildren(QScrollBar) if each.isVisible()]
    assert len(opened.questions.rows) == 5
    assert bars == []
