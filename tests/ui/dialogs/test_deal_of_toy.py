"""A game of three sides goes through the deal dialog, which knows nothing about it."""

from collections.abc import Callable
from dataclasses import replace

from belot_desktop.core.game import Game, Team, new_game
from belot_desktop.core.rows import Deal, Result
from belot_desktop.ui.deal.dialog import DealDialog
from tests.said import GAME_ID
from tests.toy import TOY
from tests.ui.dialogs.table import press

Enter = Callable[[Game], DealDialog]

THREE = tuple(Team(players=(name,)) for name in ("Ада", "Бен", "Вик"))


def test_a_deal_of_the_toy_game_by_keys(enter: Enter) -> None:
    dialog = enter(new_game(TOY, GAME_ID))
    press("3", "2", "17", "Enter")
    assert dialog.result() == DealDialog.DialogCode.Accepted
    assert dialog.row() == Deal(
        2, contract="blue", result=Result("points", values=(None, None, 17))
    )


def test_its_players_and_its_announcement(enter: Enter) -> None:
    dialog = enter(replace(new_game(TOY, GAME_ID), teams=THREE))
    press("2", "1", "Up", "1", "Down", "12", "Enter")
    assert dialog.row() == Deal(
        1,
        declarer_seat=1,
        contract="red",
        announcements=((), ("pair",), ()),
        result=Result("points", values=(None, 12, None)),
    )


def test_it_has_no_contra_and_no_results_without_points(enter: Enter) -> None:
    dialog = enter(new_game(TOY, GAME_ID))
    assert not dialog.bidding.contra.isVisible()
    assert dialog.buttons.results == {}
    press("F3", "F5", "F6", "*")
    assert dialog.row() == Deal()


def test_its_totals_have_three_figures(enter: Enter) -> None:
    dialog = enter(new_game(TOY, GAME_ID))
    press("3", "2", "17")
    assert "0 : 0 : 17" in dialog.preview.panel.accessibleDescription()


def test_its_second_pair_is_refused(enter: Enter) -> None:
    dialog = enter(new_game(TOY, GAME_ID))
    press("1", "1", "Up", "1")
    assert not dialog.announcing.chips[2].buttons[0].isEnabled()
