"""A new game, or other names and rules for the open one, without the window."""

from dataclasses import replace

import pytest

from belot_desktop.core.game import Game, Team, new_game
from belot_desktop.core.house import Whole
from belot_desktop.models.game_form import GameForm
from belot_desktop.models.plain_line import plain_line
from tests.said import GAME_ID, game
from tests.toy import TOY


def evening(*rows: str) -> Game:
    teams = (Team("", ("Ана", "Борис")), Team("Орли", ("Вера", "Георги")))
    return replace(game(*rows), teams=teams, first_dealer=1)


def test_it_starts_with_what_the_game_has() -> None:
    form = GameForm(evening(), new=True)
    assert form.teams == ("", "Орли")
    assert form.players == ("Ана", "Вера", "Борис", "Георги")
    assert (form.first_dealer, form.agreed.rule("target"), form.touched) == (1, 151, False)


def test_what_is_entered_becomes_the_games_details() -> None:
    form = GameForm(evening(), new=True)
    form.name_team(0, " Вълци ")
    form.name_player(2, "Богдан")
    form.put_first_dealer(3)
    form.agreed.set_rule("target", 51)
    assert form.touched
    entered = form.details
    assert entered.teams == (Team("Вълци", ("Ана", "Богдан")), Team("Орли", ("Вера", "Георги")))
    assert (entered.first_dealer, entered.house.target) == (3, 51)


def test_the_place_and_the_note_are_lines_of_plain_text() -> None:
    form = GameForm(evening(), new=True)
    form.put_place(" Пловдив\n")
    form.put_note("у Георги,\tс нови карти")
    assert form.touched
    assert (form.details.place, form.details.note) == ("Пловдив", "у Георги, с нови карти")


def test_what_a_file_said_of_a_game_stays_as_it_was_unless_it_is_changed() -> None:
    told = "първо\nвторо " * 100
    form = GameForm(replace(evening(), note=told, place=told), new=False)
    assert not form.touched
    form.name_team(0, "Вълци")
    assert (form.details.place, form.details.note) == (told, told)


def test_players_change_places() -> None:
    form = GameForm(evening(), new=True)
    assert form.move(0, 1) == 1
    assert form.players == ("Вера", "Ана", "Борис", "Георги")
    assert form.move(0, -1) == 3
    assert form.players == ("Георги", "Ана", "Борис", "Вера")
    assert form.first_dealer == 1
    assert form.named.teams[1].players == ("Ана", "Вера")


@pytest.mark.parametrize("value", [0, 10_001, None, "151", True])
def test_a_rule_that_cannot_be_is_wrong(value: int | None) -> None:
    form = GameForm(evening(), new=True)
    form.agreed.set_rule("target", value)
    found = [form.agreed.wrong]
    with pytest.raises(ValueError, match="target"):
        _ = form.details
    form.agreed.set_rule("target", 101)
    found.append(form.agreed.wrong)
    assert found == [("target",), ()]


def test_another_rule_is_something_entered() -> None:
    form = GameForm(evening("s0 H 87"), new=False)
    form.agreed.set_rule("target", 101)
    assert form.touched
    assert form.details.house.target == 101


def test_every_change_is_told() -> None:
    form, told = GameForm(evening(), new=True), list[str]()
    form.changed.connect(lambda: told.append("changed"))
    form.name_team(0, "а")
    form.name_player(0, "а")
    form.move(0, 1)
    form.put_first_dealer(2)
    form.agreed.set_rule("target", 1)
    assert len(told) == 5


def test_another_game_has_its_own_sides_and_rules() -> None:
    form = GameForm(new_game(TOY, GAME_ID), new=True)
    assert (form.teams, form.players) == (("", "", ""), ("", "", ""))
    assert [each.key for each in form.agreed.rules()] == ["target", "pairs"]
    assert form.agreed.rules()[0].allowed == Whole(1, 100)


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Ана", "Ана"),
        ("  Ана\tМария ", "Ана Мария"),
        ("Ана\x00\x1b[31m\u2028", "Ана[31m"),
        ("<b>Ана</b>", "<b>Ана</b>"),
        ("\ud800Ана", "Ана"),
        ("👩‍👧", "👩‍👧"),
        (" " * 5, ""),
        ("а" * 101, "а" * 100),
        ("а" * 99 + "  б", "а" * 99),
    ],
)
def test_a_name_is_one_line_of_plain_text(typed: str, name: str) -> None:
    assert plain_line(typed, 100) == name


def test_names_from_a_file_are_offered_as_they_could_be_typed() -> None:
    known = ("Ана", "\n", "Бо\nрис", "х" * 10_000)
    form = GameForm(game(), new=True, known=known)
    assert form.known == ("Ана", "Бо рис", "х" * 100)
