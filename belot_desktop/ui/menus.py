"""The menu bar of the main window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMenu, QMenuBar

if TYPE_CHECKING:
    from PySide6.QtGui import QAction

    from belot_desktop.ui.actions import Actions

_SEPARATOR = None


class Menus(QObject):
    """The menus; every entry is one of the shared actions."""

    def __init__(self, bar: QMenuBar, actions: Actions) -> None:
        """Fill ``bar``."""
        super().__init__(bar)
        a = actions
        self._game = _menu(
            bar,
            *(a.new_game, a.open_file, _SEPARATOR, a.details, a.rules, a.take_over, _SEPARATOR),
            *(a.printing, a.save_copy, _SEPARATOR),
            *(a.settings, _SEPARATOR, a.quit),
        )
        self._edit = _menu(
            bar,
            *(a.undo, a.redo, _SEPARATOR),
            *(a.new_deal, a.inside, a.all_pass, a.quick, _SEPARATOR),
            *(a.edit, a.insert_before, a.remove, _SEPARATOR),
            *(a.correct, a.revoke, _SEPARATOR),
            *(a.copy_text, a.copy_picture),
        )
        self._view = QMenu(bar)
        bar.addMenu(self._view)
        self._view.addAction(a.side_panel)
        self._language = _menu(self._view, *a.languages.actions(), _SEPARATOR, a.other_language)
        self._theme = _menu(self._view, *a.themes.actions())
        self._size = _menu(self._view, a.larger, a.smaller, a.usual_size)
        self._help = _menu(bar, a.help, a.keys, a.terms, _SEPARATOR, a.about)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language spoken now."""
        self._game.setTitle(self.tr("&Game"))
        self._edit.setTitle(self.tr("&Edit"))
        self._view.setTitle(self.tr("&View"))
        self._language.setTitle(self.tr("&Language"))
        self._theme.setTitle(self.tr("&Colours"))
        self._size.setTitle(self.tr("&Text size"))
        self._help.setTitle(self.tr("&Help"))


def _menu(parent: QMenuBar | QMenu, *actions: QAction | None) -> QMenu:
    menu = QMenu(parent)
    for action in actions:
        if action is None:
            menu.addSeparator()
        else:
            menu.addAction(action)
    parent.addMenu(menu)
    return menu
