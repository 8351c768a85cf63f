"""An open game: what each command changes, and the way back to the game before."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from belot_desktop.core.changes import DetailsChange, RowChange, details
from belot_desktop.core.rows import Adjustment, Deal, Passed
from belot_desktop.session import Opened, Session, resume
from belot_desktop.store.errors import StoreFault
from belot_desktop.store.settings import Drafts
from tests.said import GAME_ID, game, row

if TYPE_CHECKING:
    from belot_desktop.core.game import Game
    from belot_desktop.store.database import Database
    from belot_desktop.store.games import Games

SECOND = "11111111-1111-4111-8111-111111111111"
THIRD = "22222222-2222-4222-8222-222222222222"


@pytest.fixture
def session(games: Games) -> Session:
    return resume(games, lambda: game("s0 H 87"))


def empty(game_id: str) -> Game:
    """Return a game in which nothing was entered."""
    return replace(game(), id=game_id)


def test_a_row_is_added_and_scored(session: Session) -> None:
    assert session.append(row("s1 S 90")) == RowChange(1, None, row("s1 S 90"))
    assert session.sheet.totals == (16, 16)


def test_a_row_is_put_before_another(session: Session) -> None:
    session.insert(0, Passed())
    assert session.game.rows == (Passed(), row("s0 H 87"))


def test_a_row_takes_the_place_of_another(session: Session) -> None:
    change = session.replace(0, row("s0 H 88"))
    assert change == RowChange(0, row("s0 H 87"), row("s0 H 88"))
    assert session.game.rows == (row("s0 H 88"),)


def test_a_row_goes(session: Session) -> None:
    session.append(Passed())
    assert session.remove(0) == RowChange(0, row("s0 H 87"), None)
    assert session.game.rows == (Passed(),)


def test_nothing_changed_is_nothing_written(session: Session, games: Games) -> None:
    assert session.replace(0, row("s0 H 87")) is None
    assert session.change_details(details(session.game)) is None
    assert session.set_dealer(0, None) is None
    assert session.set_dealer(0, 0) is None
    assert not games.can_undo(GAME_ID)


def test_there_has_to_be_a_row(session: Session) -> None:
    for at in (-1, 1):
        with pytest.raises(IndexError):
            session.replace(at, Passed())
        with pytest.raises(IndexError):
            session.remove(at)
    for at in (-1, 2):
        with pytest.raises(IndexError):
            session.insert(at, Passed())


def test_a_deal_without_its_parts_is_never_kept(session: Session, games: Games) -> None:
    with pytest.raises(ValueError, match="declarer"):
        session.append(Deal(0))
    assert session.game.rows == games.load(GAME_ID).rows == (row("s0 H 87"),)


def test_the_deal_passes_on_from_who_really_dealt(session: Session) -> None:
    session.append(Adjustment((0, 26)))
    session.append(Passed())
    session.append(row("s1 S 90"))
    session.set_dealer(2, 3)
    assert [line.dealer for line in session.sheet.lines] == [0, None, 3, 0]
    assert session.game.rows[2] == Passed(3)
    session.set_dealer(2, 1)
    assert session.game.rows[2] == Passed()
    session.set_dealer(0, 2)
    session.set_dealer(0, 0)
    assert session.game.rows[0] == row("s0 H 87")
    with pytest.raises(TypeError):
        session.set_dealer(1, 0)


def test_names_and_rules_are_changed_and_undone(session: Session) -> None:
    before = details(session.game)
    new = replace(before, note="у Ана", first_dealer=2)
    assert session.change_details(new) == DetailsChange(before, new)
    assert session.sheet.next_dealer == 3
    assert session.undo() == DetailsChange(new, before)
    assert session.redo() == DetailsChange(before, new)


def test_a_new_change_cuts_off_what_was_undone(session: Session) -> None:
    session.append(Passed())
    session.append(Passed())
    session.undo()
    session.undo()
    session.append(row("s1 S 90"))
    assert not session.can_redo
    assert session.redo() is None
    session.undo()
    session.redo()
    assert session.game.rows == (row("s0 H 87"), row("s1 S 90"))


def test_it_opens_as_it_was_left(session: Session, games: Games) -> None:
    session.append(row("s1 S 90"))
    session.start(empty(SECOND))
    session.append(Passed())
    assert resume(games, game).game == session.game
    session.open(GAME_ID)
    again = resume(games, game)
    assert again.game.id == GAME_ID
    assert again.can_undo


def test_undo_goes_back_across_the_end_of_a_game(session: Session, games: Games) -> None:
    session.append(row("s1 S 90"))
    finished = session.game
    assert session.start(empty(SECOND)) == Opened(empty(SECOND))
    assert session.can_undo
    assert session.undo() == Opened(finished)
    assert session.game == finished
    assert session.sheet.totals == (16, 16)
    assert games.ids() == (GAME_ID,)
    assert isinstance(session.undo(), RowChange)
    assert session.game.rows == (row("s0 H 87"),)


def test_what_can_be_done_again_is_not_let_go_on_the_way_back(
    session: Session, games: Games
) -> None:
    session.start(empty(SECOND))
    session.append(Passed())
    assert isinstance(session.undo(), RowChange)
    assert isinstance(session.undo(), Opened)
    assert games.ids() == (SECOND, GAME_ID)
    session.open(SECOND)
    session.redo()
    assert session.game.rows == (Passed(),)
    assert session.undo() is not None


def test_an_imported_game_with_rows_leads_nowhere(session: Session) -> None:
    session.start(replace(game("pass"), id=SECOND))
    assert not session.can_undo
    assert session.undo() is None


def test_the_first_game_leads_nowhere(games: Games) -> None:
    session = resume(games, lambda: empty(SECOND))
    assert not session.can_undo
    assert session.undo() is None


def test_a_new_game_takes_the_place_of_an_untouched_one(session: Session, games: Games) -> None:
    session.start(empty(SECOND))
    session.start(empty(THIRD))
    assert games.ids() == (THIRD, GAME_ID)
    assert session.undo() == Opened(game("s0 H 87"))


def test_what_is_half_typed_is_not_let_go(
    session: Session, games: Games, database: Database
) -> None:
    session.start(empty(SECOND))
    Drafts(database).save(SECOND, "H 8")
    session.start(empty(THIRD))
    assert games.ids() == (THIRD, SECOND, GAME_ID)
    assert session.undo() == Opened(empty(SECOND))
    assert session.undo() == Opened(game("s0 H 87"))
    assert games.ids() == (SECOND, GAME_ID)
    assert Drafts(database).load(SECOND) == "H 8"


def test_nothing_moves_when_the_disk_is_full(session: Session, database: Database) -> None:
    session.append(row("s1 S 90"))
    session.undo()
    before = session.game
    [(pages,)] = database.query("PRAGMA page_count")
    database.query(f"PRAGMA max_page_count = {pages}")
    long = Adjustment((0, 26), "а" * 100_000)
    new = replace(details(before), note="а" * 100_000)
    for command in (
        lambda: session.append(long),
        lambda: session.replace(0, long),
        lambda: session.change_details(new),
        lambda: session.start(replace(game(), id=SECOND, note="а" * 100_000)),
    ):
        with pytest.raises(StoreFault) as refused:
            command()
        assert refused.value.reason == "full"
        assert session.game is before
    session.redo()
    assert resume(session._games, game).game == session.game  # noqa: SLF001 - the same file


def test_redo_leads_back_into_the_game_that_undo_left(session: Session, games: Games) -> None:
    session.start(empty(SECOND))
    for said in ("pass", "s1 S 90"):
        session.append(row(said))
    whole = session.game
    while session.can_undo:
        session.undo()
    assert session.game == game("s0 H 87")
    while session.can_redo:
        session.redo()
    assert session.game == whole
    assert games.latest() == SECOND
    assert session.redo() is None


def test_a_change_before_it_cuts_it_off_like_all_that_was_undone(
    session: Session, games: Games
) -> None:
    session.start(empty(SECOND))
    session.append(row("pass"))
    for _ in range(2):
        session.undo()
    session.append(row("pass"))
    assert not session.can_redo
    assert session.redo() is None
    session.open(SECOND)
    session.redo()
    assert games.load(SECOND).rows == (Passed(),)


def test_a_game_that_goes_on_is_not_cut_off(session: Session) -> None:
    session.start(empty(SECOND))
    session.append(row("pass"))
    session.open(GAME_ID)
    session.append(row("pass"))
    assert not session.can_redo
    session.open(SECOND)
    session.undo()
    assert session.undo() == Opened(game("s0 H 87", "pass"))
