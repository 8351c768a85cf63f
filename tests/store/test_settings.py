"""Settings and what is half typed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from belot_desktop.store.settings import Drafts, Settings
from tests.said import GAME_ID, game

if TYPE_CHECKING:
    from belot_desktop.store.database import Database
    from belot_desktop.store.games import Games

VALUES = [None, True, 0, 1.5, "Ние ♠", [1, [2]], {"език": "bg", "size": 150}]


@pytest.mark.parametrize("value", VALUES)
def test_a_setting_is_kept(database: Database, value: Any) -> None:
    settings = Settings(database)
    assert settings.get("theme") is None
    settings.put("theme", "dark")
    settings.put("theme", value)
    assert Settings(database).get("theme") == value


@pytest.mark.parametrize("value", VALUES)
def test_what_is_half_typed_is_kept(database: Database, games: Games, value: Any) -> None:
    games.create(game())
    drafts = Drafts(database)
    assert drafts.load(GAME_ID) is None
    drafts.save(GAME_ID, 5)
    drafts.save(GAME_ID, value)
    assert drafts.load(GAME_ID) == value
    drafts.clear(GAME_ID)
    assert drafts.load(GAME_ID) is None


def test_what_is_half_typed_goes_with_its_game(database: Database, games: Games) -> None:
    games.create(game())
    Drafts(database).save(GAME_ID, 5)
    database.query("DELETE FROM game")
    assert Drafts(database).load(GAME_ID) is None


@pytest.mark.parametrize("kept", ["{dark", "[" * 100_000])
def test_what_cannot_be_read_is_told_from_what_is_not_there(
    database: Database, games: Games, caplog: pytest.LogCaptureFixture, kept: str
) -> None:
    games.create(game())
    database.query("PRAGMA ignore_check_constraints = ON")
    database.query("INSERT INTO setting VALUES ('theme', ?)", kept)
    database.query("INSERT INTO draft VALUES (?, ?)", GAME_ID, kept)
    with pytest.raises(ValueError, match="the setting theme"):
        Settings(database).get("theme")
    assert "theme" in caplog.text
    assert Settings(database).get("language") is None
    assert Drafts(database).load(GAME_ID) is None
