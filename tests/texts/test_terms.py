"""The words of the table (rules: terms.md), and names for those whom nobody named."""

from dataclasses import replace

import pytest

from belot_desktop.core.game import Game, Team, new_game
from belot_desktop.core.rows import Deal
from belot_desktop.core.variants.bulgarian import BULGARIAN
from tests.said import game
from tests.texts.spoken import BG, EN
from tests.toy import TOY

UNNAMED = game()


@pytest.mark.parametrize(
    ("key", "bulgarian", "english"),
    [
        ("clubs", "спатия", "clubs"),
        ("diamonds", "каро", "diamonds"),
        ("hearts", "купа", "hearts"),
        ("spades", "пика", "spades"),
        ("no_trumps", "без коз", "no trumps"),
        ("all_trumps", "всичко коз", "all trumps"),
        ("red", "red", "red"),
    ],
)
def test_contracts(key: str, bulgarian: str, english: str) -> None:
    assert (BG.contract(key), EN.contract(key)) == (bulgarian, english)


def test_contracts_where_there_is_little_room() -> None:
    keys = [each.key for each in BULGARIAN.contracts]
    assert [BG.contract_short(key) for key in keys[3:]] == ["пика", "БК", "ВК"]
    assert [EN.contract_short(key) for key in keys[3:]] == ["spades", "NT", "AT"]


def test_contra() -> None:
    keys = [each.key for each in BULGARIAN.contras]
    assert [BG.contra(key) for key in keys] == ["без", "контра", "реконтра"]
    assert [EN.contra(key) for key in keys] == ["none", "contra", "recontra"]
    assert [BG.contra_mark(each.factor) for each in BULGARIAN.contras] == ["", "×2", "×4"]


def test_results() -> None:
    keys = [each.key for each in BULGARIAN.results]
    assert [BG.result(key) for key in keys] == ["точки", "вътре", "капо"]
    assert [EN.result(key) for key in keys] == ["points", "inside", "capot"]


@pytest.mark.parametrize(
    ("announced", "bulgarian", "english"),
    [
        ([], "", ""),
        (["tierce"], "терца", "tierce"),
        (["tierce", "tierce", "belote"], "2 терци, белот", "2 tierces, belote"),
        (["quarte"] * 2, "2 кварти", "2 quartes"),
        (["quinte"] * 2, "2 квинти", "2 quintes"),
        (["carre"] * 2, "2 карета", "2 fours of a kind"),
        (["carre_nines", "carre_jacks"], "каре деветки, каре валета", "four nines, four jacks"),
        (["belote"] * 4, "4 белота", "4 belotes"),
        (["belote"] * 21, "21 белота", "21 belotes"),
        (["carre_jacks"] * 2, "2 × каре валета", "2 × four jacks"),
        (["pair"], "pair", "pair"),
    ],
)
def test_announcements(announced: list[str], bulgarian: str, english: str) -> None:
    deal = Deal(announcements=((), tuple(announced)))
    assert (BG.announcements(deal, 1), EN.announcements(deal, 1)) == (bulgarian, english)


def test_ranks() -> None:
    ranks = ("7", "10", "J", "Q", "K", "A")
    assert " ".join(map(BG.rank, ranks)) == "7 10 В Д П А"
    assert " ".join(map(EN.rank, ranks)) == "7 10 J Q K A"


def test_teams_and_players_without_names() -> None:
    assert [BG.team(UNNAMED, side) for side in range(2)] == ["Ние", "Вие"]
    assert [EN.team(UNNAMED, side) for side in range(2)] == ["We", "They"]
    assert [BG.player(UNNAMED, seat) for seat in range(4)] == ["Ние 1", "Вие 1", "Ние 2", "Вие 2"]


def test_a_game_of_three_sides_numbers_them() -> None:
    toy = new_game(TOY, "toy")
    assert [BG.team(toy, side) for side in range(3)] == ["Отбор 1", "Отбор 2", "Отбор 3"]
    assert [EN.player(toy, seat) for seat in range(3)] == ["Team 1", "Team 2", "Team 3"]


@pytest.fixture
def named() -> Game:
    return replace(game(), teams=(Team("Лъвове", ("Ана", "")), Team()))


def test_names_that_were_given(named: Game) -> None:
    assert [BG.team(named, side) for side in range(2)] == ["Лъвове", "Вие"]
    assert [BG.player(named, seat) for seat in range(4)] == ["Ана", "Вие 1", "Лъвове 2", "Вие 2"]


def test_who_declared(named: Game) -> None:
    deals = [Deal(declarer=0, declarer_seat=0), Deal(declarer=0), Deal()]
    assert [BG.declarer(named, deal) for deal in deals] == ["Ана", "Лъвове", ""]
