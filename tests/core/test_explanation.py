"""Every score is explained by named steps, and the last one stands at what is written."""

from tests.said import scored


def steps(said: str, hanging: int = 0, **rules: object) -> list[tuple[str, tuple[int, ...]]]:
    return [(each.name, each.sides) for each in scored(said, hanging, **rules).steps]


def test_87_is_written_9() -> None:
    assert steps("s0 H tierce 87") == [
        ("cards", (67, 95)),
        ("announced", (87, 95)),
        ("less", (87, 95)),
        ("takes_all", (0, 182)),
        ("rounded", (0, 18)),
    ]


def test_no_trumps_are_doubled_before_the_capot() -> None:
    assert steps("s0 NT capot") == [
        ("cards", (130, 0)),
        ("doubled", (260, 0)),
        ("capot", (350, 0)),
        ("rounded", (35, 0)),
    ]


def test_the_house_may_double_the_capot_too() -> None:
    assert steps("s0 NT capot", capot_in_no_trumps="doubled")[1:3] == [
        ("capot", (220, 0)),
        ("doubled", (440, 0)),
    ]


def test_both_end_in_six() -> None:
    rounded = scored("s0 H 86").steps[-1]
    assert (rounded.facts["points"], rounded.facts["critical"]) == ((86, 76), "smaller")


def test_a_contra_that_falls_away_is_told() -> None:
    assert "contra_falls_away" in dict(steps("s0 H contra capot", contra_on_capot=False))


def test_a_level_contra_hangs_whole() -> None:
    assert steps("s1 H contra 81")[-3:] == [
        ("rounded", (0, 16)),
        ("multiplied", (0, 32)),
        ("all_hangs", (0, 0)),
    ]


def test_collected_points_come_last() -> None:
    assert steps("s0 H 87", hanging=13)[-1] == ("collected", (22, 7))
