"""Settings: what was chosen is kept, what cannot be read is as it is by default."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from belot_desktop.models.settings import (
    LANGUAGE,
    QUICK_LINES,
    SETTINGS,
    SHOWN,
    TEXT_SIZE,
    THEME,
    WINDOW,
    Remembered,
    Setting,
    Settings,
)
from belot_desktop.store.settings import Settings as Kept

if TYPE_CHECKING:
    from belot_desktop.store.database import Database


def test_a_setting_is_kept_and_told(database: Database) -> None:
    settings, told = Settings(Kept(database)), list[str]()
    settings.changed.connect(told.append)
    settings.put(LANGUAGE, "en")
    settings.put(LANGUAGE, "en")
    assert told == ["language"]
    assert Settings(Kept(database)).get(LANGUAGE) == "en"


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda each: each.key)
def test_every_default_may_be_chosen(setting: Setting, database: Database) -> None:
    assert setting.allowed.allows(setting.default)
    assert Settings(Kept(database)).get(setting) == setting.default


def test_no_two_settings_are_called_alike() -> None:
    keys = [each.key for each in SETTINGS]
    options = [each.option for each in SHOWN]
    assert (len(set(keys)), len(set(options))) == (len(SETTINGS), len(SHOWN))
    assert not any(isinstance(each.allowed, Remembered) for each in SHOWN)


@pytest.mark.parametrize("kept", ["klingon", 7, True, 1e3, [1], {"size": 100}])
def test_what_cannot_be_is_the_default_and_told(
    database: Database, kept: object, caplog: pytest.LogCaptureFixture
) -> None:
    Kept(database).put(LANGUAGE.key, kept)
    Kept(database).put(TEXT_SIZE.key, kept)
    settings = Settings(Kept(database))
    assert (settings.get(LANGUAGE), settings.get(TEXT_SIZE)) == ("", 100)
    assert settings.unreadable == (LANGUAGE, TEXT_SIZE)
    assert "text_size" in caplog.text


def test_what_is_no_json_is_the_default_and_told(database: Database) -> None:
    database.query("PRAGMA ignore_check_constraints = ON")
    database.query("INSERT INTO setting VALUES ('theme', '{dark')")
    settings = Settings(Kept(database))
    assert (settings.get(THEME), settings.unreadable) == ("system", (THEME,))


def test_nothing_kept_is_nothing_to_tell(database: Database) -> None:
    Kept(database).put(LANGUAGE.key, None)
    assert Settings(Kept(database)).unreadable == ()


def test_what_is_only_remembered_is_forgotten_quietly(
    database: Database, caplog: pytest.LogCaptureFixture
) -> None:
    Kept(database).put(WINDOW.key, 7)
    Kept(database).put(QUICK_LINES.key, ["we h 87", 7])
    settings = Settings(Kept(database))
    assert (settings.get(WINDOW), settings.get(QUICK_LINES)) == ("", [])
    assert settings.unreadable == ()
    assert "window" in caplog.text


def test_what_cannot_be_read_stays_until_something_is_chosen(database: Database) -> None:
    Kept(database).put(THEME.key, "sepia")
    settings = Settings(Kept(database))
    settings.put(LANGUAGE, "en")
    assert Kept(database).get(THEME.key) == "sepia", "a newer version may know it"
    settings.put(THEME, "system")
    assert settings.unreadable == ()
    assert Kept(database).get(THEME.key) == "system", "also where it is what it fell back to"


def test_nothing_can_be_put_that_could_not_be_read_again(database: Database) -> None:
    settings = Settings(Kept(database))
    with pytest.raises(ValueError, match="text_size"):
        settings.put(TEXT_SIZE, 201)


def test_a_full_disk_only_costs_the_memory(database: Database) -> None:
    [(pages,)] = database.query("PRAGMA page_count")
    database.query(f"PRAGMA max_page_count = {pages}")
    settings = Settings(Kept(database))
    settings.put(WINDOW, "x" * 100_000)
    assert len(settings.get(WINDOW)) == 100_000
    assert Settings(Kept(database)).get(WINDOW) == ""


def test_what_cannot_be_saved_holds_until_the_end(database: Database) -> None:
    settings, told = Settings(Kept(database)), list[str]()
    settings.changed.connect(told.append)
    database.query("PRAGMA query_only = ON")
    settings.put(LANGUAGE, "en")
    assert settings.get(LANGUAGE) == "en"
    assert told == ["language"]
    database.query("PRAGMA query_only = OFF")
    assert Settings(Kept(database)).get(LANGUAGE) == ""
    settings.put(LANGUAGE, "bg")
    assert settings.get(LANGUAGE) == Settings(Kept(database)).get(LANGUAGE) == "bg"
