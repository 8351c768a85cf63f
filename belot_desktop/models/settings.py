"""The settings of the program: one described table, kept in the database."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from belot_desktop.core.house import Choices, Whole
from belot_desktop.store.errors import StoreFault

if TYPE_CHECKING:
    from collections.abc import Callable

    from belot_desktop.store.settings import Settings as Kept

logger = logging.getLogger(__name__)

LARGEST_TEXT = 200
SMALLEST_TEXT = 100


@dataclass(frozen=True, slots=True)
class Remembered:
    """What the program remembers for itself, as far as it can tell that it is its own."""

    allows: Callable[[Any], bool]


@dataclass(frozen=True, slots=True, eq=False)
class Setting:
    """One setting: its key, its value unless chosen otherwise, and what else it may be.

    What people choose is one of a few things or a whole number; it is shown in the
    settings and has an ``option`` on the command line. The rest is only remembered, as
    what was chosen for the paper is in the print preview.
    """

    key: str
    default: Any
    allowed: Choices | Whole | Remembered
    option: str = ""

    @property
    def shown(self) -> bool:
        """Whether people choose it."""
        return bool(self.option)


def _is(kind: type) -> Remembered:
    return Remembered(lambda value: type(value) is kind)


def _is_lines(value: object) -> bool:
    return type(value) is list and all(type(each) is str for each in value)


def _switch(key: str, *, on: bool) -> Setting:
    return Setting(key, on, Choices((on, not on)))


LANGUAGE = Setting("language", "", Choices(("", "bg", "en")), "lang")  # empty: the system's
THEME = Setting("theme", "system", Choices(("system", "light", "dark")), "theme")
TEXT_SIZE = Setting("text_size", 100, Whole(SMALLEST_TEXT, LARGEST_TEXT), "text-size")  # per cent
CARD_POINTS = Setting("card_points", False, Choices((False, True)), "card-points")  # noqa: FBT003
SIDE_PANEL = Setting("side_panel", "auto", Choices(("auto", "shown", "hidden")), "side-panel")
WINDOW = Setting("window", "", _is(str))  # Qt's geometry, base 64
HELP_WINDOW = Setting("help_window", "", _is(str))  # likewise
DIALOGS = Setting("dialogs", {}, _is(dict))  # [width, height] by dialog and text size
SPLITTER = Setting("splitter", "", _is(str))
QUICK_LINE = Setting("quick_line", "", _is(str))  # as far as it is typed
QUICK_LINES = Setting("quick_lines", [], Remembered(_is_lines))  # typed before, the newest last
PRINTOUT = Setting("printout", "sheet", Choices(("sheet", "rules", "empty")))
PAPER = Setting("paper", "", Choices(("", "A4", "Letter")))  # empty: that of the country
LANDSCAPE = _switch("landscape", on=False)
PAPER_RULES = _switch("paper_rules", on=True)
PAPER_CHART = _switch("paper_chart", on=False)
PAPER_SIGNATURES = _switch("paper_signatures", on=True)
PAPER_LANGUAGE = Setting("paper_language", "", Choices(("", "bg", "en")))  # empty: the screen's
COPY_FOLDER = Setting("copy_folder", "", _is(str))  # where the last copy was put
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
    PRINTOUT,
    PAPER,
    LANDSCAPE,
    PAPER_RULES,
    PAPER_CHART,
    PAPER_SIGNATURES,
    PAPER_LANGUAGE,
    COPY_FOLDER,
    VIEW,
)


SHOWN = tuple(each for each in SETTINGS if each.shown)


class Settings(QObject):
    """The settings in force, ``changed`` by their keys.

    A kept value that cannot be read, or not by this version, is the default one; it is
    left as it is until another one is put in its place.
    """

    changed = Signal(str)

    def __init__(self, kept: Kept) -> None:
        """Read from ``kept`` and write to it."""
        super().__init__()
        self._kept = kept
        self._values = dict[str, Any]()
        self._unreadable = list[Setting]()
        for setting in SETTINGS:
            self._read(setting)

    @property
    def unreadable(self) -> tuple[Setting, ...]:
        """The settings that people chose and that could not be read."""
        return tuple(each for each in self._unreadable if each.shown)

    def get(self, setting: Setting) -> Any:
        """Return the value of ``setting``."""
        return self._values.get(setting.key, setting.default)

    def put(self, setting: Setting, value: Any) -> None:
        """Let ``setting`` be ``value``; one that cannot be saved is so until the program ends.

        Raises ValueError for what the setting cannot be.
        """
        if not setting.allowed.allows(value):
            raise ValueError(setting.key)
        if value == self.get(setting) and setting not in self._unreadable:
            return
        self._values[setting.key] = value
        try:
            self._kept.put(setting.key, value)
        except StoreFault:
            logger.exception("The setting %s could not be saved", setting.key)
        else:
            self._unreadable = [each for each in self._unreadable if each is not setting]
        self.changed.emit(setting.key)

    def _read(self, setting: Setting) -> None:
        try:
            value = self._kept.get(setting.key)
        except ValueError:
            self._unreadable.append(setting)
            return
        if value is None:
            return
        if setting.allowed.allows(value):
            self._values[setting.key] = value
        else:
            logger.warning("The setting %s is kept as what it cannot be", setting.key)
            self._unreadable.append(setting)
