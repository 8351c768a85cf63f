"""Settings: what was chosen is kept, what cannot be read is as it is by default."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from belot_desktop.models.settings import CARD_POINTS, LANGUAGE, SETTINGS, TEXT_SIZE, Settings
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
def test_every_default_may_be_chosen(setting: object, database: Database) -> None:
    assert setting in SETTINGS
    found = next(each for each in SETTINGS if each is setting)
    assert found.allows(found.default)
    assert Settings(Kept(database)).get(found) == found.default


@pytest.mark.parametrize("kept", ["klingon", 7, None, [1]])
def test_what_cannot_be_is_the_default(database: Database, kept: object) -> None:
    Kept(database).put(LANGUAGE.key, kept)
    Kept(database).put(TEXT_SIZE.key, kept)
    settings = Settings(Kept(database))
    assert settings.get(LANGUAGE) == ""
    assert settings.get(TEXT_SIZE) == 100


def test_a_full_disk_only_costs_the_memory(database: Database) -> None:
    [(pages,)] = database.query("PRAGMA page_count")
    database.query(f"PRAGMA max_page_count = {pages}")
    settings = Settings(Kept(database))
    settings.put(CARD_POINTS, True)  # noqa: FBT003 (the value itself)
    settings.put(LANGUAGE, "x" * 100_000)
    assert settings.get(LANGUAGE) == ""


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
