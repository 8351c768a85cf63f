"""Four people at a table, with or without names, and the fingers of the one who writes."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from belot_desktop.core.game import Game, Team
from tests.said import game

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QWidget

PLAYERS = (("Ана", "Борис"), ("Вера", "Георги"))
LONGEST = (
    ("Александрина К. Константинова", "Wilhelmina Featherstonehaugh"),
    ("Димитрина Щърбанова-Пеевааааа", "Шишман-Богомил Трети Великотър"),
)
EVENING = ("s0 H 87", "s1 S 90", "s0 C 81", "s0 D 100", "s1 AT 130", "s1 NT 80", "+5 s1")

_NAMED = {
    "Enter": (Qt.Key.Key_Return, "\r"),
    "Esc": (Qt.Key.Key_Escape, "\x1b"),
    "Tab": (Qt.Key.Key_Tab, "\t"),
    "Space": (Qt.Key.Key_Space, " "),
    "Del": (Qt.Key.Key_Delete, "\x7f"),
    "Back": (Qt.Key.Key_Backspace, "\b"),
    **{each: (getattr(Qt.Key, f"Key_{each}"), "") for each in ("Up", "Down", "Left", "Right")},
    **{f"F{n}": (getattr(Qt.Key, f"Key_F{n}"), "") for n in range(1, 13)},
}


def table(
    *said: str, names: tuple[tuple[str, ...], ...] = PLAYERS, teams: tuple[str, ...] = ("", "")
) -> Game:
    """Return a game with these rows and these people."""
    people = [Team(name, players) for name, players in zip(teams, names, strict=True)]
    return replace(game(*said), teams=tuple(people))


def nameless(*said: str) -> Game:
    """Return a game with these rows whose people have no names."""
    return game(*said)


def long_names(*said: str) -> Game:
    """Return a game with these rows whose people have the longest names."""
    return table(*said, names=LONGEST, teams=tuple(players[0] for players in LONGEST))


def show(dialog: QWidget) -> None:
    """Show ``dialog`` as if it were the active window."""
    dialog.show()
    dialog.activateWindow()
    QApplication.processEvents()


def press(*keys: str) -> None:
    """Press keys where the focus is: "2", "F3", "Enter", or a text letter by letter.

    The events are those of any keyboard: what a letter says does not depend on its layout.
    """
    for key in keys:
        for code, text in _events(key):
            target = QApplication.activePopupWidget() or QApplication.focusWidget()
            assert target is not None, "nothing has the focus"
            for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
                event = QKeyEvent(kind, code, Qt.KeyboardModifier.NoModifier, text)
                QApplication.sendEvent(target, event)
            QApplication.processEvents()


def click(*widgets: QWidget) -> None:
    """Click on things in turn."""
    for widget in widgets:
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton)
        QApplication.processEvents()


def _events(key: str) -> Iterator[tuple[int, str]]:
    if key in _NAMED:
        yield _NAMED[key]
        return
    for letter in key:
        yield (ord(letter.upper()) if letter.isascii() else Qt.Key.Key_unknown), letter
