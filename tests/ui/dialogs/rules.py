"""The dialogs of the house rules, full of what they may have to show."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication

from belot_desktop.core.variants.bulgarian import BULGARIAN
from belot_desktop.core.variants.bulgarian.house import House
from belot_desktop.core.what_if import what_if
from belot_desktop.models.preset_shelf import PresetShelf
from belot_desktop.models.rules_form import RulesForm
from belot_desktop.store.database import Database
from belot_desktop.store.presets import Presets
from belot_desktop.ui.rules.dialog import RulesDialog
from belot_desktop.ui.rules.preset_name import PresetName
from belot_desktop.ui.rules.what_if_dialog import WhatIfDialog
from tests.ui.dialogs.table import EVENING, long_names

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDialog

    from belot_desktop.models.speech import Speech
    from belot_desktop.ui.form_dialog import FormDialog
    from belot_desktop.ui.theme import Theme

OTHER_RULES = House(
    target=101,
    odd_ten="larger",
    recontra="multiply_first",
    capot_in_no_trumps="doubled",
    contra_on_capot=False,
    capot_announcements="own",
    capot_ends_game=True,
    hanging_ends_game=True,
    contest="single",
    contest_tie="first_hand",
    eight_in_a_row=100,
)


def shelf() -> PresetShelf:
    """Return an empty shelf of presets that is kept nowhere."""
    database = Database(Path(":memory:"))
    made = PresetShelf(Presets(database))
    made.destroyed.connect(database.close)
    return made


def house_rules(speech: Speech, theme: Theme) -> QDialog:
    """Show every house rule of a game that has deals, none as usual and one of them wrong."""
    form = RulesForm(long_names(*EVENING), OTHER_RULES)
    form.set_rule("target", None)
    return owned(form, RulesDialog(form, shelf(), speech, theme))


def a_quarrel(speech: Speech, theme: Theme) -> QDialog:
    """Show house rules that change rows of the game, with a preset that was just deleted."""
    form = RulesForm(long_names(*EVENING, "s0 H 86", "+90 s0", "s1 H capot"))
    form.set_rule("odd_ten", "larger")
    kept = shelf()
    dialog = RulesDialog(form, kept, speech, theme)
    kept.save(BULGARIAN, "Клуб", form.house)
    dialog.presets.choose.deleting.emit("Клуб")
    return owned(form, dialog)


def what_would_change(speech: Speech, theme: Theme) -> QDialog:
    game = long_names(*EVENING, "s0 H 86", "s0 H 150 s0 tierce s1 carre")
    return WhatIfDialog(game, what_if(game, OTHER_RULES), speech, theme)


def name_of_rules(_speech: Speech, theme: Theme) -> QDialog:
    """Show a name that would replace other rules."""
    dialog = PresetName(theme, lambda _name: True)
    dialog.field.setText("Клуб")
    dialog.save()
    return dialog


def owned(form: RulesForm, dialog: QDialog) -> QDialog:
    """Let ``form`` live as long as its ``dialog``."""
    form.setParent(dialog)
    return dialog


def above(dialog: RulesDialog, kind: type[FormDialog]) -> FormDialog:
    """Return the dialog of this kind that stands over ``dialog``, as the active window."""
    found = next(each for each in dialog.findChildren(kind) if each.isVisible())
    found.activateWindow()
    QApplication.processEvents()
    return found
