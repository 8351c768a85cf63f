"""The rules of Bulgarian belot in the help: whole, in both languages, by the open game's rules."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from belot_desktop.core.combinations import Claim, Combination
from belot_desktop.core.holding import possible
from belot_desktop.core.house import Choices, house_rules
from belot_desktop.core.rows import Deal
from belot_desktop.core.sheet import sheet
from belot_desktop.core.variants.bulgarian import BULGARIAN
from belot_desktop.texts import Texts
from belot_desktop.texts.bulgarian.help import entry
from belot_desktop.texts.bulgarian.help.contest import CONTESTS
from belot_desktop.texts.help.blocks import Agreement, Block, Chapter, Example, Heading, See
from belot_desktop.texts.help.places import place_of
from belot_desktop.texts.help.plain import plain
from tests.architecture.sources import PROGRAM, parsed
from tests.said import deal, game, played
from tests.texts.spoken import BG, BOTH, EN
from tests.texts.test_completeness import STEPS

LANGUAGES = pytest.mark.parametrize("texts", BOTH, ids=["bg", "en"])
CHAPTERS = ["table", "cards", "bidding", "play", "announcements", "points", "writing"]
CHAPTERS += ["rounding", "end", "corrections", "entry", "house"]
OTHER_READINGS = [
    {rule.key: rule.allowed.values[1]}
    for rule in house_rules(BULGARIAN.house)
    if isinstance(rule.allowed, Choices)
]
ALL_OTHERWISE = {key: value for each in OTHER_READINGS for key, value in each.items()}
TABLES: list[dict[str, Any]] = [
    {},
    *OTHER_READINGS,
    ALL_OTHERWISE,
    {"target": 1},
    {"target": 10_000},
]


def chapters(texts: Texts = BG, **rules: Any) -> tuple[Chapter, ...]:
    """Return the chapters for a game with these house rules."""
    return texts.own(BULGARIAN).chapters(game(**rules))


def blocks(anchor: str, texts: Texts = BG, **rules: Any) -> tuple[Block, ...]:
    """Return the blocks of one chapter."""
    return next(each.blocks for each in chapters(texts, **rules) if each.anchor == anchor)


def text(anchor: str, texts: Texts = BG, **rules: Any) -> str:
    """Return one chapter as plain text."""
    return "\n".join(map(plain, blocks(anchor, texts, **rules)))


def agreements(of: Chapter) -> Iterator[Agreement]:
    """Return the house rules that stand in a chapter."""
    return (each for each in of.blocks if isinstance(each, Agreement))


def test_the_chapters_are_those_of_a_deal_in_its_order() -> None:
    assert [each.anchor for each in chapters()] == CHAPTERS


def test_every_anchor_is_there_once() -> None:
    anchors = Counter(each.anchor for each in chapters())
    for each in chapters():
        anchors.update(block.anchor for block in each.blocks if isinstance(block, Heading))
    del anchors[""]
    assert [anchor for anchor, times in anchors.items() if times > 1] == []


@LANGUAGES
@pytest.mark.parametrize("rules", TABLES, ids=str)
def test_every_block_has_its_words(texts: Texts, rules: dict[str, Any]) -> None:
    for chapter in chapters(texts, **rules):
        assert chapter.title
        for block in chapter.blocks:
            assert plain(block).strip(), block
            assert not re.search(r"[{}_]|%n|None|True|False| {3}", plain(block)), plain(block)


@pytest.mark.parametrize("rules", [{}, ALL_OTHERWISE], ids=str)
def test_no_english_within_bulgarian(rules: dict[str, Any]) -> None:
    for chapter in chapters(**rules):
        for block in chapter.blocks:
            assert not re.search("[A-Za-z]", plain(block)), plain(block)


@LANGUAGES
def test_links_lead_somewhere(texts: Texts) -> None:
    of = chapters(texts)
    links = [each for chapter in of for each in chapter.blocks if isinstance(each, See)]
    assert links
    assert [each.words for each in links if place_of(of, each.anchor) is None] == []


def test_every_step_of_a_calculation_is_explained() -> None:
    places = {each: BG.own(BULGARIAN).place(each) for each in STEPS}
    assert [each for each, anchor in places.items() if not place_of(chapters(), anchor)] == []


def test_every_house_rule_stands_in_its_place_and_among_all() -> None:
    keys = {each.key for each in house_rules(BULGARIAN.house)}
    house = chapters()[-1]
    elsewhere = Counter(each.key for of in chapters()[:-1] for each in agreements(of))
    assert elsewhere == dict.fromkeys(keys, 1)
    assert Counter(each.key for each in agreements(house)) == dict.fromkeys(keys, 1)


@pytest.mark.parametrize("rules", [*OTHER_READINGS, {"target": 101}], ids=str)
def test_what_was_agreed_otherwise_is_marked(rules: dict[str, Any]) -> None:
    told = [each for of in chapters(**rules) for each in agreements(of)]
    assert {each.key for each in told if each.differs} == rules.keys()
    value = BG.own(BULGARIAN).rule_value(*next(iter(rules.items())))
    assert {each.value for each in told if each.differs} == {value}


@pytest.mark.parametrize("rules", [*OTHER_READINGS, {"target": 101}], ids=str)
def test_a_house_rule_changes_its_examples(rules: dict[str, Any]) -> None:
    def counted(**agreed: Any) -> list[str]:
        of = chapters(**agreed)[:-1]  # all readings stand in the last one anyway
        every = [block for chapter in of for block in chapter.blocks]
        return [plain(each) for each in every if not isinstance(each, Agreement)]

    assert counted(**rules) != counted()


def test_both_end_in_six() -> None:
    assert "Изкарано: 8 : 8" in text("rounding")
    assert "Изкарано: 9 : 7" in text("rounding", odd_ten="larger")


def test_a_recontra() -> None:
    assert "Inside with recontra: 64 for They" in text("writing", EN)
    assert "Inside with recontra: 65 for They" in text("writing", EN, recontra="multiply_first")


def test_a_capot_past_the_target() -> None:
    assert "Последното беше капо: играе се още едно раздаване" in text("end")
    assert "Последното беше капо" not in text("end", capot_ends_game=True)


def test_equal_announcements() -> None:
    assert text("announcements").count("Ние: терца до Д") == 0
    assert text("announcements", contest_tie="first_hand").count("Ние: терца до Д") == 1


def test_the_best_announcement_takes_all() -> None:
    assert "Ние: квинта до П; Вие: каре А" in text("announcements")
    single = text("announcements", contest="single")
    assert "квинта до П · каре А · Вие: каре А" in single
    assert "квинта до А · квинта (6) до П · Ние: квинта до А" in single


@pytest.mark.parametrize("held", CONTESTS, ids=str)
def test_announcements_that_contend_lie_in_the_cards(held: tuple[Combination, ...]) -> None:
    claims = [Claim(BULGARIAN.seats[each.seat], (each,)) for each in held]
    assert possible(claims, BULGARIAN)


def test_eight_in_a_row() -> None:
    assert "квинта + терца · 8 поредни от един цвят · 120" in text("announcements")
    agreed = text("announcements", eight_in_a_row=100)
    assert "квинта · 5–8 поредни от един цвят · 100" in agreed


def test_what_a_deal_is_worth() -> None:
    assert "a suit · 162 · 16 · 25" in text("points", EN)
    assert "no trumps · 260 · 26 · 35" in text("points", EN)
    assert "no trumps · 260 · 26 · 44" in text("points", EN, capot_in_no_trumps="doubled")
    assert "all trumps · 258 · 26 · 35" in text("points", EN)


def test_what_the_cards_are_worth() -> None:
    for contract, cards in {"a suit": "62 + 3 × 30 + 10", "no trumps": "4 × 30 + 10"}.items():
        assert f"{contract} · {cards}" in text("cards", EN)
    sums = re.findall(r"(?:trumps|suit) · ([\d +×]+) · (\d+)$", text("cards", EN), re.MULTILINE)
    assert len(sums) == 3
    for cards, points in sums:
        products = [each.split("×") for each in cards.split("+")]
        assert sum(int(one[0]) * int(one[-1] if one[1:] else 1) for one in products) == int(points)


def test_examples_are_counted_as_the_pad_counts() -> None:
    writing = [each for each in blocks("writing", EN) if isinstance(each, Example)]
    scored = played("s0 H 81", "s1 NT 65")
    piled = next(each for each in writing if "No trumps" in each.deal)
    assert piled.deal == "From before: 8 hanging. No trumps, declarer: They; 65 : 65"
    assert ("Hanging in all", str(scored.carried.hanging)) in [
        (each.words, each.figure) for each in piled.steps
    ]
    assert piled.verdict == f"Hanging: {scored.totals[0]} for We, 13 hanging"


@LANGUAGES
@pytest.mark.parametrize("rules", TABLES, ids=str)
def test_what_is_written_is_a_tenth_of_what_was_entered(
    texts: Texts, rules: dict[str, Any]
) -> None:
    no_trumps = texts.contract("no_trumps").capitalize()
    made = [*both_wrote(texts, rules)]
    assert made
    for said, entered, written in made:
        factor = 2 if no_trumps in said else 1
        for points, tenths in zip(entered, written, strict=True):
            assert abs(points * factor / 10 - tenths) < 1, said


def both_wrote(texts: Texts, rules: dict[str, Any]) -> Iterator[tuple[str, list[int], list[int]]]:
    """Return the examples in which both sides write: the deal, what was entered, what written."""
    for of in chapters(texts, **rules):
        for each in of.blocks:
            pair = r"(\d+) : (\d+)"
            if isinstance(each, Example) and re.search(pair, each.verdict):
                for entered in re.findall(f"{pair}$", each.deal):
                    written = re.findall(pair, each.verdict)[0]
                    yield each.deal, [*map(int, entered)], [*map(int, written)]


def test_names_of_the_open_game_stay_out() -> None:
    of = game("s0 H 87")
    named = replace(of, teams=tuple(replace(each, name="Орли") for each in of.teams))
    assert BG.own(BULGARIAN).chapters(named) == BG.own(BULGARIAN).chapters(of)


@pytest.mark.parametrize("said", entry.MISTAKEN)
@pytest.mark.parametrize("rules", TABLES, ids=str)
def test_every_mistake_is_one(said: str, rules: dict[str, Any]) -> None:
    problems = BULGARIAN.check(deal(said), game(**rules).house)
    assert [each.name for each in problems]


def test_figures_are_never_typed() -> None:
    folder = PROGRAM / "texts" / "bulgarian" / "help"
    typed = [
        node.args[0].value
        for path in folder.glob("*.py")
        for node in ast.walk(parsed(path))
        if isinstance(node, ast.Call)
        and getattr(node.func, "attr", "") == "tr"
        and isinstance(node.args[0], ast.Constant)
    ]
    assert len(typed) > 100
    assert [each for each in typed if re.search(r"\d", str(each))] == []


def test_the_game_goes_on_as_the_examples_say() -> None:
    for rules in TABLES:
        target = game(**rules).house.target
        rows = (f"{target - 9:+d} s0 {target - 7:+d} s1", "s0 H 87")
        assert sheet(game(*rows, **rules)).standing.waiting == "tied"
        assert "Level: one more deal is played" in text("end", EN, **rules)


def test_an_example_has_a_deal_of_its_own_each_time() -> None:
    for chapter in chapters():
        told = [(each.deal, each.verdict) for each in chapter.blocks if isinstance(each, Example)]
        assert len(told) == len(set(told))


def test_a_mistaken_entry_is_told_as_it_was_typed() -> None:
    assert isinstance(deal(entry.MISTAKEN[0]), Deal)
    assert "Купа; Ние: 15, белот · Точките не стигат за анонсите: поне 20." in text("entry")
