"""What the score head says."""

import pytest

from belot_desktop.core.scores import Standing
from tests.said import game, played
from tests.texts.spoken import BG, EN


@pytest.mark.parametrize(
    ("count", "remaining", "hanging", "deals"),
    [
        (0, "остават 0", "висят 0", "0 раздавания"),
        (1, "остава 1", "виси 1", "1 раздаване"),
        (2, "остават 2", "висят 2", "2 раздавания"),
        (5, "остават 5", "висят 5", "5 раздавания"),
        (21, "остават 21", "висят 21", "21 раздавания"),
        (101, "остават 101", "висят 101", "101 раздавания"),
    ],
)
def test_counts(count: int, remaining: str, hanging: str, deals: str) -> None:
    assert BG.remaining(count) == remaining
    assert BG.hanging(count) == hanging
    assert BG.deals(count) == deals


@pytest.mark.parametrize(("count", "deals"), [(0, "0 deals"), (1, "1 deal"), (21, "21 deals")])
def test_counts_in_english(count: int, deals: str) -> None:
    assert EN.deals(count) == deals
    assert EN.remaining(count) == f"{count} to go"
    assert EN.hanging(count) == f"{count} hanging"


def test_nobody_needs_less_than_nothing() -> None:
    assert BG.remaining(-9) == "остават 0"


def test_how_far_it_goes_and_whose_turn_it_is() -> None:
    assert (BG.to_target(151), EN.to_target(151)) == ("до 151", "to 151")
    assert (BG.deals_now("Ана"), EN.deals_now("Ана")) == ("раздава: Ана", "deals: Ана")
    assert (BG.leads("Ана"), EN.leads("Ана")) == ("започва: Ана", "leads: Ана")


@pytest.mark.parametrize(
    ("rows", "bulgarian", "english"),
    [
        (["s0 H 87"], "", ""),
        (
            ["s0 C 86"],
            "Равни сте: играе се още едно раздаване",
            "Level: one more deal is played",
        ),
        (
            ["s0 C capot"],
            "Последното беше капо: играе се още едно раздаване",
            "The last deal was a capot: one more is played",
        ),
        (
            ["s0 C 81"],
            "Има висящи точки: играе се още едно раздаване",
            "Points are hanging: one more deal is played",
        ),
    ],
)
def test_why_the_game_goes_on(rows: list[str], bulgarian: str, english: str) -> None:
    standing = played(*rows, target=8).standing
    assert (BG.waiting(standing), EN.waiting(standing)) == (bulgarian, english)


def test_a_reason_without_words_is_told_by_its_name() -> None:
    assert BG.waiting(Standing(waiting="moon")) == "moon"


def test_the_end() -> None:
    of = game("s0 H 87", target=5)
    standing = played("s0 H 87", target=5).standing
    assert BG.over(of, standing) == "Край. Победител: Ние"
    assert EN.over(of, standing) == "The end. Winner: We"
    assert BG.over(of, Standing(over=True)) == "Край."
    assert BG.over(of, Standing()) == ""
