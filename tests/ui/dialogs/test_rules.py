"""The house rules: chosen, tried on the open game, copied."""

from collections.abc import Callable

from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollBar

from belot_desktop.core.game import new_game
from belot_desktop.core.variants.bulgarian.house import House
from belot_desktop.core.what_if import what_if
from belot_desktop.models.speech import Speech
from belot_desktop.ui.form_dialog import FormDialog
from belot_desktop.ui.give_up import GiveUp
from belot_desktop.ui.rules.dialog import RulesDialog
from belot_desktop.ui.rules.preset_name import PresetName
from belot_desktop.ui.rules.reading_row import ReadingButton
from belot_desktop.ui.rules.rule_field import RuleField
from belot_desktop.ui.rules.what_if_dialog import WhatIfDialog
from belot_desktop.ui.theme import Theme
from tests.said import GAME_ID
from tests.toy import TOY, ToyHouse
from tests.ui.dialogs.rules import above
from tests.ui.dialogs.table import click, press, table

Ask = Callable[..., RulesDialog]

HEARTS_86 = ("s0 H 100", "s0 H 86")


def agreed(dialog: FormDialog) -> bool:
    return dialog.result() == FormDialog.DialogCode.Accepted


def rule(dialog: RulesDialog, key: str) -> RuleField:
    return next(each for each in dialog.house.rules if each.rule.key == key)


def readings(dialog: RulesDialog, key: str) -> list[tuple[str, str, str]]:
    """Return each reading: its words, what it makes of the example and of the game."""
    buttons = rule(dialog, key).findChildren(ReadingButton)
    return [(each.choice.label, each.reading.outcome, each.reading.here) for each in buttons]


def test_every_rule_is_there_with_its_sentence_and_its_example(ask_rules: Ask) -> None:
    dialog = ask_rules(table())
    assert len(dialog.house.rules) == 11
    assert readings(dialog, "odd_ten") == [
        ("нагоре се закръгля по-малкото", "8 : 8", ""),
        ("нагоре се закръгля по-голямото", "9 : 7", ""),
    ]
    assert rule(dialog, "odd_ten").effect.text().endswith("Например купа, 86\xa0:\xa076:")
    assert readings(dialog, "contest_tie")[1][1] == "0 : 20"


def test_by_keys_before_the_first_deal(ask_rules: Ask) -> None:
    dialog = ask_rules(table())
    press("Down", "2", "Down", "2", "Enter")
    assert agreed(dialog)
    assert dialog.form.house == House(odd_ten="larger", recontra="multiply_first")


def test_by_mouse(ask_rules: Ask) -> None:
    dialog = ask_rules(table())
    dialog.bring_into_sight(rule(dialog, "recontra"))
    click(rule(dialog, "recontra").findChildren(ReadingButton)[1], dialog.bar.save)
    assert agreed(dialog)
    assert dialog.form.house == House(recontra="multiply_first")


def test_what_is_not_as_usual_says_so(ask_rules: Ask) -> None:
    dialog = ask_rules(table())
    seen = [rule(dialog, "odd_ten").differs.isVisible()]
    dialog.form.set_rule("odd_ten", "larger")
    seen.append(rule(dialog, "odd_ten").differs.isVisible())
    click(dialog.presets.usual)
    seen.append(rule(dialog, "odd_ten").differs.isVisible())
    assert seen == [False, True, False]


def test_a_quarrel_is_settled_at_a_glance(ask_rules: Ask) -> None:
    dialog = ask_rules(table(*HEARTS_86))
    assert [each[2] for each in readings(dialog, "odd_ten")] == [
        "тази игра: 18 : 14",
        "тази игра: 19 : 13",
    ]
    assert [each[2] for each in readings(dialog, "recontra")] == ["", ""]
    assert not dialog.told.isVisible()
    dialog.form.set_rule("odd_ten", "larger")
    assert dialog.told.text() == "Променя се 1 ред · 18 : 14 → 19 : 13"


def test_deals_are_scored_anew_only_after_it_was_seen(ask_rules: Ask) -> None:
    dialog = ask_rules(table(*HEARTS_86))
    dialog.form.set_rule("odd_ten", "larger")
    press("Enter")
    shown = above(dialog, WhatIfDialog)
    assert not agreed(dialog)
    assert isinstance(shown, WhatIfDialog)
    assert shown.comparison.toPlainText().split("\n")[5:] == [
        *("2", "купа, Ние", "8 : 8", "9 : 7"),
        *("", "Общо", "18 : 14", "19 : 13"),
        "",
    ]
    press("Esc")
    assert not agreed(dialog)
    dialog.activateWindow()
    QApplication.processEvents()
    press("Enter")
    above(dialog, WhatIfDialog)
    press("Enter")
    assert agreed(dialog)


def test_a_row_that_becomes_wrong_says_why_before(ask_rules: Ask) -> None:
    dialog = ask_rules(table("s0 H 150 s0 tierce s1 carre"))
    dialog.form.set_rule("contest", "single")
    dialog.save()
    shown = above(dialog, WhatIfDialog)
    assert isinstance(shown, WhatIfDialog)
    text = shown.comparison.toPlainText()
    assert "По тези уговорки не може: Поредици и карета важат само на единия отбор." in text


def test_many_rows_are_scrolled_by_keys(ask_rules: Ask) -> None:
    dialog = ask_rules(table(*["s0 H 86"] * 90))
    dialog.form.set_rule("odd_ten", "larger")
    dialog.save()
    shown = above(dialog, WhatIfDialog)
    (bar,) = (each for each in shown.findChildren(QScrollBar) if each.isVisible())
    tops = [bar.value()]
    for key in ("Down", "PageDown", "Up", "PageUp"):
        QTest.keyClick(shown, getattr(Qt.Key, f"Key_{key}"))
        tops.append(bar.value())
    assert tops[0] < tops[1] < tops[2]
    assert tops[2] > tops[3] > tops[4]


def test_many_rows_are_laid_out_together(bulgarian: Speech, theme: Theme) -> None:
    played = table(*["s0 H 86"] * 100)
    told = WhatIfDialog(played, what_if(played, House(odd_ten="larger")), bulgarian, theme)
    told.show()
    grown = list[QSizeF]()
    told.comparison.document().documentLayout().documentSizeChanged.connect(grown.append)
    told.retranslate()
    assert "9 : 7" in told.comparison.toPlainText()
    assert len(grown) < 10
    told.done(0)


def test_what_changes_nothing_is_agreed_at_once(ask_rules: Ask) -> None:
    dialog = ask_rules(table("s0 H 100"))
    dialog.form.set_rule("odd_ten", "larger")
    assert dialog.told.text() == "С тези уговорки нищо в играта не се променя."
    press("Enter")
    assert agreed(dialog)


def test_a_target_that_cannot_be_is_said_beside_it(ask_rules: Ask) -> None:
    dialog = ask_rules(table())
    field = rule(dialog, "target").field
    field.setFocus()
    press("Back", "Back", "Back", "Enter")
    assert not agreed(dialog)
    assert field.hasFocus()
    assert "10000" in rule(dialog, "target").problem
    click(dialog.presets.copy, dialog.presets.keep)
    assert not dialog.findChildren(PresetName)


def test_escape_asks_if_a_rule_was_changed(ask_rules: Ask) -> None:
    dialog = ask_rules(table())
    dialog.form.set_rule("odd_ten", "larger")
    press("Esc")
    assert dialog.isVisible()
    assert dialog.findChild(GiveUp) is not None


def test_the_rules_are_copied_as_text(ask_rules: Ask) -> None:
    dialog = ask_rules(table())
    dialog.form.set_rule("eight_in_a_row", 100)
    click(dialog.presets.copy)
    copied = QGuiApplication.clipboard().text().splitlines()
    assert copied[0] == "Уговорки"
    assert copied[-1] == "★ Осем поредни: 100 (обичайно: 120)"
    assert "копирани" in dialog.notice.text


def test_the_language_may_change(ask_rules: Ask, bulgarian: Speech) -> None:
    dialog = ask_rules(table(*HEARTS_86))
    dialog.form.set_rule("odd_ten", "larger")
    dialog.save()
    shown = above(dialog, WhatIfDialog)
    bulgarian.speak("en")
    QApplication.processEvents()
    assert (dialog.windowTitle(), shown.windowTitle()) == ("House rules", "What would change")
    assert readings(dialog, "odd_ten")[1] == (
        "the larger one goes up",
        "9 : 7",
        "this game: 19 : 13",
    )
    assert dialog.form.rule("odd_ten") == "larger"


def test_the_toy_game(ask_rules: Ask) -> None:
    dialog = ask_rules(new_game(TOY, GAME_ID))
    assert readings(dialog, "pairs") == [("count", "", ""), ("count_twice", "", "")]
    press("Down", "2", "Enter")
    assert agreed(dialog)
    assert dialog.form.house == ToyHouse(pairs="count_twice")


def test_tab_goes_through_the_rules_in_their_order(ask_rules: Ask) -> None:
    dialog = ask_rules(table())
    dialog.presets.choose.setFocus()
    stops = [dialog.presets.choose, dialog.presets.usual, dialog.presets.keep, dialog.presets.copy]
    fields = [each.field for each in dialog.house.rules]
    wanted = [*stops, *fields, dialog.bar.cancel, dialog.bar.save]
    for each in wanted:
        focus = QApplication.focusWidget()
        assert focus is not None
        assert focus is each or each.isAncestorOf(focus)
        press("Tab")
