"""House rules kept under names: chosen, renamed, replaced, deleted."""

from collections.abc import Callable

from PySide6.QtGui import QAction

from belot_desktop.core.game import Game
from belot_desktop.core.variants.bulgarian import BULGARIAN
from belot_desktop.core.variants.bulgarian.house import House
from belot_desktop.models.preset_shelf import PresetShelf
from belot_desktop.store.database import Database
from belot_desktop.ui.rules.dialog import RulesDialog
from belot_desktop.ui.rules.preset_name import PresetName
from tests.ui.dialogs.rules import above
from tests.ui.dialogs.table import click, press, table

Ask = Callable[[Game], RulesDialog]


def entry(dialog: RulesDialog, words: str) -> QAction:
    """Return the entry of the presets' menu that begins so."""
    entries = dialog.presets.choose.fill().actions()
    return next(each for each in entries if each.text().startswith(words))


def test_rules_are_kept_under_a_name(ask_rules: Ask, shelf: PresetShelf) -> None:
    dialog = ask_rules(table())
    dialog.form.set_rule("odd_ten", "larger")
    click(dialog.presets.keep)
    above(dialog, PresetName)
    press("Клуб", "Enter")
    assert shelf.named(BULGARIAN, House(odd_ten="larger")) == "Клуб"
    assert dialog.presets.choose.label.startswith("Клуб")


def test_a_name_that_is_taken_is_asked_about(ask_rules: Ask, shelf: PresetShelf) -> None:
    shelf.save(BULGARIAN, "Клуб", House(target=301))
    dialog = ask_rules(table())
    click(dialog.presets.keep)
    asking = above(dialog, PresetName)
    press("Enter", "Клуб", "Enter")
    assert asking.isVisible()
    assert shelf.named(BULGARIAN, House(target=301)) == "Клуб"
    press("Enter")
    assert shelf.named(BULGARIAN, House()) == "Клуб"
    assert len(shelf.of(BULGARIAN).presets) == 1


def test_a_preset_is_chosen_renamed_and_deleted(ask_rules: Ask, shelf: PresetShelf) -> None:
    shelf.save(BULGARIAN, "Клуб", House(target=301))
    dialog = ask_rules(table())
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
    ask_rules: Ask, database: Database, shelf: PresetShelf
) -> None:
    database.query("INSERT INTO preset VALUES ('bulgarian', 'Утре', '{\"bids\": 7}')")
    dialog = ask_rules(table())
    assert "Утре" in dialog.presets.problem
    entries = [each.text() for each in dialog.presets.choose.fill().actions()]
    assert "Още няма запазени уговорки" in entries
    assert shelf.has(BULGARIAN, "Утре")


def test_what_cannot_be_kept_leaves_the_question_open(
    ask_rules: Ask, database: Database, shelf: PresetShelf
) -> None:
    told = list[object]()
    shelf.failed.connect(told.append)
    dialog = ask_rules(table())
    click(dialog.presets.keep)
    asking = above(dialog, PresetName)
    database.query("PRAGMA query_only = ON")
    press("Клуб", "Enter")
    assert asking.isVisible()
    assert len(told) == 1
