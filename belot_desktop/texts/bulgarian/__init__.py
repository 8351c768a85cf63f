"""The words of Bulgarian belot."""

from __future__ import annotations

from belot_desktop.texts.bulgarian.problems import BulgarianProblems
from belot_desktop.texts.bulgarian.reasons import BulgarianReasons
from belot_desktop.texts.bulgarian.rules import BulgarianRules
from belot_desktop.texts.bulgarian.steps import BulgarianSteps


class BulgarianWords(BulgarianProblems, BulgarianReasons, BulgarianRules, BulgarianSteps):
    """All that Bulgarian belot says in its own way."""
