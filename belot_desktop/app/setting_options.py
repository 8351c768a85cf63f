"""The settings as options of the command line, from the same table as everywhere."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QTranslator

from belot_desktop.core.house import Choices, Whole
from belot_desktop.models.settings import SHOWN
from belot_desktop.texts.settings import SettingWords

if TYPE_CHECKING:
    from collections.abc import Callable

    from belot_desktop.core.house import Choice
    from belot_desktop.models.settings import Setting

_SAID: dict[Choice, str] = {True: "yes", False: "no", "": "system"}


def add_settings(parser: argparse.ArgumentParser) -> None:
    """Give ``parser`` an option for each setting that people choose."""
    group = parser.add_argument_group("settings", "kept from now on, as chosen in the window")
    words = SettingWords(QTranslator())  # which knows nothing: the command line speaks English
    for setting in SHOWN:
        group.add_argument(
            f"--{setting.option}",
            type=_reader(setting),
            metavar="|".join(_values(setting)),
            help=_help(setting, words),
        )


def chosen(options: argparse.Namespace) -> dict[Setting, Any]:
    """Return the settings that ``options`` give, with their values."""
    given = {each: getattr(options, each.option.replace("-", "_")) for each in SHOWN}
    return {setting: value for setting, value in given.items() if value is not None}


def _reader(setting: Setting) -> Callable[[str], Any]:
    """Return what reads a value, or raises ArgumentTypeError with a sentence."""

    def read(text: str) -> Any:
        if isinstance(setting.allowed, Choices):
            found = [each for each in setting.allowed.values if _said(each) == text]
        else:
            found = [int(text)] if text.isascii() and text.isdigit() else []
        if not found or not setting.allowed.allows(found[0]):
            raise argparse.ArgumentTypeError(f"{_allowed(setting)}, not {text!r}")
        return found[0]

    return read


def _allowed(setting: Setting) -> str:
    if isinstance(setting.allowed, Whole):
        return f"it is a whole number from {setting.allowed.least} to {setting.allowed.most}"
    return f"it is one of {', '.join(_values(setting))}"


def _help(setting: Setting, words: SettingWords) -> str:
    """Say what a setting changes, and what yes and no mean."""
    meant = [
        f"{_said(value)}: {words.setting_value(setting.key, value)}"
        for value in (setting.allowed.values if isinstance(setting.allowed, Choices) else ())
        if isinstance(value, bool)
    ]
    effect = words.setting_effect(setting.key)
    return (f"{effect} {', '.join(meant)}" if meant else effect).replace("%", "%%")


def _values(setting: Setting) -> list[str]:
    if isinstance(setting.allowed, Choices):
        return [_said(each) for each in setting.allowed.values]
    return ["NUMBER"]


def _said(value: Choice) -> str:
    """Write a value as one types it."""
    return _SAID.get(value) or str(value)
