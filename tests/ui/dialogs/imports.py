"""The dialogs of an import, full of what they may have to show."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING
from uuid import UUID

from belot_desktop.core.game import new_game
from belot_desktop.core.rows import Adjustment
from belot_desktop.models.arriving import Refused
from belot_desktop.models.import_form import Arrived, Do, Here, ImportForm
from belot_desktop.store.exchange import Fault
from belot_desktop.ui.busy import Busy
from belot_desktop.ui.importing.dialog import ImportDialog
from belot_desktop.ui.importing.refused_dialog import RefusedDialog
from tests.toy import TOY
from tests.ui.dialogs.table import EVENING, long_names, nameless

if TYPE_CHECKING:
    from PySide6.QtCore import QObject
    from PySide6.QtWidgets import QDialog

    from belot_desktop.models.speech import Speech
    from belot_desktop.ui.theme import Theme

ODD = Fault("games[1].deals[0].points.value", "count_again", {"points": 161, "cards": 162})


def one_game(speech: Speech, theme: Theme) -> QDialog:
    form = ImportForm([Arrived(nameless(*EVENING), Here.NEW)], str)
    return _owning(form, ImportDialog(form, speech, theme))


def games_of_an_evening(speech: Speech, theme: Theme) -> QDialog:
    """Show many games, one of them in another state than here, and what looks wrong."""
    mine, theirs = long_names(*EVENING[:4]), long_names(*EVENING)
    found = [Arrived(theirs, Here.OTHER, mine)]
    for number in range(20):
        again = replace(theirs, id=str(UUID(int=number)), started="2026-11-30T19:05:00+02:00")
        found.append(Arrived(again, (Here.NEW, Here.OTHER)[number % 2], mine))
    toy = replace(new_game(TOY, str(UUID(int=99))), rows=(Adjustment((1, 2, 3)),))
    found.append(Arrived(toy, Here.NEW))
    form = ImportForm(found, str, [("friday.json", ODD)] * 30)
    form.choose(0, Do.REPLACE)
    dialog = ImportDialog(form, speech, theme)
    dialog.list.scrollToBottom()
    return _owning(form, dialog)


def refused_files(speech: Speech, theme: Theme) -> QDialog:
    """Show more faults than anybody reads."""
    place = "games[1000].deals[20].announcements[1].carre_jacks"
    faults = [("friday.json", Fault(place, "out_of_range", {"least": 0, "most": 32}))] * 300
    return RefusedDialog(Refused(tuple(faults)), speech, theme)


def reading(_speech: Speech, theme: Theme) -> QDialog:
    """Show how far reading a long file is."""
    busy = Busy(theme, "…")
    busy.show_step(3400, 10_000)
    return busy


def _owning(form: QObject, dialog: QDialog) -> QDialog:
    form.setParent(dialog)
    return dialog
