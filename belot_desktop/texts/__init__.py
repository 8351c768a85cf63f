"""Words for everything that the core knows, in one language and without an application."""

from __future__ import annotations

from belot_desktop.texts.chat import Chat
from belot_desktop.texts.columns import Columns
from belot_desktop.texts.comparing import Comparing
from belot_desktop.texts.contests import Contests
from belot_desktop.texts.copying import Copying
from belot_desktop.texts.explaining import Explained
from belot_desktop.texts.faults import Faults
from belot_desktop.texts.language import LANGUAGES, system_language, translator_for
from belot_desktop.texts.rule_examples import RuleExamples
from belot_desktop.texts.settings import SettingWords
from belot_desktop.texts.speaking import Saying
from belot_desktop.texts.standings import Standings
from belot_desktop.texts.troubles import Troubles
from belot_desktop.texts.variant_words import VariantWords
from belot_desktop.texts.verdicts import Verdicts

__all__ = ["LANGUAGES", "Explained", "Texts", "VariantWords", "system_language"]


class Texts(
    Columns,
    Copying,
    Chat,
    Comparing,
    Contests,
    RuleExamples,
    Verdicts,
    Standings,
    SettingWords,
    Saying,
    Faults,
    Troubles,
):
    """All words in one language, whatever language the screen speaks.

    Everything is plain text: names stay as they were typed. Give :attr:`translator` to
    ``QCoreApplication.installTranslator`` and widgets speak the same language.
    """

    def __init__(self, language: str) -> None:
        """Speak ``language``, one of ``LANGUAGES``; raises ValueError for any other."""
        super().__init__(translator_for(language))
        self.language = language

    def program_name(self) -> str:
        """Name the program."""
        return self.tr("Belot Score Pad")

    def no_screen(self) -> str:
        """Say why no window opens, and what works without one."""
        return self.tr(
            "There is no screen here on which a window could open. "
            "Without one belot-desktop score FILE computes a game, "
            "and belot-desktop sheet FILE --pdf OUT puts it on pages."
        )
