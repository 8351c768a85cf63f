"""The print preview without its window: what is printed, on what paper, in which language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from belot_desktop.core.house import Choices
from belot_desktop.models.settings import (
    LANDSCAPE,
    PAPER,
    PAPER_CHART,
    PAPER_LANGUAGE,
    PAPER_RULES,
    PAPER_SIGNATURES,
    PRINTOUT,
)
from belot_desktop.texts import LANGUAGES, Texts

if TYPE_CHECKING:
    from belot_desktop.models.settings import Setting, Settings
    from belot_desktop.models.speech import Speech

_PARTS = {
    "sheet": (PAPER_RULES, PAPER_CHART, PAPER_SIGNATURES),
    "rules": (PAPER_SIGNATURES,),
    "empty": (PAPER_RULES,),
}


class PrintForm(QObject):
    """What was chosen for the paper, remembered as it is chosen. ``changed`` tells of it."""

    changed = Signal()

    def __init__(self, settings: Settings, speech: Speech, usual_paper: str) -> None:
        """Print on the ``usual_paper`` and in the language of ``speech`` unless chosen so."""
        super().__init__()
        self._settings, self._speech, self._usual_paper = settings, speech, usual_paper
        self._texts = dict[str, Texts]()
        settings.changed.connect(self.changed)

    def value(self, setting: Setting) -> Any:
        """Return what was chosen; the paper and the language never stay open."""
        usual = {PAPER: self._usual_paper, PAPER_LANGUAGE: self._speech.language}
        return self._settings.get(setting) or usual.get(setting, False)

    def values(self, setting: Setting) -> tuple[Any, ...]:
        """Return what can be chosen."""
        if setting is PAPER_LANGUAGE:
            return LANGUAGES
        allowed = setting.allowed.values if isinstance(setting.allowed, Choices) else ()
        return tuple(each for each in allowed if each != "")

    def put(self, setting: Setting, value: Any) -> None:
        """Choose ``value``."""
        self._settings.put(setting, value)

    @property
    def parts(self) -> tuple[Setting, ...]:
        """What can be left out of what is printed."""
        return _PARTS[self.value(PRINTOUT)]

    @property
    def landscape(self) -> bool:
        """Whether the paper lies on its side."""
        return bool(self.value(LANDSCAPE))

    @property
    def texts(self) -> Texts:
        """The words of the paper, which may be in another language than the screen."""
        language = self.value(PAPER_LANGUAGE)
        if language not in self._texts:
            self._texts[language] = Texts(language)
        return self._texts[language]
