"""The help is searched as people search: in capitals or not, in titles and in all that stands."""

import pytest

from belot_desktop.core.cards import Card
from belot_desktop.texts import Explained
from belot_desktop.texts.help.blocks import (
    Agreement,
    Block,
    CardRow,
    Chapter,
    Example,
    Figures,
    Heading,
    Key,
    Keys,
    Paragraph,
    Points,
    See,
    Term,
)
from belot_desktop.texts.help.plain import plain
from belot_desktop.texts.help.searching import TITLE, find

BLOCKS: dict[str, Block] = {
    "Рискът\nе твой": Paragraph("Рискът\nе твой"),
    "Висящо": Heading("Висящо", "hanging"),
    "терца\nкварта": Points(("терца", "кварта")),
    "Карта · коз\nВ · 20": Figures(("Карта", "коз"), (("В", "20"),)),
    "Терца до дама\n20 · 3": CardRow(
        "Терца до дама", ((Card("hearts", "Q"), "20"), (Card("hearts", "J"), "3"))
    ),
    "купа 87\nКарти 87 : 75\n9 : 7": Example("купа 87", (Explained("Карти", "87 : 75"),), "9 : 7"),
    "Капо · брои\nПише се.": Agreement("capot", "Капо", "брои", "Пише се.", differs=True),
    "вътре · inside\nПо-малко.": Term("вътре", "По-малко.", "inside"),
    "Нова раздача · F2 · бутонът": Keys((Key("Нова раздача", ("F2",), "бутонът"),)),
    "Виж точките": See("Виж точките", "points"),
}
CHAPTERS = (
    Chapter("points", "Точки", (Paragraph("Асото е 11 точки."), Paragraph("Валето е 20."))),
    Chapter("words", "Думи", (Points(("Страßе", "İstanbul и ТОЧКИ")),)),
)


@pytest.mark.parametrize("said", BLOCKS)
def test_everything_that_a_block_says_is_plain_text(said: str) -> None:
    assert plain(BLOCKS[said]) == said


def test_capitals_do_not_matter() -> None:
    hits = find(CHAPTERS, "  ТОЧки ")
    assert [(hit.chapter, hit.block, hit.found) for hit in hits] == [
        ("points", TITLE, "Точки"),
        ("points", 0, "точки"),
        ("words", 0, "ТОЧКИ"),
    ]
    assert hits[1].before == "Асото е 11 "
    assert hits[1].after == "."
    assert hits[1].title == "Точки"


def test_letters_that_grow_when_folded_are_found_where_they_are() -> None:
    assert [hit.found for hit in find(CHAPTERS, "strasse")] == []
    assert [hit.found for hit in find(CHAPTERS, "ssе")] == ["ßе"]
    assert [hit.found for hit in find(CHAPTERS, "stanbul и точки")] == ["stanbul и ТОЧКИ"]


def test_nothing_is_found_for_nothing() -> None:
    assert find(CHAPTERS, "") == find(CHAPTERS, "  ") == find(CHAPTERS, "реконтра") == ()


def test_only_the_words_around_are_shown() -> None:
    long = Chapter("long", "Дълго", (Paragraph("дума " * 40 + "валето" + " слово" * 40),))
    (hit,) = find((long,), "валето")
    assert hit.before == "…" + "дума " * 4
    assert hit.after.startswith(" слово")
    assert hit.after.endswith("слово…")
    assert len(hit.after) < 62
