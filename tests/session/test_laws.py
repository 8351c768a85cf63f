"""Whatever is done to a game, in whatever order: undo, the journal and the sheet hold."""

from __future__ import annotations

import tempfile
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from belot_desktop.core.changes import apply, details
from belot_desktop.core.game import Team, new_game
from belot_desktop.core.rows import Adjustment
from belot_desktop.core.sheet import sheet
from belot_desktop.core.variants import VARIANTS
from belot_desktop.core.variants.bulgarian import BULGARIAN
from belot_desktop.session import Opened, Session, resume
from belot_desktop.store.database import Database
from belot_desktop.store.games import Games
from tests.said import GAME_ID
from tests.strategies import dealers, games, houses, rows, texts
from tests.toy import TOY

if TYPE_CHECKING:
    from belot_desktop.core.changes import Change
    from belot_desktop.core.game import Game
    from belot_desktop.core.variant import Variant


class AnyGame(RuleBasedStateMachine):
    """A game that is changed, undone, done again, closed and opened."""

    session: Session

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.open_files = ExitStack()
        self.past: list[Game] = []
        self.future: list[Game] = []

    @initialize(variant=st.sampled_from([BULGARIAN, TOY]))
    def begin(self, variant: Variant[Any]) -> None:
        self.variant = variant
        self.reopen()

    @rule()
    def reopen(self) -> None:
        self.open_files.close()
        path = Path(self.folder.name) / "belot.sqlite3"
        database = self.open_files.enter_context(Database(path))
        self.games = Games(database, {**VARIANTS, TOY.key: TOY})
        self.session = resume(self.games, lambda: new_game(self.variant, GAME_ID))

    @rule(data=st.data())
    def insert(self, data: st.DataObject) -> None:
        at = data.draw(st.integers(0, len(self.session.game.rows)))
        row = data.draw(rows(self.variant))
        before = self.session.game
        self.did(before, self.session.insert(at, row))
        assert self.session.game.rows == (*before.rows[:at], row, *before.rows[at:])

    @precondition(lambda self: self.session.game.rows)
    @rule(data=st.data())
    def replace(self, data: st.DataObject) -> None:
        at = data.draw(st.integers(0, len(self.session.game.rows) - 1))
        row = data.draw(rows(self.variant))
        before = self.session.game
        self.did(before, self.session.replace(at, row))
        assert self.session.game.rows == (*before.rows[:at], row, *before.rows[at + 1 :])

    @precondition(lambda self: self.session.game.rows)
    @rule(data=st.data())
    def remove(self, data: st.DataObject) -> None:
        at = data.draw(st.integers(0, len(self.session.game.rows) - 1))
        before = self.session.game
        self.did(before, self.session.remove(at))
        assert self.session.game.rows == before.rows[:at] + before.rows[at + 1 :]

    @precondition(lambda self: self.session.game.rows)
    @rule(data=st.data())
    def set_dealer(self, data: st.DataObject) -> None:
        at = data.draw(st.integers(0, len(self.session.game.rows) - 1))
        if isinstance(self.session.game.rows[at], Adjustment):
            return
        seat = data.draw(dealers(self.variant))
        self.did(self.session.game, self.session.set_dealer(at, seat))
        assert seat in {None, self.session.sheet.lines[at].dealer}

    @rule(data=st.data(), name=texts(), note=texts())
    def change_details(self, data: st.DataObject, name: str, note: str) -> None:
        house = data.draw(houses(self.variant))
        first = Team(name, tuple(name for _ in self.variant.seats_of(0)))
        before = self.session.game
        new = replace(details(before), house=house, teams=(first, *before.teams[1:]), note=note)
        self.did(before, self.session.change_details(new))
        assert details(self.session.game) == new

    @rule(data=st.data())
    def bring(self, data: st.DataObject) -> None:
        before, brought = self.session.game, replace(data.draw(games(self.variant)), id=GAME_ID)
        self.session.bring([brought])
        if brought != before:
            self.past.append(before)
            self.future.clear()
        assert self.session.game == brought

    @rule()
    def undo(self) -> None:
        now = self.session.game
        change = self.session.undo()
        assert (change is None) == (not self.past)
        if change is not None:
            self.future.append(now)
            self.follows(change, now, self.past.pop())

    @rule()
    def redo(self) -> None:
        now = self.session.game
        change = self.session.redo()
        assert (change is None) == (not self.future)
        if change is not None:
            self.past.append(now)
            self.follows(change, now, self.future.pop())

    def did(self, before: Game, change: Change | None) -> None:
        """Note that a command had an effect, or was none at all."""
        assert (change is None) == (self.session.game == before)
        if change is not None:
            self.past.append(before)
            self.future.clear()
            self.follows(change, before, self.session.game)

    def follows(self, change: Change | Opened, before: Game, after: Game) -> None:
        """See that a change tells what happened."""
        assert not isinstance(change, Opened)
        assert apply(before, change) == after == self.session.game

    @invariant()
    def the_sheet_is_that_of_the_game(self) -> None:
        assert self.session.sheet == sheet(self.session.game)
        assert self.session.sheet is self.session.sheet

    @invariant()
    def the_disk_has_the_game(self) -> None:
        assert self.games.load(GAME_ID) == self.session.game

    @invariant()
    def the_journal_gives_the_game(self) -> None:
        assert self.games.replayed(GAME_ID) == self.session.game

    @invariant()
    def undo_and_redo_are_offered_where_there_are_any(self) -> None:
        assert self.session.can_undo == bool(self.past)
        assert self.session.can_redo == bool(self.future)

    def teardown(self) -> None:
        self.open_files.close()
        self.folder.cleanup()


AnyGame.TestCase.settings = settings(max_examples=30, stateful_step_count=20, deadline=None)
TestAnyGame = AnyGame.TestCase
