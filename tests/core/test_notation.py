"""One line of text a row, both ways."""

from time import perf_counter

import pytest

from belot_desktop.core.notation import (
    Meaning,
    Means,
    Vocabulary,
    neutral,
    phrase,
    read,
    row_of,
    write,
)
from belot_desktop.core.rows import Adjustment, Deal, Passed, Result, Row
from belot_desktop.core.variants.bulgarian import BULGARIAN


@pytest.mark.parametrize(
    ("row", "said"),
    [
        (
            Deal(0, contract="hearts", result=Result("points", values=(87, None))),
            "s0 H 87",
        ),
        (
            Deal(
                0,
                contract="hearts",
                announcements=(("tierce",), ("belote",)),
                result=Result("points", values=(None, 95)),
            ),
            "s0 H tierce s1 95 belote",
        ),
        (
            Deal(1, 3, 2, "no_trumps", "recontra", (), Result("inside")),
            "p3 NT recontra inside dealer p2",
        ),
        (Deal(0, contract="spades", result=Result("capot", side=1)), "s0 S s1 capot"),
        (Deal(contract="spades"), "s? S"),
        (Deal(0), "s0"),
        (
            Deal(0, contract="hearts", announcements=(("tierce", "tierce"), ())),
            "s0 H tierce tierce",
        ),
        (Passed(), "pass"),
        (Passed(2), "pass dealer p2"),
        (Adjustment((0, 0)), "+0 s0"),
        (Adjustment((0, -26), 'fine "x"\n\u2028'), '-26 s1 "fine \\"x\\"\\n\\u2028"'),
    ],
)
def test_a_row_is_one_line_and_comes_back(row: Row, said: str) -> None:
    assert write(row, BULGARIAN) == said
    assert row_of(said, BULGARIAN) == row


@pytest.mark.parametrize(
    "said",
    [
        "H 87 s0 tierce",
        "87 tierce H s0",
        "tierce, s0; H 87",
        "s0 H 50+37 tierce",
        "s0 h 87 TIERCE",
    ],
)
def test_the_order_is_free(said: str) -> None:
    deal = Deal(
        0,
        contract="hearts",
        announcements=(("tierce",), ()),
        result=Result("points", values=(87, None)),
    )
    assert row_of(said, BULGARIAN) == deal


def test_a_player_named_after_the_declarer_stands_for_the_side() -> None:
    said = row_of("p0 H p1 75", BULGARIAN)
    assert said == Deal(0, 0, contract="hearts", result=Result("points", values=(None, 75)))


def test_a_correction_may_name_the_side_first() -> None:
    assert row_of("s1 +26 s0 -10", BULGARIAN) == Adjustment((-10, 26))
    assert row_of("+26 p1", BULGARIAN) == Adjustment((0, 26))


@pytest.mark.parametrize(
    ("said", "strange"),
    [
        ("s0 H foo", "foo"),
        ("s0 H S", "S"),
        ("s0 H 87 90", "90"),
        ("s0 H 87 inside", "inside"),
        ("s0 H points", "points"),
        ("s0 H contra recontra", "recontra"),
        ("s0 s? H", "s?"),
        ("s0 H dealer p1 dealer p2", "dealer"),
        ('s0 H 87 "note"', "note"),
        ('s0 H 87 "\\x"', '"\\x"'),
        ("s0 H 1234567", "1234567"),
        ("s0 H 87 dealer", "dealer"),
        ("s0 H 87 s1", "s1"),
        ("s0 H s1 s0 87", "s1"),
        ("s0 H s1 inside", "s1"),
        ("pass dealer", "dealer"),
        ("pass H", "H"),
        ("pass p2", "p2"),
        ("pass dealer p1 dealer p2", "dealer"),
        ("+26 s1 H", "H"),
        ("+26 s1 +30 s1", "s1"),
        ("+26", "+26"),
    ],
)
def test_what_was_not_understood_is_named(said: str, strange: str) -> None:
    with pytest.raises(ValueError) as raised:  # noqa: PT011 (the word is the whole message)
        row_of(said, BULGARIAN)
    assert str(raised.value) == strange


def test_a_language_brings_words_of_its_own() -> None:
    words = Vocabulary(
        {
            **neutral(BULGARIAN),
            ("всичко", "коз"): Meaning(Means.CONTRACT, "all_trumps"),
            ("вера",): Meaning(Means.SEAT, number=1),
        }
    )
    reading = read("Вера всичко коз 98", BULGARIAN, words)
    assert reading.row == Deal(
        1, 1, contract="all_trumps", result=Result("points", values=(None, 98))
    )
    assert reading.strange == ()
    (strange,) = read("Вера всичко 98", BULGARIAN, words).strange
    assert (strange.text, strange.start, strange.end) == ("всичко", 5, 11)


def test_an_empty_line_says_nothing() -> None:
    assert read("  ", BULGARIAN, Vocabulary()).row == Deal()


WORDS = Vocabulary(
    {
        **neutral(BULGARIAN),
        ("2", "терци"): Meaning(Means.ANNOUNCEMENT, "tierce", 2),
        ("терци",): Meaning(Means.UNCLEAR, "tierce"),
        ("♥",): Meaning(Means.CONTRACT, "hearts"),
        ("и",): Meaning(Means.FILLER),
        ("ана", "мария", "роза"): Meaning(Means.SEAT, number=2),
    }
)


def test_announcements_can_be_counted() -> None:
    assert read("s1 H 2 терци", BULGARIAN, WORDS).row == row_of("s1 H tierce tierce", BULGARIAN)


def test_what_is_unclear_is_never_guessed() -> None:
    (word,) = read("s1 H терци", BULGARIAN, WORDS).strange
    assert (word.text, word.means, word.key) == ("терци", Means.UNCLEAR, "tierce")


@pytest.mark.parametrize(
    "said", ["s1 ♥98", "98♥ s1", "s1, ♥ и 98", "s1: ♥ 98!", "s1 ... 50+48♥.", "s1 98:♥"]
)
def test_words_may_be_joined_and_marks_and_fillers_say_nothing(said: str) -> None:
    reading = read(said, BULGARIAN, WORDS)
    assert (reading.row, reading.strange) == (row_of("s1 H 98", BULGARIAN), ())


@pytest.mark.parametrize(
    ("said", "numbers"),
    [
        ("34 + 18 + 11", [63]),
        ("34+ 18 +\t11.", [63]),
        ("+ 26", [26]),
        ("1 +26", [1, 26]),
        ("34 + 18x", [34]),
        ("7 + 1 + 2x", [8]),
    ],
)
def test_a_sum_may_be_written_with_room_between(said: str, numbers: list[int]) -> None:
    found = read(said, BULGARIAN, WORDS).words
    assert [word.number for word in found if word.means] == numbers


@pytest.mark.parametrize("said", ["98x", "♥x", "98-"])
def test_what_is_joined_is_understood_whole_or_not_at_all(said: str) -> None:
    assert [word.text for word in read(said, BULGARIAN, WORDS).strange] == [said]


@pytest.mark.parametrize("said", ["98-64", "98–64", "98/64", "98:64", "98 : 64", "♥98-64"])
def test_what_stands_between_two_numbers_is_no_sign(said: str) -> None:
    found = read(said, BULGARIAN, WORDS).words
    assert [word.number for word in found if word.means is Means.NUMBER] == [98, 64]


def test_a_name_of_which_nothing_was_said_waits() -> None:
    waiting = read("s0 H 87 tierce s1", BULGARIAN, WORDS)
    assert waiting.strange == ()
    assert waiting.waiting == waiting.words[-1]
    for said in ("s0 H s1 tierce 87", "s1 H capot s0 belote", "s0 H p0 inside", "s0 s0 H 87"):
        assert read(said, BULGARIAN, WORDS).waiting is None


def test_every_word_of_a_line_has_its_place() -> None:
    found = read("s1 ♥98 и x", BULGARIAN, WORDS).words
    assert [(word.start, word.end, word.means) for word in found] == [
        (0, 2, Means.SIDE),
        (3, 4, Means.CONTRACT),
        (4, 6, Means.NUMBER),
        (7, 8, Means.FILLER),
        (9, 10, None),
    ]


def test_the_start_of_a_longer_name_is_not_the_name() -> None:
    assert [word.text for word in read("ана мария", BULGARIAN, WORDS).strange] == ["ана", "мария"]
    assert read("Ана Мария Роза", BULGARIAN, WORDS).row == Deal(0, 2)


def test_a_real_minus_and_other_quotes_are_as_good() -> None:
    assert row_of("−26 s1 „реноса“", BULGARIAN) == Adjustment((0, -26), "реноса")


def test_a_composed_letter_is_the_same_as_its_parts() -> None:
    words = Vocabulary({phrase("И\u0306ово"): Meaning(Means.SEAT, number=1)})
    assert read("йово", BULGARIAN, words).row == Deal(1, 1)


@pytest.mark.parametrize(
    "piece", ["белот ", '"', '\\"" ', "„", "a1", "ана мария ", "1+", "+1", "1 + "]
)
def test_a_very_long_line_is_read_at_once(piece: str) -> None:
    start = perf_counter()
    read((piece * 10_000)[:10_000], BULGARIAN, WORDS)
    assert perf_counter() - start < 1
