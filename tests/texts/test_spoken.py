"""What people say is understood, in either language, whatever language the screen speaks."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from belot_desktop.core.game import Game, Team, new_game
from belot_desktop.core.notation import Means, Reading, read, write
from belot_desktop.core.rows import Deal
from belot_desktop.core.variants.bulgarian import BULGARIAN
from belot_desktop.texts import LANGUAGES, Texts
from belot_desktop.texts.speaking.spoken_names import default_teams
from tests.said import game
from tests.texts.spoken import BG, BOTH, EN
from tests.toy import TOY

FAMILY = replace(
    game(), teams=(Team("", ("Ана", "Борис")), Team("Орли", ("Вера", "Георги Петров")))
)


def understood(line: str, of: Game = FAMILY, texts: Texts = BG) -> Reading:
    return read(line, of.variant, texts.vocabulary(of))


def row(line: str, of: Game = FAMILY, texts: Texts = BG) -> str:
    """Return the row of a line that is understood whole, in neutral words."""
    reading = understood(line, of, texts)
    assert [word.text for word in reading.strange] == []
    return write(reading.row, of.variant)


@pytest.mark.parametrize("texts", BOTH, ids=LANGUAGES)
@pytest.mark.parametrize(
    ("line", "neutral"),
    [
        ("вера купа 98 терца белот", "p1 H 98 tierce belote"),
        ("we h 87", "s0 H 87"),
        ("вие пика контра 90", "s1 S contra 90"),
        ("ние вк капо", "s0 AT capot"),
        ("георги каро вътре", "p3 D inside"),
        ("всички пас", "pass"),
        ("+26 вие", "+26 s1"),
        ("98 терца белот, купа Вера", "p1 H 98 tierce belote"),
        ("ВЕРА КУПИТЕ 98, ТЕРЦАТА и белота!", "p1 H 98 tierce belote"),
        ("ние бк ние 130", "s0 NT 130"),
        ("they no trump redouble 140", "s1 NT recontra 140"),
        ("орлите ♥90 2 терци", "s1 H 90 tierce tierce"),
        ("орли x2 спатията 34+18+11", "s1 C contra 63"),
        (
            "на Вера всичко коз 150 каре валета и три белота",
            "p1 AT 150 carre_jacks belote belote belote",
        ),
        ("ана d 90 вера квинта", "p0 D 90 s1 quinte"),
        ("петров без коз вътре", "p3 NT inside"),
        ("we all trumps 170 four nines two belotes", "s0 AT 170 carre_nines belote belote"),
        ("вие пика ние 98", "s1 S s0 98"),
        ("пас раздава Борис", "pass dealer p2"),
        ("борис каро 90 раздаде вера", "p2 D 90 dealer p1"),
        ("вие −26 „реноса“", '-26 s1 "реноса"'),
        ("p3 d s0 90", "p3 D s0 90"),
        ("\u2066вие\u2069 \u200f -26 \ufeff", "-26 s1"),
        ("\u2068Вера\u2069 \u202eку\u00adпа\u202c 9\u200b8 \ufeffтерца", "p1 H 98 tierce"),
        ("somebody hearts", "s? H"),
        ("Georgi hearts 90", "p3 H 90"),
        ("Orli hearts inside", "s1 H inside"),
        ("ние играем каро и взехме 87 с терца", "s0 D 87 tierce"),
        ("they are in hearts and made 87 points", "s1 H 87"),
        ("вера купа 34 + 18 + 11 + терца", "p1 H 63 tierce"),
        ("вера купа 98+терца", "p1 H 98 tierce"),
        ("вие + 26", "+26 s1"),
        ("ние трефи контрирано, влязохме", "s0 C contra inside"),
        ("всички паснаха", "pass"),
        ("вера вк 190 каре 9 белот ана каре 10", "p1 AT 190 carre_nines belote s0 carre"),
    ],
)
def test_a_deal_as_people_say_it(line: str, neutral: str, texts: Texts) -> None:
    assert row(line, texts=texts) == neutral


@pytest.mark.parametrize(
    ("line", "strange"),
    [
        ("вера кпуа 98", "кпуа"),
        ("вера купа пика 98", "пика"),
        ("вера купа 98 64", "64"),
        ("вера купа терци 98", "терци"),
        ("вера пас", "вера"),
        ("ана, купа 87 ана-мария", "ана-мария"),
    ],
)
def test_what_is_not_understood_is_marked(line: str, strange: str) -> None:
    assert [word.text for word in understood(line).strange] == [strange]


def named(*players: str, teams: tuple[str, str] = ("", "")) -> Game:
    return replace(game(), teams=(Team(teams[0], players[::2]), Team(teams[1], players[1::2])))


def means(word: str, of: Game) -> Means | None:
    (found,) = understood(word, of).words
    return found.means


@pytest.mark.parametrize(
    "name", ["Пас", "87", "+26", "Купа", "S0", "без коз", "87 терца", "И", "H"]
)
def test_a_name_that_is_a_term_is_the_term(name: str) -> None:
    of = named(name, "Вера", "Георги", "Димо")
    assert understood(name, of).row == understood(name).row
    assert understood("p0 H 87", of).row == understood("p0 H 87").row


def test_two_of_the_same_name_are_not_told_apart() -> None:
    of = named("Ана", "Ана", "Георги", "Димо")
    assert means("Ана", of) is Means.UNCLEAR
    assert BG.not_understood(understood("Ана купа 87", of).strange[0]) == (
        "„Ана“ може да е повече от един."
    )
    assert means("ние", named("Вие", "", "", "", teams=("Вие", "Ние"))) is Means.SIDE
    assert means("вие", named("Вие", "", "", "", teams=("Вие", "Ние"))) is Means.UNCLEAR


def test_who_is_called_exactly_so_is_meant() -> None:
    of = named("Иван", "Ивана", "Иван Петров", "Ана Петрова")
    assert [row(each, of) for each in ("иван", "ивана", "иван петров", "петров", "ана")] == [
        "p0",
        "p1",
        "p2",
        "p2",
        "p3",
    ]


def test_each_part_of_a_longer_name_is_understood() -> None:
    of = named("Ана-Мария", "Иван Петров", "Ана", "")
    assert row("мария купа 87", of) == "p0 H 87"
    assert row("ана купа 87", of) == "p2 H 87"
    assert row("Петров купа 87", of) == "p1 H 87"
    assert row("Ана-Мария купа 87", of) == "p0 H 87"


def test_a_name_may_be_written_in_latin_letters() -> None:
    of = named("Цветан", "Юлия", "Vera", "Вера")
    assert [row(each, of) for each in ("tsvetan", "YULIYA", "vera", "вера")] == [
        "p0",
        "p1",
        "p2",
        "p3",
    ]


def test_a_team_keeps_the_name_that_was_given_to_it() -> None:
    of = named("", "", "", "", teams=("Вие", "Тигри"))
    assert [row(each, of) for each in ("вие", "тигрите", "they", "ние")] == ["s0", "s1", "s1", "s0"]


def test_a_game_of_three_sides_is_said_as_well() -> None:
    toy = new_game(TOY, "toy")
    assert row("отбор 2 blue 15", toy) == "s1 B 15"
    assert row("team 3 red pair отбор 1 8", toy) == "s2 R pair s0 8"
    assert understood("купа", toy).strange


@pytest.mark.parametrize("texts", BOTH, ids=LANGUAGES)
def test_the_first_words_are_those_of_the_program(texts: Texts) -> None:
    names = {
        Means.CONTRACT: texts.contract,
        Means.ANNOUNCEMENT: texts.announcement,
        Means.RESULT: texts.result,
    }
    said = texts.spoken(BULGARIAN)
    for each in said:
        if each.meaning.means in names:
            assert each.words[0] == names[each.meaning.means](each.meaning.key)
    kinds = (BULGARIAN.contracts, BULGARIAN.announcements, BULGARIAN.results)
    keys = {each.key for kind in kinds for each in kind} - {"points"}
    assert keys <= {each.meaning.key for each in said}


@pytest.mark.parametrize("texts", BOTH, ids=LANGUAGES)
def test_every_word_that_the_help_lists_is_understood(texts: Texts) -> None:
    words = texts.vocabulary(FAMILY)
    for spoken in texts.spoken(BULGARIAN):
        for word in spoken.words:
            (found,) = read(word, BULGARIAN, words).words
            assert found.meaning == spoken.meaning


@pytest.mark.parametrize("variant", [BULGARIAN, TOY], ids=["bulgarian", "toy"])
def test_sides_without_names_are_called_as_on_the_screen(variant: Any) -> None:
    for side in range(variant.sides):
        shown = [texts.default_team(variant.sides, side) for texts in BOTH]
        assert [*default_teams(variant.sides, side)] == [each.casefold() for each in shown]


def test_a_question_for_what_is_missing() -> None:
    asked = [
        texts.question(each)
        for texts in (BG, EN)
        for each in BULGARIAN.check(Deal(), BULGARIAN.house())
    ]
    assert asked == [
        "Кой обяви?",
        "Какъв е договорът?",
        "Колко точки?",
        "Who declared?",
        "Which contract?",
        "How many points?",
    ]


def test_why_a_word_has_no_place() -> None:
    lines = ("вера кпуа", "вера купа терци", "вера купа пика", "кпу" * 50)
    told = [BG.not_understood(understood(each).strange[0]) for each in lines]
    assert told[:3] == [
        "Не разбрах „кпуа“.",
        "Колко са „терци“?",
        "„пика“ не върви с останалото.",
    ]
    assert len(told[3]) < 70
