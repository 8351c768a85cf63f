"""House rules are agreed only after it was seen what they change in a game with deals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belot_desktop.ui.over import open_over
from belot_desktop.ui.rules.what_if_dialog import WhatIfDialog

if TYPE_CHECKING:
    from belot_desktop.models.rules_form import RulesForm
    from belot_desktop.models.speech import Speech
    from belot_desktop.ui.form_dialog import FormDialog


def agree_first(dialog: FormDialog, form: RulesForm, speech: Speech) -> None:
    """Accept ``dialog``; where the rules in ``form`` change the game, show first what."""
    told = form.what_if
    if told is None or not form.rescores:
        dialog.accept()
        return
    shown = WhatIfDialog(form.game, told, speech, dialog.theme, dialog)
    shown.accepted.connect(dialog.accept)
    open_over(dialog, shown)
