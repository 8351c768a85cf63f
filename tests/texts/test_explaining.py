"""The why panel, as it answers "why seven?" (rules: "Who writes what")."""

from dataclasses import replace

from belot_desktop.core.sheet import sheet
from tests.said import game
from tests.texts.spoken import BG, EN, explained, why


def test_a_made_deal() -> None:
    assert why("s0 H 87") == [
        "Карти 87 : 75",
        "Обявилите (Ние) имат повече",
        "Ние: 87 се пише 9",
        "Вие: 75 се пише 7",
        "Ние: 0 + 9 = 9",
        "Вие: 0 + 7 = 7",
    ]


def test_a_made_deal_in_english() -> None:
    assert why("s0 H 87", texts=EN) == [
        "Cards 87 : 75",
        "The declarers (We) have more",
        "We: 87 is written as 9",
        "They: 75 is written as 7",
        "We: 0 + 9 = 9",
        "They: 0 + 7 = 7",
    ]


def test_the_example_of_the_sketch() -> None:
    before = ("s0 H 87", "s0 AT tierce 104", "s0 C contra 98", "pass", "s1 NT 65")
    assert why(*before, "s0 S capot") == [
        "Карти и последна ръка 162",
        "Капо за Ние +90",
        "Ние: 252 се пише 25",
        "Висящи от раздаване 5 +13",
        "Ние: 54 + 25 + 13 = 92",
    ]


def test_inside_by_the_count() -> None:
    assert why("s0 H 87", "s0 AT tierce 104") == [
        "Карти 84 : 174",
        "Ние: терца +20",
        "Обявилите (Ние) имат по-малко: вътре 104 : 174",
        "Всичко за Вие 104 + 174 = 278",
        "278 се пише 28",
        "Вие: 7 + 28 = 35",
    ]


def test_inside_as_it_was_said() -> None:
    assert why("s0 H inside belote s1 tierce tierce") == [
        "Карти и последна ръка 162",
        "Ние: белот +20",
        "Вие: 2 терци +40",
        "Обявилите (Ние) са вътре: другите пишат всичко",
        "222 се пише 22",
        "Вие: 0 + 22 = 22",
    ]


def test_both_end_in_six() -> None:
    assert why("s0 H 86")[2:5] == [
        "Ние: 86 се пише 8",
        "Вие: 76 се пише 8",
        "И двете завършват на 6: нагоре се закръгля само по-малкото",
    ]


def test_both_end_in_six_where_the_larger_one_goes_up() -> None:
    assert why("s0 H 86", odd_ten="larger", texts=EN)[2:5] == [
        "We: 86 is written as 9",
        "They: 76 is written as 7",
        "Both end in 6: only the larger one goes up",
    ]


def test_no_trumps_are_doubled() -> None:
    assert why("s0 NT 70")[:2] == ["Карти 70 : 60", "Без коз: удвоява се 140 : 120"]


def test_a_side_with_nothing_is_not_rounded() -> None:
    assert why("s0 H 162")[2:] == ["Ние: 162 се пише 16", "Ние: 0 + 16 = 16"]


def test_a_hanging_deal() -> None:
    assert why("s0 H 81") == [
        "Карти 81 : 81",
        "Поравно: висящо",
        "Вие: 81 се пише 8",
        "Ние: половината виси 8",
        "Вие: 0 + 8 = 8",
    ]


def test_a_hanging_half_that_goes_up() -> None:
    assert why("s0 AT quarte 154")[2:6] == [
        "Поравно: висящо 154 : 154",
        "Вие: 154 се пише 15",
        "И двете завършват на 4: нагоре се закръгля само висящата половина",
        "Ние: половината виси 16",
    ]


def test_hanging_points_pile_up_and_are_collected() -> None:
    hanging = ("s0 H 81", "s1 NT 65", "pass")
    assert why(*hanging[:2])[-2:] == ["Общо висят 21", "Ние: 0 + 13 = 13"]
    assert why(*hanging) == ["Всички пас: никой не пише", "Общо висят 21"]
    assert why(*hanging, "s1 D s0 62")[-3:] == [
        "Висящи от раздавания 1 и 2 +21",
        "Ние: 13 + 6 = 19",
        "Вие: 8 + 10 + 21 = 39",
    ]


def test_three_deals_hung_and_those_before_were_collected() -> None:
    rows = ("s0 H 81", "s0 H 90", "s0 H 81", "s0 H 81", "s0 H 81", "s0 H 90")
    assert "Hanging from deals 3, 4 and 5 +24" in why(*rows, texts=EN)


def test_where_points_hung_is_left_open_without_the_lines_before() -> None:
    of = game("s0 H 81", "s0 H 90")
    alone = BG.explain(of, sheet(of).lines[1:])
    assert "Висящи отпреди +8" in map(str, alone)


def test_contra_multiplies_the_rounded_deal() -> None:
    assert why("s0 C contra 98")[1:] == [
        "Обявилите (Ние) имат повече",
        "Всичко за Ние 98 + 64 = 162",
        "162 се пише 16",
        "Контра ×2 32",
        "Ние: 0 + 32 = 32",
    ]


def test_recontra_first_where_the_house_multiplies_first() -> None:
    assert why("s0 H recontra 100", recontra="multiply_first")[3:] == [
        "Реконтра ×4 648",
        "648 се пише 65",
        "Ние: 0 + 65 = 65",
    ]


def test_a_level_contra_hangs_whole() -> None:
    assert why("s0 H recontra 81") == [
        "Карти 81 : 81",
        "Поравно: висящо",
        "Цялото раздаване 81 + 81 = 162",
        "162 се пише 16",
        "Реконтра ×4 64",
        "Всичко виси",
    ]


def test_a_capot_takes_contra_away_where_that_was_agreed() -> None:
    assert "По уговорка при капо контрата отпада" in why("s0 H contra capot", contra_on_capot=False)


def test_announcements_that_stay_with_the_side_without_a_trick() -> None:
    assert why("s0 H capot s1 tierce", capot_announcements="own")[2:] == [
        "Вие: терца +20",
        "Ние: 252 се пише 25",
        "Вие: 20 се пише 2",
        "Ние: 0 + 25 = 25",
        "Вие: 0 + 2 = 2",
    ]


def test_a_correction() -> None:
    assert why("s0 H 87", '-12 s0 +26 s1 "ренонс <b>"') == [
        "Корекция: ренонс <b> −12 : +26",
        "Ние: 9 − 12 = −3",
        "Вие: 7 + 26 = 33",
    ]
    assert why("+0 s0 +26 s1")[0] == "Корекция 0 : +26"


def test_a_row_after_the_end() -> None:
    assert why("s0 H 87", "s0 H 87", target=5)[-1] == (
        "Играта вече е свършила: победителят не се сменя"
    )


def test_each_line_tells_whose_it_is() -> None:
    of = game("s0 H 87 belote")
    sides = [(each.side, each.total) for each in BG.explain(of, sheet(of).lines)]
    assert sides == [
        (None, False),  # cards
        (0, False),  # a belote
        (None, False),  # less
        (1, False),  # all of it,
        (1, False),  # rounded
        (1, True),
    ]


def test_names_stay_as_they_were_typed() -> None:
    of = game("s0 H 87")
    odd = replace(of.teams[0], name="<b>{0} %n</b>")
    lines = explained(replace(of, teams=(odd, of.teams[1])))
    assert lines[1:3] == [
        "Обявилите (<b>{0} %n</b>) имат повече",
        "<b>{0} %n</b>: 87 се пише 9",
    ]


def test_a_name_that_reads_from_right_to_left_keeps_to_itself() -> None:
    of = game("s0 H 87")
    arab = replace(of.teams[0], name="نحن")
    assert explained(replace(of, teams=(arab, of.teams[1])))[-2] == "\u2068نحن\u2069: 0 + 9 = 9"
