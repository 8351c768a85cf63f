"""The settings of the program: one described table, kept in the database."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from belot_desktop.store.errors import StoreFault

if TYPE_CHECKING:
    from collections.abc import Callable

    from belot_desktop.store.settings import Settings as Kept

logger = logging.getLogger(__name__)

LARGEST_TEXT = 200
SMALLEST_TEXT = 100


@dataclass(frozen=True, slots=True)
class Setting:
    """One setting: its key, its value unless chosen otherwise, and which values it takes."""

    key: str
    default: Any
    allows: Callable[[Any], bool]


def _one_of(*choices: str) -> Callable[[Any], bool]:
    return lambda value: value in choices


def _is(kind: type) -> Callable[[Any], bool]:
    return lambda value: type(value) is kind


def _is_text_size(value: object) -> bool:
    return type(value) is int and SMALLEST_TEXT <= value <= LARGEST_TEXT


def _is_lines(value: object) -> bool:
    return type(value) is list and all(type(each) is str for each in value)


LANGUAGE = Setting("language", "", _one_of("", "bg", "en"))  # empty: the system's
THEME = Setting("theme", "system", _one_of("system", "light", "dark"))
TEXT_SIZE = Setting("text_size", 100, _is_text_size)  # per cent
CARD_POINTS = Setting("card_points", default=False, allows=_is(bool))
SIDE_PANEL = Setting("side_panel", "auto", _one_of("auto", "shown", "hidden"))
WINDOW = Setting("window", "", _is(str))  # Qt's geometry, base 64
HELP_WINDOW = Setting("help_window", "", _is(str))  # likewise
DIALOGS = Setting("dialogs", {}, _is(dict))  # [width, height] by dialog and text size
SPLITTER = Setting("splitter", "", _is(str))
QUICK_LINE = Setting("quick_line", "", _is(str))  # as far as it is typed
QUICK_LINES = Setting("quick_lines", [], _is_lines)  # typed before, the newest last
VIEW = Setting("view", {}, _is(dict))  # the game, the selected row, the place in the table

SETTINGS = (
    LANGUAGE,
    THEME,
    TEXT_SIZE,
    CARD_POINTS,
    SIDE_PANEL,
    WINDOW,
    HELP_WINDOW,
    DIALOGS,
    SPLITTER,
    QUICK_LINE,
    QUICK_LINES,
    VIEW,
)


class Settings(QObject):
    """The settings in force. A value that cannot be read is the default one."""

    changed = Signal(str)

    def __init__(self, kept: Kept) -> None:
        """Read from and write to ``kept``."""
        super().__init__()
        self._kept = kept
        self._unsaved = dict[str, Any]()

    def get(self, setting: Setting) -> Any:
        """Return the value of ``setting``."""
        unsaved, key = self._unsaved, setting.key
        value = unsaved[key] if key in unsaved else self._kept.get(key)
        return value if value is not None and setting.allows(value) else setting.default

    def put(self, setting: Setting, value: Any) -> None:
        """Let ``setting`` be ``value``; one that cannot be saved is so until the program ends."""
        if value == self.get(setting):
            return
        try:
            self._kept.put(setting.key, value)
            self._unsaved.pop(setting.key, None)
        except StoreFault:
            logger.exception("The setting %s could not be saved", setting.key)
            self._unsaved[setting.key] = value
        self.changed.emit(setting.key)
