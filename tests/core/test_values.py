"""House rules, changes and the declaration, as values."""

from dataclasses import replace

import pytest

from belot_desktop.core.changes import DetailsChange, GameChange, RowChange, apply, details, reverse
from belot_desktop.core.game import Team, new_game
from belot_desktop.core.house import agreed, differing, house_of, house_rules
from belot_desktop.core.variants import VARIANTS
from belot_desktop.core.variants.bulgarian import BULGARIAN
from tests.said import GAME_ID, deal, game, row


def test_a_house_keeps_what_was_agreed() -> None:
    house = house_of(BULGARIAN.house, {"target": 301, "odd_ten": "larger"})
    assert differing(house) == {"target": 301, "odd_ten": "larger"}
    assert agreed(house)["contest"] == "separate"


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("target", 0),
        ("target", 10_001),
        ("target", True),
        ("target", "151"),
        ("odd_ten", "both"),
        ("capot_ends_game", 1),
        ("eight_in_a_row", 110),
        ("spades_double", True),
    ],
)
def test_a_rule_that_nobody_plays_is_refused(key: str, value: object) -> None:
    with pytest.raises(ValueError, match=key):
        house_of(BULGARIAN.house, {key: value})


def test_every_rule_is_described_by_its_field() -> None:
    rules = {each.key: each for each in house_rules(BULGARIAN.house)}
    assert len(rules) == 11
    assert rules["target"].default == 151
    assert all(each.allowed.allows(each.default) for each in rules.values())


def test_a_row_comes_goes_and_is_replaced() -> None:
    before = game("s0 H 87", "pass")
    for change in (
        RowChange(1, None, row("s1 S capot")),
        RowChange(0, before.rows[0], None),
        RowChange(0, before.rows[0], row("s1 S capot")),
        DetailsChange(details(before), replace(details(before), place="Пловдив", first_dealer=2)),
        GameChange(before, game("s0 S 100", target=301)),
    ):
        after = apply(before, change)
        assert after != before
        assert apply(after, reverse(change)) == before


def test_players_sit_opposite_their_partners() -> None:
    named = replace(game(), teams=(Team("Ние", ("Ана", "Борис")), Team("Вие", ("Вера",))))
    assert [named.player(seat) for seat in range(4)] == ["Ана", "Вера", "Борис", ""]


def test_a_new_game_names_nobody() -> None:
    fresh = new_game(BULGARIAN, GAME_ID)
    assert [team.players for team in fresh.teams] == [("", ""), ("", "")]
    assert VARIANTS["bulgarian"] is BULGARIAN


def test_the_declaration_is_found_by_key() -> None:
    assert BULGARIAN.contract("stars") is None
    assert BULGARIAN.result("won") is None
    assert BULGARIAN.announced(deal("s0 H tierce belote 87"), 0) == 40
