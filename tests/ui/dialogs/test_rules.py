"""The house rules: chosen, tried on the open game, kept under names, copied."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollBar
from pytestqt.qtbot import QtBot

from belot_desktop.core.game import Game, new_game
from belot_desktop.core.variants.bulgarian import BULGARIAN
from belot_desktop.core.variants.bulgarian.house import House
from belot_desktop.models.preset_shelf import PresetShelf
from belot_desktop.models.rules_form import RulesForm
from belot_desktop.models.speech import Speech
from belot_desktop.store.database import Database
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
from tests.ui.dialogs.conftest import give_up
from tests.ui.dialogs.table import click, press, show, table

Ask = Callable[..., RulesDialog]

HEARTS_86 = ("s0 H 100", "s0 H 86")


@pytest.fixture
def ask(qtbot: QtBot, shelf: PresetShelf, bulgarian: Speech, theme: Theme) -> Ask:
    """Return what opens the house rules of a game."""

    def ask(game: Game) -> RulesDialog:
        form = RulesForm(game)
        dialog = RulesDialog(form, shelf, bulgarian, theme)
        form.setParent(dialog)
        qtbot.addWidget(dialog, before_close_func=give_up)
        show(dialog)
        return dialog

    return ask


def agreed(dialog: FormDialog) -> bool:
    return dialog.result() == FormDialog.DialogCode.Accepted


def rule(dialog: RulesDialog, key: str) -> RuleField:
    return next(each for each in dialog.house.rules if each.rule.key == key)


def readings(dialog: RulesDialog, key: str) -> list[tuple[str, str, str]]:
    """Return each reading: its words, what it makes of the example and of the game."""
    buttons = rule(dialog, key).findChildren(ReadingButton)
    return [(each.choice.label, each.reading.outcome, each.reading.here) for each in buttons]


def above(dialog: RulesDialog, kind: type[FormDialog]) -> FormDialog:
    """Return the dialog of this kind that stands over ``dialog``, as the active window."""
    found = next(each for each in dialog.findChildren(kind) if each.isVisible())
    found.activateWindow()
    QApplication.processEvents()
    return found


def entry(dialog: RulesDialog, words: str) -> QAction:
    """Return the entry of the presets' menu that begins so."""
    entries = dialog.presets.choose.fill().actions()
    return next(each for each in entries if each.text().startswith(words))


def test_every_rule_is_there_with_its_sentence_and_its_example(ask: Ask) -> None:
    dialog = ask(table())
    assert len(dialog.house.rules) == 11
    assert readings(dialog, "odd_ten") == [
        ("нагоре се закръгля по-малкото", "8 : 8", ""),
        ("нагоре се закръгля по-голямото", "9 : 7", ""),
    ]
    assert rule(dialog, "odd_ten").effect.text().endswith("Например купа, 86\xa0:\xa076:")
    assert readings(dialog, "contest_tie")[1][1] == "0 : 20"


def test_by_keys_before_the_first_deal(ask: Ask) -> None:
    dialog = ask(table())
    press("Down", "2", "Down", "2", "Enter")
    assert agreed(dialog)
    assert dialog.form.house == House(odd_ten="larger", recontra="multiply_first")


def test_by_mouse(ask: Ask) -> None:
    dialog = ask(table())
    dialog.bring_into_sight(rule(dialog, "recontra"))
    click(rule(dialog, "recontra").findChildren(ReadingButton)[1], dialog.bar.save)
    assert agreed(dialog)
    assert dialog.form.house == House(recontra="multiply_first")


def test_what_is_not_as_usual_says_so(ask: Ask) -> None:
    dialog = ask(table())
    seen = [rule(dialog, "odd_ten").differs.isVisible()]
    dialog.form.set_rule("odd_ten", "larger")
    seen.append(rule(dialog, "odd_ten").differs.isVisible())
    click(dialog.presets.usual)
    seen.append(rule(dialog, "odd_ten").differs.isVisible())
    assert seen == [False, True, False]


def test_a_quarrel_is_settled_at_a_glance(ask: Ask) -> None:
    dialog = ask(table(*HEARTS_86))
    assert [each[2] for each in readings(dialog, "odd_ten")] == [
        "тази игра: 18 : 14",
        "тази игра: 19 : 13",
    ]
    assert [each[2] for each in readings(dialog, "recontra")] == ["", ""]
    assert not dialog.told.isVisible()
    dialog.form.set_rule("odd_ten", "larger")
    assert dialog.told.text() == "Променя се 1 ред · 18 : 14 → 19 : 13"


def test_deals_are_scored_anew_only_after_it_was_seen(ask: Ask) -> None:
    dialog = ask(table(*HEARTS_86))
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


def test_a_row_that_becomes_wrong_says_why_before(ask: Ask) -> None:
    dialog = ask(table("s0 H 150 s0 tierce s1 carre"))
    dialog.form.set_rule("contest", "single")
    dialog.save()
    shown = above(dialog, WhatIfDialog)
    assert isinstance(shown, WhatIfDialog)
    text = shown.comparison.toPlainText()
    assert "По тези уговорки не може: Поредици и карета важат само на единия отбор." in text


def test_many_rows_are_scrolled_by_keys(ask: Ask) -> None:
    dialog = ask(table(*["s0 H 86"] * 90))
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


def test_what_changes_nothing_is_agreed_at_once(ask: Ask) -> None:
    dialog = ask(table("s0 H 100"))
    dialog.form.set_rule("odd_ten", "larger")
    assert dialog.told.text() == "С тези уговорки нищо в играта не се променя."
    press("Enter")
    assert agreed(dialog)


def test_a_target_that_cannot_be_is_said_beside_it(ask: Ask) -> None:
    dialog = ask(table())
    field = rule(dialog, "target").field
    field.setFocus()
    press("Back", "Back", "Back", "Enter")
    assert not agreed(dialog)
    assert field.hasFocus()
    assert "10000" in rule(dialog, "target").problem
    click(dialog.presets.copy, dialog.presets.keep)
    assert not dialog.findChildren(PresetName)


def test_escape_asks_if_a_rule_was_changed(ask: Ask) -> None:
    dialog = ask(table())
    dialog.form.set_rule("odd_ten", "larger")
    press("Esc")
    assert dialog.isVisible()
    assert dialog.findChild(GiveUp) is not None


def test_the_rules_are_copied_as_text(ask: Ask) -> None:
    dialog = ask(table())
    dialog.form.set_rule("eight_in_a_row", 100)
    click(dialog.presets.copy)
    copied = QGuiApplication.clipboard().text().splitlines()
    assert copied[0] == "Уговорки"
    assert copied[-1] == "★ Осем поредни: 100 (обичайно: 120)"
    assert "копирани" in dialog.notice.text


def test_rules_are_kept_under_a_name(ask: Ask, shelf: PresetShelf) -> None:
    dialog = ask(table())
    dialog.form.set_rule("odd_ten", "larger")
    click(dialog.presets.keep)
    above(dialog, PresetName)
    press("Клуб", "Enter")
    assert shelf.named(BULGARIAN, House(odd_ten="larger")) == "Клуб"
    assert dialog.presets.choose.label.startswith("Клуб")


def test_a_name_that_is_taken_is_asked_about(ask: Ask, shelf: PresetShelf) -> None:
    shelf.save(BULGARIAN, "Клуб", House(target=301))
    dialog = ask(table())
    click(dialog.presets.keep)
    asking = above(dialog, PresetName)
    press("Enter", "Клуб", "Enter")
    assert asking.isVisible()
    assert shelf.named(BULGARIAN, House(target=301)) == "Клуб"
    press("Enter")
    assert shelf.named(BULGARIAN, House()) == "Клуб"
    assert len(shelf.of(BULGARIAN).presets) == 1


def test_a_preset_is_chosen_renamed_and_deleted(ask: Ask, shelf: PresetShelf) -> None:
    shelf.save(BULGARIAN, "Клуб", House(target=301))
    dialog = ask(table())
    entry(dialog, "Клуб").trigger()
    assert dialog.form.house == House(target=301)
    entry(dialog, "Преименувай").trigger()
    above(dialog, PresetName)
    press("Петък", "Enter")
    assert dialog.presets.choose.label.startswith("Петък")
    entry(dialog, "Изтрий").trigger()
    assert shelf.of(BULGARIAN).presets == ()
    assert dialog.notice.text == "Изтрито: „Петък“."
    click(dialog.notice.action)
    assert shelf.named(BULGARIAN, House(target=301)) == "Петък"
    entry(dialog, "Обичайните").trigger()
    assert dialog.form.house == House()


def test_a_preset_of_a_newer_program_is_told_and_left_out(
    ask: Ask, database: Database, shelf: PresetShelf
) -> None:
    database.query("INSERT INTO preset VALUES ('bulgarian', 'Утре', '{\"bids\": 7}')")
    dialog = ask(table())
    assert "Утре" in dialog.presets.problem
    entries = [each.text() for each in dialog.presets.choose.fill().actions()]
    assert "Още няма запазени уговорки" in entries
    assert shelf.has(BULGARIAN, "Утре")


def test_what_cannot_be_kept_leaves_the_question_open(
    ask: Ask, database: Database, shelf: PresetShelf
) -> None:
    told = list[object]()
    shelf.failed.connect(told.append)
    dialog = ask(table())
    click(dialog.presets.keep)
    asking = above(dialog, PresetName)
    database.query("PRAGMA query_only = ON")
    press("Клуб", "Enter")
    assert asking.isVisible()
    assert len(told) == 1


def test_the_language_may_change(ask: Ask, bulgarian: Speech) -> None:
    dialog = ask(table(*HEARTS_86))
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


def test_the_toy_game(ask: Ask) -> None:
    dialog = ask(new_game(TOY, GAME_ID))
    assert readings(dialog, "pairs") == [("count", "", ""), ("count_twice", "", "")]
    press("Down", "2", "Enter")
    assert agreed(dialog)
    assert dialog.form.house == ToyHouse(pairs="count_twice")


def test_tab_goes_through_the_rules_in_their_order(ask: Ask) -> None:
    dialog = ask(table())
    dialog.presets.choose.setFocus()
    stops = [dialog.presets.choose, dialog.presets.usual, dialog.presets.keep, dialog.presets.copy]
    fields = [each.field for each in dialog.house.rules]
    wanted = [*stops, *fields, dialog.bar.cancel, dialog.bar.save]
    for each in wanted:
        focus = QApplication.focusWidget()
        assert focus is not None
        assert focus is each or each.isAncestorOf(focus)
        press("Tab")
