"""The actions of the main window: their words, their keys and what they do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence

from belot_desktop.core.house import Choices
from belot_desktop.models.settings import (
    LANGUAGE,
    LARGEST_TEXT,
    SIDE_PANEL,
    SMALLEST_TEXT,
    TEXT_SIZE,
    THEME,
)
from belot_desktop.texts.help import KEYS, TERMS

if TYPE_CHECKING:
    from collections.abc import Callable

    from belot_desktop.models.settings import Setting
    from belot_desktop.ui.commands import Commands
    from belot_desktop.ui.desk import Desk
    from belot_desktop.ui.help_entry import HelpEntry

_TEXT_STEP = 10
_STANDARD = QKeySequence.StandardKey


class Actions(QObject):
    """Every action, made once and shared by menus, buttons, the table and the dialogs."""

    def __init__(
        self, desk: Desk, commands: Commands, selected: Callable[[], int], parent: QObject
    ) -> None:
        """Carry out ``commands``, those about a row on the ``selected`` one."""
        super().__init__(parent)
        self._settings, self._speech = desk.settings, desk.speech
        make = self._make
        self.new_deal = make(commands.new_deal, "F2")
        self.inside = make(commands.inside, "F3")
        self.all_pass = make(commands.all_pass, "F4")
        self.quick = make(lambda: None, "Ctrl+L")  # the line itself answers it
        self.edit = make(lambda: commands.edit(selected()))
        self.insert_before = make(lambda: commands.insert_before(selected()), "Ins")
        self.remove = make(lambda: commands.remove(selected()), "Del")
        self.undo = make(commands.undo, *QKeySequence.keyBindings(_STANDARD.Undo))
        self.redo = make(commands.redo, "Ctrl+Y", "Ctrl+Shift+Z")
        self.correct = make(commands.corrections.correct, "F8")
        self.revoke = make(commands.corrections.revoke)
        self.take_over = make(commands.corrections.take_over)
        self._make_files(commands)
        self.new_game = make(commands.games.begin, *QKeySequence.keyBindings(_STANDARD.New))
        self.details = make(commands.games.edit)
        self.rules = make(commands.rules.edit, "Ctrl+R")
        self.larger = make(lambda: self._grow(_TEXT_STEP), "Ctrl++", "Ctrl+=")
        self.smaller = make(lambda: self._grow(-_TEXT_STEP), "Ctrl+-")
        self.usual_size = make(lambda: self._settings.put(TEXT_SIZE, TEXT_SIZE.default), "Ctrl+0")
        self.side_panel = make(self._switch_side_panel, "F9")
        self.side_panel.setCheckable(True)
        self.languages = self._choices(LANGUAGE)
        self.themes = self._choices(THEME)
        self.other_language = make(self._switch_language, "F12")
        usual_keys = QKeySequence.keyBindings(_STANDARD.Preferences)
        self.settings = make(commands.settings.show, *usual_keys or (QKeySequence("Ctrl+,"),))
        self.settings.setMenuRole(QAction.MenuRole.PreferencesRole)
        self.quit = make(commands.quit, "Ctrl+Q")
        self.quit.setMenuRole(QAction.MenuRole.QuitRole)
        self._make_help(commands.help)
        self.about = make(commands.about)
        self.about.setMenuRole(QAction.MenuRole.AboutRole)
        self.retranslate()

    def shared(self) -> list[QAction]:
        """Return the actions that work in an open dialog too."""
        return [self.larger, self.smaller, self.usual_size, self.other_language, self.help]

    def every(self) -> list[QAction]:
        """Return every action, so that its keys work in the whole window."""
        return self.findChildren(QAction)

    def retranslate(self) -> None:
        """Say everything in the language spoken now."""
        for action, words in (
            (self.new_deal, self.tr("New deal")),
            (self.inside, self.tr("Inside")),
            (self.all_pass, self.tr("All pass")),
            (self.quick, self.tr("Quick entry")),
            (self.edit, self.tr("Edit row")),
            (self.insert_before, self.tr("Insert a deal before it")),
            (self.remove, self.tr("Delete row")),
            (self.undo, self.tr("Undo")),
            (self.redo, self.tr("Redo")),
            (self.correct, self.tr("Correction…")),
            (self.revoke, self.tr("Revoke…")),
            (self.take_over, self.tr("Take over a game from paper…")),
            (self.new_game, self.tr("New game…")),
            (self.open_file, self.tr("Open a file…")),
            (self.details, self.tr("Names and rules…")),
            (self.rules, self.tr("House rules…")),
            (self.printing, self.tr("Print…")),
            (self.save_copy, self.tr("Save a copy…")),
            (self.copy_text, self.tr("Copy the sheet as text")),
            (self.copy_picture, self.tr("Copy the sheet as a picture")),
            (self.larger, self.tr("Larger text")),
            (self.smaller, self.tr("Smaller text")),
            (self.usual_size, self.tr("Usual text size")),
            (self.side_panel, self.tr("Why and the chart")),
            (self.other_language, self.tr("Switch language")),
            (self.settings, self.tr("Settings…")),
            (self.quit, self.tr("Quit")),
            (self.help, self.tr("Rules")),
            (self.keys, self.tr("Keys")),
            (self.terms, self.tr("Terms")),
            (self.about, self.tr("About the score pad")),
        ):
            action.setText(words)
        self._name(self.languages, LANGUAGE)
        self._name(self.themes, THEME)

    def _make_files(self, commands: Commands) -> None:
        make, copies = self._make, commands.copies
        self.open_file = make(commands.imports.ask, *QKeySequence.keyBindings(_STANDARD.Open))
        self.printing = make(commands.printing.show, *QKeySequence.keyBindings(_STANDARD.Print))
        self.save_copy = make(copies.save, *QKeySequence.keyBindings(_STANDARD.Save))
        self.copy_text = make(copies.as_text, "Ctrl+Shift+C")
        self.copy_picture = make(copies.as_picture)

    def _make_help(self, entry: HelpEntry) -> None:
        self.help = self._make(entry.at_hand, "F1")
        self.keys = self._make(lambda: entry.open_at(KEYS))
        self.terms = self._make(lambda: entry.open_at(TERMS))

    def _make(self, slot: Callable[[], object], *keys: str | QKeySequence) -> QAction:
        action = QAction(self)
        action.setShortcuts([QKeySequence(key) for key in keys])
        action.setAutoRepeat(False)  # a glass on the key must not pass, delete or undo on and on
        action.triggered.connect(lambda _checked: slot())
        return action

    def _choices(self, setting: Setting) -> QActionGroup:
        """Make one action for each value of ``setting``, the one in force checked."""
        group = QActionGroup(self)
        for value in setting.allowed.values if isinstance(setting.allowed, Choices) else ():
            action = group.addAction("")
            action.setCheckable(True)
            action.setData(value)
            action.setChecked(self._settings.get(setting) == value)
        group.triggered.connect(lambda action: self._settings.put(setting, action.data()))
        self._settings.changed.connect(lambda _key: self._check(group, setting))
        return group

    def _check(self, group: QActionGroup, setting: Setting) -> None:
        for action in group.actions():
            action.setChecked(action.data() == self._settings.get(setting))

    def _name(self, group: QActionGroup, setting: Setting) -> None:
        for action in group.actions():
            action.setText(self._speech.texts.setting_value(setting.key, action.data()))

    def _grow(self, step: int) -> None:
        size = self._settings.get(TEXT_SIZE) + step
        self._settings.put(TEXT_SIZE, min(max(size, SMALLEST_TEXT), LARGEST_TEXT))

    def _switch_side_panel(self) -> None:
        shown = self.side_panel.isChecked()
        self._settings.put(SIDE_PANEL, "shown" if shown else "hidden")

    def _switch_language(self) -> None:
        self._settings.put(LANGUAGE, "en" if self._speech.language == "bg" else "bg")
