"""A game of a newer program stays where it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.said import row

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.ui.window.conftest import Started


def test_a_game_that_only_a_newer_program_knows_is_kept_and_told(
    start: Callable[..., Started],
) -> None:
    with start() as program:
        program.pad.insert(0, row("s0 H 87"))
        kept = program.pad.game
        program.database.query("UPDATE game SET details = replace(details, 'bulgarian', 'whist')")
    with start() as program:
        assert program.pad.game.id != kept.id
        assert program.window.notices.isVisible()
        assert "по-нов" in program.window.notices.text
        program.database.query("UPDATE game SET details = replace(details, 'whist', 'bulgarian')")
        [(rows,)] = program.database.query("SELECT count(*) FROM row WHERE game = ?", kept.id)
        assert rows == 1
