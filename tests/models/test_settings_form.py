"""The settings dialog without its window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from belot_desktop.models.settings import (
    LANGUAGE,
    SHOWN,
    TEXT_SIZE,
    THEME,
    WINDOW,
    Settings,
)
from belot_desktop.models.settings_form import SettingsForm
from belot_desktop.store.settings import Settings as Kept

if TYPE_CHECKING:
    from belot_desktop.store.database import Database


def test_a_choice_holds_at_once(database: Database) -> None:
    settings = Settings(Kept(database))
    form = SettingsForm(settings)
    form.put(THEME, "dark")
    assert settings.get(THEME) == form.value(THEME) == "dark"
    assert not form.as_at_first


def test_a_number_out_of_bounds_is_only_wrong(database: Database) -> None:
    settings = Settings(Kept(database))
    form = SettingsForm(settings)
    for typed in (1, 15, None):
        form.put(TEXT_SIZE, typed)
        assert set(form.wrong) == {TEXT_SIZE}
        assert settings.get(TEXT_SIZE) == 100
    form.put(TEXT_SIZE, 150)
    assert not form.wrong
    assert settings.get(TEXT_SIZE) == 150


def test_it_follows_what_is_changed_elsewhere(database: Database) -> None:
    settings, told = Settings(Kept(database)), list[object]()
    form = SettingsForm(settings)
    form.changed.connect(lambda: told.append(form.value(LANGUAGE)))
    settings.put(LANGUAGE, "en")
    assert told == ["en"]


def test_start_again(database: Database) -> None:
    Kept(database).put(THEME.key, "sepia")
    settings = Settings(Kept(database))
    form = SettingsForm(settings)
    begun = form.as_at_first
    assert not begun, "one of them could not be read"
    settings.put(WINDOW, "where it stands")
    form.put(LANGUAGE, "en")
    form.put(TEXT_SIZE, 7)
    form.start_again()
    assert form.as_at_first
    assert all(settings.get(each) == each.default for each in SHOWN)
    assert settings.unreadable == ()
    assert settings.get(WINDOW) == "where it stands"
