"""What can and cannot be done in the window once the game is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.said import row

if TYPE_CHECKING:
    from belot_desktop.app.program import Program


def test_nobody_deals_next(program: Program) -> None:
    program.pad.insert(0, row("+151 s0"))
    program.window.head.seat_chosen.emit(2)
    assert program.desk.half_typed.next_dealer is None
    assert "Край" in program.window.notices.text
