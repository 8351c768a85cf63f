"""The languages of the pad and their translations, which come with the program."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QTranslator

import belot_desktop._assets  # noqa: F401  # importing it is what makes ":/translations" there

if TYPE_CHECKING:
    from collections.abc import Iterable

LANGUAGES = ("bg", "en")

_LOCALES = {"bg": "bg_BG", "en": "en_GB"}  # the day stands before the month in both


def system_language(locale_names: Iterable[str]) -> str:
    """Return the first language of ``locale_names`` that the pad speaks, or Bulgarian.

    The names are those of ``QLocale.uiLanguages()``: "en-GB", "bg_BG", "bg".
    """
    spoken = (name.replace("_", "-").partition("-")[0].lower() for name in locale_names)
    return next((language for language in spoken if language in LANGUAGES), LANGUAGES[0])


def translator_for(language: str) -> QTranslator:
    """Return the translations of the pad's own words into ``language``.

    Raises ValueError for a language that the pad does not speak.
    """
    translator = QTranslator()
    if not (language in LANGUAGES and translator.load(f":/translations/belot_{language}.qm")):
        raise ValueError(language)
    return translator


def locale_of(language: str) -> QLocale:
    """Return how dates are written in ``language``, one of ``LANGUAGES``."""
    return QLocale(_LOCALES[language])
