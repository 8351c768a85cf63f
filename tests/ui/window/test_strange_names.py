"""Whatever a file calls people stays text, in every window, and breaks none of them."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from belot_desktop.core.game import Team
from belot_desktop.core.rows import Adjustment
from belot_desktop.models.settings import SIDE_PANEL, TEXT_SIZE
from belot_desktop.store.exchange import write_game
from tests.said import game

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from belot_desktop.app.program import Program
    from belot_desktop.core.game import Game
    from tests.ui.window.conftest import Started

NAMES = {
    "long": "Щ" * 10_000,
    "long words": "дълго име " * 1000,
    "markup": '<img src="file:///etc/passwd"><h1>Ана</h1>&nbsp;<script>',
    "places": "%n {name} {player.__class__} %1 &F \\n",
    "control": "Ана\n\r\t\x00\x07\x1b[31mБорис\x7f\x85\u2028",
    "turned": "\u202eгнаруб\u2066\u2069\u2069",
    "hebrew": "שלום עולם",
    "emoji": "👩‍👩‍👧‍👦🇧🇬🏴󠁧󠁢󠁥󠁮󠁧󠁿" * 30,
    "stacked": "Z" + "\u0301\u0327\u0338" * 600,
    "nothing": "\u200b\u200e\u00ad",
    "formula": '=HYPERLINK("http://x")',
}
ENTRIES = ("new_deal", "correct", "revoke", "take_over", "details", "new_game", "rules", "settings")
MOST = 3.0  # seconds for one window: a machine may be busy


def strange(name: str) -> Game:
    """Return a game in which everything that can be named is called ``name``."""
    played = game("p0 H 87 tierce", "p1 S contra 90")
    rows = (*played.rows, Adjustment((0, 5), name))
    teams = (Team(name, (name, name)),) * 2
    return replace(
        played,
        id="11111111-1111-4111-8111-111111111111",
        rows=rows,
        teams=teams,
        place=name,
        note=name,
    )


def settle() -> None:
    for _ in range(4):
        QApplication.processEvents()


def opened() -> QDialog:
    settle()
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, QDialog)
    return dialog


def is_sound(window: QWidget) -> None:
    """See to it that ``window`` fits on a small screen, and what is in it into the window."""
    window.resize(800, 600)
    settle()
    assert window.width() <= 800
    assert window.height() <= 600
    for each in window.findChildren(QWidget):
        room = each.parentWidget()
        if each.isVisible() and each.window() is window and room is not None:
            assert each.width() >= min(each.minimumSizeHint().width(), room.width())
            assert each.x() + each.width() <= room.width() or each.inherits("QMenu")
    assert not window.grab().isNull()


@pytest.mark.parametrize(
    ("called", "size"),
    [*((each, 100) for each in NAMES), *((each, 200) for each in ("long", "long words", "emoji"))],
)
def test_a_game_of_people_with_strange_names(
    start: Callable[..., Started], tmp_path: Path, called: str, size: int
) -> None:
    original = strange(NAMES[called])
    (tmp_path / "strange.json").write_text(write_game(original), "utf-8")
    with start("en") as program:
        program.settings.put(TEXT_SIZE, size)
        program.window.open_files([tmp_path / "strange.json"])
        dialog = opened()
        is_sound(dialog)
        dialog.accept()
        assert program.pad.game == original  # not a letter was changed
        program.window.notices.dismiss()  # at 200 % it takes more room than a small screen has
        is_sound(program.window)
        walk(program)
        if size == 100:
            program.window.acts.remove.trigger()
            assert program.window.notices.isVisible()
            is_sound(program.window)


def walk(program: Program) -> None:
    """Open every window on the game."""
    table = program.window.table
    for row in range(len(program.pad.game.rows)):
        table.select_row(row)
        is_sound(program.window)
        program.window.acts.edit.trigger()
        close(opened())
    for entry in ENTRIES:
        begun = time.monotonic()
        getattr(program.window.acts, entry).trigger()
        close(opened())
        assert time.monotonic() - begun < MOST, entry
    program.settings.put(SIDE_PANEL, "shown")
    settle()
    program.window.grab()
    program.settings.put(SIDE_PANEL, "auto")
    program.window.commands.help.open_at("")
    help_window = program.window.commands.help.window
    assert help_window is not None
    is_sound(help_window)
    help_window.close()
    program.window.quick.field.edit.setFocus()
    program.window.commands.quick.type(f"{program.pad.game.teams[0].name[:200]} hearts 87")
    settle()
    is_sound(program.window)
    program.window.commands.quick.type("")


def close(dialog: QDialog) -> None:
    is_sound(dialog)
    dialog.done(0)
    settle()
